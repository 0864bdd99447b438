import Foundation
import UIKitModel

extension Scene {
  /// The center and size of a view, and the bounds of its superview; nil for a name that is not
  /// such a view's.
  package func place(of name: String) -> (center: CGPoint, size: CGSize, room: CGRect)? {
    guard let view = object(named: name) as? UIView, let superview = view.superview else {
      return nil
    }
    return (view.center, view.bounds.size, superview.bounds)
  }

  /// The middle of a view in the coordinates of its window; nil if it is in none.
  package func middle(of name: String) -> CGPoint? {
    guard let view = object(named: name) as? UIView, view.window != nil else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
