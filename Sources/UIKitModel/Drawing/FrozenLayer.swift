import Foundation

/// A snapshot of a layer and its sublayers: later changes of the layer do not affect it. Points are
/// the layer's own.
final class FrozenLayer {
  /// A sublayer, with the conversions between its points and those of this layer.
  struct Inner {
    let layer: FrozenLayer
    let outward: Projection
    let inward: Projection
    /// The factors of each of its pixels, by component; nil for none.
    let filter: SIMD4<Float>?

    /// `space` is the transform of the transform layer that contains it, which is not flattened;
    /// nil for one in a layer of any other class.
    init?(_ layer: CALayer, depth: Int, in space: CATransform3D? = nil) {
      let place = PlaceInSpace(layer, in: space)
      guard layer.isDoubleSided || place.facesViewer else { return nil }
      guard let frozen = FrozenLayer(layer, depth: depth, place.forSublayers) else { return nil }
      self.init(frozen, place.outward, filter: nil)
    }

    private init(_ layer: FrozenLayer, _ outward: Projection, filter: SIMD4<Float>?) {
      self.layer = layer
      self.outward = outward
      inward = outward.isInvertible ? outward.inverted() : .impossible
      self.filter = filter
    }

    /// The same layer in another position, in other colours.
    func copied(_ instance: CAReplicatorLayer.Instance) -> Inner {
      Inner(layer, outward.concatenating(instance.map), filter: instance.filter)
    }
  }

  /// A shadow on the content below.
  struct Shadow {
    let color: CGColor?
    let opacity: CGFloat
    let offset: CGSize
    let radius: CGFloat
    let path: PathOutline?
  }

  /// The bounds with their rounded corners.
  let shape: PathOutline
  /// The middle of the bounds.
  let middle: CGPoint
  let background: Paint
  /// The area and the colour of the border; nil for none.
  let border: (outline: PathOutline, paint: Paint)?
  /// The layer's own content.
  let content: Picture
  let opacity: CGFloat
  /// Whether content that is less than opaque is composed first and then faded as a group (LA-40);
  /// otherwise each part of it is faded by itself.
  let fadesAsGroup: Bool
  let masksToBounds: Bool
  let shadow: Shadow?
  let inner: [Inner]
  /// The number of copies that are shown of its most replicated content.
  let copies: Int
  /// Whether there is a mask: a hidden one hides everything.
  let hasMask: Bool
  let mask: Inner?

  /// Creates a snapshot of a layer; nil for a hidden one.
  convenience init?(_ layer: CALayer) {
    self.init(layer, depth: 0)
  }

  /// `space` is the transform of space that applies to the sublayers of a transform layer.
  fileprivate init?(_ layer: CALayer, depth: Int, _ space: CATransform3D? = nil) {
    guard !layer.isHidden, depth < Self.deepestLevel else { return nil }
    let bounds = layer.bounds.standardized
    // A transform layer shows only its sublayers.
    let isFlat = !(layer is CATransformLayer)
    shape = layer.outline(inset: 0)
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    background = isFlat ? Paint(layer.backgroundColor) : .clear
    if isFlat, layer.hasBorder {
      var ring = shape
      ring.append(layer.outline(inset: layer.borderWidth))
      border = (ring, Paint(layer.borderColor))
    } else {
      border = nil
    }
    content = isFlat ? layer.frozenContent(in: bounds) : Picture()
    opacity = Paint.unit(CGFloat(layer.opacity))
    fadesAsGroup = isFlat && layer.allowsGroupOpacity
    masksToBounds = isFlat && layer.masksToBounds
    shadow =
      isFlat && layer.shadowOpacity > 0 && !layer.masksToBounds
      ? Shadow(
        color: layer.shadowColor, opacity: Paint.unit(CGFloat(layer.shadowOpacity)),
        offset: layer.shadowOffset, radius: layer.shadowRadius,
        path: layer.shadowPath?.outline) : nil
    let space = isFlat ? nil : space ?? CATransform3DIdentity
    let originals = layer.sublayersFromBack(in: space)
      .compactMap { Inner($0, depth: depth + 1, in: space) }
    let copiesInside = originals.map(\.layer.copies).max() ?? 1
    if let replicator = layer as? CAReplicatorLayer {
      let instances = replicator.instances(most: CAReplicatorLayer.mostDrawn / copiesInside)
      inner = instances.flatMap { instance in originals.map { $0.copied(instance) } }
      copies = copiesInside * max(1, instances.count)
    } else {
      inner = originals
      copies = copiesInside
    }
    let masking = isFlat ? layer.mask ?? layer.view?.mask?.layer : nil
    hasMask = masking != nil
    mask = masking.flatMap { Self.mask($0, depth: depth + 1) }
  }

  deinit {}

  /// The deepest level of layers that is visited.
  static let deepestLevel = 500
}

extension CALayer {
  /// Draws the layer and its sublayers into a context, in the layer's own coordinates, with its
  /// opacity. Shadows are visible only where the context has pixels; the text of labels is not
  /// drawn (DR-55).
  public final func render(in ctx: CGContext) {
    guard let frozen = FrozenLayer(self) else { return }
    ctx.add(frozen)
  }

  /// The view that owns the layer; nil for a layer of its own.
  package final var shownView: UIView? { view }

