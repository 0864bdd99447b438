import Records

/// Exceptions of tables and collections, with the numbers from EX-40 on.
extension Rulebook {
  static var updateExceptions: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "EX-40", .observed,
    Bilingual(
      en: """
        Rows or items that are inserted, deleted or moved must account for what the data \
        source returns after them: NSInternalInconsistencyException "Invalid update: \
        invalid number of rows in section 0. …", "attempt to delete row 5 from section 0 \
        which only contains 3 rows before the update". All changes of a batch count \
        together: deletions by old places, insertions by new ones.
        """,
      zh: """
        插入、删除、移动的行（项）必须与数据源之后返回的数目相符：\
        NSInternalInconsistencyException "Invalid update: invalid number of rows in \
        section 0. …"、"attempt to delete row 5 from section 0 which only contains 3 rows \
        before the update"。一批更新一起计算：删除用旧位置，插入用新位置。
        """),
    source: """
      crash logs: woocommerce-ios #2617, YapDatabase #185, 5calls #57, BSImagePicker \
      #329; newer systems say "Invalid batch updates detected" and list both states
      """,
    demonstration: [
      "class Rows: NSObject, UITableViewDataSource {",
      "  var count = 3",
      "  func tableView(_ t: UITableView,",
      "    numberOfRowsInSection s: Int) -> Int { count }",
      "  func tableView(_ t: UITableView, cellForRowAt i: IndexPath)",
      "    -> UITableViewCell { UITableViewCell() }",
      "}",
      "add table t 0 0 390 600",
      "let rows = Rows(); let first = IndexPath(row: 0, section: 0)",
      "t.dataSource = rows",
      "layout",
      #"expect error "Invalid update: invalid number of rows in section 0.""#,
      "t.deleteRows(at: [first], with: .fade)",
      "rows.count = 2",
      "t.deleteRows(at: [first], with: .fade)",
      "expect t.numberOfRows(inSection: 0) == 2",
    ]),
  Rule(
    "EX-41", .observed,
    Bilingual(
      en: """
        Dequeuing for an index path without a registration: \
        NSInternalInconsistencyException "unable to dequeue a cell with identifier X - \
        must register a nib or a class for the identifier or connect a prototype cell in \
        a storyboard"; a collection says "could not dequeue a view of kind: \
        UICollectionElementKindCell with identifier X - …".
        """,
      zh: """
        没有注册就按 indexPath 出列：NSInternalInconsistencyException "unable to dequeue \
        a cell with identifier X - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard"；集合视图则是 "could not dequeue a view \
        of kind: UICollectionElementKindCell with identifier X - …"。
        """),
    source: """
      Karumi/BothamUI #57, rcdilorenzo/Cell-Expander #3, renzifeng/ZFPlayer #253 (with the stack); \
      for collections kanaishinichi/TAXHeaderSheet #8, bhlvoong/LBTAComponents #12
      """,
    demonstration: [
      "add table t 0 0 390 600",
      "let path = IndexPath(row: 0, section: 0)",
      #"expect error "unable to dequeue a cell with identifier row""#,
      #"t.dequeueReusableCell(withIdentifier: "row", for: path)"#,
    ]),
  Rule(
    "EX-42", .observed,
    Bilingual(
      en: """
        Scrolling to a row that does not exist: NSRangeException "Attempted to scroll the \
        table view to an out-of-bounds row (72) when there are only 72 rows in section 0. \
        Table view: …" (before iOS 13 "… row (72) beyond bounds (72) for section (0).").
        """,
      zh: """
        滚动到不存在的行：NSRangeException "Attempted to scroll the table view to an \
        out-of-bounds row (72) when there are only 72 rows in section 0. Table view: \
        …"（iOS 13 之前是 "… row (72) beyond bounds (72) for section (0)."）。
        """),
    source: """
      crash logs: DateTimePicker #91, Provenance #1876, Eureka #1219
      """,
    demonstration: [
      "add table t 0 0 390 600 rows 3",
      "let path = IndexPath(row: 7, section: 0)",
      #"expect error "out-of-bounds row (7) when there are only 3 rows""#,
      "t.scrollToRow(at: path, at: .top, animated: false)",
    ]),
  Rule(
    "EX-43", .observed,
    Bilingual(
      en: """
        Another delegate for a scroll view's own pan recognizer: \
        NSInvalidArgumentException "UIScrollView's built-in pan gesture recognizer must \
        have its scroll view as its delegate."
        """,
      zh: """
        给滚动视图自带的 pan 识别器换 delegate：NSInvalidArgumentException \
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its \
        delegate."
        """),
    source: """
      Texture #1457, crash logs
      """,
    demonstration: [
      "add scroll s 0 0 390 600",
      "class Other: NSObject, UIGestureRecognizerDelegate {}",
      "let other = Other()",
      #"expect error "must have its scroll view as its delegate""#,
      "s.panGestureRecognizer.delegate = other",
    ]),
  Rule(
    "EX-44", .observed,
    Bilingual(
      en: """
        A collection without a layout: NSInvalidArgumentException "UICollectionView must \
        be initialized with a non-nil layout parameter".
        """,
      zh: """
        没有布局的集合视图：NSInvalidArgumentException "UICollectionView must be \
        initialized with a non-nil layout parameter"。
        """),
    source: """
      nicklockwood/layout #55, glthello/LTScrollView #95 (with name and reason), \
      PureLayout/PureLayout #47
      """,
    demonstration: [
      #"expect error "must be initialized with a non-nil layout parameter""#,
      "let grid = UICollectionView()",
    ]),
  Rule(
    "EX-48", .observed,
    Bilingual(
      en: """
        NSInvalidArgumentException: a storyboard that is not in the bundle ("Could not find a \
        storyboard named …"), an identifier without a scene ("doesn't contain a view controller \
        with identifier …"), a segue that the controller does not have ("has no segue with \
        identifier …").
        """,
      zh: """
        NSInvalidArgumentException：bundle 里没有的 storyboard（"Could not find a storyboard \
        named …"）、没有场景的标识符（"doesn't contain a view controller with identifier …"）、\
        控制器没有的 segue（"has no segue with identifier …"）。
        """),
    source: "crash reports of public projects (name and reason)",
    demonstration: [
      #"expect error "Could not find a storyboard named 'Main'""#,
      #"let board = UIStoryboard(name: "Main", bundle: nil)"#,
      #"expect error "has no segue with identifier 'next'""#,
      #"controller.performSegue(withIdentifier: "next", sender: nil)"#,
    ]),
  Rule(
    "EX-49", .documented,
    Bilingual(
      en: """
        Key-value observing: a change of an observed property calls the observer before the \
        setter returns. A class's own property is seen only if it is `@objc dynamic`. \
        `observe` ends with the object that it returns; removing an observer that is not \
        registered raises NSRangeException.
        """,
      zh: """
        键值观察（KVO）：被观察的属性一变，setter 返回之前就会调用观察者。自己写的属性只有标了 \
        `@objc dynamic` 才能被观察到。`observe` 返回的对象一释放，观察就结束；移除没有注册过的观察者会\
        抛出 NSRangeException。
        """),
    source: "Key-Value Observing Programming Guide; Using Key-Value Observing in Swift",
    demonstration: [
      "class Counter: NSObject { @objc dynamic var count = 0 }",
      "let counter = Counter()",
      "var heard: [Int] = []",
      "var token: NSKeyValueObservation?",
      "token = counter.observe(\\.count) { c, _ in heard.append(c.count) }",
      "counter.count = 3",
      "token = nil",
      "counter.count = 4",
      "expect heard == [3]",
      #"expect error "not registered as an observer""#,
      #"counter.removeObserver(root, forKeyPath: "count")"#,
    ]),
  Rule(
    "EX-45", .observed,
    Bilingual(
      en: """
        A diffable data source makes the updates itself, so they always fit. What raises \
        is the snapshot: identifiers given twice at once ("Fatal: supplied item \
        identifiers are not unique. Duplicate identifiers: …"), items without a section. \
        Identifiers that the snapshot has already move to the new place.
        """,
      zh: """
        diffable 数据源自己执行更新，所以总是相符。会抛出异常的是快照：一次给出重复的标识\
        （"Fatal: supplied item identifiers are not unique. Duplicate identifiers: …"）、还\
        没有 section 就添加 item。快照里已有的标识会移到新位置。
        """),
    source: """
      crash logs: ASCollectionView #80, owncloud/ios-app #1585; the log "Diffable data \
      source detected an attempt to insert or append … that already exist" of iOS 15 \
      and later
      """,
    demonstration: [
      "var data = NSDiffableDataSourceSnapshot<Int, String>()",
      "data.appendSections([0])",
      #"data.appendItems(["a", "b"])"#,
      #"expect error "supplied item identifiers are not unique""#,
      #"data.appendItems(["c", "c"])"#,
      #"data.appendItems(["a"])"#,
      #"expect data.itemIdentifiers == ["b", "a"]"#,
    ]),
]
