/// Questions that a rule answers by itself, about the frame, animation.
extension DirectAnswer {
  static let ofFrame: [DirectAnswer] = [
    DirectAnswer(
      [
        "what causes offscreen rendering",
        "offscreen pass",
        "离屏渲染的原因",
        "哪些操作会离屏渲染",
      ], rules: "FP-26", "FP-25"),
    DirectAnswer(["shadow is slow", "shadowPath", "阴影导致卡顿"], rules: "FP-27"),
    DirectAnswer(
      ["cornerRadius and masksToBounds offscreen", "圆角会离屏渲染吗"], rules: "FP-30", "FP-29"),
    DirectAnswer(["shouldRasterize", "光栅化"], rules: "FP-32"),
    DirectAnswer(["blended layers opaque", "图层混合"], rules: "FP-36", "FP-37"),
    DirectAnswer(
      [
        "large images use memory",
        "image memory size",
        "大图内存占用",
        "图片解码",
      ], rules: "FP-40", "FP-41"),
    DirectAnswer(
      [
        "dropped frames hitch",
        "scrolling stutters",
        "卡顿的原因",
        "掉帧是怎么产生的",
      ], rules: "FP-10", "FP-11"),
    DirectAnswer(["how long is a frame", "一帧多少毫秒"], rules: "FP-1"),
    DirectAnswer(
      [
        "render loop phases",
        "how does a view get on the screen",
        "一帧的渲染流程",
      ], rules: "FP-4", "FP-5"),
    DirectAnswer(["CADisplayLink timestamp", "CADisplayLink 和屏幕刷新"], rules: "FP-19", "FP-20"),
    DirectAnswer(
      [
        "animation continues while the main thread is blocked",
        "主线程卡住动画还在动",
      ], rules: "FP-18", "FP-17"),
    DirectAnswer(["120 Hz ProMotion", "高刷新率"], rules: "FP-2", "FP-3"),
  ]

  static let ofAnimation: [DirectAnswer] = [
    DirectAnswer(
      [
        "UIView animate frame is already at the end",
        "动画中打印 frame 是终点",
      ], rules: "AN-1", "AN-3"),
    DirectAnswer(
      [
        "animation completion is called immediately",
        "animation block without animation",
        "动画的 completion 立刻执行",
        "动画没有效果直接结束",
      ], rules: "AN-5", "AN-10", "AN-4"),
    DirectAnswer(
      [
        "finished is false in the animation completion",
        "completion 的 finished 为 NO",
      ], rules: "AN-6"),
    DirectAnswer(
      [
        "layer jumps back after CABasicAnimation",
        "keep the end value of an animation",
        "动画结束后回到原位",
      ], rules: "AN-11", "AN-14"),
    DirectAnswer(["pause a layer animation", "暂停和恢复动画"], rules: "AN-15"),
    DirectAnswer(["spring animation damping", "弹簧动画参数"], rules: "AN-18"),
    DirectAnswer(["performWithoutAnimation", "禁用动画"], rules: "AN-20"),
    DirectAnswer(
      [
        "UIViewPropertyAnimator states",
        "UIViewPropertyAnimator 的状态",
      ], rules: "AN-21", "AN-22"),
    DirectAnswer(["stop a property animator", "stopAnimation"], rules: "AN-24"),
    DirectAnswer(["start an animation while another runs", "两个动画叠加"], rules: "AN-7", "AN-8"),
    DirectAnswer(["gravity with UIDynamicAnimator", "重力动画"], rules: "AN-61"),
    DirectAnswer(["collision behavior", "碰撞"], rules: "AN-62"),
    DirectAnswer(["UIView animation options", "allowUserInteraction"], rules: "AN-2"),
  ]
}
