import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Work that runs later, on the clock of the device: at the end of a turn, or when a line advances
/// the time past it.
extension UIKitTable {
  static func addDeferredWork(_ table: Table) {
    addDispatchTime(table)
    addUnits(table)
    addWorkItem(table)
    addQueues(table)
    // After the classes of queues: otherwise a row that takes a queue would give it the host's
    // name.
    addFunctionsOfC(table)
    addTimer(table)
    addRunLoop(table)
    addDisplayLink(table)
    addBundle(table)
    addClock(table)
    addThread(table)
    addDelayedPerforming(table)
  }

  /// `perform(_:with:afterDelay:)` and its cancellation.
  private static func addDelayedPerforming(_ table: Table) {
    table.extend(NSObject.type(in: table.library)) {
      $0.method("perform(_:with:afterDelay:)", "Calls a method by its name, later.") {
        (object: NSObject, selector: Selector, argument: AnyValue?, delay: Double) in
        ScriptHost.active?.performLater(
          selector, on: object, argument?.object, after: delay, in: [.default])
      }
      $0.method("perform(_:with:afterDelay:inModes:)", "The same in other modes (FP-23).") {
        (
          object: NSObject, selector: Selector, argument: AnyValue?, delay: Double,
          modes: [LoopMode]
        ) in
        ScriptHost.active?.performLater(
          selector, on: object, argument?.object, after: delay,
          in: modes.reduce(into: []) { $0.formUnion($1.modes) })
      }
      $0.staticMethod("cancelPreviousPerformRequests(withTarget:)", "Calls nothing of it later.") {
        (object: AnyValue) in ScriptHost.active?.cancelLater(on: object.object, nil, nil)
      }
      $0.staticMethod(
        "cancelPreviousPerformRequests(withTarget:selector:object:)", "Does not call it later."
      ) {
        (object: AnyValue, selector: Selector, argument: AnyValue?) in
        ScriptHost.active?.cancelLater(on: object.object, selector, argument?.object)
      }
    }
  }

  private static func addDispatchTime(_ table: Table) {
    table.structure(
      DeferredInterval.self, named: "DispatchTimeInterval", protocols: ["Equatable"],
      "A length of time."
    ) {
      let units: [(String, Double)] = [
        ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
      ]
      for (name, unit) in units {
        $0.staticMethod("\(name)(_:)", "A number of \(name).") { (count: Int) in
          DeferredInterval(seconds: Double(count) * unit)
        }
      }
    }
    table.structure(
      DeferredTime.self, named: "DispatchTime", protocols: ["Equatable", "Comparable"],
      "A time of the device."
    ) {
      $0.staticMethod("now()", "The present, which only lines move.") { () in
        DeferredTime(seconds: UIApplication.shared.clock.now)
      }
      $0.property(
        "uptimeNanoseconds",
        get: { (t: DeferredTime) in
          UInt64(exactly: (SimulatedClock.uptime(at: t.seconds) * 1e9).rounded()) ?? 0
        },
        "The time since the device started (UT-30).")
      $0.staticMethod("+(_:_:)", "Later by seconds.") { (t: DeferredTime, seconds: Double) in
        DeferredTime(seconds: t.seconds + seconds)
      }
      $0.staticMethod("+(_:_:)", "Later by an interval.") {
        (t: DeferredTime, interval: DeferredInterval) in
        DeferredTime(seconds: t.seconds + interval.seconds)
      }
      $0.staticMethod("-(_:_:)", "Earlier by seconds.") { (t: DeferredTime, seconds: Double) in
        DeferredTime(seconds: t.seconds - seconds)
      }
      $0.staticMethod("-(_:_:)", "Earlier by an interval.") {
        (t: DeferredTime, interval: DeferredInterval) in
        DeferredTime(seconds: t.seconds - interval.seconds)
      }
      $0.staticMethod("<(_:_:)", "Whether it is earlier.") { (a: DeferredTime, b: DeferredTime) in
        a.seconds < b.seconds
      }
    }
  }

  /// Dispatch's constants for parts of a second, which older code uses.
  private static func addUnits(_ table: Table) {
    let units: [(String, UInt64, String)] = [
      ("NSEC_PER_SEC", 1_000_000_000, "Nanoseconds in a second."),
      ("NSEC_PER_MSEC", 1_000_000, "Nanoseconds in a millisecond."),
      ("NSEC_PER_USEC", 1000, "Nanoseconds in a microsecond."),
      ("USEC_PER_SEC", 1_000_000, "Microseconds in a second."),
    ]
    for (name, count, summary) in units { table.global(name, get: { count }, summary) }
  }

