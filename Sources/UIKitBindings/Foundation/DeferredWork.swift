import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// A time of the device: Dispatch's `DispatchTime`.
nonisolated struct DeferredTime: BridgedValue {
  let seconds: Double

  /// The seconds from now on; 0 for a time that has passed.
  @MainActor var delay: TimeInterval {
    let delay = seconds - UIApplication.shared.clock.now
    return delay.isFinite ? max(0, delay) : 0
  }
}

/// A duration: Dispatch's `DispatchTimeInterval`.
nonisolated struct DeferredInterval: BridgedValue {
  let seconds: Double
}

/// Foundation's `RunLoop.Mode`.
nonisolated struct LoopMode: BridgedName, Hashable {
  static let `default` = LoopMode(rawValue: "kCFRunLoopDefaultMode")
  static let tracking = LoopMode(rawValue: "UITrackingRunLoopMode")
  static let common = LoopMode(rawValue: "kCFRunLoopCommonModes")

  let rawValue: String

  /// The modes that it represents: the common ones are a set of two (FP-24). The loop never runs in
  /// modes of an app's own.
  var modes: Set<MainLoop.Mode> {
    switch self {
    case .default: [.default]
    case .tracking: [.tracking]
    case .common: Set(MainLoop.Mode.allCases)
    default: []
    }
  }
}

/// An object that the run loop retains and calls.
protocol RunLoopSource: AnyObject {
  /// Whether the run loop retains it.
  var isRunning: Bool { get }
  /// The objects that it retains, each with the word for it.
  var held: [(name: String, object: AnyObject)] { get }
  /// Ends it: the run loop releases it.
  func invalidate()
}

/// A closure that can be queued, and cancelled: Dispatch's `DispatchWorkItem`.
final class DeferredItem: NSObject {
  private let block: Callback0<NoValue>
  var isCancelled = false
  /// The closure.
  var blockObject: AnyObject { block.object }

  init(_ block: Callback0<NoValue>) {
    self.block = block
  }

  func run() {
    guard !isCancelled else { return }
    ScriptCalls.run { () throws(RunStop) in _ = try block() }
  }
}

/// The main queue: Dispatch's `DispatchQueue`, the only one here.
final class MainQueue: NSObject {
  static let main = MainQueue()

  /// Runs work in a turn of its own: after the present one, or once the clock has advanced. The
  /// queue retains `object`, its closure or item, until then.
  static func run(
    after seconds: TimeInterval, keeping object: AnyObject, _ work: @escaping () -> Void
  ) {
    let host = ScriptHost.active
    let number = host?.queued.add(object)
    UIApplication.shared.clock.schedule(after: seconds) { [weak host] in
      if let number { host?.queued.remove(number) }
      Door.tell(.ran(.block(seconds: seconds > 0 ? seconds : 0)))
      work()
    }
  }
}

/// The main queue as Foundation's class.
final class OperationMainQueue: NSObject {
  static let main = OperationMainQueue()
}

/// The run loop of the main thread.
final class MainRunLoop: NSObject {
  static let main = MainRunLoop()

  /// The mode that it runs in (FP-23).
  var currentMode: LoopMode {
    switch UIApplication.shared.mainLoop.mode {
    case .default: .default
    case .tracking: .tracking
    }
  }
}

/// Foundation's `Timer`, on the clock of the device.
final class ScriptTimer: NSObject, RunLoopSource {
  private let interval: TimeInterval
  private let repeats: Bool
  private var action: (() -> Void)?
  /// The modes of the run loop in which it fires (FP-23).
  private var modes: Set<MainLoop.Mode> = []
  private var pending: SimulatedClock.Timer?
  /// Whether it is due, and waits for another mode.
  private var isLate = false
  let userInfo: AnyObject?
  /// The closure or the target that it retains until it is invalidated (VC-31).
  private var keeps: (name: String, object: AnyObject)?
  var tolerance: TimeInterval = 0

  private init(_ interval: TimeInterval, _ repeats: Bool, _ userInfo: AnyObject?) {
    // Foundation's own minimum.
    self.interval = interval > 0.0001 && interval.isFinite ? interval : 0.0001
    self.repeats = repeats
    self.userInfo = userInfo
    super.init()
  }

  /// Creates a timer that does nothing: the value of a variable until there is a real one.
  convenience override init() { self.init(0, false, nil) }

  /// Creates a timer that runs a closure.
  convenience init(
    _ interval: TimeInterval, _ repeats: Bool, _ block: Callback1<ScriptTimer, NoValue>
  ) {
    self.init(interval, repeats, nil)
    keeps = ("block", block.object)
    action = { [unowned self] in
      ScriptCalls.run { () throws(RunStop) in _ = try block(self) }
    }
  }

  /// Creates a timer that calls a method, and retains its target.
  convenience init(
    _ interval: TimeInterval, _ repeats: Bool, _ target: AnyObject, _ selector: Selector,
    _ userInfo: AnyObject?
  ) {
    self.init(interval, repeats, userInfo)
    keeps = ("target", target)
    action = { [unowned self] in
      guard let host = ScriptHost.active else { return }
      if !host.perform(selector, on: target, sender: self, event: nil) {
        host.doesNotRecognize(selector, target)
      }
    }
  }

  /// Whether it may fire again.
  var isValid: Bool { action != nil }

  /// Whether the run loop retains it.
  var isRunning: Bool { isValid && (pending != nil || isLate) }

