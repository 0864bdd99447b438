import Foundation
import UIKitModel

extension Scene {
  /// Where a view is in its superview, and how large that is; nil for a name of no such view.
  package func place(of name: String) -> (center: CGPoint, size: CGSize, room: CGRect)? {
    guard let view = object(named: name) as? UIView, let superview = view.superview else {
      return nil
    }
    return (view.center, view.bounds.size, superview.bounds)
  }
}
