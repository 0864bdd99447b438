import EventVocabulary
import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// A dictionary of a script, which the host only passes on.
nonisolated struct CarriedDictionary: Bridged {
  let object: AnyObject

  static var layout: Layout { Layout(0, 1) }
  static var isNullable: Bool { true }
  static var hostType: HostType { HostType { _ in .dictionary(.string, .any) } }

  static func read(_ registers: Registers) -> Self {
    Self(object: registers.references.pointee.certain())
  }

  func write(to registers: Registers) { registers.references.pointee = object }

  init(object: AnyObject) { self.object = object }

  /// Creates a dictionary of a script with these entries.
  @MainActor init(_ entries: [(key: String, value: Any)]) {
    let storage = DictionaryStorage(key: .string, value: .any)
    for entry in entries {
      let key = Scratch(String.layout)
      entry.key.write(to: key.registers)
      storage.findOrAdd(key.registers).value.references.pointee = Crossing.boxed(entry.value)
    }
    object = storage
  }

  /// The entries, each value in one reference.
  @MainActor var entries: [(key: String, value: AnyObject)] {
    guard let storage = object as? DictionaryStorage else { return [] }
    return (0..<storage.count).compactMap { index in
      storage.valueRegisters(index).references.pointee.map {
        (String.read(storage.keyRegisters(index)), $0)
      }
    }
  }

  /// The value of a key, in one reference; nil without one.
  @MainActor func value(for key: String) -> AnyObject? {
    guard let storage = object as? DictionaryStorage else { return nil }
    let scratch = Scratch(String.layout)
    key.write(to: scratch.registers)
    return storage.find(scratch.registers)?.references.pointee
  }
}

/// Notifications.
extension UIKitTable {
  static func addNotifications(_ table: Table) {
    table.name(NotificationName.self, named: "Name", in: nil, "The name of a notification.") {
      for name in ["init(_:)", "init(rawValue:)"] {
        $0.initializer(name, "A name.") { (text: String) in NotificationName(rawValue: text) }
      }
    }
    table.class(
      PostedNotification.self, named: "Notification", superclass: NSObject.self, isFinal: true,
      "What is posted to a notification center."
    ) {
      $0.initializer(
        "init(name:object:userInfo:)", designated: true,
        defaults: ["object": .zero, "userInfo": .zero], "What is to be posted."
      ) { (name: NotificationName, object: AnyValue?, info: CarriedDictionary?) in
        PostedNotification(name, object?.object, info?.object)
      }
      $0.readOnly("name", \PostedNotification.name, "The name.")
      $0.property(
        "object", as: .optional(HostType { _ in .any }),
        get: { (n: PostedNotification) -> AnyReference? in n.object.map { AnyReference($0) } },
        "Who posted it.")
      $0.property(
        "userInfo",
        get: { (n: PostedNotification) in n.userInfo.map { CarriedDictionary(object: $0) } },
        "What else there is to know.")
    }
    let notification = PostedNotification.type(in: table.library)
    if let nominal = table.library.declaration(of: notification)?.nominal {
      nominal.add(.type(NotificationName.type(in: table.library)), named: "Name")
    }
    table.alias("NSNotification", notification)
    table.class(
      ScriptNotificationCenter.self, named: "NotificationCenter", superclass: NSObject.self,
      "Tells observers, all before posting returns."
    ) {
      $0.initializer("init()", designated: true, "Another one.") { () in
        ScriptNotificationCenter()
      }
      $0.staticProperty(
        "default",
        get: { ScriptHost.active?.notificationCenter ?? ScriptNotificationCenter() },
        "The one of the app.")
      addObserving($0)
      addPosting($0)
    }
    addSystemNotifications(table)
  }

