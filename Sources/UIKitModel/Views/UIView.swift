import Foundation

/// A rectangle on screen that shows something, holds subviews and can be touched.
///
/// Geometry is in points. `frame` and `center` are in the superview's coordinates, `bounds` in the
/// view's own.
open class UIView: UIResponder {
  nonisolated(unsafe) final let state: UnsafeMutablePointer<ViewState>
  private final var madeLayer: CALayer?

  /// A number to find the view by; 0 unless set.
  public final var tag = 0
  /// What fills the bounds; nil lets everything behind show, and changes no touch (HT-6).
  public final var backgroundColor: UIColor?
  /// Whether subviews are drawn inside the bounds only. Touches never depend on it (HT-16).
  public final var clipsToBounds = false
  /// Whether the view gets more than the first touch of a sequence (UT-16).
  public final var isMultipleTouchEnabled = false
  /// Whether the view keeps touches from other views of its window while it has one (UT-20).
  public final var isExclusiveTouch = false

  /// A view with a frame in the coordinates of the superview that it is going to have.
  public init(frame: CGRect) {
    state = ViewState.allocate(mask: MethodTable.forNewInstance(of: Self.self).mask)
    super.init()
    if frame != .zero { self.frame = frame }
  }

  /// A view with an empty frame at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view from an archive, of which there are none here: the same as an empty one.
  public required init?(coder: NSCoder) {
    state = ViewState.allocate(mask: MethodTable.forNewInstance(of: Self.self).mask)
    super.init()
  }

  deinit {
    Dismantling.dismantle(state)
    if let madeLayer {
      madeLayer.inheritState()
    } else {
      Dismantling.free(state)
    }
  }

  /// The layer that shows the view. It shares geometry, opacity and hiddenness with it (HT-13).
  public final var layer: CALayer {
    if let madeLayer { return madeLayer }
    let layer = CALayer(sharing: state, with: self)
    madeLayer = layer
    return layer
  }

  /// The farthest descendant, the view included, that contains `point`; nil when none does (HT-1).
  ///
  /// `point` is in the view's own coordinates. May be called several times for one touch, so an
  /// override must have no side effects (HT-23); calling it by hand delivers nothing (HT-25).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard state.pointee.refusals.isEmpty else { return refuse() }  // HT-2, HT-3
    guard contains(point, event) else { return nil }  // HT-4
    guard state.pointee.childCount > 0 else { return self }  // HT-6
    return hitTestSubviews(point, event) ?? self  // HT-5, HT-6
  }

  /// Whether `point`, in the view's own coordinates, is in `bounds` (HT-9).
  ///
  /// The ranges are half-open: the left and the top edge are inside, the others are not (HT-10).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    state.pointee.contains(point)
  }

  /// Asks the subviews from the last to the first and takes the first answer (HT-5).
  @inline(__always)
  private final func hitTestSubviews(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let children = state.pointee.children.unsafelyUnwrapped
    var index = Int(state.pointee.childCount)
    state.pointee.walks += 1
    defer { state.pointee.endWalk() }
    while index > 0 {
      index -= 1
      if let hit = children[index].hitTest(point, event) { return hit }
    }
    return nil
  }

  /// Sends `point(inside:with:)` to the view itself, after its switches have passed.
  @inline(__always)
  private final func contains(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    if _fastPath(state.pointee.mask.pointee & Message.pointInside.bit == 0) {
      return self.point(inside: point, with: event)
    }
    return Door.pointInside(self, point, event)
  }

  /// Called after `isHidden` was set, by whichever way.
  func hiddennessChanged() {}

  override func methodTableChanged() {
    state.pointee.mask = methodTable.mask
  }

  /// What follows the view: its controller for a root view, else the superview (RC-2).
  override open var nextLink: ResponderLink {
    if let controller = state.pointee.viewController { return .viewController(controller) }
    if let superview { return .superview(superview) }
    return .end
  }
}
