/// Words that mean the same in a question: a matter, and how people write it in either language.
///
/// English words are read without their endings, names of the API in their parts: `hit test` is
/// also `hitTest` and `hittest`. A longer phrase is read before its parts.
package struct AskedWord: Sendable {
  /// A name for the matter.
  package let name: String
  package let spellings: [String]

  private init(_ name: String, _ spellings: String...) {
    self.name = name
    self.spellings = spellings
  }
}

extension AskedWord {
  /// Every matter that several words mean. Other words mean themselves.
  package static let all: [AskedWord] = [
    AskedWord(
      "tap",
      "tap", "touch", "click", "press", "tapping", "点击", "点按", "触摸", "触碰", "点中", "按下", "单点"),
    AskedWord(
      "silent",
      "not", "never", "cannot", "stop", "fail", "ignore", "nothing", "dead", "deaf",
      "unresponsive", "without effect", "isnt", "doesnt", "不", "没", "无法", "失效", "无效", "没反应",
      "没有反应", "不响应", "点不了", "点不到", "点不动", "不起作用", "没有", "没了", "没用"),
    AskedWord(
      "call",
      "call", "fire", "trigger", "run", "invoke", "execute", "调用", "执行", "触发", "回调", "走"),
    AskedWord("when", "when", "什么时候", "何时", "时机"),
    AskedWord("order", "order", "sequence", "顺序", "依次", "流程", "先后", "步骤", "过程"),
    AskedWord("button", "button", "btn", "按钮"),
    AskedWord("control", "control", "控件"),
    AskedWord("label", "label", "标签", "文本标签"),
    AskedWord("image", "image", "image view", "picture", "photo", "图片", "图像"),
    AskedWord(
      "gesture",
      "gesture", "recognizer", "gesture recognizer", "recogniser", "手势", "识别器", "手势识别器"),
    AskedWord(
      "tapgesture",
      "tap gesture", "tap recognizer", "tap gesture recognizer", "点击手势", "点按手势"),
    AskedWord(
      "didselect",
      "did select", "did select row", "did select row at index path", "did select row at",
      "select row", "select cell", "cell selection", "row selection", "select item",
      "did select item at", "选中", "选不中", "点击行"),
    AskedWord("table", "table", "table view", "list", "表格", "列表"),
    AskedWord("collection", "collection", "collection view"),
    AskedWord("cell", "cell", "row", "单元格", "行"),
    AskedWord("scroll", "scroll", "scroll view", "scrolling", "滚动", "滑动", "滚动视图"),
    AskedWord(
      "swipeback",
      "swipe back", "swipe to go back", "edge swipe", "interactive pop gesture recognizer",
      "back swipe", "back gesture", "侧滑", "右滑返回", "滑动返回", "返回手势", "侧滑返回", "侧滑手势"),
    AskedWord("swipe", "swipe", "轻扫"),
    AskedWord("pan", "pan", "drag", "dragging", "move", "拖动", "拖拽", "拖移", "拖", "移动"),
    AskedWord("pinch", "pinch", "zoom", "捏合", "缩放"),
    AskedWord("rotate", "rotation", "rotate", "rotated", "旋转"),
    AskedWord("double", "double", "double tap", "双击"),
    AskedWord("single", "single", "single tap", "单击", "单次"),
    AskedWord("longpress", "long press", "长按"),
    AskedWord("keyboard", "keyboard", "键盘"),
    AskedWord("textfield", "text field", "input field", "text view", "输入框", "文本框"),
    AskedWord("dismiss", "dismiss", "close", "resign", "hide keyboard", "收起", "关闭", "收键盘"),
    AskedWord("hidden", "hidden", "hide", "is hidden", "隐藏"),
    AskedWord(
      "outside",
      "outside", "beyond", "out of", "outside of", "sticks out", "stick out", "overflow", "edge",
      "border", "超出", "外面", "之外", "外部", "边缘", "边界"),
    AskedWord("anywhere", "anywhere", "elsewhere", "空白", "空白处", "任意位置"),
    AskedWord(
      "superview",
      "superview", "parent", "parent view", "super view", "container", "container view", "父视图",
      "父控件", "容器", "父容器"),
    AskedWord("subview", "subview", "child view", "sub view", "子视图", "子控件"),
    AskedWord("child", "child", "children", "child view controller", "子控制器"),
    AskedWord(
      "enlarge",
      "enlarge", "larger", "bigger", "expand", "increase", "extend", "扩大", "放大", "增大", "变大", "太小",
      "small"),
    AskedWord(
      "area",
      "area", "region", "target", "hit area", "touch area", "tap area", "tap target", "hit target",
      "touch target", "hit slop", "区域", "范围", "热区", "点击区域", "触摸区域", "响应区域", "点击范围", "响应范围"),
    AskedWord(
      "through",
      "through", "pass", "pass through", "let through", "underneath", "behind", "below", "beneath",
      "click through", "穿透", "透传", "下面", "底下", "后面"),
    AskedWord(
      "overlay",
      "overlay", "cover", "covered", "on top", "above", "block", "in front", "蒙层", "遮罩", "遮挡",
      "盖住", "挡住", "浮层", "悬浮"),
    AskedWord("animation", "animation", "animate", "animating", "动画"),
    AskedWord(
      "twice",
      "twice", "two times", "several times", "many times", "multiple times", "more than once",
      "again", "repeated", "两次", "多次", "重复"),
    AskedWord("hittest", "hit test", "hit testing", "hit", "命中测试", "命中"),
    AskedWord("pointinside", "point inside", "point inside with event"),
    AskedWord("chain", "responder chain", "responder", "响应链", "响应者链", "响应者"),
    AskedWord("event", "event", "事件"),
    AskedWord(
      "difference",
      "difference", "different", "differ", "versus", "vs", "compare", "区别", "不同", "差别", "关系",
      "不一样", "relation"),
    AskedWord(
      "simultaneous",
      "same time", "at the same time", "simultaneous", "simultaneously", "together", "at once",
      "both", "同时", "一起", "共存"),
    AskedWord("two", "two", "两个", "多个", "multiple", "several"),
    AskedWord(
      "conflict",
      "conflict", "prevent", "interfere", "steal", "eat", "swallow", "take", "冲突", "吃掉", "抢", "拦截",
      "导致"),
    AskedWord("wait", "wait", "require to fail", "until", "distinguish", "等待", "区分"),
    AskedWord("delay", "delay", "slow", "late", "lag", "延迟", "慢", "暂缓"),
    AskedWord(
      "present",
      "present", "presenting", "presented", "present view controller", "modal", "modally",
      "pop up", "弹出", "模态", "弹窗"),
    AskedWord("alert", "alert"),
    AskedWord("sheet", "sheet", "page sheet", "card", "卡片"),
    AskedWord("window", "window", "窗口"),
    AskedWord("windowhierarchy", "window hierarchy", "not in the window hierarchy"),
    AskedWord(
      "deinit",
      "deinit", "dealloc", "deallocated", "deallocate", "released", "release", "释放", "销毁"),
    AskedWord(
      "leak",
      "leak", "memory leak", "retain cycle", "retain", "strong reference", "循环引用", "内存泄漏", "强引用"),
    AskedWord("memory", "memory", "内存"),
    AskedWord("timer", "timer", "nstimer", "定时器"),
    AskedWord("displaylink", "display link"),
    AskedWord("controller", "controller", "view controller", "vc", "控制器", "页面"),
    AskedWord("lifecycle", "life cycle", "lifecycle", "生命周期"),
    AskedWord("viewdidload", "view did load"),
    AskedWord("viewwillappear", "view will appear", "view did appear", "appearance callbacks"),
    AskedWord("isappearing", "view is appearing"),
    AskedWord("layoutsubviews", "layout subviews"),
    AskedWord("drawrect", "draw rect", "draw", "drawing", "drawn", "redraw", "绘制", "重绘", "画"),
    AskedWord("needslayout", "set needs layout"),
    AskedWord("needsdisplay", "set needs display"),
    AskedWord("layoutifneeded", "layout if needed"),
    AskedWord("alpha", "alpha", "opacity", "transparent", "invisible", "透明度", "透明"),
    AskedWord(
      "round",
      "round", "rounded", "corner", "corner radius", "circle", "circular", "圆角", "圆形"),
    AskedWord("shadow", "shadow", "阴影"),
    AskedWord("clip", "clip", "clips to bounds", "masks to bounds", "clipping", "裁剪", "裁切"),
    AskedWord("transform", "transform", "moved with transform"),
    AskedWord("anchorpoint", "anchor point", "锚点"),
    AskedWord("convert", "convert", "conversion", "转换", "坐标转换"),
    AskedWord("coordinate", "coordinate", "coordinate system", "坐标", "坐标系"),
    AskedWord("constraint", "constraint", "auto layout", "layout constraint", "约束", "自动布局"),
    AskedWord("hugging", "hugging", "content hugging", "抗拉伸"),
    AskedWord(
      "compression",
      "compression", "compression resistance", "compress", "truncate", "truncated", "抗压缩", "压缩",
      "截断"),
    AskedWord("priority", "priority", "优先级", "优先"),
    AskedWord("offscreen", "offscreen", "offscreen rendering", "off screen", "离屏渲染", "离屏"),
    AskedWord("hitch", "hitch", "dropped frame", "drop frame", "stutter", "卡顿", "掉帧", "卡"),
    AskedWord("background", "background", "enter background", "后台"),
    AskedWord("foreground", "foreground", "前台"),
    AskedWord(
      "terminate",
      "terminate", "will terminate", "application will terminate", "kill", "killed", "杀死", "杀掉",
      "被杀"),
    AskedWord("launch", "launch", "startup", "启动"),
    AskedWord("firstresponder", "first responder", "become first responder", "第一响应者"),
    AskedWord("shake", "shake", "motion", "摇一摇", "摇动"),
    AskedWord("velocity", "velocity", "speed", "fast", "速度"),
    AskedWord(
      "multitouch",
      "multi touch", "multitouch", "multiple touch", "is multiple touch enabled", "finger",
      "fingers", "多点触控", "多指", "手指"),
    AskedWord(
      "cancel",
      "cancel", "cancelled", "canceled", "touches cancelled", "touches canceled", "取消"),
    AskedWord("touchesended", "touches ended"),
    AskedWord("touchesbegan", "touches began"),
    AskedWord("touchesmoved", "touches moved"),
    AskedWord("valuechanged", "value changed"),
    AskedWord("incode", "in code", "programmatically", "programmatic", "代码", "用代码"),
    AskedWord("disabled", "disabled", "is enabled", "enabled", "disable", "禁用", "禁止"),
    AskedWord(
      "interaction",
      "user interaction", "user interaction enabled", "is user interaction enabled", "interaction",
      "交互"),
    AskedWord("size", "size", "sized", "height", "width", "大小", "高度", "宽度", "尺寸"),
    AskedWord("zero", "zero", "0", "no size", "no height", "empty", "零", "没有大小"),
    AskedWord("zposition", "z position", "z index"),
    AskedWord("stack", "stack view", "stack", "堆栈视图"),
    AskedWord("tabbar", "tab bar", "标签栏", "底部栏"),
    AskedWord("navbar", "navigation bar", "nav bar", "navigation controller", "导航栏", "导航控制器"),
    AskedWord("titleview", "title view"),
    AskedWord("context", "graphics context", "context", "上下文"),
    AskedWord("blurry", "blurry", "blurred", "模糊"),
    AskedWord("statusbar", "status bar", "状态栏"),
    AskedWord("safearea", "safe area", "safe area insets", "安全区"),
    AskedWord("notification", "notification", "通知"),
    AskedWord("upsidedown", "upside down", "flipped", "颠倒", "倒的", "倒"),
    AskedWord("raised", "raised", "middle", "凸起", "中间"),
    AskedWord("find", "find", "get", "obtain", "detect", "找到", "获取", "拿到", "判断", "检测"),
    AskedWord("position", "position", "place", "location", "位置"),
    AskedWord("layer", "layer", "calayer", "图层"),
    AskedWord("push", "push", "pushed", "pushing"),
    AskedWord("pop", "pop", "popped", "返回"),
    AskedWord("crash", "crash", "exception", "崩溃", "异常", "报错"),
    AskedWord("implicit", "implicit", "implicit animation", "隐式动画", "隐式"),
    AskedWord("completion", "completion", "completion block", "completion handler", "完成"),
    AskedWord("immediately", "immediately", "instantly", "at once", "立刻", "马上", "立即"),
    AskedWord("gray", "highlight", "highlighted", "is highlighted", "高亮"),
    AskedWord("target", "add target", "nil target"),
    AskedWord("nil", "nil", "null", "为空"),
    AskedWord("scene", "scene", "scene delegate"),
    AskedWord("appdelegate", "app delegate", "application delegate"),
    AskedWord("custom", "custom", "own", "subclass", "自定义", "子类"),
    AskedWord(
      "common",
      "common", "common superview", "common ancestor", "nearest common", "公共", "公共父视图"),
    AskedWord("exclusive", "exclusive touch", "is exclusive touch"),
    AskedWord("slider", "slider", "滑块"),
    AskedWord("uiswitch", "switch", "is on", "开关"),
    AskedWord("set", "set", "setting", "设置", "修改", "改"),
    AskedWord("wrong", "wrong", "strange", "incorrect", "不对", "错误"),
    AskedWord("view", "view", "视图"),
  ]
}
