import Records

/// A matter for which rules use other words than learners do.
package struct RuleTopic: Sendable {
  /// Words and phrases for it in both languages. Letters and digits alone count: `hit-slop` is also
  /// `hitSlop` and `hit slop`.
  package let words: [String]
  /// The rules about it, the best first.
  package let rules: [RuleID]

  init(_ words: String..., rules: RuleID...) {
    self.words = words
    self.rules = rules
  }
}

extension Rulebook {
  /// Learners' words for matters, with the rules about them. New synonyms belong here only.
  package static let topics: [RuleTopic] = hitTestingTopics + touchTopics + restOfTopics
}

private let hitTestingTopics = [
  RuleTopic(
    "batch update", "invalid update", "insertRows", "deleteRows", "performBatchUpdates",
    "diffable",
    "number of rows in section", "批量更新", "插入行", "删除行",
    rules: "EX-40", "EX-45"),
  RuleTopic(
    "local notification", "UNUserNotificationCenter", "willPresent", "notification permission",
    "本地通知", "通知权限",
    rules: "AP-51", "KN-14", "KN-12"),
  RuleTopic(
    "custom transition", "animator", "UIViewControllerAnimatedTransitioning",
    "completeTransition", "interactive transition", "转场", "自定义转场", "转场动画",
    "交互式转场",
    rules: "VC-64", "VC-62", "VC-63", "VC-65", "VC-66", "VC-67"),
  RuleTopic(
    "keyboardWillShow", "keyboard height", "keyboard notification", "键盘通知", "键盘高度",
    rules: "FR-20", "FR-21"),
  RuleTopic(
    "tap area", "touch area", "hit area", "touch target", "hit slop", "enlarge", "larger",
    "bigger", "expand", "44", "small button", "点击区域", "点击范围", "触摸区域", "热区", "扩大", "变大",
    rules: "HT-29", "HT-4", "HT-9", "CT-15"),
  RuleTopic(
    "pass through", "pass touches through", "click through", "let touches through", "overlay",
    "transparent view", "ignore touches", "穿透", "透传", "遮罩", "蒙层",
    rules: "HT-26", "HT-6", "HT-5", "WN-6", "HT-2"),
  RuleTopic(
    "out of bounds", "outside superview", "outside the parent", "sticks out", "badge", "overflow",
    "超出父视图", "超出边界", "越界",
    rules: "HT-4", "HT-29", "HT-16", "CT-15"),
  RuleTopic(
    "twice", "called twice", "two times", "several times", "multiple times", "两次", "多次", "调用两次",
    rules: "HT-23", "HT-24", "GR-28", "LC-13"),
  RuleTopic(
    "alpha", "clear color", "transparent", "opacity", "invisible", "透明", "不透明度", "看不见",
    rules: "HT-2", "HT-13", "HT-14", "HT-15", "HT-17"),
  RuleTopic(
    "corner radius", "rounded", "round button", "circle", "mask", "shadow", "圆角", "圆形", "阴影",
    "遮罩层",
    rules: "HT-17", "HT-9", "GE-22"),
  RuleTopic(
    "perspective", "m34", "3D", "CATransform3D", "rotate in space", "flip a card", "透视", "三维",
    "翻转",
    rules: "GE-32", "GE-33", "GE-35", "GE-36"),
  RuleTopic(
    "z-index", "on top", "zPosition", "front", "层级", "最上层", rules: "HT-8", "HT-5", "GE-14"),
  RuleTopic(
    "rotated", "rotation", "scaled", "旋转", "缩放", rules: "HT-18", "GE-12", "GE-4", "GE-13"),
  RuleTopic(
    "disabled", "isEnabled", "greyed out", "禁用", "不可用",
    rules: "CT-4", "CT-5", "HT-2", "UI-5"),
  RuleTopic(
    "label", "image view", "UILabel", "UIImageView", "userInteractionEnabled", "标签", "图片视图",
    rules: "UI-2", "UI-5", "UI-6", "HT-2"),
  RuleTopic(
    "animation", "animating", "allowUserInteraction", "动画",
    rules: "HT-20", "HT-21", "UT-24"),
  RuleTopic(
    "safe area", "notch", "home indicator", "safeAreaInsets", "status bar", "安全区", "刘海", "状态栏",
    rules: "VC-39", "VC-40", "VC-19", "UT-28", "HT-9", "VC-7"),
  RuleTopic(
    "layout margins", "layoutMargins", "margins", "边距",
    rules: "VC-40", "VC-41", "VC-42"),
  RuleTopic(
    "second window", "windowLevel", "floating window", "alert window", "悬浮窗", "多个窗口",
    rules: "WN-1", "WN-5", "WN-6", "WN-2"),
  RuleTopic("SwiftUI", "hosting controller", rules: "WN-7", "HT-27"),
  RuleTopic(
    "not work", "does not respond", "not respond", "not react", "unresponsive", "nothing happens",
    "no touches", "dead", "deaf", "没反应", "没有反应", "点不到", "点不动", "不响应", "无响应", "失效", "点了没用",
    rules: "HT-2", "HT-3", "HT-4", "HT-5", "UI-2"),
  RuleTopic(
    "overlap", "covered", "cover", "below another view", "under another view", "重叠", "遮挡", "盖住",
    "下面的视图",
    rules: "HT-5", "HT-7", "HT-26"),
  RuleTopic(
    "tab bar", "raised button", "middle button", "中间凸起", "凸起按钮", "标签栏",
    rules: "HT-4", "HT-29"),
  RuleTopic(
    "calls hitTest", "write hitTest", "implement hitTest", "hitTest from scratch", "手写 hitTest",
    "实现 hitTest",
    rules: "HT-1", "HT-2", "HT-4", "HT-5", "HT-6"),
  RuleTopic(
    "common superview", "common ancestor", "公共父视图", "公共祖先", rules: "GE-19", "GE-1"),
  RuleTopic(
    "view and layer", "CALayer", "layer", "图层", rules: "HT-8", "HT-17", "GE-9"),
]

