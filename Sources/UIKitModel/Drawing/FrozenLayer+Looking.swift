import Foundation
import Rasterizer

extension FrozenLayer {
  /// What the layer and its sublayers show at a point of its own, shadows apart.
  func paint(at point: CGPoint) -> Paint {
    let isInside = shape.contains(point, evenOdd: false)
    var paint = isInside ? background : .clear
    if isInside || !masksToBounds {
      paint.cover(content.paint(at: point))
      for inner in inner { paint.cover(inner.layer.paint(at: point.applying(inner.inward))) }
    }
    if let border, border.outline.contains(point, evenOdd: true) { paint.cover(border.paint) }
    if hasMask {
      guard let mask else { return .clear }
      paint = paint.faded(mask.layer.paint(at: point.applying(mask.inward)).alpha)
    }
    return paint.faded(opacity)
  }

  /// Draws the layer and its sublayers; `map` leads from its own points to pixels. What is drawn as
  /// one, because of a mask or its opacity, is drawn apart first.
  func draw(into pixels: inout Pixels, by map: CGAffineTransform, mask: Mask) {
    guard opacity > 0, !mask.box.isEmpty else { return }
    drawShadow(into: &pixels, by: map, mask: mask)
    guard opacity < 1 || hasMask else { return drawParts(into: &pixels, by: map, mask: mask) }
    var group = Pixels(width: pixels.width, height: pixels.height)
    drawParts(into: &group, by: map, mask: mask)
    guard hasMask else { return pixels.draw(group, opacity: opacity, mask: Mask(mask.box)) }
    guard let masking = self.mask else { return }
    var shown = Pixels(width: pixels.width, height: pixels.height)
    masking.layer.draw(
      into: &shown, by: masking.outward.concatenating(map), mask: Mask(pixels.box))
    let opacity = Float(opacity)
    pixels.draw(mask: Mask(mask.box)) { column, row in
      group[column, row] * (shown[column, row].w * opacity)
    }
  }

  private func drawParts(into pixels: inout Pixels, by map: CGAffineTransform, mask: Mask) {
    let edges = EdgeList(shape, by: map)
    if background.alpha > 0 {
      pixels.fill(edges, by: .winding, background.pixel, mask: mask)
    }
    var inside = mask
    if masksToBounds { inside.cut(to: edges, by: .winding) }
    pixels.draw(content, by: map, mask: inside)
    for inner in inner {
      inner.layer.draw(into: &pixels, by: inner.outward.concatenating(map), mask: inside)
    }
    guard let border else { return }
    pixels.fill(
      EdgeList(border.outline, by: map), by: .evenOdd, border.paint.pixel, mask: mask)
  }

  /// The shadow of a path, of the background where there is one, else of all that is drawn.
  private func drawShadow(into pixels: inout Pixels, by map: CGAffineTransform, mask: Mask) {
    guard let shadow else { return }
    let offset = shadow.offset.applying(map)
    let moved = map.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
    var cast = Pixels(width: pixels.width, height: pixels.height)
    if let path = shadow.path ?? (background.alpha == 1 ? shape : nil) {
      cast.fill(
        EdgeList(path, by: moved), by: .winding, SIMD4(0, 0, 0, 1), mask: Mask(cast.box))
    } else {
      drawParts(into: &cast, by: moved, mask: Mask(cast.box))
    }
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    let alpha = cast.softenedAlpha(deviation: shadow.radius * scale)
    let color = Paint(shadow.color, alpha: shadow.opacity * opacity).pixel
    let width = pixels.width
    pixels.draw(mask: mask) { column, row in
      let alpha = alpha[row * width + column]
      return alpha > 0 ? color * alpha : nil
    }
  }
}
