import Foundation

/// Keeps everything that happens while hit tests are answered, as live objects and plain facts.
///
/// Only appends: the caller works out afterwards what the facts mean.
public final class HitTestRecorder: MessageObserver {
  /// One view that was asked.
  public struct Step {
    /// The view.
    public let view: UIView
    /// The index of the step that asked; nil for the first of a walk.
    public let askedBy: Int?
    /// How many steps are above this one.
    public let depth: Int
    /// The point in the view's own coordinates.
    public let point: CGPoint
    /// The point in the asker's coordinates; nil when no superview asked.
    public let superviewPoint: CGPoint?
    /// How many subviews the view had when it was asked.
    public let subviewCount: Int
    /// The switch that refused.
    public fileprivate(set) var refusal: UIView.Refusal?
    /// Whether the default hit test ran and all switches passed.
    public fileprivate(set) var passedSwitches = false
    /// What `point(inside:)` said; nil when it was not asked.
    public fileprivate(set) var isInside: Bool?
    /// Who answered `point(inside:)` in place of the Swift method.
    public fileprivate(set) var insideMethod: (any Method)?
    /// The view's answer.
    public fileprivate(set) var answer: UIView?
    /// Who answered `hitTest(_:with:)` in place of the Swift method.
    public fileprivate(set) var method: (any Method)?
  }

  /// What is recorded, behind a constant pointer for the reason that `ViewState` gives.
  nonisolated private struct State {
    var steps: [Step] = []
    var open: [Int] = []
  }

  private nonisolated(unsafe) let state: UnsafeMutablePointer<State>

  /// The views that were asked, in order.
  public var steps: [Step] { state.pointee.steps }

  /// A recorder of nothing yet.
  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    state.pointee.steps.reserveCapacity(32)
    state.pointee.open.reserveCapacity(32)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// The index of the step of the view that is being asked; nil between hit tests.
  public var openStep: Int? { state.pointee.open.last }

  /// The indices of the steps of the views that are being asked, the first of the walk first.
  public var openSteps: [Int] { state.pointee.open }

  /// Forgets everything, to record again.
  public func clear() {
    state.pointee.steps.removeAll(keepingCapacity: true)
    state.pointee.open.removeAll(keepingCapacity: true)
  }

  /// Begins a step.
  public func willHitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?
  ) {
    let index = state.pointee.steps.count
    state.pointee.steps.append(
      Step(
        view: view, askedBy: state.pointee.open.last, depth: state.pointee.open.count, point: point,
        superviewPoint: superviewPoint, subviewCount: view.subviewCount))
    state.pointee.open.append(index)
  }

  /// Notes which switch refused.
  public func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    guard let index = state.pointee.open.last, state.pointee.steps[index].view === view else {
      return
    }
    state.pointee.steps[index].refusal = refusal
  }

  /// Notes what `point(inside:)` said.
  public func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    guard let index = state.pointee.open.last, state.pointee.steps[index].view === view else {
      return
    }
    state.pointee.steps[index].isInside = answer
    state.pointee.steps[index].insideMethod = method
    state.pointee.steps[index].passedSwitches = afterSwitches
  }

  /// Ends a step.
  public func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?) {
    guard let index = state.pointee.open.popLast() else { return }
    state.pointee.steps[index].answer = answer
    state.pointee.steps[index].method = method
  }
}
