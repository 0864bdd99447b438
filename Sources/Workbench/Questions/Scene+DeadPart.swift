import Foundation
import Records
import UIKitModel

extension Scene {
  /// The largest part of a view that lies outside one of the views above it; nil when none does, and
  /// for a view that is turned, whose parts are no rectangles.
  package func deadPart(of view: UIView) -> DeadPart? {
    guard view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
      return nil
    }
    var rectangle = view.bounds
    var below = view
    while let ancestor = below.superview {
      guard below.transform.keepsAxes, overrideLines(of: ancestor).isEmpty else { return nil }
      rectangle = rectangle.applying(below.mapToSuperview)
      below = ancestor
      let inside = rectangle.overlap(with: ancestor.bounds.standardized)
      if inside.isEmpty { return nil }
      let strips = [
        CGRect(
          x: rectangle.minX, y: rectangle.minY, width: inside.minX - rectangle.minX,
          height: rectangle.height),
        CGRect(
          x: inside.maxX, y: rectangle.minY, width: rectangle.maxX - inside.maxX,
          height: rectangle.height),
        CGRect(
          x: rectangle.minX, y: rectangle.minY, width: rectangle.width,
          height: inside.minY - rectangle.minY),
        CGRect(
          x: rectangle.minX, y: inside.maxY, width: rectangle.width,
          height: rectangle.maxY - inside.maxY),
      ]
      let area = rectangle.width * rectangle.height
      let share = 1 - inside.width * inside.height / area
      guard share > 0.0005,
        let strip = strips.max(by: { $0.width * $0.height < $1.width * $1.height })
      else { continue }
      let middle = CGPoint(x: strip.midX.rounded(.down), y: strip.midY.rounded(.down))
      let point = strip.contains(middle) ? middle : CGPoint(x: strip.midX, y: strip.midY)
      return DeadPart(
        ancestor: objectName(ancestor), share: share, point: ancestor.pointOnScreen(point))
    }
    return nil
  }
}
