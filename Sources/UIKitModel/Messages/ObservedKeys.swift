import Foundation

/// The changes of properties that are observed by their keys (EX-49). The model reports those that
/// apps observe: geometry, content, visibility and the flags of controls.
package enum ObservedKeys {
  /// Receives each change, after it was made; nil without observers.
  package static var onChange: ((_ object: ModelObject, _ key: String) -> Void)?

  /// Reports a change of the property of a key.
  static func tell(_ object: ModelObject, _ key: String) {
    if _slowPath(onChange != nil) { onChange?(object, key) }
  }
}

extension UIView {
  /// Changes the geometry, and reports the keys whose values are others then.
  func placeObserved(_ change: (inout ViewState) -> Void) -> Bool {
    let (frame, bounds, center) = (
      viewState.pointee.frame, viewState.pointee.bounds, viewState.pointee.position
    )
    guard placeMarked(change) else { return false }
    let state = viewState.pointee
    if state.frame != frame { ObservedKeys.tell(self, "frame") }
    if state.position != center { ObservedKeys.tell(self, "center") }
    guard state.bounds != bounds else { return true }
    ObservedKeys.tell(self, "bounds")
    if self is UIScrollView, state.bounds.origin != bounds.origin {
      ObservedKeys.tell(self, "contentOffset")
    }
    return true
  }
}
