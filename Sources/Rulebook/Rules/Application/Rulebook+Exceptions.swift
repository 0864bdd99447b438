import Records

extension Rulebook {
  /// Exceptions: their causes, with name and reason.
  static var exceptions: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "EX-1", .documented,
    Bilingual(
      en: """
        Making an NSException does nothing; `raise` (or @throw) unwinds the stack; \
        uncaught it ends the process with SIGABRT and the log "*** Terminating app due \
        to uncaught exception 'NAME', reason: 'REASON'".
        """,
      zh: """
        创建 NSException 什么也不做；`raise`（或 @throw）会展开调用栈；没有捕获时进程\
        以 SIGABRT 结束，并打印 "*** Terminating app due to uncaught exception 'NAME', \
        reason: 'REASON'"。
        """),
    source: "Apple documentation: NSException; crash logs",
    demonstration: [
      "add view red 0 0 50 50",
      "let exception = NSException(name: .genericException, reason: \"late\")",
      "expect exception.name.rawValue == \"NSGenericException\"",
      "expect error \"Uncaught exception 'NSGenericException', reason: 'late'\"",
      "red.alpha = 0; exception.raise()",
      "expect red.alpha == 1",
    ]),
  Rule(
    "EX-2", .documented,
    Bilingual(
      en: """
        Swift's do/catch catches Swift errors only. An NSException can not be caught \
        in Swift; an Objective-C shim can, and the program's state is then not to be \
        trusted.
        """,
      zh: """
        Swift 的 do/catch 只捕获 Swift 的错误。NSException 在 Swift 中无法捕获；\
        Objective-C 的垫片代码可以，但之后程序的状态不可信。
        """),
    source: "Apple documentation: handling Cocoa errors in Swift; several published shims",
    demonstration: [
      "struct Fault: Error {}",
      "var caught = 0",
      "func check(_ throwsError: Bool) throws {",
      "  if throwsError { throw Fault() }",
      "  NSException(name: .rangeException, reason: \"row 9\").raise()",
      "}",
      "do { try check(true) } catch { caught += 1 }",
      "expect caught == 1",
      "expect error \"exception 'NSRangeException', reason: 'row 9'\"",
      "do { try check(false) } catch { caught += 1 }",
    ]),
  Rule(
    "EX-3", .documented,
    Bilingual(
      en: """
        Swift traps (array index out of range, nil forced, integer overflow, \
        fatalError, failed precondition) are no exceptions; not even Objective-C's \
        @catch gets them.
        """,
      zh: """
        Swift 的陷阱（数组下标越界、强制解包 nil、整数溢出、fatalError、precondition \
        失败）不是异常；连 Objective-C 的 @catch 也捕获不到。
        """),
    source: "The Swift Programming Language",
    demonstration: [
      "expect error \"out of range\"",
      "let one = [1, 2][5]",
    ]),
  Rule(
    "EX-4", .documented, gap: .outside,
    Bilingual(
      en: """
        NSAssert raises NSInternalInconsistencyException through the assertion \
        handler; compiled away with NS_BLOCK_ASSERTIONS, the usual setting of release \
        builds.
        """,
      zh: """
        NSAssert 通过断言处理器抛出 NSInternalInconsistencyException；定义 \
        NS_BLOCK_ASSERTIONS（发布版的通常设置）时不编译进去。
        """),
    source: "Apple documentation: NSAssert"),
  Rule(
    "EX-5", .documented,
    Bilingual(
      en: """
        Unknown selector: NSInvalidArgumentException "-[Class selector]: unrecognized \
        selector sent to instance 0x…", raised by doesNotRecognizeSelector after \
        resolution and forwarding found nothing.
        """,
      zh: """
        未知的 selector：NSInvalidArgumentException "-[Class selector]: unrecognized \
        selector sent to instance 0x…"，在方法解析和转发都没有结果之后由 \
        doesNotRecognizeSelector 抛出。
        """),
    source: "Apple documentation: NSObject",
    demonstration: [
      "add view red 0 0 50 50",
      "expect error \"NSInvalidArgumentException: -[UIView fly]: unrecognized\"",
      "red.perform(Selector(\"fly\"))",
    ]),
  Rule(
    "EX-6", .observed,
    Bilingual(
      en: """
        NSArray beyond its end: NSRangeException, reason like "*** -[__NSArrayM \
        objectAtIndex:]: index 5 beyond bounds [0 .. 2]"; class and method in the text \
        vary.
        """,
      zh: """
        NSArray 越界：NSRangeException，原因类似 "*** -[__NSArrayM objectAtIndex:]: \
        index 5 beyond bounds [0 .. 2]"；文字中的类和方法会有不同。
        """),
    source: "crash logs",
    demonstration: [
      #"let names = NSArray(array: ["a", "b", "c"])"#,
      #"expect names.count == 3 && names[2] as! String == "c""#,
      #"expect error "'NSRangeException'""#,
      "names.object(at: 5)",
      #"let more = NSMutableArray(array: ["a", "b", "c"])"#,
      #"expect error "index 5 beyond bounds [0 .. 2]""#,
      "more[5]",
    ]),
  Rule(
    "EX-7", .observed,
    Bilingual(
      en: """
        addSubview of the view itself: NSInvalidArgumentException "Can't add self as \
        subview". Since iOS 7 the usual cause is a push or pop during another animated \
        one.
        """,
      zh: """
        把视图添加到它自己：NSInvalidArgumentException "Can't add self as subview"。\
        iOS 7 以来通常是因为在另一次带动画的 push 或 pop 期间又 push 或 pop。
        """),
    source: "WordPress-iOS #1955 and #21448, SVWebViewController #132",
    demonstration: [
      "add view red 0 0 50 50",
      "expect error \"NSInvalidArgumentException\"",
      "red.addSubview(red)",
    ]),
  Rule(
    "EX-8", .observed,
    Bilingual(
      en: """
        One view given to two controllers: UIViewControllerHierarchyInconsistency "A \
        view can only be associated with at most one view controller at a time! …".
        """,
      zh: """
        把一个视图给了两个控制器：UIViewControllerHierarchyInconsistency "A view can \
        only be associated with at most one view controller at a time! …"。
        """),
    source: "SIAlertView #120, MBProgressHUD #197",
    demonstration: [
      "let card = UIView()",
      "let one = UIViewController()",
      "let two = UIViewController()",
      "one.view = card",
      "expect error \"UIViewControllerHierarchyInconsistency\"",
      "two.view = card",
      "expect two.viewIfLoaded == nil",
      "one.view = nil",
      "two.view = card",
      "expect two.view === card",
    ]),
  Rule(
    "EX-9", .observed,
    Bilingual(
      en: """
        A controller's view added below another controller that is not its parent: \
        UIViewControllerHierarchyInconsistency "child view controller:<…> should have \
        parent view controller:<…> but actual parent is:<…>" (or "requested parent \
        is").
        """,
      zh: """
        把控制器的视图添加到另一个不是其父控制器的控制器之下：\
        UIViewControllerHierarchyInconsistency "child view controller:<…> should have \
        parent view controller:<…> but actual parent is:<…>"（或 "requested parent \
        is"）。
        """),
    source: "KLCPopup #6, FRLayeredNavigationController #6",
    demonstration: [
      "let one = UIViewController()",
      "let child = UIViewController()",
      "one.addChild(child)",
      "expect error \"UIViewControllerHierarchyInconsistency\"",
      "root.addSubview(child.view)",
      "controller.addChild(child)",
      "root.addSubview(child.view)",
      "expect child.view.superview === root",
    ]),
  Rule(
    "EX-10", .observed,
    Bilingual(
      en: """
        Subview added to a UIVisualEffectView itself (iOS 11 and later): \
        NSInternalInconsistencyException "… has been added as a subview to \
        <UIVisualEffectView …>. Do not add subviews directly …".
        """,
      zh: """
        直接给 UIVisualEffectView 添加子视图（iOS 11 及以后）：\
        NSInternalInconsistencyException "… has been added as a subview to \
        <UIVisualEffectView …>. Do not add subviews directly …"。
        """),
    source: "VKSideMenu #5, YYText #730",
    demonstration: [
      "let glass = UIVisualEffectView(effect: nil)",
      "glass.contentView.addSubview(UIView())",
      "expect error \"NSInternalInconsistencyException\"",
      "glass.addSubview(UIView())",
    ]),
  Rule(
    "EX-11", .observed,
    Bilingual(
      en: """
        Constraint without common ancestor: NSGenericException "Unable to activate \
        constraint with anchors … because they have no common ancestor. …".
        """,
      zh: """
        约束没有共同的祖先：NSGenericException "Unable to activate constraint with \
        anchors … because they have no common ancestor. …"。
        """),
    source: "SnapKit #478; AL-10",
    demonstration: [
      "add view red 0 0 10 10",
      "let apart = UIView()",
      "let edge = apart.leftAnchor.constraint(equalTo: red.leftAnchor)",
      "expect error \"NSGenericException\"",
      "edge.isActive = true",
    ]),
  Rule(
    "EX-12", .observed,
    Bilingual(
      en: """
        Priority changed between required and optional on an installed constraint: \
        NSInternalInconsistencyException "Mutating a priority from required to not on \
        an installed constraint (or vice-versa) is not supported. …".
        """,
      zh: """
        把已安装约束的优先级在必需与可选之间改动：NSInternalInconsistencyException \
        "Mutating a priority from required to not on an installed constraint (or \
        vice-versa) is not supported. …"。
        """),
    source: "crash logs; AL-11",
    demonstration: [
      "add view red 0 0 10 10",
      "red.translatesAutoresizingMaskIntoConstraints = false",
      "let width = red.widthAnchor.constraint(equalToConstant: 9)",
      "width.isActive = true",
      "expect error \"NSInternalInconsistencyException\"",
      "width.priority = .defaultLow",
    ]),
  Rule(
    "EX-13", .observed, gap: .outside,
    Bilingual(
      en: """
        Layout engine touched from another thread after the main thread: \
        NSInternalInconsistencyException "Modifications to the layout engine must not \
        be performed from a background thread …".
        """,
      zh: """
        主线程用过布局引擎之后又从别的线程修改它：NSInternalInconsistencyException \
        "Modifications to the layout engine must not be performed from a background \
        thread …"。
        """),
    source: "crash logs"),
  Rule(
    "EX-14", .observed,
    Bilingual(
      en: """
        NaN in position or frame: CALayerInvalidGeometry "CALayer position contains \
        NaN: [nan 5.5]".
        """,
      zh: """
        position 或 frame 中出现 NaN：CALayerInvalidGeometry "CALayer position \
        contains NaN: [nan 5.5]"。
        """),
    source: "crash logs",
    demonstration: [
      "add view red 0 0 50 50",
      "expect error \"NaN\"",
      "red.center.x = .nan",
    ]),
  Rule(
    "EX-15", .observed,
    Bilingual(
      en: """
        Nib without connected view outlet: NSInternalInconsistencyException \
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "X" nib but the \
        view outlet was not set."
        """,
      zh: """
        nib 没有连接 view outlet：NSInternalInconsistencyException "-[UIViewController \
        _loadViewFromNibNamed:bundle:] loaded the "X" nib but the view outlet was not \
        set."
        """),
    source: "crash logs",
    demonstration: [
      "add view card 0 0 300 200",
      "nib CardView from card without view",
      "class CardViewController: UIViewController {}",
      "let made = CardViewController()",
      "expect error \"nib but the view outlet was not set\"",
      "made.loadViewIfNeeded()",
    ]),
  Rule(
    "EX-16", .observed,
    Bilingual(
      en: """
        Pushing a controller that is on the stack: NSInvalidArgumentException "Pushing \
        the same view controller instance more than once is not supported …" \
        (reworded in iOS 17). The header's "has no effect" is out of date.
        """,
      zh: """
        压入已经在栈里的控制器：NSInvalidArgumentException "Pushing the same view \
        controller instance more than once is not supported …"（iOS 17 改了措辞）。头\
        文件里的 "has no effect" 已经过时。
        """),
    source: "crash logs; UINavigationController.h header comment",
    demonstration: [
      "let detail = UIViewController()",
      "let nav = UINavigationController(rootViewController: UIViewController())",
      "nav.pushViewController(detail, animated: false)",
      "expect error \"NSInvalidArgumentException\"",
      "nav.pushViewController(detail, animated: false)",
      "expect nav.viewControllers.count == 2",
    ]),
  Rule(
    "EX-17", .observed,
    Bilingual(
      en: """
        No root controller at the end of launch: NSInternalInconsistencyException \
        "Application windows are expected to have a root view controller at the end of \
        application launch".
        """,
      zh: """
        启动结束时没有根控制器：NSInternalInconsistencyException "Application windows \
        are expected to have a root view controller at the end of application \
        launch"。
        """),
    source: "crash logs",
    demonstration: [
      "class Main: UIResponder, UIApplicationDelegate {",
      "  var window: UIWindow?",
      "  func application(_ a: UIApplication, didFinishLaunchingWithOptions",
      "    o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {",
      "    window = UIWindow(frame: UIScreen.main.bounds)",
      "    window?.makeKeyAndVisible()",
      "    return true",
      "  }",
      "}",
      "expect error \"are expected to have a root view controller\"",
      "launch Main",
    ]),
  Rule(
    "EX-18", .observed,
    Bilingual(
      en: """
        Presenting a controller that is already shown: NSInvalidArgumentException \
        "Application tried to present modally an active controller <…>".
        """,
      zh: """
        present 一个已经显示的控制器：NSInvalidArgumentException "Application tried to \
        present modally an active controller <…>"。
        """),
    source: "Otm-ios #362, SideMenu #29",
    demonstration: [
      "let page = UIViewController()",
      "controller.present(page, animated: false)",
      "expect error \"present modally an active controller\"",
      "page.present(controller, animated: false)",
    ]),
  Rule(
    "EX-19", .observed,
    Bilingual(
      en: """
        Presenting on a controller that already presents: no exception; log "Attempt \
        to present <A> on <B> … which is already presenting <C>", A is not shown.
        """,
      zh: """
        在已经 present 了别人的控制器上再 present：没有异常；打印 "Attempt to present \
        <A> on <B> … which is already presenting <C>"，A 不显示。
        """),
    source: "Uservoice-ios-sdk #347 and others",
    demonstration: [
      "let first = UIViewController()",
      "let second = UIViewController()",
      "controller.present(first, animated: false)",
      "controller.present(second, animated: false)",
      "expect controller.presentedViewController === first",
    ]),
  Rule(
    "EX-20", .observed,
    Bilingual(
      en: """
        Presenting from a controller whose view is in no window: no exception; log "… \
        whose view is not in the window hierarchy!", nothing is shown. viewDidLoad is \
        too early for this reason.
        """,
      zh: """
        从视图不在任何窗口里的控制器 present：没有异常；打印 "… whose view is not in \
        the window hierarchy!"，什么也不显示。因此在 viewDidLoad 里 present 太早。
        """),
    source: "STPopup #91 and others",
    demonstration: [
      "let lonely = UIViewController()",
      "let page = UIViewController()",
      "lonely.present(page, animated: false)",
      "expect lonely.presentedViewController == nil",
    ]),
  Rule(
    "EX-21", .observed,
    Bilingual(
      en: """
        Property animator released while paused or stopped: \
        NSInternalInconsistencyException "It is an error to release a paused or \
        stopped property animator. …".
        """,
      zh: """
        属性动画器在暂停或停止状态下被释放：NSInternalInconsistencyException "It is an \
        error to release a paused or stopped property animator. …"。
        """),
    source: "crash logs",
    demonstration: [
      "func leave() {",
      "  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {",
      "    root.alpha = 0.5",
      "  }",
      "  animator.startAnimation()",
      "  animator.pauseAnimation()",
      "}",
      "expect error \"NSInternalInconsistencyException\"",
      "leave()",
    ]),
  Rule(
    "EX-22", .observed, gap: .outside,
    Bilingual(
      en: """
        UI call off the main thread: no exception by itself; with the Main Thread \
        Checker a log "UI API called on a background thread"; effects are undefined.
        """,
      zh: """
        在主线程之外调用 UI：本身没有异常；开启 Main Thread Checker 时打印 "UI API \
        called on a background thread"；结果未定义。
        """),
    source: "logs; Apple documentation: Main Thread Checker"),
  Rule(
    "EX-23", .inferred,
    Bilingual(
      en: "A second UIApplication object raises NSInternalInconsistencyException.",
      zh: "第二个 UIApplication 对象会抛出 NSInternalInconsistencyException。"),
    source: "AP-4; texts in re-implementations",
    demonstration: [
      "expect error \"NSInternalInconsistencyException\"",
      "let second = UIApplication()",
      "expect UIApplication.shared === app",
    ]),
  Rule(
    "EX-24", .open,
    Bilingual(
      en: "What the completion closure of a refused presentation does (EX-19, EX-20).",
      zh: "被拒绝的 present 的 completion 闭包会怎样（EX-19、EX-20）。"),
    source: "reports differ, and nothing settles it"),
  Rule(
    "EX-25", .observed,
    Bilingual(
      en: """
        A visual format that cannot be read, a name in no dictionary, `|` beside a view \
        without superview: NSInvalidArgumentException "Unable to parse constraint format: \
        …", with a mark below the place.
        """,
      zh: """
        无法解析的可视化格式、字典里没有的名字、没有父视图的视图旁边的 `|`：\
        NSInvalidArgumentException "Unable to parse constraint format: …"，\
        并在出错的位置下面做标记。
        """),
    source: "crash logs",
    demonstration: [
      "let a = UIView()",
      "expect error \"`|-[▸b]`\"",
      "_ = NSLayoutConstraint.constraints(",
      "  withVisualFormat: \"|-[b]\", metrics: nil, views: [\"b2\": a])",
    ]),
  Rule(
    "EX-26", .observed,
    Bilingual(
      en: """
        A layer that is added to itself, or to a layer that it holds: CALayerInvalid "layer <…> \
        is a part of cycle in its layer tree" (iOS 9 and later).
        """,
      zh: """
        把图层加到它自己，或加到它所包含的图层里：CALayerInvalid "layer <…> is a part of cycle in \
        its layer tree"（iOS 9 及以后）。
        """),
    source: "crash logs",
    demonstration: [
      "let a = CALayer()",
      "let b = CALayer()",
      "a.addSublayer(b)",
      "expect error \"is a part of cycle in its layer tree\"",
      "b.addSublayer(a)",
      "expect a.superlayer == nil",
    ]),
  Rule(
    "EX-27", .observed,
    Bilingual(
      en: """
        A navigation controller that is pushed onto another one: NSInvalidArgumentException \
        "Pushing a navigation controller is not supported".
        """,
      zh: """
        把导航控制器压入另一个导航控制器：NSInvalidArgumentException "Pushing a navigation \
        controller is not supported"。
        """),
    source: "crash logs",
    demonstration: [
      "let (first, second) = (UIViewController(), UIViewController())",
      "let outer = UINavigationController(rootViewController: first)",
      "let inner = UINavigationController(rootViewController: second)",
      "expect error \"Pushing a navigation controller is not supported\"",
      "outer.pushViewController(inner, animated: false)",
      "expect outer.viewControllers.count == 1",
    ]),
  Rule(
    "EX-28", .observed,
    Bilingual(
      en: """
        An outlet of a nib whose property the class does not have, or does not show to \
        Objective-C by @IBOutlet or @objc: NSUnknownKeyException "[<…> \
        setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key …". \
        So it is where the owner of the nib is of another class, or nil.
        """,
      zh: """
        nib 里的 outlet 在类中没有对应的属性，或属性没有用 @IBOutlet、@objc 暴露给 Objective-C：\
        NSUnknownKeyException "[<…> setValue:forUndefinedKey:]: this class is not key value \
        coding-compliant for the key …"。nib 的 owner 是别的类或 nil 时也一样。
        """),
    source: "crash logs",
    demonstration: [
      "add view card 0 0 300 200",
      "nib Card from card without view",
      "nib Card outlet heading to card",
      "class Owner: UIViewController { var heading: UIView? }",
      "let owner = Owner()",
      "expect error \"not key value coding-compliant for the key heading\"",
      "UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: owner)",
      "class Other: UIViewController { @IBOutlet var heading: UIView? }",
      "let other = Other()",
      "_ = Bundle.main.loadNibNamed(\"Card\", owner: other)",
      "expect other.heading?.bounds == card.bounds",
    ]),
  Rule(
    "EX-30", .documented,
    Bilingual(
      en: """
        `value(forKey:)` and `setValue(_:forKey:)` reach properties by name; a flag has no `is`. \
        A name that the class does not have raises NSUnknownKeyException. Layers alone keep \
        values under any name, and take paths into structures, such as `transform.scale`.
        """,
      zh: """
        `value(forKey:)` 和 `setValue(_:forKey:)` 按名字访问属性；布尔属性的名字没有 `is`。类里没有\
        这个名字时抛出 NSUnknownKeyException。只有图层可以用任意名字保存值，也只有图层的路径可以进入\
        结构体，例如 `transform.scale`。
        """),
    source: "Key-Value Coding Programming Guide; Core Animation Programming Guide",
    demonstration: [
      "add view red 0 0 100 100",
      "red.setValue(true, forKey: \"hidden\")",
      "expect red.isHidden",
      "red.setValue(0.5, forKey: \"alpha\")",
      "expect red.value(forKey: \"alpha\") as? CGFloat == 0.5",
      "expect error \"not key value coding-compliant for the key colour\"",
      "red.setValue(1, forKey: \"colour\")",
    ]),
  Rule(
    "EX-29", .observed,
    Bilingual(
      en: """
        A nib that is not in the bundle: NSInternalInconsistencyException "Could not load NIB \
        in bundle: 'NSBundle <…> (loaded)' with name '…'", raised when it is loaded, not when a \
        UINib or a controller is made with the name.
        """,
      zh: """
        bundle 里没有的 nib：NSInternalInconsistencyException "Could not load NIB in bundle: \
        'NSBundle <…> (loaded)' with name '…'"；在加载时抛出，而不是在用这个名字创建 UINib 或控制器时。
        """),
    source: "crash logs",
    demonstration: [
      "let made = UIViewController(nibName: \"Card\", bundle: nil)",
      "expect error \"Could not load NIB in bundle\"",
      "made.loadViewIfNeeded()",
      "let loader = UINib(nibName: \"Card\", bundle: nil)",
      "expect error \"with name 'Card'\"",
      "loader.instantiate(withOwner: nil)",
      "add view card 0 0 300 200",
      "nib Card from card",
      "made.loadViewIfNeeded()",
      "expect made.view.bounds == card.bounds",
    ]),
]
