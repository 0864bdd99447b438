import Foundation
import UIKitModel

/// A view and the views around it, by names: for lines that change it.
package struct ViewPlace {
  package let center: CGPoint
  package let bounds: CGRect
  /// The name of its superview; nil if that has none.
  package let superview: String?
  /// The bounds of its superview.
  package let room: CGRect
  /// The subviews of its superview that have names, itself among them, the one in front last.
  package let siblings: [String]
  package let isControl: Bool
  /// The size of its content if it is a scroll view.
  package let content: CGSize?
}

extension Scene {
  /// The place of a view; nil for a name that is not that of a view with a superview.
  package func place(of name: String) -> ViewPlace? {
    guard let view = object(named: name) as? UIView, let superview = view.superview else {
      return nil
    }
    return ViewPlace(
      center: view.center, bounds: view.bounds, superview: givenName(of: superview),
      room: superview.bounds, siblings: superview.subviews.compactMap { givenName(of: $0) },
      isControl: view is UIControl, content: (view as? UIScrollView)?.contentSize)
  }

  /// The names of the scroll views, in the order in which they were given.
  package var scrollViewNames: [String] { order.filter { object(named: $0) is UIScrollView } }

  /// The middle of a view in the coordinates of its window; nil if it is in none.
  package func middle(of name: String) -> CGPoint? {
    guard let view = object(named: name) as? UIView, view.window != nil else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
