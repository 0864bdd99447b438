import Records

extension Rulebook {
  /// The default of `isUserInteractionEnabled`, class by class, and the meaning of false.
  static var interactionDefaults: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "UI-1", .documented,
    Bilingual(
      en: "Default `isUserInteractionEnabled` of `UIView`: true.",
      zh: "`UIView` 的 `isUserInteractionEnabled` 默认为 true。"),
    source: "UIView.h header comment",
    demonstration: [
      "add view red 100 100 200 200",
      "hit 150 150",
      "expect hit 150 150 is red",
    ]),
  Rule(
    "UI-2", .documented,
    Bilingual(
      en: "Default `isUserInteractionEnabled` of `UIImageView` and `UILabel`: false.",
      zh: "`UIImageView` 和 `UILabel` 的 `isUserInteractionEnabled` 默认为 false。"),
    source: """
      Apple documentation: UIImageView, UILabel; WWDC 2010 session 120 ("one of the few \
      subclasses"); lab recording on UIKitCore, iPadOS 26.5
      """,
    demonstration: [
      "add label caption 100 100 200 40",
      "expect hit 150 120 is root",
      "add image pic 100 200 200 100",
      "expect hit 150 250 is root",
      "set pic.isUserInteractionEnabled true",
      "expect hit 150 250 is pic",
    ]),
  Rule(
    "UI-3", .observed,
    Bilingual(
      en: """
        Default `isUserInteractionEnabled` of `UIButton`, `UIScrollView`, `UIStackView`, \
        `UIActivityIndicatorView` and `UIProgressView`: true.
        """,
      zh: """
        `UIButton`、`UIScrollView`、`UIStackView`、`UIActivityIndicatorView` 和 \
        `UIProgressView` 的 `isUserInteractionEnabled` 默认为 true。
        """),
    source: "lab recording on UIKitCore, iPadOS 26.5 (the last two are often guessed wrong)",
    demonstration: [
      "add button ok 0 100 100 50",
      "add scroll feed 0 200 100 50",
      "add stack row 0 300 100 50",
      "expect hit 50 125 is ok",
      "expect hit 50 225 is feed",
      "expect hit 50 325 is row",
    ]),
  Rule(
    "UI-4", .inferred,
    Bilingual(
      en: """
        Default `isUserInteractionEnabled` of `UIWindow`, all `UIControl` subclasses, \
        `UITextView`, `UITableView` and its cells, `UICollectionView` and its cells, \
        `UIVisualEffectView`, `UIPickerView`: true.
        """,
      zh: """
        `UIWindow`、所有 `UIControl` 子类、`UITextView`、`UITableView` 及其单元格、\
        `UICollectionView` 及其单元格、`UIVisualEffectView`、`UIPickerView`，其 \
        `isUserInteractionEnabled` 默认为 true。
        """),
    source: "inherited from UIView (UI-1); no documentation page says otherwise",
    demonstration: [
      "add control knob 100 100 80 80",
      "hit 120 120",
      "expect hit 120 120 is knob",
    ]),
  Rule(
    "UI-5", .documented,
    Bilingual(
      en: """
        `isUserInteractionEnabled` false means: touches and keys for the view are ignored and \
        removed from the event queue. The subtree is out as well (HT-2), also children whose \
        own flag is true.
        """,
      zh: """
        `isUserInteractionEnabled` 为 false 意味着：发给该视图的触摸和按键被忽略，\
        并从事件队列中移除。它的子树也一并失效（HT-2），自身开关为 true 的子视图也不例外。
        """),
    source: "UIView.h header comment; Apple documentation: UIView.isUserInteractionEnabled",
    demonstration: [
      "add image pic 100 100 200 200",
      "add button ok 50 50 100 100 in pic",
      "expect not asked ok at 200 200",
      "expect hit 200 200 is root",
      "set pic.isUserInteractionEnabled true",
      "expect hit 200 200 is ok",
    ]),
  Rule(
    "UI-6", .documented,
    Bilingual(
      en: "Recognizers of a view with interaction disabled get no touches.",
      zh: "关闭了交互的视图，其手势识别器收不到触摸。"),
    source: "WWDC 2010 session 120",
    demonstration: [
      "add view red 100 100 200 200",
      "gesture tap dig on red",
      "tap red",
      "expect states dig is possible, ended",
      "set red.isUserInteractionEnabled false",
      "log clear",
      "tap red",
      "expect states dig is possible",
    ]),
  Rule(
    "UI-7", .documented,
    Bilingual(
      en: """
        UISwitch, UIStepper, UISegmentedControl and UIActivityIndicatorView have their natural \
        size as soon as they are made, whatever size the frame asks for (a switch 51 × 31 before \
        iOS 26).
        """,
      zh: """
        UISwitch、UIStepper、UISegmentedControl 和 UIActivityIndicatorView 一创建就有自己的固有大小，\
        与传入的 frame 的大小无关（iOS 26 之前开关是 51 × 31）。
        """),
    source: """
      Apple documentation: UISwitch.init(frame:) (the size components are ignored); device logs
      """,
    demonstration: [
      "let lamp = UISwitch()",
      "let place = CGRect(x: 9, y: 9, width: 1, height: 1)",
      "let size = UIStepper(frame: place)",
      "expect lamp.bounds.size == CGSize(width: 51, height: 31)",
      "expect size.frame == CGRect(x: 9, y: 9, width: 94, height: 32)",
      #"expect UISegmentedControl(items: ["a", "b"]).bounds.width > 40"#,
      "expect UIActivityIndicatorView().bounds.width == 20",
      "view.addSubview(lamp)",
      "expect hit 50 30 is lamp",
    ]),
  Rule(
    "UI-8", .observed,
    Bilingual(
      en: """
        `isOpaque` is false in UIButton, UISlider, UITextField and UIImageView made in code, true \
        in a plain UIView.
        """,
      zh: """
        用代码创建的 UIButton、UISlider、UITextField 和 UIImageView，`isOpaque` 为 false；\
        普通 UIView 为 true。
        """),
    source: "recursiveDescription dumps of iOS 8 to 26 (`opaque = NO` in five of five buttons)",
    demonstration: [
      "expect !UIButton().isOpaque && !UISlider().isOpaque",
      "expect !UITextField().isOpaque && !UIImageView().isOpaque",
      "expect UIView().isOpaque",
    ]),
  Rule(
    "UI-20", .documented,
    Bilingual(
      en: """
        A tap on the detail button of a row (accessory detailButton or \
        detailDisclosureButton) calls tableView(_:accessoryButtonTappedForRowWith:) and \
        selects nothing; other accessories are part of the row.
        """,
      zh: """
        点击某行的详情按钮（accessoryType 为 detailButton 或 detailDisclosureButton）会调用\
         tableView(_:accessoryButtonTappedForRowWith:)，不会选中该行；其他附属视图算作行的\
        一部分。
        """),
    source: """
      Apple documentation: \
      UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:), \
      UITableViewCell.AccessoryType
      """,
    demonstration: [
      "class Rows: NSObject, UITableViewDelegate {",
      "  var asked = -1",
      "  func tableView(_ t: UITableView,",
      "    accessoryButtonTappedForRowWith i: IndexPath) { asked = i.row }",
      "}",
      "add table t 0 0 390 600 rows 3",
      "let rows = Rows()",
      "t.delegate = rows",
      "layout",
      "let cell = t.cellForRow(at: IndexPath(row: 1, section: 0))!",
      "cell.accessoryType = .detailButton",
      "tap 363 66",
      "expect rows.asked == 1 && t.indexPathForSelectedRow == nil",
    ]),
  Rule(
    "UI-21", .documented,
    Bilingual(
      en: """
        A collection asks its layout: prepare() once after each invalidation, then \
        collectionViewContentSize, and layoutAttributesForElements(in:) for the bounds. \
        shouldInvalidateLayout(forBoundsChange:) is asked when it scrolls, false unless \
        overridden. Attributes with a higher zIndex are in front; hidden ones have no \
        view.
        """,
      zh: """
        集合视图向布局询问：每次失效后先调用一次 prepare()，然后是 \
        collectionViewContentSize，再用当前 bounds 调用 layoutAttributesForElements(in:)。\
        滚动时会询问 shouldInvalidateLayout(forBoundsChange:)，默认为 false。zIndex 大的在\
        前面；isHidden 的没有视图。
        """),
    source: """
      Apple documentation: UICollectionViewLayout; UICollectionViewLayout.h header \
      comments
      """,
    demonstration: [
      "class Line: UICollectionViewLayout {",
      "  var prepared = 0",
      "  override func prepare() { prepared += 1 }",
      "  override var collectionViewContentSize: CGSize {",
      "    CGSize(width: 100, height: 900)",
      "  }",
      "}",
      "add collection grid 0 0 390 400 items 3",
      "let line = Line()",
      "grid.collectionViewLayout = line",
      "layout",
      "expect line.prepared == 1 && grid.contentSize.height == 900",
      "grid.contentOffset.y = 50",
      "layout",
      "expect line.prepared == 1",
    ]),
  Rule(
    "UI-22", .documented,
    Bilingual(
      en: """
        A flow layout takes sizes of items, insets, distances, headers and footers from a \
        UICollectionViewDelegateFlowLayout where that implements them, and from its own \
        properties otherwise. A header or footer of zero size is not created; only the \
        measure along the scroll direction counts.
        """,
      zh: """
        流式布局的 item 大小、边距、间距、页眉和页脚：UICollectionViewDelegateFlowLayout 实\
        现了哪个方法就用哪个方法的值，否则用布局自己的属性。大小为零的页眉或页脚不会创建；\
        只有沿滚动方向的尺寸起作用。
        """),
    source: """
      Apple documentation: UICollectionViewFlowLayout, \
      UICollectionViewDelegateFlowLayout
      """,
    demonstration: [
      "class Sizes: NSObject, UICollectionViewDelegateFlowLayout {",
      "  func collectionView(_ c: UICollectionView,",
      "    layout: UICollectionViewLayout, sizeForItemAt i: IndexPath",
      "  ) -> CGSize { CGSize(width: 390, height: 30 + i.item * 10) }",
      "}",
      "add collection grid 0 0 390 400 items 3",
      "let sizes = Sizes()",
      "grid.delegate = sizes",
      "grid.reloadData()",
      "layout",
      "expect grid.contentSize.height == 140",
    ]),
  Rule(
    "UI-23", .documented,
    Bilingual(
      en: """
        A view gets the looks that `appearance()` sets when it enters a window: views that are in \
        one already stay as they are, and a value of the view's own wins. Subclasses get the \
        looks of their superclass; `whenContainedInInstancesOf` asks for containers, the \
        innermost first.
        """,
      zh: """
        通过 `appearance()` 设置的外观在视图进入窗口时才生效：已经在窗口里的视图保持不变，视图自己设置过的\
        值优先。为父类设置的外观对子类也生效；`whenContainedInInstancesOf` 限定所在的容器，最内层的写在\
        最前。
        """),
    source: "Apple documentation: UIAppearance",
    demonstration: [
      "add label old 0 0 100 20",
      "UILabel.appearance().textColor = .red",
      "add label new 0 30 100 20",
      "let own = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))",
      "own.textColor = .blue",
      "root.addSubview(own)",
      "expect old.textColor != .red && new.textColor == .red",
      "expect own.textColor == .blue",
    ]),
  Rule(
    "UI-24", .documented,
    Bilingual(
      en: """
        `beginInteractiveMovementForItem(at:)` lets code move an item with a finger, if the data \
        source has `moveItemAt` and `canMoveItemAt` does not refuse; the data source moves it \
        when the movement ends. A collection view controller does so by a long press of its own.
        """,
      zh: """
        数据源实现了 `moveItemAt` 且 `canMoveItemAt` 没有拒绝时，代码可以用 \
        `beginInteractiveMovementForItem(at:)` 让 item 跟随手指移动；移动结束时由数据源移动数据。\
        UICollectionViewController 自带一个做这件事的长按手势。
        """),
    source: """
      Apple documentation: UICollectionView, beginInteractiveMovementForItem(at:), \
      installsStandardGestureForInteractiveMovement
      """,
    demonstration: [
      "class Items: NSObject, UICollectionViewDataSource {",
      "  var moves = 0",
      "  func collectionView(",
      "    _ c: UICollectionView, numberOfItemsInSection s: Int",
      "  ) -> Int { 3 }",
      "  func collectionView(",
      "    _ c: UICollectionView, cellForItemAt i: IndexPath",
      "  ) -> UICollectionViewCell { UICollectionViewCell() }",
      "  func collectionView(",
      "    _ c: UICollectionView, moveItemAt i: IndexPath, to j: IndexPath",
      "  ) { moves += 1 }",
      "}",
      "add collection grid 0 100 390 600",
      "let items = Items()",
      "grid.dataSource = items",
      "let first = IndexPath(item: 0, section: 0)",
      "expect grid.beginInteractiveMovementForItem(at: first)",
      "grid.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 25))",
      "grid.endInteractiveMovement()",
      "expect items.moves == 1",
    ]),
]
