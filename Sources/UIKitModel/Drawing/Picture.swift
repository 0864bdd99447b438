import Foundation

/// A picture as steps of drawing that can be evaluated at any point, and at any resolution.
final class Picture {
  /// One step of drawing. Points are those of the picture.
  struct Step {
    /// An area, a layer, or a function of points.
    enum Content {
      /// An area, in one colour.
      case area(PathOutline, evenOdd: Bool, Paint)
      /// A function of points; nil where nothing is drawn.
      case points((CGPoint) -> Paint?)
      /// A snapshot of a layer, with the conversion from points of the picture to its own.
      case layer(FrozenLayer, inward: CGAffineTransform, opacity: CGFloat)
      /// Steps that were drawn as a unit (DR-48), with the conversion from their points to those of
      /// this picture.
      case group(Picture, outward: CGAffineTransform, opacity: CGFloat)
    }

    let content: Content
    /// The clipping areas of the step.
    var clips: [Clip] = []
    /// The mode in which it blends with its background.
    var mode = CGBlendMode.normal
    /// Its shadow; nil for none.
    var shadow: ContextShadow?

    /// Whether it, or a part of it, casts a shadow.
    fileprivate var castsShadow: Bool {
      if shadow != nil { return true }
      guard case .group(let picture, _, _) = content else { return false }
      return picture.castsShadow
    }
  }

  private(set) var steps: [Step] = []
  /// The grid of its pixels; nil if it is part of another picture, or has no edge.
  let grid: PixelGrid?
  private(set) var castsShadow: Bool
  /// Its pixels, once a point was evaluated that a shadow may cover.
  private var madeStore: PixelStore??

  init(_ steps: [Step] = [], grid: PixelGrid? = nil) {
    self.steps = steps
    self.grid = grid
    castsShadow = steps.contains(where: \.castsShadow)
  }

  deinit {}

  func append(_ step: Step) {
    steps.append(step)
    castsShadow = castsShadow || step.castsShadow
    madeStore = nil
  }

  private var store: PixelStore? {
    if let madeStore { return madeStore }
    let made = grid.flatMap { PixelStore(self, $0) }
    madeStore = .some(made)
    return made
  }

  /// The picture's colours at many points at once; nil where a shadow may cover them.
  func paints(_ grid: @autoclosure () -> SampleGrid) -> [Paint]? {
    castsShadow ? nil : SampledDrawing.paints(of: self, grid())
  }

  /// The picture's colour at a point.
  func paint(at point: CGPoint) -> Paint {
    if castsShadow, let store { return store.paint(at: point) }
    var paint = Paint.clear
    for step in steps { step.apply(to: &paint, at: point) }
    return paint
  }
}

extension Picture {
  /// These steps inside of a rectangle, and the earlier drawing around it: a part of a view was
  /// drawn again (DR-8). Earlier steps that are no longer visible are dropped, so that drawing the
  /// same part again and again stores it only once.
  func covering(_ rectangle: CGRect, of before: Picture?) -> Picture {
    var inside = PathOutline()
    inside.addRect(rectangle)
    var around = inside
    around.addRect(rectangle.insetBy(dx: -Self.far, dy: -Self.far))
    let (edge, rest) = (Clip(inside), Clip(around, evenOdd: true))
    var steps: [Step] = []
    for var step in before?.steps ?? [] where !step.lies(in: rectangle) {
      if !step.clips.contains(where: { $0.outline == around }) { step.clips.append(rest) }
      steps.append(step)
    }
    for var step in self.steps {
      step.clips.append(edge)
      steps.append(step)
    }
    return Picture(steps, grid: grid)
  }

  /// A distance beyond all views, in points.
  private static let far: CGFloat = 1_000_000
}

extension Picture.Step {
  /// Whether the whole step is inside of a rectangle, by a quick estimate.
  fileprivate func lies(in rectangle: CGRect) -> Bool {
    var outlines = clips.map(\.outline)
    if case .area(let outline, _, _) = content { outlines.append(outline) }
    return outlines.contains { outline in
      let box = outline.boundingBox
      return !box.isNull && rectangle.minX <= box.minX && rectangle.minY <= box.minY
        && rectangle.maxX >= box.maxX && rectangle.maxY >= box.maxY
    }
  }
}

/// A clipping area, in points of the picture.
final class Clip {
  let outline: PathOutline
  let isEvenOdd: Bool

  init(_ outline: PathOutline, evenOdd: Bool = false) {
    self.outline = outline
    isEvenOdd = evenOdd
  }

  deinit {}

  func contains(_ point: CGPoint) -> Bool { outline.contains(point, evenOdd: isEvenOdd) }
}

extension Picture.Step {
  /// Blends the step's colour at a point with its background.
  func apply(to paint: inout Paint, at point: CGPoint) {
    for clip in clips where !clip.contains(point) { return }
    guard let more = self.paint(at: point) else { return }
    paint.meet(more, mode)
  }

  func paint(at point: CGPoint) -> Paint? {
    switch content {
    case .area(let outline, let evenOdd, let paint):
      outline.contains(point, evenOdd: evenOdd) ? paint : nil
    case .points(let paint): paint(point)
    case .layer(let layer, let inward, let opacity):
      layer.paint(at: point.applying(inward)).faded(opacity)
    case .group(let picture, let outward, let opacity):
      outward.isInvertible
        ? picture.paint(at: point.applying(outward.inverted())).faded(opacity) : nil
    }
  }
}
