import Foundation
import Rasterizer

extension EdgeList {
  /// The edges of a path, in pixels: open subpaths are closed (DR-29).
  init(_ outline: PathOutline, by map: Projection) {
    self.init()
    guard map.isAffine else {
      for points in outline.seen(by: map) { add(closed: points) }
      return
    }
    let map = map.plane
    let most = outline.mostPiecesOfCurve(Self.mostPieces, of: 2_000_000)
    outline.forEachSegment { segment in
      switch segment {
      case .line(let a, let b):
        let (from, to) = (a.applying(map), b.applying(map))
        add(from: from.x, from.y, to: to.x, to.y)
      case .cubic(let a, let b, let c, let d):
        let (from, control1) = (a.applying(map), b.applying(map))
        let (control2, to) = (c.applying(map), d.applying(map))
        addCurve(
          from: (from.x, from.y), (control1.x, control1.y), (control2.x, control2.y),
          to: (to.x, to.y), most: most)
      }
    }
  }

  private mutating func add(closed points: [CGPoint]) {
    guard var last = points.last else { return }
    for point in points {
      add(from: last.x, last.y, to: point.x, point.y)
      last = point
    }
  }
}

extension Mask {
  /// Clips the mask to a path, too.
  mutating func cut(to outline: PathOutline, evenOdd: Bool = false, by map: Projection) {
    cut(to: EdgeList(outline, by: map), by: evenOdd ? .evenOdd : .winding)
  }
}

extension Pixels {
  /// Draws the steps of a picture; `map` converts its points to pixels.
  mutating func draw(_ picture: Picture, by map: CGAffineTransform, mask: Mask) {
    draw(picture, by: Projection(map), mask: mask)
  }

  /// Draws the steps of a picture as they are seen with perspective.
  mutating func draw(_ picture: Picture, by map: Projection, mask: Mask) {
    var clips: [Clip] = []
    var clipped = mask
    for step in picture.steps {
      if !step.clips.elementsEqual(clips, by: ===) {
        clips = step.clips
        clipped = mask
        for clip in clips { clipped.cut(to: clip.outline, evenOdd: clip.isEvenOdd, by: map) }
      }
      if !clipped.box.isEmpty { draw(step, by: map, mask: clipped) }
    }
  }

  /// The shadow is cast by all of the content, and clipped to the mask.
  private mutating func draw(_ step: Picture.Step, by map: Projection, mask: Mask) {
    let blend = step.mode.blend
    if let shadow = step.shadow,
      let cast = step.castShadow(in: mask.box.overlap(with: box), by: map)
    {
      draw(cast, Paint(shadow.color).pixel, mask: mask, blend: blend)
    }
    draw(step.content, by: map, mask: mask, blend: blend)
  }

  /// Draws the content of a step.
  mutating func draw(
    _ content: Picture.Step.Content, by map: Projection, mask: Mask, blend: Blend
  ) {
    switch content {
    case .area(let outline, let evenOdd, let paint):
      fill(
        EdgeList(outline, by: map), by: evenOdd ? .evenOdd : .winding, paint.pixel, mask: mask,
        blend: blend)
    case .points(let paint):
      draw(sampling: paint, by: map, mask: mask, blend: blend)
    case .layer(let layer, let inward, let opacity):
      guard inward.isInvertible else { return }
      var group = Pixels(width: width, height: height)
      layer.draw(
        into: &group, by: Projection(inward.inverted()).concatenating(map), mask: Mask(box))
      draw(group, opacity: opacity, mask: mask, blend: blend)
    case .group(let picture, let outward, let opacity):
      var group = Pixels(width: width, height: height)
      group.draw(picture, by: Projection(outward).concatenating(map), mask: Mask(box))
      draw(group, opacity: opacity, mask: mask, blend: blend)
    }
  }

  /// Samples points near the corners of each pixel, and more of them where these differ: the edges
  /// of what is drawn inside of an image are as soft as others.
  private mutating func draw(
    sampling paint: (CGPoint) -> Paint?, by map: Projection, mask: Mask, blend: Blend
  ) {
    guard map.isInvertible else { return }
    let back = map.inverted()
    draw(mask: mask, blend: blend) { column, row in
      @MainActor func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float>? {
        let place = CGPoint(x: CGFloat(column) + x, y: CGFloat(row) + y)
        return back.divisor(at: place) > 0 ? paint(place.applying(back))?.pixel : nil
      }
      var (sum, isDrawn) = (SIMD4<Float>.zero, false)
      var (least, most) = (SIMD4<Float>.one, SIMD4<Float>.zero)
      for (x, y) in Self.corners {
        let corner = sample(x, y)
        isDrawn = isDrawn || corner != nil
        sum += corner ?? .zero
        least.replace(with: corner ?? .zero, where: (corner ?? .zero) .< least)
        most.replace(with: corner ?? .zero, where: (corner ?? .zero) .> most)
      }
      guard (most - least).max() > Self.evenness else {
        return isDrawn ? sum / Float(Self.corners.count) : nil
      }
      for (x, y) in Self.middles { sum += sample(x, y) ?? .zero }
      return sum / Float(Self.corners.count + Self.middles.count)
    }
  }

  /// The difference of the corners up to which a pixel is even.
  private static let evenness: Float = 1 / 16

  /// The corners of a square of four by four points in a pixel.
  private static let corners: [(CGFloat, CGFloat)] = [
    (0.125, 0.125), (0.875, 0.125), (0.125, 0.875), (0.875, 0.875),
  ]

  /// The other points of that square.
  private static let middles: [(CGFloat, CGFloat)] = [
    (0.375, 0.125), (0.625, 0.125), (0.375, 0.875), (0.625, 0.875),
    (0.125, 0.375), (0.375, 0.375), (0.625, 0.375), (0.875, 0.375),
    (0.125, 0.625), (0.375, 0.625), (0.625, 0.625), (0.875, 0.625),
  ]

  /// Draws pixels of the same size on these, with an opacity.
  mutating func draw(
    _ group: Pixels, opacity: CGFloat, mask: Mask, blend: Blend = .normal
  ) {
    let opacity = Float(opacity)
    draw(mask: mask, blend: blend) { column, row in
      let pixel = group[column, row]
      return pixel.w > 0 ? pixel * opacity : nil
    }
  }
}