private let touchTopics = [
  RuleTopic(
    "didSelectRow", "didSelectRowAt", "selection", "select a row", "didSelect", "table",
    "table view", "cell", "选中", "点击行", "表格", "单元格",
    rules: "GR-17", "CT-28", "HT-28", "UI-4", "SC-5", "SC-2"),
  RuleTopic(
    "tap gesture", "gesture on a button", "tap recognizer", "button and gesture", "手势与按钮",
    rules: "GR-30", "GR-17", "GR-31", "GR-32"),
  RuleTopic(
    "simultaneous", "at the same time", "two gestures", "gesture conflict", "nested scroll views",
    "手势冲突", "同时识别", "嵌套滚动",
    rules: "GR-25", "GR-26", "GR-29", "GR-37", "GR-39"),
  RuleTopic(
    "CACurrentMediaTime", "timestamp", "systemUptime", "uptime", "时间戳", "开机时间",
    rules: "UT-30", "FP-20"),
  RuleTopic("double tap", "单击", "双击", rules: "GR-38", "GR-28", "GR-36", "GR-52", "UT-13"),
  RuleTopic("long press", "长按", rules: "GR-48", "GR-47", "GR-53"),
  RuleTopic(
    "cancelled", "touchesCancelled", "cancel", "touch is lost", "取消",
    rules: "UT-23", "GR-17", "UT-4", "SC-7", "CT-18"),
  RuleTopic(
    "delay", "delayed", "slow button", "highlight late", "delaysContentTouches", "延迟", "反应慢",
    rules: "SC-2", "SC-3", "SC-6", "GR-44", "GR-43"),
  RuleTopic(
    "shouldReceive", "shouldBegin", "gesture delegate", "手势代理",
    rules: "GR-5", "GR-35", "GR-39", "GR-32"),
  RuleTopic(
    "70", "70 points", "drag out", "touchUpOutside", "dragged outside", "拖出", "70 点",
    rules: "CT-15", "CT-14", "CT-12", "CT-16"),
  RuleTopic(
    "multi-touch", "two fingers", "second finger", "multipleTouch", "exclusiveTouch", "多点触控",
    "两根手指",
    "同时按两个按钮",
    rules: "UT-16", "UT-20", "UT-19", "UT-17", "CT-17"),
  RuleTopic("scrolling", "content offset", "滚动", "偏移", rules: "SC-1", "HT-19", "SC-11", "SC-15"),
  RuleTopic(
    "hand over", "bottom sheet", "pan and scroll", "底部弹层", rules: "GR-25", "GR-26", "SC-13"),
  RuleTopic(
    "dismiss keyboard", "keyboard", "endEditing", "收起键盘", "键盘",
    rules: "FR-8", "TA-9", "FR-5", "FR-6"),
  RuleTopic("shake", "motion", "摇一摇", "摇动", rules: "FR-9", "FR-10", "FR-12"),
]

