import EventVocabulary
import Foundation
import Rasterizer

/// The costs of a tree of layers for the render server and the GPU, as far as rules are known
/// (FP-25 to FP-43).
package struct RenderCosts {
  /// The number of visible layers.
  package private(set) var layers = 0
  /// The layers that are rendered offscreen first, with all reasons, from back to front.
  package private(set) var offscreen: [(layer: CALayer, reasons: [OffscreenReason])] = []
  /// The layers that are blended with their background (FP-37).
  package private(set) var blended: [CALayer] = []
  /// The memory of views' drawings, in bytes (DR-12).
  package private(set) var drawnBytes = 0
  /// The visible images, with their size in memory and on the screen (FP-39, FP-40).
  package private(set) var pictures: [PictureCost] = []
  /// The number of examined pixels, one a point.
  package private(set) var pixels = 0
  /// The number of them with any blending.
  package private(set) var blendedPixels = 0
  /// The greatest number of times that a pixel of them is blended.
  package private(set) var mostBlended = 0

  private var counts: [UInt16]
  /// The pixels covered by the groups that are being composed, the innermost last.
  private var touched: [[Bool]] = []
  private let width: Int
  private let height: Int
  /// The maximum number of points of a side that are examined.
  private static let mostPoints = 4_000

  /// Computes the costs of a view with all its subviews.
  package init(_ view: UIView) {
    let bounds = view.bounds.standardized
    width = Int(min(max(bounds.width, 0), CGFloat(Self.mostPoints)).rounded(.up))
    height = Int(min(max(bounds.height, 0), CGFloat(Self.mostPoints)).rounded(.up))
    counts = Array(repeating: 0, count: width * height)
    let box = PixelBox(columns: 0..<width, rows: 0..<height)
    visit(
      view.layer,
      by: Projection(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)),
      mask: Mask(box), opacity: 1, Depth())
    pixels = counts.count
    blendedPixels = counts.count { $0 > 0 }
    mostBlended = Int(counts.max() ?? 0)
  }

  /// The number of blendings as a map: for each of its cells the maximum of its points. A cell is
  /// `step` points wide and twice as high, like the characters of a terminal.
  package func overdraw(columns most: Int) -> (step: Int, rows: [[Int]]) {
    let step = max(1, (width + most - 1) / max(most, 1))
    var rows: [[Int]] = []
    for top in stride(from: 0, to: height, by: 2 * step) {
      var row: [Int] = []
      for left in stride(from: 0, to: width, by: step) {
        var found: UInt16 = 0
        for y in top..<min(top + 2 * step, height) {
          for x in left..<min(left + step, width) { found = max(found, counts[y * width + x]) }
        }
        row.append(Int(found))
      }
      rows.append(row)
    }
    return (step, rows)
  }

  /// The depth of a layer, and the number of groups that it is in.
  private struct Depth {
    var layers = 0
    var groups = 0
  }

  /// Groups nested deeper than this are counted like other layers: each takes memory of its own.
  private static let deepestGroup = 8

  private mutating func visit(
    _ layer: CALayer, by map: Projection, mask: Mask, opacity: Float, _ depth: Depth
  ) {
    guard !layer.isHidden, layer.opacity > 0, depth.layers < FrozenLayer.deepestLevel else {
      return
    }
    let reasons = layer.offscreenReasons
    guard reasons.contains(.groupOpacity), depth.groups < Self.deepestGroup else {
      return visitParts(of: layer, by: map, mask: mask, opacity: opacity * layer.opacity, depth)
    }
    // The group is composed first, each layer in it with its own opacity, and then blended as a
    // unit.
    let (around, before) = (counts, blended.count)
    counts = Array(repeating: 0, count: counts.count)
    touched.append(Array(repeating: false, count: counts.count))
    var depth = depth
    depth.groups += 1
    visitParts(of: layer, by: map, mask: mask, opacity: 1, depth)
    let inside = blended[before...].filter { $0 !== layer }
    blended.replaceSubrange(before..., with: [layer] + inside)
    let covered = touched.removeLast()
    for place in counts.indices {
      counts[place] = covered[place] ? around[place] &+ counts[place] &+ 1 : around[place]
      if covered[place], !touched.isEmpty { touched[touched.count - 1][place] = true }
    }
  }

  private mutating func visitParts(
    of layer: CALayer, by map: Projection, mask: Mask, opacity: Float, _ depth: Depth
  ) {
    layers += 1
    let reasons = layer.offscreenReasons
    if !reasons.isEmpty { offscreen.append((layer, reasons)) }
    if layer.hasDrawing { drawnBytes += layer.bytesOfDrawing }
    if let picture = PictureCost(layer) { pictures.append(picture) }
    var inside = mask
    let edges = EdgeList(layer.outline(inset: 0), by: map)
    if layer.showsSomething { count(layer, edges, by: map, mask, isFaded: opacity < 1) }
    if layer.masksToBounds { inside.cut(to: edges, by: .winding) }
    var below = depth
    below.layers += 1
    for sublayer in layer.sublayers ?? []
    where sublayer.isDoubleSided || PlaceInSpace(sublayer, in: nil).facesViewer {
      visit(
        sublayer, by: sublayer.state.pointee.projection.concatenating(map), mask: inside,
        opacity: opacity, below)
    }
  }

  /// An opaque layer covers the content below, which is then not drawn (FP-36); others are blended.
  /// A shape covers the area of its path, whatever its bounds are.
  private mutating func count(
    _ layer: CALayer, _ edges: EdgeList, by map: Projection, _ mask: Mask, isFaded: Bool
  ) {
    let isOpaque = !isFaded && layer.isDrawnOpaque
    if !isOpaque { blended.append(layer) }
    guard !isOpaque, let shape = layer as? CAShapeLayer else {
      return cover(edges, .winding, mask) { counts, place in
        if isOpaque { counts[place] = 0 } else { counts[place] &+= 1 }
      }
    }
    // Fill, stroke and background of a shape are blended as a unit.
    var areas: [(EdgeList, FillRule)] = shape.showsBesidesPath ? [(edges, .winding)] : []
    for step in shape.frozenPath().steps {
      guard case .area(let outline, let isEvenOdd, _) = step.content else { continue }
      areas.append((EdgeList(outline, by: map), isEvenOdd ? .evenOdd : .winding))
    }
    var isCovered = Array(repeating: false, count: counts.count)
    for (edges, rule) in areas {
      cover(edges, rule, mask) { counts, place in
        if !isCovered[place] { counts[place] &+= 1 }
        isCovered[place] = true
      }
    }
  }

  /// Calls a closure for each pixel that an area covers.
  private mutating func cover(
    _ edges: EdgeList, _ rule: FillRule, _ mask: Mask,
    _ change: (_ counts: inout [UInt16], _ place: Int) -> Void
  ) {
    let box = edges.touched(in: mask.box)
    let (width, group) = (width, touched.count - 1)
    edges.cover(box, by: rule) { row in
      for (index, column) in row.columns.enumerated() where row.values[index] >= 0.5 {
        guard mask.value(row.row, column) >= 0.5 else { continue }
        let place = row.row * width + column
        if group >= 0 { touched[group][place] = true }
        change(&counts, place)
      }
    }
  }
}

