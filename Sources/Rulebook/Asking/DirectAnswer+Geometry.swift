/// Questions that a rule answers by itself, about layout, geometry.
extension DirectAnswer {
  static let ofLayout: [DirectAnswer] = [
    DirectAnswer(
      [
        "order of updateConstraints, layoutSubviews and draw",
        "in which order are constraints, layout and display updated",
        "update cycle",
        "布局更新周期",
        "updateConstraints layoutSubviews draw 的顺序",
      ], rules: "LC-1", "LC-2"),
    DirectAnswer(["call layoutSubviews directly", "直接调用 layoutSubviews"], rules: "LC-5"),
    DirectAnswer(["setNeedsLayout inside layoutSubviews", "layoutSubviews 死循环"], rules: "LC-9"),
    DirectAnswer(
      [
        "updateConstraints where to make constraints",
        "updateConstraints 里写什么",
      ], rules: "LC-16"),
    DirectAnswer(
      [
        "animate a constraint change",
        "constraint change jumps and does not animate",
        "layoutIfNeeded in an animation block",
        "约束动画",
        "layoutIfNeeded 写在动画里的作用",
        "修改约束没有动画",
      ], rules: "AN-19", "LC-3"),
    DirectAnswer(
      [
        "unable to simultaneously satisfy constraints",
        "conflicting constraints which one is broken",
        "约束冲突报错",
      ], rules: "AL-5", "AL-9"),
    DirectAnswer(
      [
        "translatesAutoresizingMaskIntoConstraints",
        "translatesAutoresizingMask 为什么要设为 false",
      ], rules: "AL-9"),
    DirectAnswer(
      [
        "which of two labels is compressed",
        "label truncated although there is space",
        "hugging or compression decides who grows",
        "两个 label 谁先被压缩",
        "label 被截断",
      ], rules: "AL-6", "AL-16"),
    DirectAnswer(
      [
        "content hugging versus compression resistance",
        "抗拉伸和抗压缩的区别",
        "hugging priority",
      ], rules: "AL-16", "AL-6", "AL-2"),
    DirectAnswer(["no common ancestor constraint crash", "约束没有公共父视图崩溃"], rules: "AL-10", "EX-11"),
    DirectAnswer(
      [
        "change the priority of a constraint crash",
        "运行时修改约束优先级崩溃",
      ], rules: "AL-11", "EX-12"),
    DirectAnswer(
      [
        "systemLayoutSizeFitting",
        "cell height by auto layout",
        "自动计算 cell 高度",
      ], rules: "AL-12"),
    DirectAnswer(
      [
        "intrinsicContentSize changed",
        "invalidateIntrinsicContentSize",
        "固有尺寸变化不更新",
      ], rules: "AL-13"),
    DirectAnswer(["alignment rectangle", "alignmentRectInsets"], rules: "AL-14", "AL-22"),
    DirectAnswer(["visual format language", "VFL"], rules: "AL-19"),
    DirectAnswer(["ambiguous layout", "约束不完整"], rules: "AL-7"),
    DirectAnswer(
      [
        "frame is not updated after changing a constraint",
        "改了约束 frame 没变",
      ], rules: "LC-8"),
  ]

  static let ofGeometry: [DirectAnswer] = [
    DirectAnswer(
      [
        "frame after a transform is wrong",
        "frame of a rotated view",
        "transform changes the frame",
        "旋转后 frame 变了",
        "transform 之后 frame 不对",
      ], rules: "GE-4", "GE-13"),
    DirectAnswer(
      [
        "changing anchorPoint moves the view",
        "set the anchor point without moving the layer",
        "修改 anchorPoint 视图位置变了",
      ], rules: "GE-9", "GE-31"),
    DirectAnswer(["center and frame", "center 和 frame 的关系"], rules: "GE-3"),
    DirectAnswer(["change the origin of bounds", "修改 bounds 的 origin 会怎样"], rules: "GE-8", "SC-1"),
    DirectAnswer(["change bounds size", "修改 bounds 大小"], rules: "GE-7"),
    DirectAnswer(
      [
        "convert a point to another view",
        "coordinates of a view in the window",
        "convert rect from a subview",
        "坐标转换",
        "把点转换到另一个视图的坐标系",
        "最近公共父视图",
      ], rules: "GE-19"),
    DirectAnswer(["direction of a positive rotation", "旋转角度正方向"], rules: "GE-12", "TF-3"),
    DirectAnswer(
      [
        "order of transforms",
        "translate then scale or scale then translate",
        "transform 的先后顺序",
      ], rules: "TF-4", "TF-6"),
    DirectAnswer(["second transform replaces the first", "连续设置 transform 不累加"], rules: "TF-7"),
    DirectAnswer(["drag a rotated or scaled view", "缩放后拖动视图速度不对"], rules: "TF-13"),
    DirectAnswer(["perspective m34", "3D rotation looks flat", "三维透视"], rules: "GE-32", "GE-33"),
    DirectAnswer(["scale zero view", "缩放到 0"], rules: "GE-25"),
    DirectAnswer(["does a path contain a point", "点是否在路径里"], rules: "DR-38", "GE-23"),
  ]
}