  /// The objects that it retains, each with the word for it.
  var held: [(name: String, object: AnyObject)] {
    [keeps, userInfo.map { ("userInfo", $0) }].compactMap(\.self)
  }

  /// The seconds between two firings; 0 for a timer that fires once.
  var timeInterval: TimeInterval { repeats ? interval : 0 }

  /// Schedules it in these modes, too, for the first time after its interval.
  func start(in modes: Set<MainLoop.Mode>) {
    guard isValid else { return }
    self.modes.formUnion(modes)
    guard !isRunning else { return }
    schedule(after: interval)
    ScriptHost.active?.note(self)
  }

  private func schedule(after delay: TimeInterval) {
    let clock = UIApplication.shared.clock
    pending = clock.schedule(after: delay) { [self] in
      let due = pending?.due ?? clock.now
      pending = nil
      isLate = true
      let woken = clock.now
      UIApplication.shared.mainLoop.run(in: modes) { [self] in fire(due: due, woken: woken) }
    }
  }

  /// Fires, and again when it would have without a delay; firings missed meanwhile are skipped. It
  /// was `due` at a time, and the run loop `woken` at one that is later if the main thread was
  /// blocked.
  private func fire(due: TimeInterval, woken: TimeInterval) {
    guard isValid else { return }
    isLate = false
    let now = UIApplication.shared.clock.now
    let late = now - due
    Door.tell(
      .ran(
        now > woken
          ? .lateTimer(seconds: interval, late: late)
          : late > 0
            ? .blockedTimer(seconds: interval, late: late)
            : .timer(seconds: interval, repeats: repeats)))
    if repeats { schedule(after: interval - late.truncatingRemainder(dividingBy: interval)) }
    runAction()
  }

  /// Fires now, without changing the next time.
  func fire() { runAction() }

  private func runAction() {
    let action = action
    if !repeats { invalidate() }
    withExtendedLifetime(self) { action?() }
  }

  /// Ends it, and releases the objects that it retained.
  func invalidate() {
    pending?.cancel()
    pending = nil
    isLate = false
    action = nil
    keeps = nil
  }
}

/// The closures and items in the main queue.
struct QueuedWork {
  private var waiting: [Int: AnyObject] = [:]
  private var last = 0

  /// Retains an object, and returns its number.
  mutating func add(_ object: AnyObject) -> Int {
    last += 1
    waiting[last] = object
    return last
  }

  /// Releases the object of a number.
  mutating func remove(_ number: Int) { waiting[number] = nil }

  /// The objects, in the order in which they came.
  var objects: [AnyObject] { waiting.sorted { $0.key < $1.key }.map(\.value) }
}

/// A pending call by name.
struct DelayedCall {
  let object: AnyObject
  let selector: Selector
  let argument: AnyObject?
  let timer: SimulatedClock.Timer
}

/// The pending calls by name. A call that was made or is pending is found in constant time, however
/// many are.
struct DelayedCalls {
  private var pending: [ObjectIdentifier: (number: Int, call: DelayedCall)] = [:]
  private var last = 0

  /// The calls, in the order in which they were asked for.
  var all: [DelayedCall] { pending.values.sorted { $0.number < $1.number }.map(\.call) }

  /// Adds a call.
  mutating func add(_ call: DelayedCall) {
    last += 1
    pending[ObjectIdentifier(call.timer)] = (last, call)
  }

  /// Removes and returns the call of a timer; nil if it is not pending.
  mutating func remove(_ timer: SimulatedClock.Timer) -> DelayedCall? {
    pending.removeValue(forKey: ObjectIdentifier(timer))?.call
  }

  /// Cancels and returns the calls for which `test` is true. Each call that is tested costs a step.
  /// The caller releases what they retain, so a `deinit` may schedule further calls.
  mutating func cancel(where test: (DelayedCall) -> Bool = { _ in true }) -> [DelayedCall] {
    Allowance.spend(pending.count)
    let cancelled = pending.filter { test($0.value.call) }
    for (key, entry) in cancelled {
      entry.call.timer.cancel()
      pending[key] = nil
    }
    return cancelled.values.map(\.call)
  }
}

extension ScriptHost {
  /// Calls a method of an object later, while the run loop is in one of the modes; the object is
  /// retained until then, as on a device.
  func performLater(
    _ selector: Selector, on object: AnyObject, _ argument: AnyObject?, after delay: TimeInterval,
    in modes: Set<MainLoop.Mode>
  ) {
    let seconds = delay.isFinite ? max(0, delay) : 0
    var timer: SimulatedClock.Timer?
    timer = UIApplication.shared.clock.schedule(after: seconds) { [weak self] in
      UIApplication.shared.mainLoop.run(in: modes) {
        guard let self, let timer, let call = self.delayedCalls.remove(timer) else { return }
        Door.tell(.ran(.block(seconds: seconds)))
        if !self.perform(call.selector, on: call.object, sender: call.argument, event: nil) {
          self.doesNotRecognize(call.selector, call.object)
        }
      }
    }
    if let timer {
      delayedCalls.add(
        DelayedCall(object: object, selector: selector, argument: argument, timer: timer))
    }
  }

  /// Cancels pending calls: all of an object, or those of a method with an argument.
  func cancelLater(on object: AnyObject, _ selector: Selector?, _ argument: AnyObject?) {
    _ = delayedCalls.cancel { call in
      call.object === object
        && (selector == nil || call.selector == selector && call.argument === argument)
    }
  }
}