extension CALayer {
  /// The memory of the view's drawing: its pixels, of four bytes each (DR-12).
  fileprivate final var bytesOfDrawing: Int {
    let scale = UIScreen.main.scale
    let bytes = (bounds.width * scale).rounded(.down) * (bounds.height * scale).rounded(.down) * 4
    // Infinite and enormous views exceed all memory.
    return bytes < 1e18 ? Int(bytes) : 1_000_000_000_000_000_000
  }

  /// Whether the layer itself has any visible content.
  fileprivate final var showsSomething: Bool {
    showsBesidesPath || (self as? CAShapeLayer)?.path != nil
  }

  /// Whether it has visible content besides the path of a shape.
  fileprivate final var showsBesidesPath: Bool {
    !(self is CATransformLayer) && showsByItself
  }

  private final var showsByItself: Bool {
    hasBackground || hasPicture || hasBorder || (self as? CAGradientLayer)?.colors != nil
  }

  /// Whether it has an image without alpha that fills its bounds (FP-37).
  private final var hasOpaquePicture: Bool {
    if let image = givenContents as? CGImage { return image.isOpaque }
    guard let view = view as? UIImageView, let image = view.image, image.isOpaque,
      view.shownColor(of: image)?.alpha ?? 1 >= 1
    else { return false }
    let bounds = bounds.standardized
    return view.contentMode.place(image.size, in: bounds).contains(bounds)
  }

  private final var hasBackground: Bool { backgroundColor?.alpha ?? 0 > 0 }

  /// Whether it has a bitmap: an image, or its view's drawing.
  private final var hasPicture: Bool {
    if givenContents != nil || hasDrawing { return true }
    return (view as? UIImageView)?.image != nil
  }

  /// Whether it has a drawing: that of its view's override of `draw(_:)`, or the text of a label or
  /// a text layer, which has an alpha channel (FP-6, FP-37).
  fileprivate final var hasDrawing: Bool {
    if view?.extras?.drawing != nil { return true }
    if let text = self as? CATextLayer { return text.string != nil }
    return (view as? UILabel)?.text?.isEmpty == false
  }

  /// Whether it hides everything below: a background or an image without alpha (FP-37).
  fileprivate final var isDrawnOpaque: Bool {
    guard backgroundColor?.alpha ?? 0 >= 1 || hasOpaquePicture else { return false }
    return mask == nil && view?.mask == nil
  }

  /// The reasons why the GPU renders the layer offscreen first; for iOS 10 and later.
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

  /// Whether it or a layer in it has visible content.
  private final var showsAnything: Bool {
    guard !isHidden, opacity > 0 else { return false }
    return showsSomething || (sublayers ?? []).contains(where: \.showsAnything)
  }
}
