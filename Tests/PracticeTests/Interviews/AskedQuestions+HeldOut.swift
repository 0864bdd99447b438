import Records

/// A question in an asker's words, and the rules an answer to it may rest on first; none if
/// nothing here is about it.
struct AskedQuestion: Sendable {
  let words: String
  let rules: [RuleID]

  init(_ words: String, _ rules: RuleID...) {
    self.words = words
    self.rules = rules
  }
}

extension AskedQuestion {
  /// Questions that the index of answers was never adjusted to. They were written before it, and
  /// stay as they are: what `ask` gets wrong here is a figure, and no list of work.
  static let heldOut = heldOutEnglish + heldOutChinese

  private static let heldOutEnglish: [AskedQuestion] = [
    AskedQuestion(
      "UIButton in a UIView subclass ignores taps even though I can see it",
      "HT-2", "HT-4", "HT-5", "HT-11"),
    AskedQuestion(
      "Tapping anywhere on the screen should close the keyboard, how?", "FR-8", "TA-9"),
    AskedQuestion(
      "Make a subview receive touches beyond the edges of its parent", "HT-4", "HT-29"),
    AskedQuestion(
      "Transparent UIView on top blocks the buttons underneath it", "HT-26", "HT-6", "HT-5"),
    AskedQuestion(
      "UITapGestureRecognizer added to UIImageView never fires", "UI-2", "HT-2", "UI-6"),
    AskedQuestion(
      "How can I increase the hit target of a small UIButton to 44 points", "HT-29", "HT-9"),
    AskedQuestion(
      "didSelectRowAt isn't called after I added a tap recognizer to self.view", "GR-17", "GR-5"),
    AskedQuestion(
      "Detect single and double taps without firing the single one first",
      "GR-36", "GR-38", "GR-28"),
    AskedQuestion("Why is layoutSubviews called more than once", "LC-6", "LC-13", "LC-1"),
    AskedQuestion("frame is wrong in viewDidLoad", "VC-5", "VC-6", "VC-7", "VC-8"),
    AskedQuestion("Animating a constraint change does not animate, it just jumps", "AN-19"),
    AskedQuestion(
      "What is the difference between viewWillAppear and viewIsAppearing", "VC-6", "VC-5"),
    AskedQuestion(
      "touchesCancelled is called instead of touchesEnded", "UT-23", "GR-17", "UT-4"),
    AskedQuestion("How do I get the parent view controller from a UIView", "RC-2", "RC-3"),
    AskedQuestion("Does UIView alpha 0.0 still receive events", "HT-2", "HT-14"),
    AskedQuestion(
      "UIScrollView does not scroll although I added large content", "SC-1", "SC-14"),
    AskedQuestion("UISwitch valueChanged is not triggered when I set isOn in code", "CT-24"),
    AskedQuestion(
      "Image is drawn upside down with CGContextDrawImage", "DR-23", "DR-22", "DR-21"),
    AskedQuestion("shadow disappears when I set masksToBounds", "LA-35"),
    AskedQuestion("Convert a point from one view's coordinate system to another's", "GE-19"),
    AskedQuestion(
      "Pan gesture inside a scroll view: let both work at once", "GR-29", "GR-25"),
    AskedQuestion("How to prevent two buttons from being tapped simultaneously", "UT-20"),
    AskedQuestion("NSTimer does not fire while scrolling a table", "FP-23", "FP-24"),
    AskedQuestion(
      "unable to simultaneously satisfy constraints, which one is broken", "AL-5", "AL-9"),
    AskedQuestion(
      "content hugging vs compression resistance", "AL-16", "AL-6", "AL-2", "AL-4"),
    AskedQuestion("translatesAutoresizingMaskIntoConstraints what does it do", "AL-9"),
    AskedQuestion(
      "Attempt to present view controller whose view is not in the window hierarchy",
      "EX-20", "EX-19"),
    AskedQuestion(
      "UIView animation completion block gets called immediately",
      "AN-5", "AN-10", "AN-4", "AN-6"),
    AskedQuestion("button not clickable during UIView.animate", "HT-21", "HT-20"),
    AskedQuestion("How to detect a shake of the phone", "FR-9", "FR-10"),
    AskedQuestion("becomeFirstResponder returns false for my custom view", "FR-1", "FR-2"),
    AskedQuestion("Long press gesture action is called twice", "GR-15", "GR-12"),
    AskedQuestion(
      "Only one of my view's fingers is reported, multi touch does not work", "UT-16"),
    AskedQuestion("How to know the finger's speed when a pan ends", "GR-58"),
    AskedQuestion(
      "continueTracking is never called in my UIControl subclass", "CT-8", "CT-9"),
    AskedQuestion("Swipe to go back stopped working after hiding navigation bar", "VC-30"),
    AskedQuestion(
      "presenting controller's viewWillAppear not called after dismissing a sheet in iOS 13",
      "VC-11"),
    AskedQuestion(
      "unrecognized selector sent to instance when a button is tapped", "EX-5", "TA-2"),
    AskedQuestion("Rounded corners do not clip the image in my UIView", "LA-36", "LA-34"),
    AskedQuestion("Does hitTest consider layer zPosition", "HT-8", "LA-30"),
    AskedQuestion("Moved a view with transform, frame gives strange values", "GE-4", "GE-13"),
    AskedQuestion("applicationWillTerminate not called when user kills app", "AP-36", "AP-35"),
    AskedQuestion(
      "sceneDidBecomeActive vs applicationDidBecomeActive which gets called", "AP-11"),
    AskedQuestion(
      "child view controller viewDidAppear not called when adding its view",
      "VC-50", "VC-16", "VC-15"),
    AskedQuestion("drawRect makes memory huge", "DR-11", "DR-12"),
    AskedQuestion(
      "UIWindow overlay above everything that lets touches through", "WN-6", "WN-5", "HT-26"),
    AskedQuestion("how to write a JSON decoder for nested keys"),
    AskedQuestion("best way to store passwords in keychain"),
    AskedQuestion("SwiftUI List row background color"),
    AskedQuestion("How to make a GET request with URLSession"),
    AskedQuestion("how do optionals work in Swift"),
    AskedQuestion("Core Data migration fails"),
  ]