  private static func addWorkItem(_ table: Table) {
    table.class(
      DeferredItem.self, named: "DispatchWorkItem", superclass: NSObject.self,
      "A closure that can be given to the queue, and taken back."
    ) {
      $0.initializer("init(block:)", designated: true, "A closure.") {
        (block: Callback0<NoValue>) in DeferredItem(block)
      }
      $0.method("perform()", "Runs it now.") { (item: DeferredItem) in item.run() }
      $0.method("cancel()", "It does not run any more.") { (item: DeferredItem) in
        item.isCancelled = true
      }
      $0.readOnly("isCancelled", \DeferredItem.isCancelled, "Whether it was taken back.")
    }
  }

  private static func addQueues(_ table: Table) {
    table.class(
      MainQueue.self, named: "DispatchQueue", superclass: NSObject.self, isFinal: true,
      "The main queue, on the clock of the device."
    ) {
      $0.staticProperty("main", get: { MainQueue.main }, "The queue of the main thread.")
      $0.method("async(execute:)", "Runs a closure in a turn of its own, after this one.") {
        (_: MainQueue, block: Callback0<NoValue>) in
        MainQueue.run(after: 0, keeping: block.object) {
          ScriptCalls.run { () throws(RunStop) in _ = try block() }
        }
      }
      $0.method("async(execute:)", "Runs an item in a turn of its own, after this one.") {
        (_: MainQueue, item: DeferredItem) in MainQueue.run(after: 0, keeping: item) { item.run() }
      }
      $0.method("asyncAfter(deadline:execute:)", "Runs a closure once the clock is there.") {
        (_: MainQueue, time: DeferredTime, block: Callback0<NoValue>) in
        MainQueue.run(after: time.delay, keeping: block.object) {
          ScriptCalls.run { () throws(RunStop) in _ = try block() }
        }
      }
      $0.method("asyncAfter(deadline:execute:)", "Runs an item once the clock is there.") {
        (_: MainQueue, time: DeferredTime, item: DeferredItem) in
        MainQueue.run(after: time.delay, keeping: item) { item.run() }
      }
    }
    table.class(
      OperationMainQueue.self, named: "OperationQueue", superclass: NSObject.self, isFinal: true,
      "The main queue as Foundation has it."
    ) {
      $0.staticProperty("main", get: { OperationMainQueue.main }, "That of the main thread.")
      $0.method("addOperation(_:)", "Runs a closure in a turn of its own, after this one.") {
        (_: OperationMainQueue, block: Callback0<NoValue>) in
        MainQueue.run(after: 0, keeping: block.object) {
          ScriptCalls.run { () throws(RunStop) in _ = try block() }
        }
      }
    }
  }

  private static func addTimer(_ table: Table) {
    table.class(
      ScriptTimer.self, named: "Timer", superclass: NSObject.self,
      "Runs something once, or again and again, on the clock of the device."
    ) {
      addTimerMakers($0)
      $0.method("invalidate()", "It fires no more.") { (t: ScriptTimer) in t.invalidate() }
      $0.method("fire()", "Fires now; a timer that does not repeat is over.") {
        (t: ScriptTimer) in t.fire()
      }
      $0.readOnly("isValid", \ScriptTimer.isValid, "Whether it may fire again.")
      $0.readOnly("timeInterval", \ScriptTimer.timeInterval, "The seconds between two; 0 for once.")
      $0.kept(
        "tolerance", \ScriptTimer.tolerance, decides: [],
        "How late it may be; it is exact.")
      $0.property(
        "userInfo", as: .optional(HostType { _ in .any }),
        get: { (t: ScriptTimer) -> AnyReference? in t.userInfo.map { AnyReference($0) } },
        "What it was given.")
    }
  }

  private static func addRunLoop(_ table: Table) {
    table.name(LoopMode.self, named: "Mode", in: nil, "When a run loop calls what it has.") {
      $0.staticProperty("common", get: { LoopMode.common }, "In the two others (FP-24).")
      $0.staticProperty("default", get: { LoopMode.default }, "While nobody scrolls.")
      $0.staticProperty(
        "tracking", get: { LoopMode.tracking }, "While a scroll view is dragged (FP-23).")
    }
    table.class(
      MainRunLoop.self, named: "RunLoop", superclass: NSObject.self, isFinal: true,
      "The loop that runs one turn after another (PL-6)."
    ) {
      $0.staticProperty("main", get: { MainRunLoop.main }, "That of the main thread.")
      $0.staticProperty("current", get: { MainRunLoop.main }, "That of the main thread.")
      $0.property(
        "currentMode", get: { (loop: MainRunLoop) -> LoopMode? in loop.currentMode },
        "The mode that it runs in, never nil in code that it calls (FP-23).")
      $0.method("add(_:forMode:)", "Starts a timer, which fires in this mode too (FP-23).") {
        (_: MainRunLoop, timer: ScriptTimer, mode: LoopMode) in timer.start(in: mode.modes)
      }
      $0.nominal.add(.type(LoopMode.type(in: $0.library)), named: "Mode")
    }
  }

