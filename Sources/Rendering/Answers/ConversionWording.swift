import Foundation
import Lettering
import Records
import Wording

/// The arithmetic of one conversion.
enum ConversionWording {
  /// The right side of the equation, or the reason why there is none.
  ///
  /// `isBrief` omits the word "origin", for tables.
  static func working(_ step: PointConversion, isBrief: Bool = false) -> Bilingual {
    guard step.isPossible else {
      return Bilingual(
        en: "the transform of \(step.view.text) cannot be undone (GE-25)",
        zh: "\(step.view.text) 的 transform 不可逆（GE-25）")
    }
    let from = Numbers.point(step.from)
    let to = Numbers.point(step.to)
    if let transform = step.transform, transform.count == 9 {
      let entries = Numbers.transform(transform)
      return step.direction == .down
        ? Bilingual(
          en: "\(from) back through perspective \(entries) = \(to)  GE-32",
          zh: "\(from) 反推透视矩阵 \(entries) = \(to)  GE-32")
        : Bilingual(
          en: "\(from) through perspective \(entries) = \(to)  GE-32",
          zh: "\(from) 经过透视矩阵 \(entries) = \(to)  GE-32")
    }
    if let transform = step.transform {
      let entries = Numbers.transform(transform)
      return step.direction == .down
        ? Bilingual(
          en: "\(from) back through center, transform \(entries) and bounds = \(to)  GE-1",
          zh: "\(from) 依次反推 center、transform \(entries) 和 bounds = \(to)  GE-1")
        : Bilingual(
          en: "\(from) through bounds, transform \(entries) and center = \(to)  GE-1",
          zh: "\(from) 依次经过 bounds、transform \(entries) 和 center = \(to)  GE-1")
    }
    let frame = Numbers.point(step.frameOrigin)
    let bounds = Numbers.point(step.boundsOrigin)
    let (origin, ursprung) = isBrief ? ("", "") : ("origin ", "原点 ")
    return step.direction == .down
      ? Bilingual(
        en: "\(from) − frame \(origin)\(frame) + bounds \(origin)\(bounds) = \(to)",
        zh: "\(from) − frame \(ursprung)\(frame) + bounds \(ursprung)\(bounds) = \(to)")
      : Bilingual(
        en: "\(from) + frame \(origin)\(frame) − bounds \(origin)\(bounds) = \(to)",
        zh: "\(from) + frame \(ursprung)\(frame) − bounds \(ursprung)\(bounds) = \(to)")
  }
}
