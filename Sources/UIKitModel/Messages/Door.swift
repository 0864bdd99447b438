import Foundation

/// The slow way of a send: whoever answers in place of Swift's method is asked, and whoever
/// watches is told.
public enum Door {
  /// What every slow send reads, behind a constant pointer for the reason that `ViewState` gives.
  nonisolated private struct State {
    var observer: (any MessageObserver)?
    var isStopped = false
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Who is told; nil most of the time. Set by `watching(_:_:)` alone.
  public private(set) static var observer: (any MessageObserver)? {
    get { state.pointee.observer }
    set { state.pointee.observer = newValue }
  }

  /// Whether everything that is under way is to unwind without running anything more.
  ///
  /// Set after a trap, a limit or an interruption. Every send that takes the slow way then answers
  /// nil or false without running anything, so no script runs again while native frames unwind.
  /// Whoever set it must take back what was half done.
  nonisolated public static var isStopped: Bool {
    get { state.pointee.isStopped }
    set { state.pointee.isStopped = newValue }
  }

  /// Runs `question` with `observer` told of every hit test and every `point(inside:)`.
  public static func watching<Answer>(
    _ observer: any MessageObserver, _ question: () -> Answer
  ) -> Answer {
    let previous = self.observer
    self.observer = observer
    MethodTable.watch([.hitTest, .pointInside])
    defer {
      self.observer = previous
      MethodTable.watch(previous == nil ? [] : [.hitTest, .pointInside])
    }
    return question()
  }

  /// Sends `hitTest(_:with:)` from outside a walk; `point` is in the view's own coordinates.
  public static func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard view.state.pointee.mask.pointee & Message.hitTest.bit != 0 else {
      return view.hitTest(point, with: event)
    }
    return hitTest(view, point, convertedFrom: nil, event)
  }

  /// Sends `point(inside:with:)` from outside a walk; `point` is in the view's own coordinates.
  public static func pointInside(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> Bool {
    guard view.state.pointee.mask.pointee & Message.pointInside.bit != 0 else {
      return view.point(inside: point, with: event)
    }
    return pointInside(view, point, event, afterSwitches: false)
  }

  /// Who answers in place of Swift's method; looks into the table only where somebody does.
  @inline(__always)
  private static func method(of view: UIView, for message: Message) -> (any Method)? {
    guard view.state.pointee.mask[1] & message.bit != 0 else { return nil }
    return view.methodTable.method(for: message)
  }

  @inline(never)
  static func hitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?, _ event: UIEvent?
  ) -> UIView? {
    if isStopped { return nil }
    let observer = observer
    observer?.willHitTest(view, point, convertedFrom: superviewPoint)
    let method = method(of: view, for: .hitTest)
    let answer: UIView?
    if let method {
      answer = method.hitTest(view, point, event)
    } else {
      answer = view.hitTest(point, with: event)
    }
    observer?.didHitTest(view, answer, by: method)
    return answer
  }

  @inline(never)
  static func pointInside(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, afterSwitches: Bool = true
  ) -> Bool {
    if isStopped { return false }
    let method = method(of: view, for: .pointInside)
    let answer: Bool
    if let method {
      answer = method.pointInside(view, point, event)
    } else {
      answer = view.point(inside: point, with: event)
    }
    observer?.didAskPointInside(view, point, answer, by: method, afterSwitches: afterSwitches)
    return answer
  }
}
