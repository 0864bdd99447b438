import Foundation

/// The steps of a hit test in memory of their own, which their recorder frees.
///
/// An array would check at each of the four changes of a step whether it is shared, which costs as
/// much as the change.
nonisolated struct HitTestRecord {
  typealias Step = HitTestRecorder.Step

  private var steps = UnsafeMutablePointer<Step>.allocate(capacity: 32)
  private var capacity = 32
  /// The number of steps.
  private(set) var count = 0
  /// The index of the step of the view that is being asked; nil between hit tests. The steps that
  /// wait for its answer are the chain of its `askedBy`.
  private(set) var open: Int?

  /// The steps, in order.
  var all: [Step] { Array(UnsafeBufferPointer(start: steps, count: count)) }

  /// The step at an index, which must be below `count`.
  subscript(index: Int) -> Step { steps[index] }

  /// Begins the step of a view.
  @inline(__always)
  mutating func begin(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?, subviewCount: Int
  ) {
    if _slowPath(count == capacity) { grow() }
    (steps + count).initialize(
      to: Step(
        view: view, askedBy: open, depth: open.map { steps[$0].depth &+ 1 } ?? 0, point: point,
        superviewPoint: superviewPoint, subviewCount: subviewCount))
    open = count
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Step>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: steps, count: count)
    steps.deallocate()
    steps = larger
    capacity *= 2
  }

  /// Records the switch of the view that refused, if the view is being asked.
  func note(_ refusal: UIView.Refusal, of view: UIView) {
    openStep(of: view)?.pointee.refusal = refusal
  }

  /// Records a view's answer to `point(inside:)`, if the view is being asked.
  @inline(__always)
  func noteInside(_ view: UIView, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool) {
    guard let step = openStep(of: view) else { return }
    step.pointee.isInside = answer
    step.pointee.insideMethod = method
    step.pointee.passedSwitches = afterSwitches
  }

  @inline(__always)
  private func openStep(of view: UIView) -> UnsafeMutablePointer<Step>? {
    guard let open, steps[open].view === view else { return nil }
    return steps + open
  }

  /// Ends the step of the view that is being asked. Until then it has no answer and no method.
  @inline(__always)
  mutating func end(_ answer: UIView?, by method: (any Method)? = nil) {
    guard let open else { return }
    let step = steps + open
    if let answer { step.pointee.answer = answer }
    if let method { step.pointee.method = method }
    self.open = step.pointee.askedBy
  }

  /// Removes all steps.
  mutating func clear() {
    steps.deinitialize(count: count)
    (count, open) = (0, nil)
  }

  /// Frees the memory; nothing may be recorded after that.
  mutating func free() {
    clear()
    steps.deallocate()
  }
}
