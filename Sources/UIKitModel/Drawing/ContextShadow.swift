import Foundation
import Rasterizer

/// The shadow of a context's drawing (DR-24).
struct ContextShadow: Equatable {
  /// The offset, in points of the context itself: the transform does not turn or scale it. In a
  /// context of UIKit's y grows downwards, in a bitmap of bytes upwards, like the rest of the
  /// context; the vertical direction on devices is open (DR-25).
  let offset: CGSize
  /// The softness of its edge, in points: twice the deviation.
  let blur: CGFloat
  let color: CGColor

  /// nil if there is no shadow: without a colour, or with a value that is not a number.
  init?(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      !blur.isNaN
    else { return nil }
    self.offset = offset
    self.blur = min(max(blur, 0), Self.softest)
    self.color = color
  }

  /// The default colour of a shadow: black, with alpha one third.
  static let defaultColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)

  /// No context is so large that more would be visible.
  private static let softest: CGFloat = 100_000
}

extension Picture.Step {
  /// The coverage of the step's shadow in the pixels of a box; nil for a step without one. `map`
  /// converts points of the picture to pixels.
  func castShadow(in box: PixelBox, by map: Projection) -> CastShadow? {
    guard let shadow else { return nil }
    var middle = CGPoint.zero
    if case .area(let outline, _, _) = content {
      let box = outline.boundingBox
      middle = CGPoint(x: box.midX, y: box.midY)
    }
    let around = map.plane(around: middle)
    let offset = shadow.offset.applying(around)
    let moved = map.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
    let scale = abs(around.a * around.d - around.b * around.c).squareRoot()
    let deviation = Double(shadow.blur / 2 * scale)
    return CastShadow(in: reach(of: box, by: moved, deviation: deviation), deviation: deviation) {
      pixels, x, y, scale in
      let toCells = CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      pixels.draw(content, by: moved.concatenating(toCells), mask: Mask(pixels.box), blend: .normal)
    }
  }

  /// The pixels of a box that a shadow may cover, as a quick estimate.
  private func reach(
    of box: PixelBox, by map: Projection, deviation: Double
  ) -> PixelBox {
    guard case .area(let outline, _, _) = content else { return box }
    let reach = CGFloat(CastShadow.reach(of: deviation)) + 1
    let area = outline.boundingBox.applying(map).insetBy(dx: -reach, dy: -reach)
    func range(_ from: CGFloat, _ to: CGFloat, _ whole: Range<Int>) -> Range<Int> {
      let low = max(from.rounded(.down), CGFloat(whole.lowerBound))
      let high = min(to.rounded(.up), CGFloat(whole.upperBound))
      return low < high ? Int(low)..<Int(high) : whole.lowerBound..<whole.lowerBound
    }
    return PixelBox(
      columns: range(area.minX, area.maxX, box.columns),
      rows: range(area.minY, area.maxY, box.rows))
  }
}

extension CGContext {
  /// Gives subsequent drawing a shadow of black with alpha one third (DR-24).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: ContextShadow.defaultColor)
  }

  /// Gives subsequent drawing a shadow; none without a colour (DR-24). The transform changes
  /// neither the offset nor the softness.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = ContextShadow(offset: offset, blur: blur, color: color)
    note("setShadow", [offset.width, offset.height, blur])
  }
}
