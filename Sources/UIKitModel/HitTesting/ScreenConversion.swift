import Foundation

/// The way from the screen into a view, for many points: the same steps as a hit test takes.
public struct ScreenConversion {
  private let steps: [UIView]

  /// The way into `view`; nil when it is in no window.
  public init?(to view: UIView) {
    let steps = Array(sequence(first: view) { $0.superview })
    guard steps.last is UIWindow else { return nil }
    self.steps = steps.reversed()
  }

  /// A point of the screen in the view's own coordinates.
  public func convert(_ screenPoint: CGPoint) -> CGPoint {
    var point = screenPoint
    for view in steps { point = view.viewState.pointee.convertFromSuperview(point) }
    return point
  }

  /// Whether a point of the screen is in the view's bounds (HT-10). Nobody is asked.
  public func isInside(_ screenPoint: CGPoint) -> Bool {
    steps[steps.count - 1].viewState.pointee.contains(convert(screenPoint))
  }
}
