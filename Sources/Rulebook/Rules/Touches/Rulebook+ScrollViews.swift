import Records

extension Rulebook {
  /// Scroll views: offset, delayed touches, dragging and deceleration.
  static var scrollViews: [Rule] { content }
}

private let content: [Rule] = [
  Rule(
    "SC-1", .documented,
    Bilingual(
      en: "`contentOffset` is `bounds.origin`; scrolling moves no subview frames.",
      zh: "`contentOffset` 就是 `bounds.origin`；滚动不会改变任何子视图的 frame。"),
    source: """
      Apple documentation: UIScrollView; flowkey/UIKit-cross-platform (testInitialProperties)
      """,
    demonstration: [
      "add scroll feed 0 100 390 400",
      "add view red 0 500 100 100 in feed",
      "set feed.contentOffset 0 300",
      "expect convert 0 100 to feed is 0 300",
      "expect hit 50 350 is red",
      "expect frame red is 0 500 100 100",
    ]),
  Rule(
    "SC-2", .documented,
    Bilingual(
      en: """
        On touch-down inside content a scroll view starts a short timer; if it runs out without \
        enough movement, the content view gets the touch; if the pan begins first, the content \
        view never hears of it.
        """,
      zh: """
        手指在内容上按下时，滚动视图启动一个短计时器；如果计时结束前移动不够，\
        内容视图收到这个触摸；如果拖移先开始，内容视图从头到尾都不知道这个触摸。
        """),
    source: "UIScrollView.h header comment; WWDC 2014 session 235",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add view red 0 0 390 200 in feed",
      "var heard = 0",
      "on red touchesBegan do heard += 1",
      "touch 1 down 200 200",
      "expect heard == 0",
      "wait 0.5",
      "expect heard == 1",
      "touch 1 up",
      "drag 200 200 by 0 -60 over 0.1",
      "expect heard == 1",
      "expect feed.contentOffset.y > 0",
    ]),
  Rule(
    "SC-3", .observed,
    Bilingual(
      en: "The timer is 0.15 s.",
      zh: "这个计时器的时长是 0.15 s。"),
    source: "WWDC 2014 session 235 (named as an example figure); used by all re-implementations",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add view red 0 0 390 200 in feed",
      "on red touches",
      "touch 1 down 200 200",
      "wait 0.14",
      "expect log is",
      "wait 0.02",
      #"expect log is "red touchesBegan""#,
    ]),
  Rule(
    "SC-4", .documented,
    Bilingual(
      en: """
        It is done by an extra recognizer with `delaysTouchesBegan` that fails when the timer \
        fires.
        """,
      zh: """
        它是由一个额外的手势识别器实现的：该手势识别器开启 `delaysTouchesBegan`，\
        在计时器触发时失败。
        """),
    source: "WWDC 2014 session 235; iOS 12 UIKitCore class listing (has the class)",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add view red 0 0 390 200 in feed",
      "var got: [UIGestureRecognizer] = []",
      "on red touches do got = touches.first!.gestureRecognizers!",
      "touch 1 down 200 200",
      "wait 0.3",
      "expect got.contains { $0.delaysTouchesBegan }",
      "touch 1 move 200 201",
      "expect got.contains(feed.panGestureRecognizer)",
      "expect !got.contains { $0.delaysTouchesBegan }",
    ]),
  Rule(
    "SC-5", .inferred,
    Bilingual(
      en: """
        Quick tap, shorter than the timer: at lift the content view gets began and ended one \
        right after the other.
        """,
      zh: "比计时器更短的快速点按：抬起时，内容视图紧接着先后收到 began 和 ended。"),
    source: "mechanism of GR-44",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add view red 0 0 390 200 in feed",
      "on red touches",
      "touch 1 down 200 200",
      "wait 0.05",
      "expect log is",
      "touch 1 up",
      #"expect log contains "red touchesBegan", "red touchesEnded""#,
    ]),
  Rule(
    "SC-6", .documented,
    Bilingual(
      en: """
        `delaysContentTouches` false (default true): `touchesShouldBegin(_:with:in:)` is asked \
        at once; its default is true.
        """,
      zh: """
        `delaysContentTouches` 为 false（默认 true）时：\
        立即询问 `touchesShouldBegin(_:with:in:)`；它默认返回 true。
        """),
    source: "UIScrollView.h header comment",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add view red 0 0 390 200 in feed",
      "on red touches",
      "on feed touchesShouldBegin and super",
      "expect feed.delaysContentTouches",
      "touch 1 down 200 200",
      "expect log is",
      "touch 1 cancel",
      "set feed.delaysContentTouches false",
      "log clear",
      "touch 1 down 200 200",
      #"expect log is "feed touchesShouldBegin super", "red touchesBegan""#,
    ]),
  Rule(
    "SC-7", .documented,
    Bilingual(
      en: """
        `canCancelContentTouches` false (default true): once content tracks, dragging does not \
        scroll.
        """,
      zh: """
        `canCancelContentTouches` 为 false（默认 true）时：内容一旦开始跟踪触摸，\
        拖动就不会滚动。
        """),
    source: "UIScrollView.h header comment",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add view red 0 0 390 200 in feed",
      "expect feed.canCancelContentTouches",
      "set feed.canCancelContentTouches false",
      "touch 1 down 200 200",
      "wait 0.3",
      "touch 1 move 200 100",
      "expect feed.contentOffset.y == 0",
      "touch 1 up",
      "set feed.canCancelContentTouches true",
      "touch 1 down 200 200",
      "wait 0.3",
      "touch 1 move 200 100",
      "expect feed.contentOffset.y > 0",
    ]),
  Rule(
    "SC-8", .documented,
    Bilingual(
      en: """
        `touchesShouldCancel(in:)`: asked before scrolling takes a delivered touch away; not \
        asked if `canCancelContentTouches` is false (SC-7); default true unless the view is a \
        UIControl. So a drag that starts on a button after the timer does not scroll, one that \
        starts at once does. UITableView overrides it.
        """,
      zh: """
        `touchesShouldCancel(in:)`：滚动要夺走已经传递的触摸之前询问；\
        如果 `canCancelContentTouches` 为 false（SC-7）则不询问；默认返回 true，\
        除非该视图是 UIControl。因此，在按钮上等计时器到时之后才开始的拖动不会滚动，\
        立即开始的拖动会滚动。UITableView 重写了它。
        """),
    source: "UIScrollView.h header comment; iOS 12 UIKitCore class listing for UITableView",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add button ok 100 20 200 150 in feed",
      "expect !feed.touchesShouldCancel(in: ok)",
      "touch 1 down 200 200",
      "wait 0.3",
      "touch 1 move 200 100",
      "expect feed.contentOffset.y == 0",
      "touch 1 up",
      "touch 1 down 200 200",
      "touch 1 move 200 100",
      "expect feed.contentOffset.y > 0",
    ]),
  Rule(
    "SC-9", .documented,
    Bilingual(
      en: """
        All three (`delaysContentTouches`, `canCancelContentTouches`, \
        `touchesShouldCancel(in:)`) do not concern presses.
        """,
      zh: """
        以上三者（`delaysContentTouches`、`canCancelContentTouches`、\
        `touchesShouldCancel(in:)`）都与按压事件（press）无关。
        """),
    source: "UIScrollView.h header comment",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x1000",
      "add textfield name 20 20 200 44 in feed",
      "on feed touchesShouldBegin and super",
      "on name pressesBegan",
      "name.becomeFirstResponder()",
      "presses down a",
      #"expect log is "name pressesBegan""#,
    ]),
  Rule(
    "SC-10", .documented,
    Bilingual(
      en: """
        `isTracking` true after touch-down; `isDragging` after movement; `isDecelerating` after \
        lift while moving.
        """,
      zh: """
        手指按下后 `isTracking` 为 true；移动之后 `isDragging` 为 true；\
        抬起后内容仍在移动期间 `isDecelerating` 为 true。
        """),
    source: "UIScrollView.h header comment",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x2000",
      "touch 1 down 200 300",
      "expect feed.isTracking && !feed.isDragging",
      "wait 0.02",
      "touch 1 move 200 250",
      "wait 0.02",
      "touch 1 move 200 200",
      "expect feed.isDragging",
      "wait 0.02",
      "touch 1 up",
      "expect !feed.isDragging && feed.isDecelerating",
      "wait 10",
      "expect !feed.isDecelerating",
    ]),
  Rule(
    "SC-11", .observed,
    Bilingual(
      en: """
        Delegate order of a drag without a throw: willBeginDragging (offset still old) → \
        didScroll… → willEndDragging → didEndDragging(willDecelerate false).
        """,
      zh: """
        不带惯性的拖动，其代理方法的顺序：willBeginDragging（offset 仍是旧值）\
        → didScroll…… → willEndDragging → didEndDragging（willDecelerate 为 false）。
        """),
    source: "Vercantez/openuikit, recorded scroll traces (iOS 26.1 simulator)",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x2000",
      "var offset: CGFloat { feed.contentOffset.y }",
      "var told: [String] = []",
      #"on feed scrollViewWillBeginDragging do told.append("begin \(offset)")"#,
      #"on feed scrollViewDidScroll do told.append("scroll")"#,
      #"on feed scrollViewWillEndDragging do told.append("lift")"#,
      #"on feed scrollViewDidEndDragging do told.append("end \(decelerate)")"#,
      "touch 1 down 200 400",
      "touch 1 move 200 340",
      "touch 1 move 200 300",
      "wait 1",
      "touch 1 up",
      #"expect told == ["begin 0.0", "scroll", "scroll", "lift", "end false"]"#,
    ]),
  Rule(
    "SC-12", .observed,
    Bilingual(
      en: """
        Deceleration normal: velocity × 0.998 per millisecond; landing = offset + (v − 10) × \
        0.499 for v in pt/s; rubber band factor 0.55.
        """,
      zh: """
        减速率为 normal 时：速度每毫秒乘以 0.998；落点 = offset + (v − 10) × 0.499，\
        v 的单位为 pt/s；橡皮筋系数 0.55。
        """),
    source: "Vercantez/openuikit measurements (iOS 26.1)",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x9000",
      "var (landing, goal) = (0.0, 0.0)",
      "func note(_ v: CGPoint, _ target: UnsafeMutablePointer<CGPoint>) {",
      "  goal = target.pointee.y",
      "  landing = feed.contentOffset.y + (v.y * 1000 - 10) * 0.499",
      "}",
      "on feed scrollViewWillEndDragging do note(velocity, targetContentOffset)",
      "drag 200 400 by 0 -200 over 0.2",
      "expect goal > feed.contentOffset.y + 100",
      "expect abs(landing - goal) < 0.5",
      "wait 10",
      "expect abs(feed.contentOffset.y - goal) < 1",
    ]),
  Rule(
    "SC-13", .documented,
    Bilingual(
      en: """
        The pan and pinch recognizers are public and may be moved to another view; they still \
        drive the scroll view.
        """,
      zh: "拖移和捏合手势识别器是公开的，可以移到别的视图上；它们仍然驱动该滚动视图。"),
    source: "WWDC 2012 session 223; WWDC 2014 session 235",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x2000",
      "expect feed.panGestureRecognizer.view === feed",
      "drag 200 800 by 0 -150",
      "expect feed.contentOffset.y == 0",
      "view.addGestureRecognizer(feed.panGestureRecognizer)",
      "expect feed.panGestureRecognizer.view === view",
      "drag 200 800 by 0 -150",
      "expect feed.contentOffset.y > 0",
    ]),
  Rule(
    "SC-14", .documented,
    Bilingual(
      en: "`isScrollEnabled` false turns dragging off; `contentOffset` can still be set.",
      zh: "`isScrollEnabled` 为 false 会关闭拖动；`contentOffset` 仍然可以设置。"),
    source: "UIScrollView.h header comment",
    demonstration: [
      "add scroll feed 0 100 390 400 contentSize 390x2000",
      "set feed.isScrollEnabled false",
      "drag feed by 0 -150",
      "expect feed.contentOffset.y == 0",
      "set feed.contentOffset 0 300",
      "expect feed.contentOffset.y == 300",
    ]),
  Rule(
    "SC-15", .observed,
    Bilingual(
      en: "Changing `contentOffset` lays out the scroll view itself, not its superview.",
      zh: "改变 `contentOffset` 会使滚动视图自身重新布局，而不是它的父视图。"),
    source: """
      flowkey/UIKit-cross-platform \
      (testDoesNotLayoutSuperlayerDelegateWhenChangingContentOffset…)
      """,
    demonstration: [
      "class Box: UIView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "class Feed: UIScrollView {",
      "  var layouts = 0",
      "  override func layoutSubviews() { layouts += 1 }",
      "}",
      "let (box, feed) = (Box(), Feed())",
      "box.addSubview(feed); box.layoutIfNeeded()",
      "box.layouts = 0; feed.layouts = 0",
      "feed.contentOffset.y = 50; box.layoutIfNeeded()",
      "expect feed.layouts == 1 && box.layouts == 0",
    ]),
  Rule(
    "SC-16", .observed,
    Bilingual(
      en: """
        A touch that comes down on a scroll view that is decelerating stops it and reaches \
        nothing inside: no row is selected, no button pressed.
        """,
      zh: """
        滚动视图正在减速时，落在它上面的触摸只会让它停下，里面什么也收不到：\
        不会选中行，也不会按下按钮。
        """),
    source: """
      nicklockwood/iCarousel #602; sobri909/MGBoxKit #5; Ranchero-Software/NetNewsWire #2460; \
      RxSwiftCommunity/RxGesture #75 (nor does a tap recognizer inside)
      """,
    demonstration: [
      "add table feed 0 100 390 600 rows 100",
      "var chosen = 0",
      "on feed didSelectRowAt do chosen += 1",
      "drag 200 600 to 200 200 over 0.1",
      "wait 0.1",
      "expect feed.isDecelerating",
      "tap 200 400",
      "expect !feed.isDecelerating && chosen == 0",
      "tap 200 400",
      "expect chosen == 1",
    ]),
  Rule(
    "SC-17", .documented,
    Bilingual(
      en: """
        With `contentInsetAdjustmentBehavior` `.automatic` the scroll view that fills a \
        controller's view in a navigation or tab bar controller is inset by the bars: \
        `adjustedContentInset` is `contentInset` plus the safe area, and the first \
        `contentOffset.y` is minus its top.
        """,
      zh: """
        `contentInsetAdjustmentBehavior` 为 `.automatic` 时，\
        在导航控制器或标签栏控制器中铺满控制器视图的滚动视图会按各个栏内缩：\
        `adjustedContentInset` 等于 `contentInset` 加上安全区，\
        最初的 `contentOffset.y` 是它的 top 的相反数。
        """),
    source: """
      Apple documentation: UIScrollView.contentInsetAdjustmentBehavior, adjustedContentInset; \
      UIScrollView.h header comment
      """,
    demonstration: [
      "let rows = UITableViewController()",
      "let nav = UINavigationController(rootViewController: rows)",
      "window.rootViewController = nav",
      "layout",
      "let bar = nav.navigationBar.frame",
      "expect rows.tableView.adjustedContentInset.top == bar.maxY",
      "expect rows.tableView.contentOffset.y == -bar.maxY",
    ]),
  Rule(
    "SC-18", .observed,
    Bilingual(
      en: """
        `alwaysBounceVertical` is true by default in a UITableView, false in a plain scroll view \
        and a collection view.
        """,
      zh: """
        `alwaysBounceVertical` 的默认值在 UITableView 中是 true，\
        在普通滚动视图和集合视图中是 false。
        """),
    source: """
      Interface Builder writes it in 15 of 15 tables and 0 of 8 collection views of public files; \
      a Chinese lab note
      """,
    demonstration: [
      "expect UITableView().alwaysBounceVertical",
      "expect !UIScrollView().alwaysBounceVertical",
      "add table feed 0 100 390 600 rows 3",
      "touch 1 down 200 120",
      "touch 1 move 200 220",
      "expect feed.contentOffset.y < 0",
    ]),
  Rule(
    "SC-30", .observed,
    Bilingual(
      en: """
        Pulling content down far enough sends `valueChanged` of its refresh control once, while \
        the finger is still down; the content then rests below the control until \
        `endRefreshing()`. `beginRefreshing()` sends nothing and does not scroll. The distance, \
        120 points here, is not documented.
        """,
      zh: """
        把内容向下拉到足够远时，刷新控件发送一次 `valueChanged`，此时手指还没有抬起；之后内容停在\
        控件下方，直到 `endRefreshing()`。`beginRefreshing()` 不发送任何事件，也不滚动。需要下拉的\
        距离没有文档，这里取 120 点。
        """),
    source: """
      Apple documentation: UIRefreshControl, beginRefreshing(); useyourloaf.com, \
      viewdidappear.medium.com (the control acts while it is dragged)
      """,
    demonstration: [
      "add table list 0 0 390 600 rows 30",
      "let pull = UIRefreshControl()",
      "list.refreshControl = pull",
      "var count = 0",
      "target pull valueChanged do count += 1",
      "touch 1 down 200 100",
      "wait 0.05",
      "touch 1 move 200 300",
      "expect count == 0",
      "wait 0.05",
      "touch 1 move 200 580",
      "expect count == 1 && pull.isRefreshing",
      "touch 1 up",
      "wait 1",
      "expect list.contentOffset.y == -60",
    ]),
  Rule(
    "SC-31", .documented,
    Bilingual(
      en: """
        `keyboardDismissMode = .onDrag`: the keyboard goes away, and its first responder \
        resigns, when a drag begins. `.interactive` pulls the keyboard down with the finger.
        """,
      zh: """
        `keyboardDismissMode = .onDrag`：拖移开始时键盘收起，第一响应者也随之放弃。\
        `.interactive` 让键盘跟着手指向下移动。
        """),
    source: "Apple documentation: UIScrollView.KeyboardDismissMode",
    demonstration: [
      "add scroll feed 0 100 390 600 contentSize 390x2000",
      "add textfield name 20 20 200 40 in feed",
      "name.becomeFirstResponder(); ()",
      "drag 200 500 by 0 -100",
      "expect name.isFirstResponder",
      "feed.keyboardDismissMode = .onDrag",
      "drag 200 500 by 0 -100",
      "expect !name.isFirstResponder",
    ]),
  Rule(
    "SC-32", .documented,
    Bilingual(
      en: """
        A swipe across a row shows actions beside it: those of `trailing…` and \
        `leadingSwipeActionsConfigurationForRowAt`, or else a button that deletes the row, if the \
        data source has `commit`. `canEditRowAt` is asked first. The swipe takes the touch, so \
        that no row is selected; the delegate hears of its begin and end.
        """,
      zh: """
        在一行上横扫会在旁边显示操作：`trailing…` 和 `leadingSwipeActionsConfigurationForRowAt` \
        给出的操作；都没有而数据源实现了 `commit` 时，显示删除按钮。先询问 `canEditRowAt`。横扫会取走触摸，\
        所以不会选中行；开始和结束时都会通知代理。
        """),
    source: """
      Apple documentation: UISwipeActionsConfiguration, tableView(_:commit:forRowAt:), \
      tableView(_:willBeginEditingRowAt:)
      """,
    demonstration: [
      "class Rows: NSObject, UITableViewDataSource {",
      "  var names = [1, 2]",
      "  func tableView(",
      "    _ t: UITableView, numberOfRowsInSection s: Int",
      "  ) -> Int { names.count }",
      "  func tableView(",
      "    _ t: UITableView, cellForRowAt i: IndexPath",
      "  ) -> UITableViewCell { UITableViewCell() }",
      "  func tableView(",
      "    _ t: UITableView, commit s: UITableViewCell.EditingStyle,",
      "    forRowAt i: IndexPath",
      "  ) {",
      "    names.remove(at: i.row)",
      "    t.deleteRows(at: [i], with: .fade)",
      "  }",
      "}",
      "add table feed 0 100 390 600",
      "let rows = Rows()",
      "feed.dataSource = rows",
      "drag 300 120 by -60 0",
      "expect feed.visibleCells[0].frame.minX < 0",
      "tap 360 120",
      "expect rows.names == [2]",
    ]),
  Rule(
    "SC-33", .documented,
    Bilingual(
      en: """
        In editing (`setEditing`) rows are not selected unless \
        `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing` is true. A row \
        that `canEditRowAt` allows has a control by `editingStyleForRowAt`; a data source with \
        `moveRowAt` lets a finger move rows by a control at their end.
        """,
      zh: """
        编辑状态（`setEditing`）下，除非 `allowsSelectionDuringEditing` 或 \
        `allowsMultipleSelectionDuringEditing` 为 true，否则不能选中行。`canEditRowAt` 允许的行按 \
        `editingStyleForRowAt` 显示控件；数据源实现了 `moveRowAt` 时，手指可以通过行尾的控件移动行。
        """),
    source: """
      Apple documentation: UITableView, setEditing(_:animated:), allowsSelectionDuringEditing, \
      tableView(_:moveRowAt:to:)
      """,
    demonstration: [
      "class Rows: NSObject, UITableViewDataSource {",
      "  func tableView(",
      "    _ t: UITableView, numberOfRowsInSection s: Int",
      "  ) -> Int { 2 }",
      "  func tableView(",
      "    _ t: UITableView, cellForRowAt i: IndexPath",
      "  ) -> UITableViewCell { UITableViewCell() }",
      "}",
      "add table feed 0 100 390 600",
      "let rows = Rows()",
      "feed.dataSource = rows",
      "feed.setEditing(true, animated: false)",
      "tap 200 120",
      "expect feed.indexPathForSelectedRow == nil",
      "feed.setEditing(false, animated: false)",
      "tap 200 120",
      "expect feed.indexPathForSelectedRow?.row == 0",
    ]),
]
