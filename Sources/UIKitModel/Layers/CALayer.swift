import Foundation

/// What shows a view: geometry and appearance. It takes no part in hit testing of its own.
///
/// A view's layer shares its storage with the view, so that either shows a change of the other.
public final class CALayer: NSObject {
  private nonisolated(unsafe) let state: UnsafeMutablePointer<ViewState>
  private nonisolated(unsafe) var ownsState: Bool
  private weak var view: UIView?

  /// The order of drawing among siblings. Hit testing does not follow it (HT-8, GE-14).
  public var zPosition: CGFloat = 0
  /// The radius of drawn corners, in points. Touches do not follow it (HT-17).
  public var cornerRadius: CGFloat = 0

  init(sharing state: UnsafeMutablePointer<ViewState>, with view: UIView) {
    self.state = state
    self.view = view
    ownsState = false
  }

  deinit {
    if ownsState { Dismantling.free(state) }
  }

  /// Makes this layer the owner of the storage, because its view is gone.
  nonisolated func inheritState() {
    ownsState = true
  }

  /// The rectangle in the superlayer (GE-2, GE-4).
  public var frame: CGRect {
    get { state.pointee.frame }
    set { change { $0.setFrame(newValue) } }
  }

  /// The layer's own coordinate space (GE-1).
  public var bounds: CGRect {
    get { state.pointee.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// Where the anchor point lies in the superlayer: the view's center (GE-3).
  public var position: CGPoint {
    get { state.pointee.position }
    set { change { $0.position = newValue } }
  }

  /// The point of the bounds that position and transform refer to, in units of the bounds (GE-10).
  public var anchorPoint: CGPoint {
    get { state.pointee.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }

  /// The opacity, a 32-bit float: the view's alpha (HT-13).
  public var opacity: Float {
    get { state.pointee.alpha }
    set {
      state.pointee.alpha = newValue
      state.pointee.refusals.set(.transparent, Double(newValue) < 0.01)
    }
  }

  /// Whether the layer is not shown: the view's isHidden (HT-13).
  public var isHidden: Bool {
    get { state.pointee.refusals.contains(.hidden) }
    set {
      state.pointee.refusals.set(.hidden, newValue)
      view?.hiddennessChanged()
    }
  }

  /// Whether sublayers are drawn inside the bounds only: the view's clipsToBounds (HT-16).
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The transform in the plane: the view's transform (GE-13).
  public func affineTransform() -> CGAffineTransform {
    state.pointee.transform ?? .identity
  }

  /// Sets the transform in the plane: the view's transform.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    change { $0.transform = transform.isIdentity ? nil : transform }
  }

  private func change(_ body: (inout ViewState) -> Void) {
    body(&state.pointee)
    state.pointee.geometryChanged()
  }
}
