/// Questions that a rule answers by itself, about the application, exceptions and what is logged.
extension DirectAnswer {
  static let ofApplication: [DirectAnswer] = [
    DirectAnswer(["what does UIApplicationMain do", "main 函数里的 UIApplicationMain"], rules: "AP-1"),
    DirectAnswer(
      [
        "launch order of app delegate and scene delegate",
        "what is called at launch",
        "from the icon to the first frame",
        "App 启动时的调用顺序",
        "启动流程",
      ], rules: "AP-6", "AP-5"),
    DirectAnswer(["states of an application", "App 有哪些状态"], rules: "AP-15", "AP-17"),
    DirectAnswer(
      [
        "which methods are called when the app goes to the background",
        "进入后台调用哪些方法",
        "按 home 键的回调",
      ], rules: "AP-20", "AP-17"),
    DirectAnswer(["app comes back to the foreground", "从后台回到前台"], rules: "AP-21"),
    DirectAnswer(
      [
        "applicationDidBecomeActive is not called with scenes",
        "applicationDidEnterBackground versus sceneDidEnterBackground",
        "AppDelegate 的生命周期方法不走",
        "用了 SceneDelegate 后 AppDelegate 不回调",
      ], rules: "AP-11"),
    DirectAnswer(
      [
        "viewWillAppear when the app returns from background",
        "从后台回来 viewWillAppear 会走吗",
      ], rules: "AP-27"),
    DirectAnswer(
      [
        "beginBackgroundTask",
        "finish work in the background",
        "后台任务",
      ], rules: "AP-31", "AP-32"),
    DirectAnswer(
      [
        "applicationWillTerminate is not called",
        "user kills the app",
        "杀掉 App 会调用 applicationWillTerminate 吗",
      ], rules: "AP-36", "AP-35"),
    DirectAnswer(["memory warning", "didReceiveMemoryWarning", "内存警告"], rules: "AP-39"),
    DirectAnswer(
      [
        "open url in a scene",
        "app opened by a link",
        "URL scheme 打开 App",
      ], rules: "AP-44", "AP-41"),
    DirectAnswer(["cold launch and warm launch", "冷启动和热启动"], rules: "AP-12"),
    DirectAnswer(
      [
        "local notification is not shown in the foreground",
        "App 在前台时本地通知不显示",
      ], rules: "AP-51"),
    DirectAnswer(["state restoration", "状态恢复"], rules: "AP-52", "AP-53"),
    DirectAnswer(["launch screen", "启动图"], rules: "KN-2"),
    DirectAnswer(
      [
        "status bar style",
        "preferredStatusBarStyle is not called",
        "状态栏颜色",
      ], rules: "KN-6", "KN-7"),
    DirectAnswer(
      [
        "preferredStatusBarStyle in a navigation controller",
        "导航控制器里状态栏样式不生效",
      ], rules: "KN-9", "KN-7"),
    DirectAnswer(["app icon badge number", "角标"], rules: "KN-12"),
    DirectAnswer(["canOpenURL returns false", "canOpenURL 返回 NO"], rules: "KN-16"),
  ]

  static let ofFaults: [DirectAnswer] = [
    DirectAnswer(
      [
        "view is not in the window hierarchy",
        "present in viewDidLoad",
        "attempt to present whose view is not in the window hierarchy",
        "present 报错 not in the window hierarchy",
      ], rules: "EX-20", "EX-19"),
    DirectAnswer(
      [
        "attempt to present while already presenting",
        "重复 present",
      ], rules: "EX-19", "EX-18"),
    DirectAnswer(
      [
        "unrecognized selector sent to instance",
        "button action crash",
        "点击按钮崩溃 unrecognized selector",
      ], rules: "EX-5", "TA-2"),
    DirectAnswer(["index beyond bounds exception", "NSRangeException", "数组越界崩溃"], rules: "EX-6"),
    DirectAnswer(["can't add self as subview", "addSubview 自己崩溃"], rules: "EX-7"),
    DirectAnswer(
      [
        "push the same view controller twice crash",
        "pushing the same instance more than once",
        "重复 push 同一个控制器",
      ], rules: "EX-16"),
    DirectAnswer(
      [
        "push during another push animation",
        "push while the animation of a push has not ended", "动画中连续 push",
      ], rules: "EX-46", "EX-7"),
    DirectAnswer(
      [
        "UI from a background thread",
        "main thread checker",
        "子线程更新 UI",
      ], rules: "EX-22", "EX-13"),
    DirectAnswer(["catch an NSException in Swift", "Swift 捕获异常"], rules: "EX-2"),
    DirectAnswer(
      [
        "not key value coding compliant",
        "setValue forUndefinedKey",
        "this class is not key value coding-compliant for the key",
      ], rules: "EX-28"),
    DirectAnswer(["could not load nib in bundle", "找不到 nib"], rules: "EX-29"),
    DirectAnswer(
      [
        "root view controller at the end of launch",
        "没有 rootViewController",
      ], rules: "EX-17"),
    DirectAnswer(
      [
        "invalid number of rows after an update",
        "table view crash on insertRows",
        "invalid update number of items in section",
        "insertRows 崩溃",
        "deleteRows 崩溃",
      ], rules: "EX-40"),
    DirectAnswer(["diffable data source duplicate identifiers", "diffable 崩溃"], rules: "EX-45"),
    DirectAnswer(["scroll to row out of bounds", "scrollToRow 崩溃"], rules: "EX-42"),
    DirectAnswer(["key value observing", "KVO 什么时候回调"], rules: "EX-49"),
    DirectAnswer(["frame contains NaN", "CALayer position contains NaN"], rules: "EX-14"),
    DirectAnswer(["storyboard identifier not found", "storyboard 找不到控制器"], rules: "EX-48"),
    DirectAnswer(["property animator released while paused", "animator 释放崩溃"], rules: "EX-21"),
  ]
}
