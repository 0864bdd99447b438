import EventVocabulary
import Foundation

/// The slow path of a send: calls the overriding method, and notifies the observer.
public enum Door {
  /// The state that every slow send reads, as a constant pointer for the reason that `ViewState`
  /// gives.
  nonisolated private struct State {
    var observer: (any MessageObserver)?
    /// Whether `eventObservers` is not empty: the only check of most sends.
    var watchesEvents = false
    /// Whether there is an observer of events or of callbacks.
    var isWatched = false
    var eventObservers: [any EventObserver] = []
    var isDirect = false
    var isPlain = false
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// The observer; nil most of the time. Set by `watching(_:_:)` alone.
  public private(set) static var observer: (any MessageObserver)? {
    get { state.pointee.observer }
    set {
      state.pointee.observer = newValue
      record = (newValue as? HitTestRecorder)?.record
    }
  }

  /// The steps of the observer, if it is a recorder and nothing else: they are written without a
  /// call through a protocol, before and after which the observer would be retained and released.
  private static var record: UnsafeMutablePointer<HitTestRecord>?

  /// Whether there is an observer of events. Set by `watchingEvents(_:_:)` alone.
  public static var watchesEvents: Bool { state.pointee.watchesEvents }

  /// Reports an event to every observer; the argument is not evaluated without one.
  public static func tell(_ kind: @autoclosure () -> EventKind<AnyObject>) {
    if _slowPath(state.pointee.watchesEvents) { observe(.happened(kind())) }
  }

  /// Reports a fact to every observer of events.
  static func observe(_ fact: @autoclosure () -> EventFact) {
    guard _slowPath(state.pointee.watchesEvents) else { return }
    let fact = fact()
    for observer in state.pointee.eventObservers { observer.observe(fact) }
  }

  /// Whether everything in progress is to unwind without running anything more.
  ///
  /// Set after a trap, a limit or an interruption. Every send that takes the slow path then returns
  /// nil or false without running anything, so no script runs again while native frames unwind. The
  /// caller that set it must undo the partial work.
  nonisolated public static var isStopped: Bool {
    get { stops }
    set { stops = newValue }
  }
  nonisolated(unsafe) private static var stops = false

  /// Runs `question` while `observer` observes every hit test and every `point(inside:)`.
  public static func watching<Answer>(
    _ observer: any MessageObserver, _ question: () -> Answer
  ) -> Answer {
    let previous = self.observer
    self.observer = observer
    MethodTable.watchHitTests(true)
    defer {
      self.observer = previous
      MethodTable.watchHitTests(previous != nil)
    }
    return question()
  }

  /// The same for many questions of which only the decisions count: for views that answer nil by
  /// their own switches or bounds, the observer is notified of `views` only.
  public static func watchingDecisions<Answer>(
    _ observer: any MessageObserver, about views: [UIView], _ question: () -> Answer
  ) -> Answer {
    let manners = views.map(\.viewState.pointee.manner)
    let passesOver = Passing.whileWatched
    for view in views { view.viewState.pointee.manner = .own }
    Passing.whileWatched = true
    defer {
      Passing.whileWatched = passesOver
      for (view, manner) in zip(views, manners) { view.viewState.pointee.manner = manner }
    }
    return watching(observer, question)
  }

  /// Runs `acts` while `observers`, in order, observe everything that happens to events, in place
  /// of the earlier observers.
  public static func watchingEvents<Answer>(
    _ observers: any EventObserver..., do acts: () throws -> Answer
  ) rethrows -> Answer {
    let previous = state.pointee.eventObservers
    setEventObservers(observers)
    defer { setEventObservers(previous) }
    return try acts()
  }

  private static func setEventObservers(_ observers: [any EventObserver]) {
    state.pointee.eventObservers = observers
    state.pointee.watchesEvents = !observers.isEmpty
    setWatched()
    MethodTable.watchEvents(!observers.isEmpty)
  }

  /// The observer of callbacks to objects, whether the app's code implements them or not.
  public static weak var callbackObserver: (any CallbackObserver)? {
    didSet { setWatched() }
  }

  private static func setWatched() {
    state.pointee.isWatched = state.pointee.watchesEvents || callbackObserver != nil
  }

  /// Notifies the observer of callbacks before one is received.
  static func hear(_ callback: @autoclosure () -> CallbackFact) {
    guard _slowPath(state.pointee.isWatched), let callbackObserver, !isStopped else { return }
    callbackObserver.observe(callback())
  }

  /// Sends `hitTest(_:with:)` from outside a walk; `point` is in the view's own coordinates.
  public static func hitTest(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard view.viewState.pointee.mask.pointee & Message.hitTest.bit != 0 else {
      return view.hitTest(point, with: event)
    }
    return hitTest(view, point, convertedFrom: nil, event)
  }

  /// Sends `point(inside:with:)` from outside a walk; `point` is in the view's own coordinates.
  public static func pointInside(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> Bool {
    guard view.viewState.pointee.mask.pointee & Message.pointInside.bit != 0 else {
      return view.point(inside: point, with: event)
    }
    return pointInside(view, point, event, afterSwitches: false)
  }

  /// Sends any other message: calls the overriding method, or else `native`. Returns the method's
  /// result; if that is of another type than `Result`, that of `native`. The arguments are
  /// collected only if there is an overriding method.
  public static func send<Result>(
    _ message: Message, to receiver: ModelObject, _ arguments: @autoclosure () -> [Any?] = [],
    native: () -> Result
  ) -> Result {
    if _slowPath(state.pointee.isWatched) {
      if message.isCallback { hear(.sent(message, to: receiver)) }
      if state.pointee.watchesEvents, message.isOfEvents {
        return sendObserved(message, to: receiver, arguments, native: native)
      }
    }
    guard receiver.methodTable.mask[1] & message.bit != 0,
      let method = receiver.methodTable.method(for: message)
    else { return native() }
    if isStopped || state.pointee.isPlain { return native() }
    let answer = method.perform(message, on: receiver, arguments())
    if Result.self == Void.self { return () as! Result }
    return (answer as? Result) ?? native()
  }

  /// The same while events are observed.
  private static func sendObserved<Result>(
    _ message: Message, to receiver: ModelObject, _ arguments: () -> [Any?],
    native: () -> Result
  ) -> Result {
    if isStopped { return native() }
    let method = receiver.methodTable.method(for: message)
    observe(.willSend(message, to: receiver, by: method))
    defer { observe(.didSend(message, to: receiver)) }
    guard let method else { return native() }
    let answer = method.perform(message, on: receiver, arguments())
    if Result.self == Void.self { return () as! Result }
    return (answer as? Result) ?? native()
  }

  /// Whether an overriding method handled the setting of a property. The model's setters ask first;
  /// a write inside `directly` is never handled by one.
  static func takes(_ message: Message, by receiver: ModelObject, _ value: Any?) -> Bool {
    guard receiver.methodTable.mask[1] & message.bit != 0 else { return false }
    if state.pointee.isDirect {
      state.pointee.isDirect = false
      return false
    }
    guard !isStopped, let method = receiver.methodTable.method(for: message) else { return false }
    _ = method.perform(message, on: receiver, [value])
    return true
  }

  /// The value that an overriding method returns for a property, or for a question; nil without
  /// one.
  static func value<Value>(
    _ message: Message, of receiver: ModelObject, _ arguments: [Any?] = [], as type: Value.Type
  ) -> Value? {
    guard receiver.methodTable.mask[1] & message.bit != 0 else { return nil }
    if state.pointee.isDirect {
      state.pointee.isDirect = false
      return nil
    }
    guard !isStopped, !state.pointee.isPlain,
      let method = receiver.methodTable.method(for: message)
    else { return nil }
    return method.perform(message, on: receiver, arguments) as? Value
  }

  /// Reads the model itself, however much of it: overrides are bypassed meanwhile. For callers that
  /// report on the model and must have no effects.
  public static func withoutOverrides<Result>(_ read: () -> Result) -> Result {
    let wasPlain = state.pointee.isPlain
    state.pointee.isPlain = true
    defer { state.pointee.isPlain = wasPlain }
    return read()
  }

  /// Reads or writes one property of the model itself, bypassing every override, like `super`.
  public static func directly<Result>(
    _ message: Message, of receiver: ModelObject, _ access: () -> Result
  ) -> Result {
    state.pointee.isDirect = receiver.methodTable.mask[1] & message.bit != 0
    defer { state.pointee.isDirect = false }
    return access()
  }

  /// Notifies the host that an object with an attachment is about to be deallocated.
  nonisolated static func deinitialize(_ object: NSObject, _ attachment: AnyObject?) {
    nonisolated(unsafe) let (object, attachment) = (object, attachment)
    MainActor.assumeIsolated {
      guard let attachment else { return }
      if let object = object as? ModelObject { hear(.goes(object)) }
      (object as? UIView)?.madeLayer?.leaveView()
      UIApplication.hostOfAttachments?.deinitialize(object, attachment)
    }
  }

  /// The method that overrides Swift's; looks into the table only if there is one.
  @inline(__always)
  private static func method(of view: UIView, for message: Message) -> (any Method)? {
    guard view.viewState.pointee.mask[1] & message.bit != 0 else { return nil }
    return view.methodTable.method(for: message)
  }

  @inline(never)
  static func hitTest(
    _ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?, _ event: UIEvent?
  ) -> UIView? {
    if isStopped { return nil }
    let record = record
    guard let record else { return observedHitTest(view, point, superviewPoint, event) }
    record.pointee.begin(
      view, point, convertedFrom: superviewPoint, subviewCount: view.subviewCount)
    guard let method = method(of: view, for: .hitTest) else {
      let answer = view.hitTest(point, with: event)
      record.pointee.end(answer)
      return answer
    }
    let answer = method.hitTest(view, point, event)
    record.pointee.end(answer, by: method)
    return answer
  }

  /// The same for any other observer, or none.
  private static func observedHitTest(
    _ view: UIView, _ point: CGPoint, _ superviewPoint: CGPoint?, _ event: UIEvent?
  ) -> UIView? {
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
    guard let method = method(of: view, for: .pointInside) else {
      let answer = view.point(inside: point, with: event)
      didAskPointInside(view, point, answer, by: nil, afterSwitches: afterSwitches)
      return answer
    }
    let answer = method.pointInside(view, point, event)
    didAskPointInside(view, point, answer, by: method, afterSwitches: afterSwitches)
    return answer
  }

  @inline(__always)
  private static func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    if let record {
      record.pointee.noteInside(view, answer, by: method, afterSwitches: afterSwitches)
    } else {
      observer?.didAskPointInside(view, point, answer, by: method, afterSwitches: afterSwitches)
    }
  }
}
