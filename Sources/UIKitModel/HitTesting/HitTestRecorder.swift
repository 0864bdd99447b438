import Foundation

/// Keeps everything that happens while hit tests are answered, as live objects and plain facts.
///
/// Only appends: what the facts mean is worked out afterwards, by whoever asked.
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
    /// What the view answered.
    public fileprivate(set) var answer: UIView?
    /// Who answered `hitTest(_:with:)` in place of the Swift method.
    public fileprivate(set) var method: (any Method)?
  }

  /// The views that were asked, in order.
  public private(set) var steps: [Step] = []
  private var open: [Int] = []

  /// A recorder of nothing yet.
  public init() {}

  deinit {}

  /// Forgets everything, to record again.
  public func clear() {
    steps.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// Begins a step.
  public func willHitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?
  ) {
    let index = steps.count
    steps.append(
      Step(
        view: view, askedBy: open.last, depth: open.count, point: point,
        superviewPoint: superviewPoint, subviewCount: view.subviewCount))
    open.append(index)
  }

  /// Notes which switch refused.
  public func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    guard let index = open.last, steps[index].view === view else { return }
    steps[index].refusal = refusal
  }

  /// Notes what `point(inside:)` said.
  public func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    guard let index = open.last, steps[index].view === view else { return }
    steps[index].isInside = answer
    steps[index].insideMethod = method
    steps[index].passedSwitches = afterSwitches
  }

  /// Ends a step.
  public func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?) {
    guard let index = open.popLast() else { return }
    steps[index].answer = answer
    steps[index].method = method
  }
}
