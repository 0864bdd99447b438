import Foundation

/// A notification that UIKit posts by itself.
public struct SystemNotification {
  /// The name.
  public let name: String
  /// The object that it is about.
  public let object: AnyObject?
  /// Further facts, by UIKit's keys.
  public let userInfo: [(key: String, value: Any)]

  init(_ name: String, _ object: AnyObject?, _ userInfo: [(key: String, value: Any)] = []) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  /// Posts a notification about an object, unless everything in progress unwinds.
  static func post(_ name: String, _ object: AnyObject?) {
    guard !Door.isStopped else { return }
    UIApplication.host?.post(SystemNotification(name, object))
  }
}
