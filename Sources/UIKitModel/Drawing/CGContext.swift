// The names of functions are those of Core Graphics and UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Where `draw(_:)` draws. Nothing is to be seen here, so its calls change no pixel; only what a
/// later call can ask for is kept.
public final class CGContext {
  private var path = CGMutablePath()
  private var transforms = [CGAffineTransform.identity]
  static var current: CGContext?

  init() {}

  deinit {}

  /// The transform from the context's points to those of the view.
  public var ctm: CGAffineTransform { transforms[transforms.count - 1] }

  /// Keeps the state until `restoreGState`.
  public func saveGState() {
    transforms.append(ctm)
  }

  /// Goes back to the state that was kept last.
  public func restoreGState() {
    if transforms.count > 1 { transforms.removeLast() }
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    transforms[transforms.count - 1] = transform.concatenating(ctm)
  }

  /// The path that the next call fills or draws.
  public var currentPath: CGPath { path }

  /// Begins an empty path.
  public func beginPath() {
    path = CGMutablePath()
  }

  /// Begins a part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ other: CGPath) { path.addPath(other) }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the part of the path in hand.
  public func closePath() { path.closeSubpath() }
  /// Fills the path, and begins an empty one.
  public func fillPath() { beginPath() }
  /// Draws the path, and begins an empty one.
  public func strokePath() { beginPath() }
  /// Draws inside of the path only, and begins an empty one.
  public func clip() { beginPath() }
}

/// Where the view that is drawing draws; nil while none is.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
