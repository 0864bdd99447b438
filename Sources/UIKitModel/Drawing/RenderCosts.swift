import EventVocabulary
import Foundation
import Rasterizer

/// What a tree of layers costs the render server and the GPU, as far as rules say (FP-25 to FP-43).
package struct RenderCosts {
  /// How many layers show.
  package private(set) var layers = 0
  /// The layers that are rendered elsewhere first, with all reasons, from the back to the front.
  package private(set) var offscreen: [(layer: CALayer, reasons: [OffscreenReason])] = []
  /// The layers that are blended with what is below them (FP-37).
  package private(set) var blended: [CALayer] = []
  /// The memory of pictures that views have drawn, in bytes (DR-12).
  package private(set) var drawnBytes = 0
  /// How many pixels are looked at, one a point.
  package private(set) var pixels = 0
  /// Those of them where something is blended.
  package private(set) var blendedPixels = 0
  /// How often something is blended there, at most.
  package private(set) var mostBlended = 0

  private var counts: [UInt16]
  private let width: Int
  private let height: Int
  /// The most points of a side that are looked at.
  private static let mostPoints = 4_000

  /// The costs of a view with all that is in it.
  package init(_ view: UIView) {
    let bounds = view.bounds.standardized
    width = Int(min(max(bounds.width, 0), CGFloat(Self.mostPoints)).rounded(.up))
    height = Int(min(max(bounds.height, 0), CGFloat(Self.mostPoints)).rounded(.up))
    counts = Array(repeating: 0, count: width * height)
    let box = PixelBox(columns: 0..<width, rows: 0..<height)
    visit(
      view.layer, by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY),
      mask: Mask(box), opacity: 1, depth: 0)
    pixels = counts.count
    blendedPixels = counts.count { $0 > 0 }
    mostBlended = Int(counts.max() ?? 0)
  }

  private mutating func visit(
    _ layer: CALayer, by map: CGAffineTransform, mask: Mask, opacity: Float, depth: Int
  ) {
    guard !layer.isHidden, layer.opacity > 0, depth < FrozenLayer.deepestLevel else { return }
    layers += 1
    let reasons = layer.offscreenReasons
    if !reasons.isEmpty { offscreen.append((layer, reasons)) }
    if layer.view?.extras?.drawing != nil { drawnBytes += layer.bytesOfDrawing }
    let whole = opacity * layer.opacity
    var inside = mask
    let edges = EdgeList(layer.outline(inset: 0), by: map)
    if layer.showsSomething { count(layer, edges, mask, isFaded: whole < 1) }
    if layer.masksToBounds { inside.cut(to: edges, by: .winding) }
    for sublayer in layer.sublayers ?? [] {
      visit(
        sublayer, by: sublayer.state.pointee.toSuperview.concatenating(map), mask: inside,
        opacity: whole, depth: depth + 1)
    }
  }

  /// An opaque layer covers what is below, which is then not drawn (FP-36); others are blended.
  private mutating func count(
    _ layer: CALayer, _ edges: EdgeList, _ mask: Mask, isFaded: Bool
  ) {
    let isOpaque = !isFaded && layer.isDrawnOpaque
    if !isOpaque { blended.append(layer) }
    let touched = edges.touched(in: mask.box)
    let width = width
    edges.cover(touched, by: .winding) { row in
      for (index, column) in row.columns.enumerated() where row.values[index] >= 0.5 {
        guard mask.value(row.row, column) >= 0.5 else { continue }
        let place = row.row * width + column
        if isOpaque { counts[place] = 0 } else { counts[place] &+= 1 }
      }
    }
  }
}

extension CALayer {
  /// The memory of what the view has drawn: its pixels, of four bytes each (DR-12).
  fileprivate final var bytesOfDrawing: Int {
    let scale = UIScreen.main.scale
    let bytes = (bounds.width * scale).rounded(.down) * (bounds.height * scale).rounded(.down) * 4
    // Infinite and enormous views are more than any memory holds.
    return bytes < 1e18 ? Int(bytes) : 1_000_000_000_000_000_000
  }

  /// Whether the layer itself puts anything on the screen.
  fileprivate final var showsSomething: Bool {
    hasBackground || hasPicture || hasBorder
      || (self as? CAShapeLayer)?.path != nil || (self as? CAGradientLayer)?.colors != nil
  }

  private final var hasBackground: Bool { backgroundColor?.alpha ?? 0 > 0 }

  /// Whether it has a bitmap: an image, or what its view has drawn.
  private final var hasPicture: Bool {
    if contents != nil || view?.extras?.drawing != nil { return true }
    return (view as? UIImageView)?.image != nil
  }

  /// Whether it needs nothing of what is below: a background without alpha, square corners.
  fileprivate final var isDrawnOpaque: Bool {
    guard let backgroundColor, backgroundColor.alpha >= 1 else { return false }
    return cornerRadius == 0 && mask == nil && view?.mask == nil
  }

  /// Why the GPU renders the layer elsewhere first; for iOS 10 and later.
  fileprivate final var offscreenReasons: [OffscreenReason] {
    var reasons: [OffscreenReason] = []
    let shown = (sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
    if shadowOpacity > 0, shadowPath == nil, !masksToBounds, showsSomething || !shown.isEmpty {
      reasons.append(.shadow)
    }
    if mask != nil || view?.mask != nil { reasons.append(.mask) }
    if cornerRadius > 0, masksToBounds {
      let clipsMore = hasPicture && (hasBackground || hasBorder)
      if clipsMore || shown.contains(where: \.showsAnything) { reasons.append(.clippedCorners) }
    }
    if opacity < 1, allowsGroupOpacity,
      shown.contains(where: \.showsAnything) || (hasPicture && hasBackground)
    {
      reasons.append(.groupOpacity)
    }
    if shouldRasterize { reasons.append(.rasterized) }
    if let effects = view as? UIVisualEffectView, effects.effect != nil {
      reasons.append(.visualEffect)
    }
    return reasons
  }

  /// Whether it or a layer in it shows something.
  private final var showsAnything: Bool {
    guard !isHidden, opacity > 0 else { return false }
    return showsSomething || (sublayers ?? []).contains(where: \.showsAnything)
  }
}
