import Foundation
import Lettering
import Records

extension Remark {
  /// The remark on a bitmap that no device has the memory for, with its arithmetic (DR-12, FP-40).
  static func onLargeBitmap(
    _ size: CGSize, _ scale: Double, _ bytes: Double, isOfView: Bool
  ) -> Bilingual {
    let points = "\(Numbers.text(size.width)) × \(Numbers.text(size.height))"
    let sides = [size.width, size.height].map { side -> String in
      let pixels = abs(Double(side) * scale)
      return pixels < 1e15 ? Numbers.grouped(Int(pixels.rounded())) : Numbers.text(pixels)
    }
    let pixels = sides.joined(separator: " × ")
    let memory = bytes < 1e18 ? "\(Numbers.grouped(Int((bytes / 1e9).rounded()))) GB" : "∞"
    let rule = isOfView ? "DR-12" : "FP-40"
    let onDevice =
      isOfView
      ? Bilingual(
        en: "no device has the memory: it shows nothing, or ends the app",
        zh: "真机没有这么多内存：什么也不显示，或者结束 App")
      : Bilingual(
        en: """
          no device has the memory: UIGraphicsGetImageFromCurrentImageContext() gives nil there, and \
          an app that draws by a renderer is ended
          """,
        zh: """
          真机没有这么多内存：UIGraphicsGetImageFromCurrentImageContext() 返回 nil，用渲染器绘制的 App 会被系统结束
          """)
    let scale = Numbers.text(scale)
    return Bilingual(
      en: """
        \(points) points at \(scale) are \(pixels) pixels, \(memory) at 4 bytes each (\(rule)); \
        \(onDevice.en); here it is drawn all the same, less sharp
        """,
      zh: """
        \(points) 点、scale \(scale)，就是 \(pixels) 像素，每像素 4 字节共 \(memory)（\(rule)）；\
        \(onDevice.zh)；这里仍然会画，但不够清晰
        """)
  }
}
