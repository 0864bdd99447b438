import Foundation

/// The switches that a hit test reads before anything else (HT-2, HT-3).
extension UIView {
  /// Whether the view and its subtree are neither shown nor touched. One value with the layer's.
  public final var isHidden: Bool {
    get { state.pointee.refusals.contains(.hidden) }
    set {
      state.pointee.refusals.set(.hidden, newValue)
      hiddennessChanged()
    }
  }

  /// The opacity of the view, 0 to 1, kept as a 32-bit float by the layer (HT-13).
  ///
  /// Below 0.01 the view is not touched. 0.01 itself is stored as 0.009999999776482582, so it is
  /// below (HT-14).
  public final var alpha: CGFloat {
    get { CGFloat(state.pointee.alpha) }
    set {
      state.pointee.alpha = Float(min(max(newValue, 0), 1))
      state.pointee.refusals.set(.transparent, Double(state.pointee.alpha) < 0.01)
    }
  }

  /// Whether touches reach the view and its subtree (UI-5).
  public final var isUserInteractionEnabled: Bool {
    get { !state.pointee.refusals.contains(.interactionDisabled) }
    set { state.pointee.refusals.set(.interactionDisabled, !newValue) }
  }

  /// Whether an animation without `.allowUserInteraction` is on, which disables touches (HT-21).
  public final var isAnimatingWithoutUserInteraction: Bool {
    get { state.pointee.refusals.contains(.animating) }
    set { state.pointee.refusals.set(.animating, newValue) }
  }
}

nonisolated extension Refusals {
  mutating func set(_ refusal: Refusals, _ isOn: Bool) {
    if isOn { insert(refusal) } else { remove(refusal) }
  }
}