private let restOfTopics = [
  RuleTopic(
    "responder chain", "next responder", "who handles", "响应链", "响应者链", "下一个响应者",
    rules: "RC-13", "RC-2", "RC-14", "RC-1", "RC-8", "RC-10"),
  RuleTopic(
    "parent", "superview handles", "bubbling", "冒泡", "父视图", rules: "RC-13", "HT-4", "RC-14"),
  RuleTopic(
    "find the controller", "view controller of a view", "parent controller", "找到控制器", "所在的控制器",
    "视图的控制器",
    rules: "RC-2", "RC-3", "RC-1"),
  RuleTopic(
    "glass to app", "from the screen", "run loop source", "hardware", "屏幕到 App", "事件传递", "系统进程",
    rules: "PL-1", "PL-2", "PL-3"),
  RuleTopic("nil target", "first responder action", "空目标", rules: "TA-3", "TA-4", "TA-5"),
  RuleTopic("target action", "addTarget", "目标动作", rules: "CT-20", "TA-1", "CT-21", "CT-22"),
  RuleTopic(
    "frame and bounds", "frame vs bounds", "bounds", "frame 与 bounds", "frame 和 bounds",
    rules: "GE-4", "GE-2", "GE-8", "GE-3", "GE-13"),
  RuleTopic("anchor point", "锚点", rules: "GE-9", "GE-10", "GE-1", "GE-11"),
  RuleTopic(
    "convert", "coordinates", "coordinate system", "坐标", "换算坐标", rules: "GE-19", "GE-20", "GE-21"),
  RuleTopic(
    "setNeedsLayout", "layoutIfNeeded", "layout pass", "run loop", "布局", "运行循环",
    rules: "LC-3", "LC-6", "LC-5", "LC-13", "LC-1"),
  RuleTopic("redraw", "setNeedsDisplay", "drawRect", "重绘", rules: "LC-4", "LC-1"),
  RuleTopic(
    "life cycle", "lifecycle", "viewDidLoad", "viewWillAppear", "生命周期",
    rules: "VC-8", "VC-1", "VC-5", "VC-9"),
  RuleTopic(
    "nib", "xib", "outlet", "Interface Builder", "storyboard", "故事板", "连线",
    rules: "VC-21", "VC-3", "VC-23", "EX-15", "EX-28", "EX-29", "VC-71"),
  RuleTopic(
    "segue", "prepare for segue", "unwind", "embed", "container view", "转场连线",
    rules: "VC-72", "VC-73", "VC-74", "EX-48"),
  RuleTopic(
    "modal", "presented", "sheet", "full screen", "模态", "呈现",
    rules: "RC-5", "VC-10", "VC-11", "VC-38"),
  RuleTopic(
    "swipe to dismiss", "pull down", "drag to dismiss", "interactive dismissal", "下拉关闭", "下滑关闭",
    rules: "VC-38", "VC-11"),
  RuleTopic(
    "landscape", "turn the device", "orientation", "size change", "横屏", "屏幕旋转",
    rules: "VC-36"),
  RuleTopic("Auto Layout", "constraints", "自动布局", "约束", rules: "AL-1", "LC-8", "LC-2"),
  RuleTopic(
    "velocity", "fling", "throw", "setTranslation", "速度", "甩动", rules: "GR-58", "GR-23", "SC-12"),
  RuleTopic(
    "adjustedContentInset", "contentInsetAdjustmentBehavior", "below the navigation bar",
    "behind the bar", "content inset", "首行被挡", "导航栏挡住", "内边距",
    rules: "SC-17", "VC-39", "VC-40"),
  RuleTopic(
    "hidesBottomBarWhenPushed", "hide the tab bar", "隐藏标签栏", "隐藏 tabbar", rules: "WN-13"),
  RuleTopic(
    "stop scrolling", "tap while scrolling", "decelerating", "停止滚动", "惯性滚动",
    rules: "SC-16", "SC-10", "SC-12"),
  RuleTopic("bounce", "alwaysBounceVertical", "回弹", rules: "SC-18", "SC-12"),
  RuleTopic(
    "size of a switch", "natural size of controls", "开关的大小", rules: "UI-7", "AL-24", "AL-25"),
  RuleTopic("isOpaque", "opaque", "不透明", rules: "UI-8", "DR-14", "LA-43"),
]