  /// Whether it has a visible border.
  final var hasBorder: Bool { borderWidth > 0 && borderColor?.alpha ?? 0 > 0 }

  /// The bounds, inset in points, with the remaining rounding of the corners.
  final func outline(inset: CGFloat) -> PathOutline {
    let bounds = bounds.standardized
    let box = bounds.insetBy(dx: inset, dy: inset)
    var outline = PathOutline()
    guard !box.isNull, box.width > 0, box.height > 0 else { return outline }
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset
    guard radius > 0 else {
      outline.addRect(box)
      return outline
    }
    let size = CGSize(width: radius, height: radius)
    let corners: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ]
    let round = corners.filter { maskedCorners.contains($0.0) }.map { ($0.1, size) }
    outline.addRoundedRect(box, radii: Dictionary(uniqueKeysWithValues: round))
    return outline
  }

  /// The layer's own content: that of its class, an image, or the drawing of its view. It is
  /// clipped to the bounds, except for a path and for images with a fill mode of their own aspect.
  fileprivate final func frozenContent(in bounds: CGRect) -> Picture {
    if let picture = ownPicture(in: bounds) { return picture }
    if let image = givenContents as? CGImage { return UIImage(cgImage: image).picture(in: bounds) }
    guard let view else {
      return drawing?.picture.shown(drawnFor: drawing?.bounds ?? bounds, in: bounds, at: bounds)
        ?? Picture()
    }
    if let drawing = view.extras?.drawing { return view.kept(drawing, in: bounds) }
    if let imageView = view as? UIImageView {
      let highlighted = imageView.isHighlighted ? imageView.highlightedImage : nil
      guard let image = highlighted ?? imageView.image else { return Picture() }
      return image.picture(in: view.contentMode.place(image.size, in: bounds), of: view)
    }
    guard let button = view as? UIButton else { return Picture() }
    let picture = Picture(button.currentBackgroundImage?.picture(in: bounds, of: view).steps ?? [])
    if let front = button.currentImage {
      let place = UIView.ContentMode.center.place(front.size, in: bounds)
      for step in front.picture(in: place, of: view).steps { picture.append(step) }
    }
    return picture
  }
}

extension Picture {
  /// The drawing of a rectangle, clipped to it; if it is shown in another one, stretched to that.
  fileprivate func shown(
    drawnFor drawn: CGRect, in bounds: CGRect, at place: @autoclosure () -> CGRect
  ) -> Picture {
    var box = PathOutline()
    box.addRect(drawn)
    let edge = Clip(box)
    let steps = steps.map { step in
      var step = step
      step.clips.append(edge)
      return step
    }
    guard drawn.size != bounds.size else { return Picture(steps, grid: grid) }
    let place = place()
    guard drawn.width > 0, drawn.height > 0, !place.isEmpty else { return Picture() }
    let outward = CGAffineTransform(translationX: -drawn.minX, y: -drawn.minY)
      .concatenating(
        CGAffineTransform(scaleX: place.width / drawn.width, y: place.height / drawn.height)
      )
      .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    let stretched = Picture.Step(
      content: .group(Picture(steps), outward: outward, opacity: 1))
    return Picture(
      [stretched], grid: grid.map { PixelGrid(bounds: bounds, scale: $0.scale) })
  }

  /// The pixels of the picture (DR-12); nil without one.
  final var contents: CGImage? {
    guard let grid, grid.width > 0, grid.height > 0 else { return nil }
    return CGImage(width: grid.width, height: grid.height) { point in
      self.paint(at: grid.point(point))
    }
  }
}

extension UIView {
  /// The result of `draw(_:)`. If the size of the bounds has changed since, it is placed by the
  /// content mode (DR-15, DR-16).
  fileprivate final func kept(_ drawing: Picture, in bounds: CGRect) -> Picture {
    let drawn = extras?.drawnBounds ?? bounds
    return drawing.shown(
      drawnFor: drawn, in: bounds, at: contentMode.place(drawn.size, in: bounds))
  }

  /// The result of `draw(_:)`, as its pixels (DR-12); nil for a view that never draws.
  final var drawnContents: CGImage? { extras?.drawing?.contents }
}

extension UIImage {
  /// The image, stretched to a rectangle, in the view's tint colour.
  fileprivate final func picture(in place: CGRect, of view: UIView? = nil) -> Picture {
    let color = view?.shownColor(of: self)?.cgColor
    return Picture([Picture.Step(content: .points { self.paint($0, in: place, color) })])
  }
}

extension CAShapeLayer {
  /// The present path, with its stroke.
  final func frozenPath() -> Picture {
    guard let outline = path?.outline else { return Picture() }
    let picture = Picture()
    let fill = Paint(fillColor)
    if fill.alpha > 0 {
      picture.append(
        Picture.Step(content: .area(outline, evenOdd: fillRule == .evenOdd, fill)))
    }
    guard strokeColor != nil, lineWidth > 0 else { return picture }
    let line = outline.part(from: strokeStart, to: strokeEnd)
      .dashed((lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
      .stroked(
        width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    picture.append(Picture.Step(content: .area(line, evenOdd: false, Paint(strokeColor))))
    return picture
  }
}

extension CAShapeLayerLineCap {
  fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

extension CAShapeLayerLineJoin {
  fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
