import Foundation

extension UIView {
  /// Whether an animation without `.allowUserInteraction` runs, which disables touches (HT-21).
  public final var isAnimatingWithoutUserInteraction: Bool {
    get { viewState.pointee.refusals.contains(.animating) }
    set { viewState.pointee.refusals.set(.animating, newValue) }
  }
}

nonisolated extension Refusals {
  mutating func set(_ refusal: Refusals, _ isOn: Bool) {
    if isOn { insert(refusal) } else { remove(refusal) }
  }
}

nonisolated extension ViewState {
  /// Stores an opacity and its effect on touches: the widened value is compared with the double
  /// 0.01 (HT-14).
  mutating func setOpacity(_ opacity: Float) {
    alpha = opacity
    refusals.set(.transparent, Double(opacity) < 0.01)
  }
}
