import Foundation

/// What layers show, frozen: later changes of a layer do not reach what was rendered.
extension CALayer {
  /// Draws the layer and its sublayers into a context, in the layer's own coordinates, with its
  /// opacity. Text is not drawn.
  public final func render(in ctx: CGContext) {
    let alpha = ctx.state.alpha
    let paint = frozen(depth: 0)
    ctx.add { paint($0).faded(alpha) }
  }

  /// What the layer and its sublayers show now, at points of its own coordinates.
  private func frozen(depth: Int) -> (CGPoint) -> Paint {
    guard !isHidden, depth < Self.deepestLevel else { return { _ in .clear } }
    let shape = LayerShape(self)
    let background = Paint(backgroundColor)
    let content = frozenContent()
    let path = (self as? CAShapeLayer)?.frozenPath()
    let masksToBounds = masksToBounds
    let layers = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    let inner = layers.map { ($0.element.inward, $0.element.frozen(depth: depth + 1)) }
    let mask = (mask ?? view?.mask?.layer).map { ($0.inward, $0.frozen(depth: depth + 1)) }
    let opacity = Paint.unit(CGFloat(opacity))
    return { point in
      let isInside = shape.contains(point)
      var paint = Paint.clear
      if isInside {
        paint.cover(background)
        if let more = content?(point) { paint.cover(more) }
      }
      if let more = path?(point) { paint.cover(more) }
      if isInside || !masksToBounds {
        for (inward, layer) in inner { paint.cover(layer(point.applying(inward))) }
      }
      if let (inward, mask) = mask { paint = paint.faded(mask(point.applying(inward)).alpha) }
      return paint.faded(opacity)
    }
  }

  private static let deepestLevel = 500

  /// The superlayer's points to the layer's own.
  private var inward: CGAffineTransform {
    let outward = state.pointee.toSuperview
    return outward.isInvertible ? outward.inverted() : .impossible
  }

  /// What the layer's own content shows: a picture, or what its view draws.
  private func frozenContent() -> ((CGPoint) -> Paint?)? {
    let bounds = bounds
    if let image = contents as? CGImage {
      let picture = UIImage(cgImage: image)
      return { picture.paint($0, in: bounds) }
    }
    guard let view else { return nil }
    if let drawing = view.extras?.drawing {
      let steps = Picture(drawing.steps)
      return { steps.paint(at: $0) }
    }
    if let imageView = view as? UIImageView {
      let highlighted = imageView.isHighlighted ? imageView.highlightedImage : nil
      guard let image = highlighted ?? imageView.image else { return nil }
      let place = view.contentMode.place(image.size, in: bounds)
      return { image.paint($0, in: place) }
    }
    guard let button = view as? UIButton else { return nil }
    let behind = button.currentBackgroundImage
    let front = button.currentImage
    if behind == nil, front == nil { return nil }
    let place = front.map { UIView.ContentMode.center.place($0.size, in: bounds) } ?? .zero
    return { point in
      var paint = behind?.paint(point, in: bounds) ?? .clear
      if let more = front?.paint(point, in: place) { paint.cover(more) }
      return paint
    }
  }
}

/// The bounds of a layer with its round corners.
private struct LayerShape {
  let bounds: CGRect
  let radius: CGFloat
  let corners: CACornerMask

  init(_ layer: CALayer) {
    bounds = layer.bounds.standardized
    radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
    corners = layer.maskedCorners
  }

  func contains(_ point: CGPoint) -> Bool {
    guard bounds.holds(point) else { return false }
    guard radius > 0 else { return true }
    let isLeft = point.x < bounds.minX + radius
    let isTop = point.y < bounds.minY + radius
    guard isLeft || point.x > bounds.maxX - radius, isTop || point.y > bounds.maxY - radius else {
      return true
    }
    let corner: CACornerMask =
      isTop
      ? isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner
      : isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner
    guard corners.contains(corner) else { return true }
    let x = isLeft ? bounds.minX + radius : bounds.maxX - radius
    let y = isTop ? bounds.minY + radius : bounds.maxY - radius
    return hypot(point.x - x, point.y - y) <= radius
  }
}

extension CAShapeLayer {
  /// The drawing of the path as it is now.
  fileprivate func frozenPath() -> ((CGPoint) -> Paint)? {
    guard let area = path?.copy() else { return nil }
    let rule: CGPathFillRule = fillRule == .evenOdd ? .evenOdd : .winding
    let fill = Paint(fillColor)
    let stroke = Paint(strokeColor)
    let line =
      strokeColor != nil && lineWidth > 0
      ? area.copy(
        strokingWithWidth: lineWidth, lineCap: .butt, lineJoin: .miter, miterLimit: 10) : nil
    return { point in
      var paint = Paint.clear
      if area.contains(point, using: rule) { paint.cover(fill) }
      if line?.contains(point) ?? false { paint.cover(stroke) }
      return paint
    }
  }
}

extension UIView.ContentMode {
  /// Where content of a size is in bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (widths, heights) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return centred(size, by: min(widths, heights), in: bounds)
    case .scaleAspectFill: return centred(size, by: max(widths, heights), in: bounds)
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func centred(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
