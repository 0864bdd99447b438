import Foundation
import Rasterizer

extension FrozenLayer {
  /// The colour of the layer and its sublayers at a point of its own, without shadows. `fading` is
  /// the opacity of enclosing layers that do not fade as a group.
  func paint(at point: CGPoint, fading: CGFloat = 1) -> Paint {
    let whole = opacity * fading
    let (parts, group) = isGroup ? (1, whole) : (whole, 1)
    let isInside = shape.contains(point, evenOdd: false)
    var paint = isInside ? background.faded(parts) : .clear
    if isInside || !masksToBounds {
      paint.cover(content.paint(at: point).faded(parts))
      for inner in inner {
        // What is behind the viewer is not seen.
        guard inner.inward.divisor(at: point) > 0 else { continue }
        let shown = inner.layer.paint(at: point.applying(inner.inward), fading: parts)
        paint.cover(inner.filter.map { Paint(shown.pixel * $0) } ?? shown)
      }
    }
    if let border, border.outline.contains(point, evenOdd: true) {
      paint.cover(border.paint.faded(parts))
    }
    if hasMask {
      guard let mask else { return .clear }
      paint = paint.faded(mask.layer.paint(at: point.applying(mask.inward)).alpha)
    }
    return paint.faded(group)
  }

  /// Whether the layer is composed first and then faded as a unit (LA-40).
  private var isGroup: Bool { opacity < 1 && fadesAsGroup }

  /// Draws the layer and its sublayers; `map` converts its own points to pixels. A group, because
  /// of a mask or its opacity, is drawn into pixels of its own first.
  func draw(
    into pixels: inout Pixels, by map: Projection, mask: Mask, fading: CGFloat = 1
  ) {
    let whole = opacity * fading
    guard whole > 0, !mask.box.isEmpty else { return }
    drawShadow(into: &pixels, by: map, mask: mask, opacity: whole)
    let (parts, group) = isGroup ? (1, whole) : (whole, 1)
    guard group < 1 || hasMask else {
      return drawParts(into: &pixels, by: map, mask: mask, fading: parts)
    }
    var composed = Pixels(width: pixels.width, height: pixels.height)
    drawParts(into: &composed, by: map, mask: mask, fading: parts)
    guard hasMask else { return pixels.draw(composed, opacity: group, mask: Mask(mask.box)) }
    guard let masking = self.mask else { return }
    var shown = Pixels(width: pixels.width, height: pixels.height)
    masking.layer.draw(
      into: &shown, by: masking.outward.concatenating(map), mask: Mask(pixels.box))
    let opacity = Float(group)
    pixels.draw(mask: Mask(mask.box)) { column, row in
      composed[column, row] * (shown[column, row].w * opacity)
    }
  }

  private func drawParts(
    into pixels: inout Pixels, by map: Projection, mask: Mask, fading: CGFloat
  ) {
    let edges = EdgeList(shape, by: map)
    if background.alpha > 0 {
      pixels.fill(edges, by: .winding, background.faded(fading).pixel, mask: mask)
    }
    var inside = mask
    if masksToBounds { inside.cut(to: edges, by: .winding) }
    if fading < 1, !content.steps.isEmpty {
      // Its own picture is one unit, whatever was drawn into it.
      var composed = Pixels(width: pixels.width, height: pixels.height)
      composed.draw(content, by: map, mask: inside)
      pixels.draw(composed, opacity: fading, mask: Mask(inside.box))
    } else {
      pixels.draw(content, by: map, mask: inside)
    }
    for inner in inner { draw(inner, into: &pixels, by: map, mask: inside, fading: fading) }
    guard let border else { return }
    pixels.fill(
      EdgeList(border.outline, by: map), by: .evenOdd, border.paint.faded(fading).pixel,
      mask: mask)
  }

  private func draw(
    _ inner: Inner, into pixels: inout Pixels, by map: Projection, mask: Mask,
    fading: CGFloat
  ) {
    let map = inner.outward.concatenating(map)
    guard let filter = inner.filter else {
      return inner.layer.draw(into: &pixels, by: map, mask: mask, fading: fading)
    }
    var composed = Pixels(width: pixels.width, height: pixels.height)
    inner.layer.draw(into: &composed, by: map, mask: mask, fading: fading)
    pixels.draw(mask: Mask(mask.box)) { column, row in composed[column, row] * filter }
  }

  /// Draws the shadow of a path, or of the background if there is one, or else of all content.
  private func drawShadow(
    into pixels: inout Pixels, by map: Projection, mask: Mask, opacity: CGFloat
  ) {
    guard let shadow else { return }
    let around = map.plane(around: middle)
    let offset = shadow.offset.applying(around)
    let moved = map.concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
    let scale = abs(around.a * around.d - around.b * around.c).squareRoot()
    let cast = CastShadow(
      in: mask.box.overlap(with: pixels.box), deviation: Double(shadow.radius * scale)
    ) { cells, left, top, scale in
      let map = moved.concatenating(CGAffineTransform(translationX: -left, y: -top))
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      if let path = shadow.path ?? (background.alpha == 1 ? shape : nil) {
        cells.fill(
          EdgeList(path, by: map), by: .winding, SIMD4(0, 0, 0, 1), mask: Mask(cells.box))
      } else {
        drawParts(into: &cells, by: map, mask: Mask(cells.box), fading: 1)
      }
    }
    pixels.draw(cast, Paint(shadow.color, alpha: shadow.opacity * opacity).pixel, mask: mask)
  }
}
