/// Questions that a rule answers by itself, about layers, drawing.
extension DirectAnswer {
  static let ofLayers: [DirectAnswer] = [
    DirectAnswer(
      [
        "difference between UIView and CALayer",
        "relation of view and layer",
        "UIView 和 CALayer 的关系",
      ], rules: "LA-1", "LA-4"),
    DirectAnswer(["layer does not receive touches", "CALayer 能响应点击吗"], rules: "LA-3"),
    DirectAnswer(
      [
        "presentation layer and model layer",
        "model tree",
        "presentationLayer 和 modelLayer",
        "图层树",
      ], rules: "LA-9", "LA-10"),
    DirectAnswer(
      [
        "current position of a view during an animation",
        "where is a moving view on the screen",
        "动画过程中获取视图当前位置",
      ], rules: "LA-10", "LA-13"),
    DirectAnswer(
      [
        "disable implicit animations",
        "CATransaction setDisableActions",
        "关闭隐式动画",
      ], rules: "LA-19"),
    DirectAnswer(["action for a layer key", "隐式动画的原理"], rules: "LA-17"),
    DirectAnswer(
      [
        "shadow and clipsToBounds",
        "shadow is gone with masksToBounds",
        "rounded corners and a shadow at the same time",
        "圆角和阴影同时显示",
        "设置 masksToBounds 后阴影没了",
      ], rules: "LA-35"),
    DirectAnswer(
      [
        "cornerRadius does not clip the image",
        "corner radius has no effect on subviews",
        "cornerRadius 对图片不起作用",
        "圆角没有裁剪子视图",
      ], rules: "LA-36", "LA-34"),
    DirectAnswer(["shadow does not show", "阴影不显示"], rules: "LA-33"),
    DirectAnswer(["layer is blurry on retina", "contentsScale", "图层模糊"], rules: "LA-42"),
    DirectAnswer(["mask of a layer", "图层 mask"], rules: "LA-38"),
    DirectAnswer(
      [
        "alpha of a parent and its subviews",
        "group opacity",
        "父视图透明度影响子视图",
      ], rules: "LA-39", "LA-40"),
    DirectAnswer(["border of a layer is inside or outside", "边框在里面还是外面"], rules: "LA-37"),
  ]

  static let ofDrawing: [DirectAnswer] = [
    DirectAnswer(
      [
        "draw uses a lot of memory",
        "memory of drawRect",
        "empty draw override cost",
        "重写 drawRect 内存暴涨",
      ], rules: "DR-11", "DR-12"),
    DirectAnswer(
      [
        "view is not redrawn when its size changes",
        "contentMode redraw",
        "改变大小后没有重绘",
      ], rules: "DR-15", "DR-7"),
    DirectAnswer(
      ["contentMode aspect fill and aspect fit", "contentMode 各种模式的区别"], rules: "DR-16"),
    DirectAnswer(
      [
        "subclass of UIImageView draw is not called",
        "UIImageView 子类的 drawRect 不走",
      ], rules: "DR-17"),
    DirectAnswer(["UIGraphicsGetCurrentContext is nil", "context 为 nil"], rules: "DR-2", "DR-3"),
    DirectAnswer(["call draw directly", "直接调用 drawRect"], rules: "DR-4", "DR-7"),
    DirectAnswer(
      [
        "coordinate system of Core Graphics",
        "Core Graphics 坐标系和 UIKit",
      ], rules: "DR-21", "DR-22"),
    DirectAnswer(
      [
        "image is drawn upside down",
        "CGContext draw image flipped",
        "CGContext 画图是倒的",
        "图片上下颠倒",
      ], rules: "DR-23", "DR-22"),
    DirectAnswer(["saveGState and restoreGState", "保存和恢复上下文"], rules: "DR-18"),
    DirectAnswer(["blurry one pixel line", "1 像素的线模糊"], rules: "DR-40", "DR-39"),
    DirectAnswer(["screenshot of a view", "render a view into an image", "视图截图"], rules: "DR-55"),
    DirectAnswer(["UILabel with insets", "padding in a label", "label 内边距"], rules: "DR-60"),
    DirectAnswer(["arc direction clockwise", "画圆弧的方向"], rules: "DR-33", "DR-34"),
  ]
}