  private static func addObserving(_ type: TypeTable) {
    type.method("addObserver(_:selector:name:object:)", "Calls a method; not retained.") {
      (
        center: ScriptNotificationCenter, observer: AnyValue, selector: Selector,
        name: NotificationName?, object: AnyValue?
      ) in center.add(observer.object, selector, name, object?.object)
    }
    type.method("addObserver(forName:object:queue:using:)", "Runs a closure until removed.") {
      (
        center: ScriptNotificationCenter, name: NotificationName?, object: AnyValue?,
        _: OperationMainQueue?, block: Callback1<PostedNotification, NoValue>
      ) in ProtocolReference<NSObjectProtocolName>(center.add(name, object?.object, block))
    }.isDiscardable = true
    type.method("removeObserver(_:)", "Takes an observer away.") {
      (center: ScriptNotificationCenter, observer: AnyValue) in center.remove(observer.object)
    }
    type.method("removeObserver(_:name:object:)", "Takes an observer of a name away.") {
      (
        center: ScriptNotificationCenter, observer: AnyValue, name: NotificationName?,
        object: AnyValue?
      ) in center.remove(observer.object, name, object?.object)
    }
  }

  private static func addPosting(_ type: TypeTable) {
    type.method("post(_:)", "Tells everybody who observes it.") {
      (center: ScriptNotificationCenter, notification: PostedNotification) in
      center.post(notification)
    }
    type.method("post(name:object:)", "Tells everybody who observes the name.") {
      (center: ScriptNotificationCenter, name: NotificationName, object: AnyValue?) in
      center.post(PostedNotification(name, object?.object, nil))
    }
    type.method("post(name:object:userInfo:)", "Tells everybody who observes the name.") {
      (
        center: ScriptNotificationCenter, name: NotificationName, object: AnyValue?,
        info: CarriedDictionary?
      ) in center.post(PostedNotification(name, object?.object, info?.object))
    }
  }

  /// The names of UIKit's notifications, most of which are posted here, too.
  private static func addSystemNotifications(_ table: Table) {
    let lives: [(any Bridged.Type, LifeNotification.Poster)] = [
      (UIApplication.self, .application), (UIScene.self, .scene),
    ]
    for (owner, poster) in lives {
      table.extend(owner.type(in: table.library)) { type in
        for notification in LifeNotification.all(of: poster) {
          type.staticProperty(
            notification.member, get: { NotificationName(rawValue: notification.name) },
            "Posted after the delegate was told (\(poster == .scene ? "AP-49" : "AP-48")).")
        }
      }
    }
    addKeyboardNotifications(table)
    let names: [(any Bridged.Type, prefix: String, members: String, summary: String)] = [
      (
        UIApplication.self, "UIApplication", "significantTimeChangeNotification",
        "A name; nothing but scripts posts it here."
      ),
      (
        UIDevice.self, "UIDevice", "orientationDidChangeNotification",
        "A name; nothing but scripts posts it here."
      ),
      (
        UIWindow.self, "UIWindow",
        """
        didBecomeKeyNotification didResignKeyNotification didBecomeVisibleNotification \
        didBecomeHiddenNotification
        """, "Posted by a window, after it changed (WN-20)."
      ),
      (
        UITextField.self, "UITextField",
        "textDidChangeNotification textDidBeginEditingNotification textDidEndEditingNotification",
        "Posted by a field, after its delegate (FR-21)."
      ),
      (
        UITextView.self, "UITextView",
        "textDidChangeNotification textDidBeginEditingNotification textDidEndEditingNotification",
        "Posted by a text view, after its delegate (FR-21)."
      ),
    ]
    for (owner, prefix, list, summary) in names {
      table.extend(owner.type(in: table.library)) { type in
        for name in list.split(separator: " ").map(String.init) {
          let full = "\(prefix)\(name.prefix(1).uppercased())\(name.dropFirst())"
          type.staticProperty(name, get: { NotificationName(rawValue: full) }, summary)
        }
      }
    }
  }

  /// The names and the keys of the keyboard's notifications.
  private static func addKeyboardNotifications(_ table: Table) {
    table.extend(UIResponder.type(in: table.library)) { type in
      for event in [
        "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
      ] {
        type.staticProperty(
          "keyboard\(event)Notification",
          get: { NotificationName(rawValue: "UIKeyboard\(event)Notification") },
          "Posted when input views come, change or go (FR-20).")
      }
      for key in ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"] {
        type.staticProperty(
          "keyboard\(key)UserInfoKey", get: { "UIKeyboard\(key)UserInfoKey" },
          "A key of `userInfo` (FR-20).")
      }
    }
  }
}

nonisolated enum NSObjectProtocolName: ProtocolName {
  static let name = "NSObjectProtocol"
}
