/// Questions that a rule answers by itself, about view controllers.
extension DirectAnswer {
  static let ofControllers: [DirectAnswer] = [
    DirectAnswer(
      [
        "life cycle of a view controller",
        "order of view controller callbacks",
        "控制器的生命周期",
        "viewDidLoad viewWillAppear viewDidAppear 的顺序",
      ], rules: "VC-8", "VC-5"),
    DirectAnswer(
      [
        "view size in viewDidLoad",
        "where do I get the correct frame",
        "viewDidLoad 里 frame 不对",
        "在哪里拿到正确的 frame",
      ], rules: "VC-5", "VC-6", "VC-7"),
    DirectAnswer(
      [
        "viewIsAppearing versus viewWillAppear",
        "viewIsAppearing 是什么",
      ], rules: "VC-6", "VC-5"),
    DirectAnswer(
      [
        "loadView and viewDidLoad",
        "when is the view of a controller loaded",
        "loadView 什么时候调用",
        "重写 loadView",
      ], rules: "VC-1", "VC-2"),
    DirectAnswer(["nib name of a view controller", "controller 的 xib 名字"], rules: "VC-3"),
    DirectAnswer(
      [
        "push order of viewWillDisappear and viewWillAppear",
        "push 时两个控制器生命周期的顺序",
      ], rules: "VC-9"),
    DirectAnswer(["present full screen callbacks order", "present 时的生命周期"], rules: "VC-10"),
    DirectAnswer(
      [
        "viewWillAppear is not called after dismissing a modal sheet",
        "presented sheet and appearance callbacks",
        "弹出的页面关闭后 viewWillAppear 不走",
        "iOS 13 模态卡片 viewWillAppear 不调用",
      ], rules: "VC-11"),
    DirectAnswer(["tab switch viewWillAppear order", "切换 tab 的生命周期"], rules: "VC-12"),
    DirectAnswer(
      [
        "isMovingFromParent",
        "how to know that back was pressed",
        "isBeingDismissed",
        "判断是 pop 还是 push",
      ], rules: "VC-14"),
    DirectAnswer(
      [
        "addChild didMove toParent",
        "how to add a child view controller",
        "添加子控制器的步骤",
      ], rules: "VC-15", "VC-16"),
    DirectAnswer(
      [
        "viewDidAppear of a child controller is not called",
        "add the view of a controller without addChild",
        "子控制器的 viewWillAppear 不走",
      ], rules: "VC-50", "VC-16"),
    DirectAnswer(["viewDidUnload memory warning", "内存警告时视图会卸载吗"], rules: "VC-18"),
    DirectAnswer(
      [
        "awakeFromNib outlets are nil",
        "init coder and awakeFromNib",
        "outlet 为 nil",
      ], rules: "VC-22", "VC-21"),
    DirectAnswer(["popViewController at the root", "pop 根控制器"], rules: "VC-28"),
    DirectAnswer(
      [
        "popped controller is not released",
        "deinit is not called after pop",
        "timer retains the view controller",
        "pop 之后控制器没有销毁",
        "定时器导致控制器不释放",
      ], rules: "VC-31", "VC-33"),
    DirectAnswer(
      [
        "rotation callbacks",
        "viewWillTransition to size",
        "屏幕旋转时调用什么方法",
      ], rules: "VC-36"),
    DirectAnswer(
      [
        "prevent a sheet from being dragged away",
        "isModalInPresentation",
        "swipe down to dismiss is called",
        "禁止下拉关闭",
      ], rules: "VC-38"),
    DirectAnswer(
      [
        "safeAreaInsets are zero in viewDidLoad",
        "safe area changes",
        "安全区什么时候确定",
        "safeAreaInsets 为 0",
      ], rules: "VC-39"),
    DirectAnswer(["layoutMargins and safe area", "layoutMargins 是什么"], rules: "VC-40"),
    DirectAnswer(
      [
        "custom transition animation",
        "UIViewControllerAnimatedTransitioning",
        "自定义转场动画",
      ], rules: "VC-62", "VC-63"),
    DirectAnswer(
      [
        "screen is dead after a custom transition",
        "completeTransition is not called",
        "转场后界面点不动",
      ], rules: "VC-64"),
    DirectAnswer(
      [
        "interactive transition",
        "UIPercentDrivenInteractiveTransition",
        "交互式转场",
      ], rules: "VC-65"),
    DirectAnswer(
      [
        "swipe back stops with a custom push animation",
        "自定义 push 动画后侧滑失效",
      ], rules: "VC-69", "VC-30"),
    DirectAnswer(["large titles", "prefersLargeTitles", "大标题"], rules: "VC-70"),
    DirectAnswer(["segue is performed twice", "prepare for segue", "segue 传值"], rules: "VC-72"),
    DirectAnswer(["unwind segue", "返回到之前的控制器 unwind"], rules: "VC-74"),
    DirectAnswer(["interactive pop cancelled viewWillAppear", "侧滑一半取消的生命周期"], rules: "VC-13"),
    DirectAnswer(["navigationItem button of a pushed controller", "导航栏按钮设置不生效"], rules: "VC-29"),
    DirectAnswer(
      [
        "hide the tab bar on push",
        "hidesBottomBarWhenPushed",
        "push 时隐藏 tabBar",
      ], rules: "WN-13"),
    DirectAnswer(["change the rootViewController", "切换根控制器"], rules: "VC-19"),
  ]
}