  private static let heldOutChinese: [AskedQuestion] = [
    AskedQuestion("按钮加了 addTarget 但是点击没反应", "HT-2", "HT-4", "HT-5", "HT-11"),
    AskedQuestion("子控件超出父控件的部分怎么响应点击", "HT-4", "HT-29"),
    AskedQuestion("怎么扩大 UIButton 的响应区域", "HT-29", "HT-9"),
    AskedQuestion("UILabel 添加点击手势不起作用", "UI-2", "HT-2", "UI-6"),
    AskedQuestion("tap 手势和 tableView 的 didSelectRow 冲突怎么解决", "GR-17", "GR-5"),
    AskedQuestion("点击空白处收起键盘", "FR-8", "TA-9"),
    AskedQuestion(
      "hitTest 和 pointInside 的调用流程", "HT-1", "HT-2", "HT-3", "HT-4", "HT-5"),
    AskedQuestion("事件是怎么从屏幕传到 App 的", "PL-3", "PL-1"),
    AskedQuestion("响应链的传递顺序是什么", "RC-2", "RC-3", "RC-13"),
    AskedQuestion("frame 什么时候和 bounds 大小不一样", "GE-4", "GE-2", "GE-13"),
    AskedQuestion("view 旋转之后 frame 变了", "GE-4", "GE-5", "GE-13"),
    AskedQuestion("anchorPoint 改了之后视图位置跑了", "GE-9", "GE-29", "GE-31"),
    AskedQuestion("layoutIfNeeded 写在动画里有什么用", "AN-19", "LC-3"),
    AskedQuestion("setNeedsDisplay 调了但是 drawRect 没走", "DR-7", "DR-10", "DR-4"),
    AskedQuestion("离屏渲染是什么原因造成的", "FP-25", "FP-26", "FP-27", "FP-28"),
    AskedQuestion("圆角和阴影怎么同时显示", "LA-35"),
    AskedQuestion("UIView 和 CALayer 有什么关系", "LA-1", "LA-4"),
    AskedQuestion("scrollView 里面的按钮点击有延迟", "SC-2", "SC-3", "SC-6"),
    AskedQuestion("scrollView 嵌套 tableView 手势怎么同时识别", "GR-29", "GR-25"),
    AskedQuestion("NSTimer 在滑动列表时不走了", "FP-23"),
    AskedQuestion("页面 pop 之后 dealloc 没有执行", "VC-31", "VC-33", "CT-21"),
    AskedQuestion("控制器的生命周期方法顺序", "VC-8", "VC-5"),
    AskedQuestion("模态弹出的页面关闭后 viewWillAppear 不走", "VC-11"),
    AskedQuestion("自定义返回按钮后侧滑手势没了", "VC-30"),
    AskedQuestion("App 进入后台会依次调用哪些方法", "AP-20", "AP-17"),
    AskedQuestion("UIApplicationMain 做了什么", "AP-1"),
    AskedQuestion("SceneDelegate 里 window 为什么不显示", "WN-9", "AP-47"),
    AskedQuestion("两个按钮不能同时按", "UT-20"),
    AskedQuestion("单击手势和双击手势一起用", "GR-36", "GR-38"),
    AskedQuestion("手势会不会影响 touchesBegan 的调用", "GR-17", "GR-3", "GR-44", "GR-41"),
    AskedQuestion("为什么 touchesMoved 走几次就被 cancel 了", "UT-23", "GR-17"),
    AskedQuestion("UISlider 在 scrollView 里很难拖动", "SC-2", "SC-6", "SC-7", "SC-8"),
    AskedQuestion("isUserInteractionEnabled 设成 NO 子视图还能点吗", "HT-2", "UI-5"),
    AskedQuestion("透明度为多少时视图收不到点击", "HT-2", "HT-14"),
    AskedQuestion("UIButton 的 highlighted 状态什么时候设置", "CT-6"),
    AskedQuestion("代码里设置 slider 的 value 会触发 valueChanged 吗", "CT-24"),
    AskedQuestion("抗拉伸和抗压缩优先级", "AL-16", "AL-6", "AL-2", "AL-4"),
    AskedQuestion("两个 label 并排时哪个先被压缩", "AL-6", "AL-15", "AL-16"),
    AskedQuestion("隐式动画怎么关闭", "LA-19"),
    AskedQuestion("动画执行中怎么拿到视图当前的位置", "LA-10", "LA-13", "LA-9", "AN-3"),
    AskedQuestion("卡顿的原因和掉帧怎么监控", "FP-10", "FP-11", "FP-4", "FP-14"),
    AskedQuestion("presentViewController 报 not in the window hierarchy", "EX-20"),
    AskedQuestion("键盘弹出时怎么把输入框顶上去", "FR-20"),
    AskedQuestion("手写一个找两个视图最近公共父视图的算法", "GE-19", "AL-10"),
    AskedQuestion("iOS 数组去重"),
    AskedQuestion("怎么用 AFNetworking 上传图片"),
    AskedQuestion("SDWebImage 的缓存策略"),
    AskedQuestion("GCD 和 NSOperation 的区别"),
  ]
}
