import Foundation

/// Records everything that happens during hit tests, as live objects and plain facts.
///
/// It only appends: the caller interprets the facts afterwards.
public final class HitTestRecorder: MessageObserver {
  /// One view that was asked.
  nonisolated public struct Step {
    /// The view.
    public let view: UIView
    /// The index of the step that asked; nil for the first of a walk.
    public let askedBy: Int?
    /// The number of steps above this one.
    public let depth: Int
    /// The point in the view's own coordinates.
    public let point: CGPoint
    /// The point in the asker's coordinates; nil when no superview asked.
    public let superviewPoint: CGPoint?
    /// The number of subviews of the view when it was asked.
    public let subviewCount: Int
    /// The switch that refused.
    public internal(set) var refusal: UIView.Refusal?
    /// Whether the default hit test ran and all switches passed.
    public internal(set) var passedSwitches = false
    /// The answer of `point(inside:)`; nil when it was not asked.
    public internal(set) var isInside: Bool?
    /// The method that overrode `point(inside:)`; nil for Swift's.
    public internal(set) var insideMethod: (any Method)?
    /// The view's answer.
    public internal(set) var answer: UIView?
    /// The method that overrode `hitTest(_:with:)`; nil for Swift's.
    public internal(set) var method: (any Method)?
  }

  /// The steps, which `Door` writes directly.
  nonisolated(unsafe) let record: UnsafeMutablePointer<HitTestRecord>

  /// The views that were asked, in order.
  public var steps: [Step] { record.pointee.all }

  /// Creates a recorder without any steps.
  public init() {
    record = .allocate(capacity: 1)
    record.initialize(to: HitTestRecord())
  }

  deinit {
    record.pointee.free()
    record.deallocate()
  }

  /// The index of the step of the view that is being asked; nil between hit tests.
  public var openStep: Int? { record.pointee.open }

  /// The indices of the steps of the views that are being asked, the first of the walk first.
  public var openSteps: [Int] {
    var indices: [Int] = []
    var next = record.pointee.open
    while let index = next {
      indices.append(index)
      next = record.pointee[index].askedBy
    }
    return indices.reversed()
  }

  /// Removes all steps, to record again.
  public func clear() { record.pointee.clear() }

  /// Begins a step.
  public func willHitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?
  ) {
    record.pointee.begin(
      view, point, convertedFrom: superviewPoint, subviewCount: view.subviewCount)
  }

  /// Records the switch that refused.
  public func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    record.pointee.note(refusal, of: view)
  }

  /// Records the answer of `point(inside:)`.
  public func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    record.pointee.noteInside(view, answer, by: method, afterSwitches: afterSwitches)
  }

  /// Ends a step.
  public func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?) {
    record.pointee.end(answer, by: method)
  }
}
