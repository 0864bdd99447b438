import Foundation
import Machine
import UIKitModel

/// An owner that retains objects without a variable or a view.
package enum Keeper: Sendable {
  /// The run loop retains a timer until it has fired, and a display link until it is invalidated
  /// (VC-31).
  case runLoop
  /// The notification center retains observers that are closures until they are removed.
  case notificationCenter
  /// A pending call by name retains its object until then.
  case delayedCall
  /// The main queue retains closures and items until they have run.
  case mainQueue
}

extension ScriptHost {
  /// The objects that the run loop, the main queue, the notification center and pending calls
  /// retain.
  package var kept: [(keeper: Keeper, object: AnyObject)] {
    timers = timers.filter { $0()?.isRunning ?? false }
    return timers.compactMap { timer in timer().map { (.runLoop, $0) } }
      + notificationCenter.blocks.map { (.notificationCenter, $0) }
      + delayedCalls.all.map { (.delayedCall, $0.object) }
      + queued.objects.map { (.mainQueue, $0) }
  }

  /// Ends all pending work of the app's process: timers, display links, calls, the main queue, and
  /// observers of notifications. None of it runs again.
  package func endProcess() {
    for timer in timers { timer()?.invalidate() }
    timers = []
    _ = delayedCalls.cancel()
    queued = QueuedWork()
    notificationCenter.removeAll()
  }

  /// Records a timer that begins to run.
  func note(_ timer: ScriptTimer) {
    note { [weak timer] in timer }
  }

  /// Records a display link as long as it is in a run loop, also while it is paused.
  func note(_ link: DisplayLink) {
    note { link.isRunning ? link : nil }
  }

  private func note(_ source: @escaping () -> (any RunLoopSource)?) {
    if timers.count >= mostTimers {
      timers = timers.filter { $0() != nil }
      mostTimers = max(16, 2 * timers.count)
    }
    timers.append(source)
  }

  /// The strong references of an object, each with the word for how: those of the model's classes,
  /// and those that scripts added.
  package func held(by object: AnyObject) -> [(way: HeldReference.Way, object: AnyObject)] {
    var held: [(way: HeldReference.Way, object: AnyObject)] = []
    switch object {
    case let object as ModelObject:
      held = object.heldObjects.map { (.property($0.property), $0.object) }
    case let timer as any RunLoopSource: held = timer.held.map { (.property($0.name), $0.object) }
    case let item as DeferredItem: held = [(.property("block"), item.blockObject)]
    case let block as BlockObject: held = [(.part, block.closure)]
    case let array as ObjectArray:
      held = array.elements.enumerated().map { (.element($0), $1) }
    case let set as ObjectSet: held = set.elements.map { (.part, $0) }
    case let dictionary as ObjectDictionary:
      held = (dictionary.keys + dictionary.values).map { (.part, $0) }
    default: break
    }
    let memory = fields(of: object) ?? object
    return held + HeldReferences.of(memory).map { ($0.way, $0.object) }
  }
}
