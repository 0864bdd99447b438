/// Swift programs as learners write them.
enum SwiftProgram {
  /// A button that takes touches in a circle only.
  static let roundButton = """
    class RoundButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= radius * radius
      }
    }
    """

  /// UIKit's algorithm by hand, as LuaProgram has it.
  private static let scriptedView = viewClass("ScriptedView", pointInside, hitTest)
  /// The same, with the conversion left to the model.
  private static let convertingView = viewClass("ConvertingView", pointInside, convertingHitTest)
  /// The first of the two methods alone; the model hit-tests.
  private static let pointInsideView = viewClass("PointInsideView", pointInside)
  /// The second of the two methods alone; the model knows what is inside.
  private static let hitTestView = viewClass("HitTestView", hitTest)

  /// The classes ScriptedView, ConvertingView, PointInsideView and HitTestView.
  static let views = [scriptedView, convertingView, pointInsideView, hitTestView].joined(
    separator: "\n")

  private static func viewClass(_ name: String, _ methods: String...) -> String {
    "class \(name): UIView {\n\(methods.joined(separator: "\n\n"))\n}\n"
  }

  private static let pointInside = """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let bounds = self.bounds
        return point.x >= bounds.minX && point.x < bounds.maxX
          && point.y >= bounds.minY && point.y < bounds.maxY
      }
    """

  private static let hitTest = """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
          self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
          let frame = subview.frame
          let bounds = subview.bounds
          let converted = CGPoint(
            x: point.x - frame.origin.x + bounds.origin.x,
            y: point.y - frame.origin.y + bounds.origin.y)
          if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
      }
    """

  private static let convertingHitTest = """
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
          self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
          let converted = subview.convert(point, from: self)
          if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
      }
    """

  /// An exercise's solution of 30 lines, every one of whose bodies `QuietPanel` runs when it is
  /// made and asked.
  static let solution = """
    import UIKit

    /// A panel whose round corners and quiet margin let touches through to what is behind it.
    class QuietPanel: UIView {
      var margin: CGFloat = 4
      var radius: CGFloat = 12
      /// How often it was asked.
      var questions = 0

      var touchable: CGRect { bounds.insetBy(dx: margin, dy: margin) }

      func distance(from point: CGPoint, to other: CGPoint) -> CGFloat {
        let (dx, dy) = (point.x - other.x, point.y - other.y)
        return (dx * dx + dy * dy).squareRoot()
      }

      func isInCorner(_ point: CGPoint) -> Bool {
        let inner = touchable.insetBy(dx: radius, dy: radius)
        let nearest = CGPoint(
          x: min(max(point.x, inner.minX), inner.maxX),
          y: min(max(point.y, inner.minY), inner.maxY))
        return distance(from: point, to: nearest) > radius
      }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        questions += 1
        guard touchable.contains(point), !isInCorner(point) else { return nil }
        return super.hitTest(point, with: event)
      }
    }
    """
}
