import Foundation

extension UIView {
  /// The reason why a view refuses before `point(inside:)` is called (HT-2, HT-3).
  public enum Refusal: Sendable, Hashable {
    case hidden
    case interactionDisabled
    /// The opacity, below 0.01.
    case transparent(alpha: CGFloat)
    /// An animation without `.allowUserInteraction` (HT-21).
    case animating
  }

  /// The first switch that keeps touches from the view, in the order of the documentation.
  public final var refusal: Refusal? {
    let refusals = viewState.pointee.refusals
    if refusals.contains(.hidden) { return .hidden }
    if refusals.contains(.interactionDisabled) { return .interactionDisabled }
    if refusals.contains(.transparent) {
      return .transparent(alpha: CGFloat(viewState.pointee.alpha))
    }
    if refusals.contains(.animating) { return .animating }
    return nil
  }

  /// Reports a refusal to the observer. Apart, because it is rare and the code around it is not.
  @inline(never)
  final func refuse() -> UIView? {
    if let observer = Door.observer, let refusal { observer.didRefuse(self, refusal) }
    return nil
  }
}
