import Foundation

/// The changes of properties that are observed by their keys (EX-49). The model reports those that
/// apps observe: geometry, content, visibility and the flags of controls.
enum ObservedKeys {
  /// Whether the current application observes any.
  static var isOn: Bool { UIApplication.host?.observesKeys ?? false }

  /// Reports a change of the property of a key, after it was made.
  static func report(_ object: ModelObject, _ key: String) {
    if _slowPath(isOn) { UIApplication.host?.change(object, key: key) }
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
    if state.frame != frame { ObservedKeys.report(self, "frame") }
    if state.position != center { ObservedKeys.report(self, "center") }
    guard state.bounds != bounds else { return true }
    ObservedKeys.report(self, "bounds")
    if self is UIScrollView, state.bounds.origin != bounds.origin {
      ObservedKeys.report(self, "contentOffset")
    }
    return true
  }
}
