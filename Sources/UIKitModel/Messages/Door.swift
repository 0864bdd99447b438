import Foundation

/// The slow way of a send: whoever answers in place of Swift's method is asked, and whoever
/// watches is told.
public enum Door {
  /// Who is told; nil most of the time. Set by `watching(_:_:)` alone.
  public private(set) static var observer: (any MessageObserver)?

  /// Whether everything that is under way is to unwind without running anything more.
  ///
  /// Set after a trap, a limit or an interruption. Every send that takes the slow way then answers
  /// nil or false without running anything, so no script runs again while native frames unwind.
  /// Whoever set it must take back what was half done.
  nonisolated(unsafe) public static var isStopped = false

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

  @inline(never)
  static func hitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?, _ event: UIEvent?
  ) -> UIView? {
    if isStopped { return nil }
    let observer = observer
    observer?.willHitTest(view, point, convertedFrom: superviewPoint)
    let method = view.methodTable.method(for: .hitTest)
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
    let method = view.methodTable.method(for: .pointInside)
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
