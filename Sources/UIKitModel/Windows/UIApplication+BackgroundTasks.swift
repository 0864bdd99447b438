import EventVocabulary
import Foundation

/// The identifier of a background task (AP-31).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A task that was begun and not ended yet.
struct BackgroundTask {
  let identifier: UIBackgroundTaskIdentifier
  let name: String
  /// Whether it was begun while the app was on the screen (AP-33).
  let isFromForeground: Bool
  let expirationHandler: (() -> Void)?
}

/// Work that continues for a while in the background (AP-31, AP-32).
extension UIApplication {
  /// Begins a task: until each one is ended, the app is not suspended. Returns `.invalid` when the
  /// app is not running, because then no work can continue (AP-31).
  public final func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    guard lifeState != .notRunning else { return .invalid }
    lastBackgroundTask += 1
    let task = BackgroundTask(
      identifier: UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask),
      name: name ?? "task \(lastBackgroundTask)",
      isFromForeground: applicationState != .background, expirationHandler: expirationHandler)
    backgroundTasks.append(task)
    return task.identifier
  }

  /// Ends a task; has no effect for one that has ended, and for `.invalid`.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.removeAll { $0.identifier == identifier }
  }

  /// The time that the app may still run, in seconds. It is meaningful only in the background, and
  /// only after a task was begun in the foreground (AP-33); otherwise it is the greatest finite
  /// number. The amount of time is not documented (AP-34): here 30 seconds, which the clock of the
  /// device counts down without an effect at their end; `device expire` has that.
  public final var backgroundTimeRemaining: TimeInterval {
    guard let backgroundBegin, applicationState == .background,
      backgroundTasks.contains(where: \.isFromForeground)
    else { return .greatestFiniteMagnitude }
    return max(0, Self.backgroundTime - (clock.now - backgroundBegin))
  }

  /// The time in the background, in seconds (AP-34: open).
  private static let backgroundTime: TimeInterval = 30

  /// The names of the tasks that were begun and not ended, in the order in which they were begun.
  public final var namesOfBackgroundTasks: [String] { backgroundTasks.map(\.name) }

  /// Runs the closure of each task, and ends the app if a task is not ended afterwards (AP-32).
  final func expireBackgroundTasks() -> [LifeStep] {
    var steps: [LifeStep] = []
    for task in backgroundTasks where !Door.isStopped {
      // A closure may have ended others.
      guard backgroundTasks.contains(where: { $0.identifier == task.identifier }) else { continue }
      let isHeard = tell(.expirationHandler, to: self) { _ in
        task.expirationHandler?()
        return task.expirationHandler != nil
      }
      steps.append(
        LifeStep(
          callback: .expirationHandler, rule: "AP-32", receiver: self, isHeard: isHeard,
          task: task.name))
    }
    life?.expired(endingApp: !backgroundTasks.isEmpty)
    return steps
  }
}
