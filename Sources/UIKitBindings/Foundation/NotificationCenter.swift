import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The name of a notification: `Notification.Name`.
nonisolated struct NotificationName: BridgedName, Hashable {
  let rawValue: String
}

/// A notification: Foundation's `Notification`.
final class PostedNotification: NSObject {
  let name: NotificationName
  nonisolated(unsafe) private(set) var object: AnyObject?
  /// The dictionary of a script, unchanged.
  nonisolated(unsafe) private(set) var userInfo: AnyObject?

  init(_ name: NotificationName, _ object: AnyObject?, _ userInfo: AnyObject?) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  deinit {
    var released = [object.take(), userInfo.take()].compactMap(\.self)
    releaseInLoop(&released)
  }

  /// Creates a notification of UIKit's own.
  convenience init(_ notification: SystemNotification, _ library: Library) {
    let info = CarriedDictionary(notification.userInfo)
    self.init(
      NotificationName(rawValue: notification.name), notification.object,
      notification.userInfo.isEmpty ? nil : info.object)
  }
}

/// The token for a closure that observes. It prints as the class that Foundation has for it, which
/// no program can name.
final class __NSObserver: NSObject {}

/// Foundation's `NotificationCenter`: posting calls all observers before it returns, in the order
/// in which they were added. Each scene has its own.
final class ScriptNotificationCenter: NSObject {
  private struct Observer {
    weak var object: AnyObject?
    /// Retained for observers that are closures, which nothing else retains.
    let token: AnyObject?
    let name: NotificationName?
    let sender: ObjectIdentifier?
    let call: (PostedNotification) -> Void
    /// The closure that it calls.
    var block: AnyObject?
  }

  private var observers: [Observer] = []

  /// Calls a method of an object, which is not retained.
  func add(
    _ object: AnyObject, _ selector: Selector, _ name: NotificationName?, _ sender: AnyObject?
  ) {
    observers.append(
      Observer(
        object: object, token: nil, name: name, sender: sender.map(ObjectIdentifier.init)
      ) { [weak object] notification in
        guard let object, let host = ScriptHost.active else { return }
        if !host.perform(selector, on: object, sender: notification, event: nil) {
          host.doesNotRecognize(selector, object)
        }
      })
  }

  /// Runs a closure until the object that this returns is removed.
  func add(
    _ name: NotificationName?, _ sender: AnyObject?,
    _ block: Callback1<PostedNotification, NoValue>
  ) -> NSObject {
    let token = __NSObserver()
    observers.append(
      Observer(
        object: token, token: token, name: name, sender: sender.map(ObjectIdentifier.init)
      ) { notification in
        ScriptCalls.run { () throws(RunStop) in _ = try block(notification) }
      })
    observers[observers.count - 1].block = block.object
    return token
  }

  /// The closures that are retained until their observers are removed.
  var blocks: [AnyObject] { observers.compactMap(\.block) }

  /// Removes observers that `add` added for an object: all of them, or those of a name or a sender.
  func remove(_ object: AnyObject, _ name: NotificationName? = nil, _ sender: AnyObject? = nil) {
    observers.removeAll {
      $0.object === object && (name == nil || $0.name == name)
        && (sender == nil || $0.sender == sender.map(ObjectIdentifier.init))
    }
  }

  /// Removes all observers, as the end of a process does.
  func removeAll() { observers = [] }

  /// Calls every observer.
  func post(_ notification: PostedNotification) {
    if observers.isEmpty { return }
    observers.removeAll { $0.object == nil }
    let sender = notification.object.map(ObjectIdentifier.init)
    let told = observers.filter {
      ($0.name == nil || $0.name == notification.name)
        && ($0.sender == nil || $0.sender == sender)
    }
    guard !told.isEmpty else { return }
    Door.tell(.ran(.notification(notification.name.rawValue, observers: told.count)))
    for observer in told where observer.object != nil && !Door.isStopped {
      observer.call(notification)
    }
  }
}
