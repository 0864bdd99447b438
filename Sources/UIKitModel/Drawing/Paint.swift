import Foundation

/// What one place of a picture shows: red, green and blue, already multiplied by alpha, each 0 to
/// 1.
struct Paint: Equatable {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  static let clear = Paint()

  init() {}

  /// A colour's parts, more or less opaque.
  init(_ color: CGColor?, alpha opacity: CGFloat = 1) {
    guard let parts = color?.components, parts.count == 4 else { return }
    alpha = Paint.unit(parts[3]) * Paint.unit(opacity)
    red = Paint.unit(parts[0]) * alpha
    green = Paint.unit(parts[1]) * alpha
    blue = Paint.unit(parts[2]) * alpha
  }

  /// A number on 0...1; what is not a number is 0.
  static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

  /// The same, less opaque.
  func faded(_ opacity: CGFloat) -> Paint {
    var paint = self
    paint.red *= opacity
    paint.green *= opacity
    paint.blue *= opacity
    paint.alpha *= opacity
    return paint
  }

  /// Puts `paint` on top.
  mutating func cover(_ paint: Paint) {
    let rest = 1 - paint.alpha
    red = paint.red + red * rest
    green = paint.green + green * rest
    blue = paint.blue + blue * rest
    alpha = paint.alpha + alpha * rest
  }
}

/// What is shown, as steps of drawing that any point can be asked for: no pixels are kept.
final class Picture {
  /// One step of drawing. Points are those of the picture.
  struct Step {
    /// What the step puts at a point; nil where it changes nothing.
    let paint: (CGPoint) -> Paint?
    /// Whether it takes away what is there instead.
    var clears = false
  }

  private(set) var steps: [Step] = []

  init(_ steps: [Step] = []) {
    self.steps = steps
  }

  deinit {}

  func append(_ step: Step) {
    steps.append(step)
  }

  /// What the picture shows at a point.
  func paint(at point: CGPoint) -> Paint {
    var paint = Paint.clear
    for step in steps { step.apply(to: &paint, at: point) }
    return paint
  }
}

extension Picture.Step {
  /// Adds what the step puts at a point to what is there.
  func apply(to paint: inout Paint, at point: CGPoint) {
    guard let more = self.paint(point) else { return }
    if clears { paint = .clear } else { paint.cover(more) }
  }
}
