import Foundation
import Interpreter
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

/// A length of time: Dispatch's `DispatchTimeInterval`.
nonisolated struct DeferredInterval: BridgedValue {
  let seconds: Double
}

/// Foundation's `RunLoop.Mode`.
nonisolated struct LoopMode: BridgedName {
  let rawValue: String
}

/// A closure that can be given to the queue, and cancelled: Dispatch's `DispatchWorkItem`.
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

  /// Runs something in a turn of its own: after the present one, or once the clock has moved on.
  static func run(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    UIApplication.shared.clock.schedule(after: seconds) {
      Door.tell(.ran(.block(seconds: seconds > 0 ? seconds : 0)))
      work()
    }
  }
}

/// The main queue as Foundation has it.
final class OperationMainQueue: NSObject {
  static let main = OperationMainQueue()
}

/// The run loop of the main thread.
final class MainRunLoop: NSObject {
  static let main = MainRunLoop()
}

/// Foundation's `Timer`, on the clock of the device.
final class ScriptTimer: NSObject {
  private let interval: TimeInterval
  private let repeats: Bool
  private var action: (() -> Void)?
  private var pending: SimulatedClock.Timer?
  let userInfo: AnyObject?
  /// The closure or the target that it keeps until it is invalidated (VC-31).
  private var keeps: (name: String, object: AnyObject)?
  var tolerance: TimeInterval = 0

  private init(_ interval: TimeInterval, _ repeats: Bool, _ userInfo: AnyObject?) {
    // Foundation's own least.
    self.interval = interval > 0.0001 && interval.isFinite ? interval : 0.0001
    self.repeats = repeats
    self.userInfo = userInfo
    super.init()
  }

  /// A timer that runs a closure.
  convenience init(
    _ interval: TimeInterval, _ repeats: Bool, _ block: Callback1<ScriptTimer, NoValue>
  ) {
    self.init(interval, repeats, nil)
    keeps = ("block", block.object)
    action = { [unowned self] in
      ScriptCalls.run { () throws(RunStop) in _ = try block(self) }
    }
  }

  /// A timer that calls a method, and retains its target.
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

  /// Whether the run loop keeps it.
  var isRunning: Bool { isValid && pending != nil }

  /// What it holds, each with the word for it.
  var held: [(name: String, object: AnyObject)] {
    [keeps, userInfo.map { ("userInfo", $0) }].compactMap(\.self)
  }

  /// The seconds between two; 0 for a timer that fires once.
  var timeInterval: TimeInterval { repeats ? interval : 0 }

  /// Lets it fire for the first time after its interval; does nothing for one that runs.
  func start() {
    guard isValid, pending == nil else { return }
    schedule()
    ScriptHost.active?.note(self)
  }

  private func schedule() {
    pending = UIApplication.shared.clock.schedule(after: interval) { [self] in
      pending = nil
      Door.tell(.ran(.timer(seconds: interval, repeats: repeats)))
      if repeats { schedule() }
      runAction()
    }
  }

  /// Fires now, without a change of when it fires next.
  func fire() { runAction() }

  private func runAction() {
    let action = action
    if !repeats { invalidate() }
    withExtendedLifetime(self) { action?() }
  }

  /// It fires no more, and releases what it retained.
  func invalidate() {
    pending?.cancel()
    pending = nil
    action = nil
    keeps = nil
  }
}

/// A call by name that waits.
struct DelayedCall {
  let object: AnyObject
  let selector: Selector
  let argument: AnyObject?
  let timer: SimulatedClock.Timer
}

extension ScriptHost {
  /// Calls a method of an object later; the object is retained until then, as on a device.
  func performLater(
    _ selector: Selector, on object: AnyObject, _ argument: AnyObject?, after delay: TimeInterval
  ) {
    let seconds = delay.isFinite ? max(0, delay) : 0
    var timer: SimulatedClock.Timer?
    timer = UIApplication.shared.clock.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      delayedCalls.removeAll { $0.timer === timer }
      Door.tell(.ran(.block(seconds: seconds)))
      if !perform(selector, on: object, sender: argument, event: nil) {
        doesNotRecognize(selector, object)
      }
    }
    if let timer {
      delayedCalls.append(
        DelayedCall(object: object, selector: selector, argument: argument, timer: timer))
    }
  }

  /// Cancels calls that wait: all of an object, or those of a method with an argument.
  func cancelLater(on object: AnyObject, _ selector: Selector?, _ argument: AnyObject?) {
    delayedCalls.removeAll { call in
      guard call.object === object,
        selector == nil || call.selector == selector && call.argument === argument
      else { return false }
      call.timer.cancel()
      return true
    }
  }
}
