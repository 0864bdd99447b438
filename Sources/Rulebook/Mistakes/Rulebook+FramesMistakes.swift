import Records

extension Rulebook {
  /// Common mistakes about frames and what showing views costs.
  static var mistakesFrames: [Mistake] { content }
}

private let content: [Mistake] = [
  Mistake(
    "M-99", .loose,
    claim: Bilingual(
      en: "A display link means 60 frames per second.",
      zh: "display link 就是每秒 60 帧。"),
    truth: Bilingual(
      en: "It fires with the display, whose rate may be 120 a second, and may change.",
      zh: "它跟随显示屏触发，而刷新率可能是每秒 120 次，也会变化。"),
    rules: ["FP-19", "FP-2"]),
  Mistake(
    "M-100", .code,
    claim: Bilingual(
      en: "A display link is made in a method, and neither kept nor invalidated.",
      zh: "在方法里创建 display link，既不保存也不 invalidate。"),
    truth: Bilingual(
      en: "The run loop keeps it and it keeps its target, until it is invalidated.",
      zh: "run loop 持有它，它持有 target，直到 invalidate。"),
    rules: ["FP-19", "VC-31"]),
  Mistake(
    "M-101", .loose,
    claim: Bilingual(
      en: "The system tells every app of each VSync by a display link.",
      zh: "系统通过 display link 把每次 VSync 告诉 App。"),
    truth: Bilingual(
      en: "Only an app that made a link; ordinary work begins with events and timers.",
      zh: "只通知创建了 display link 的 App；平常的工作由事件和定时器开始。"),
    rules: ["FP-19", "FP-4"]),
  Mistake(
    "M-102", .loose,
    claim: Bilingual(
      en: "A frame that is not ready within one VSync is thrown away.",
      zh: "一个 VSync 内没完成的帧会被丢弃。"),
    truth: Bilingual(
      en: "It is shown later; and two frames from the event to the screen are normal.",
      zh: "它会晚一些显示；而从事件到屏幕经过两帧是正常的。"),
    rules: ["FP-15", "FP-8"]),
  Mistake(
    "M-103", .loose,
    claim: Bilingual(
      en: "Views have to be set opaque to avoid blending.",
      zh: "要避免混合，必须把视图设为不透明。"),
    truth: Bilingual(
      en: """
        isOpaque is true by default. Colours, alpha and the alpha channel of images decide \
        about blending.
        """,
      zh: "isOpaque 默认就是 true。是否混合取决于颜色、alpha 和图片的 alpha 通道。"),
    rules: ["DR-14", "LA-43"],
    demonstration: [
      "add view card 100 100 80 60",
      "expect card.isOpaque",
    ]),
  Mistake(
    "M-104", .fact,
    claim: Bilingual(
      en: "Borders and shape layers are rendered offscreen.",
      zh: "边框和形状图层会触发离屏渲染。"),
    truth: Bilingual(
      en: "Neither is a cause by itself.",
      zh: "两者本身都不是原因。"),
    rules: ["FP-26", "FP-29"]),
  Mistake(
    "M-105", .loose,
    claim: Bilingual(
      en: "Rounded corners are rendered offscreen.",
      zh: "圆角会触发离屏渲染。"),
    truth: Bilingual(
      en: "Only with masksToBounds, and more than one thing to clip.",
      zh: "只有加上 masksToBounds，而且要裁剪不止一样内容时才会。"),
    rules: ["FP-29", "FP-30"]),
  Mistake(
    "M-106", .loose,
    claim: Bilingual(
      en: "Shadows are rendered offscreen.",
      zh: "阴影会触发离屏渲染。"),
    truth: Bilingual(
      en: "Not with a shadowPath.",
      zh: "设了 shadowPath 就不会。"),
    rules: ["FP-27"]),
  Mistake(
    "M-107", .fact,
    claim: Bilingual(
      en: "shouldRasterize moves the work to the CPU.",
      zh: "shouldRasterize 会把工作转给 CPU。"),
    truth: Bilingual(
      en: """
        The picture is kept on the side of the GPU, and costs a pass whenever it is made \
        again.
        """,
      zh: "图像保存在 GPU 一侧，每次重新生成都需要一遍。"),
    rules: ["FP-32"]),
  Mistake(
    "M-108", .loose,
    claim: Bilingual(
      en: "Drawing everything into images in the background is the best cure.",
      zh: "把内容都在后台画成图片是最彻底的办法。"),
    truth: Bilingual(
      en: "It costs memory by pixels, and round backgrounds are cheap today.",
      zh: "它按像素占用内存，而圆角背景如今代价很小。"),
    rules: ["FP-40", "FP-29"]),
]