  private static func addTimerMakers(_ type: TypeTable) {
    type.staticMethod("scheduledTimer(withTimeInterval:repeats:block:)", "Starts a timer.") {
      (seconds: Double, repeats: Bool, block: Callback1<ScriptTimer, NoValue>) in
      let timer = ScriptTimer(seconds, repeats, block)
      timer.start(in: [.default])
      return timer
    }.isDiscardable = true
    type.staticMethod(
      "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
      "Starts a timer that calls a method, and keeps its target until it is invalidated."
    ) {
      (seconds: Double, target: AnyValue, selector: Selector, info: AnyValue?, repeats: Bool) in
      let timer = ScriptTimer(seconds, repeats, target.object, selector, info?.object)
      timer.start(in: [.default])
      return timer
    }.isDiscardable = true
    type.initializer("init()", designated: true, "A timer that does nothing.") { () in
      ScriptTimer()
    }
    type.initializer(
      "init(timeInterval:repeats:block:)", designated: true, "A timer that waits for a run loop."
    ) {
      (seconds: Double, repeats: Bool, block: Callback1<ScriptTimer, NoValue>) in
      ScriptTimer(seconds, repeats, block)
    }
    type.initializer(
      "init(timeInterval:target:selector:userInfo:repeats:)", designated: true,
      "The same that calls a method."
    ) {
      (seconds: Double, target: AnyValue, selector: Selector, info: AnyValue?, repeats: Bool) in
      ScriptTimer(seconds, repeats, target.object, selector, info?.object)
    }
  }

  /// The present time in the ways that apps read it.
  private static func addClock(_ table: Table) {
    table.function(
      "CACurrentMediaTime()", "The time since the device started, in seconds (UT-30)."
    ) { () in
      UIApplication.shared.clock.uptime
    }
    table.function("CFAbsoluteTimeGetCurrent()", "The time of the device, in seconds.") { () in
      Date.ofDevice.timeIntervalSinceReferenceDate
    }
    table.structure(
      Date.self, protocols: ["Equatable", "Hashable", "Comparable"],
      "A time. Scenes begin at the beginning of 2026, and only lines move the clock."
    ) {
      $0.initializer("init()", "The present.") { () in Date.ofDevice }
      $0.initializer("init(timeIntervalSinceNow:)", "A time from now.") { (seconds: Double) in
        Date.ofDevice.addingTimeInterval(seconds)
      }
      $0.initializer("init(timeIntervalSince1970:)", "Seconds after 1970 began.") {
        (seconds: Double) in Date(timeIntervalSince1970: seconds)
      }
      $0.staticProperty("now", get: { Date.ofDevice }, "The present.")
      $0.method("timeIntervalSince(_:)", "The seconds from another time to this one.") {
        (date: Date, other: Date) in date.timeIntervalSince(other)
      }
      $0.method("addingTimeInterval(_:)", "A later time.") { (date: Date, seconds: Double) in
        date.addingTimeInterval(seconds)
      }
      $0.property(
        "timeIntervalSinceNow", get: { (d: Date) in d.timeIntervalSince(Date.ofDevice) },
        "The seconds until then.")
      $0.property(
        "timeIntervalSince1970", get: { (d: Date) in d.timeIntervalSince1970 },
        "The seconds since 1970 began.")
      $0.property(
        "timeIntervalSinceReferenceDate",
        get: { (d: Date) in d.timeIntervalSinceReferenceDate }, "The seconds since 2001 began.")
      $0.staticMethod("<(_:_:)", "Whether it is earlier.") { (a: Date, b: Date) in a < b }
      $0.staticMethod("+(_:_:)", "Later by seconds.") { (a: Date, seconds: Double) in a + seconds }
      $0.staticMethod("-(_:_:)", "Earlier by seconds.") { (a: Date, seconds: Double) in
        a - seconds
      }
    }
  }
}

nonisolated extension Date: BridgedValue {
  /// The time at which scenes begin: the beginning of 2026 in UTC.
  private static var start: Date { Date(timeIntervalSince1970: 1_767_225_600) }

  /// The present of the simulated device.
  @MainActor static var ofDevice: Date {
    start.addingTimeInterval(UIApplication.shared.clock.now)
  }
}
