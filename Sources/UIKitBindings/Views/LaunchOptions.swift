import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension UISceneSession.Role: BridgedName {}

/// The key of an option of a launch.
nonisolated struct LaunchOptionsKey: BridgedName {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// The address that the app is launched to open.
  static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
}

/// The key of an option for opening a URL in another app.
nonisolated struct OpenExternalURLOptionsKey: BridgedName {
  let rawValue: String

  /// Only by an app registered for the address.
  static let universalLinksOnly = OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

/// The key of an option with which a URL is opened.
nonisolated struct OpenURLOptionsKey: BridgedName {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// The app that opens it.
  static let sourceApplication = OpenURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  /// Whether a file may be opened in place.
  static let openInPlace = OpenURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

/// The options that a delegate receives, which the host only passes on:
/// `[UIApplication.LaunchOptionsKey: Any]`.
nonisolated struct NamedOptions<Key: BridgedName>: Bridged {
  let object: AnyObject

  static var layout: Layout { Layout(0, 1) }
  static var isNullable: Bool { true }
  static var hostType: HostType {
    HostType { .dictionary(Key.type(in: $0), .any) }
  }

  static func read(_ registers: Registers) -> Self {
    Self(object: registers.references.pointee.certain())
  }

  func write(to registers: Registers) { registers.references.pointee = object }

  /// The dictionary of a script as it is stored.
  init(object: AnyObject) { self.object = object }

  /// Creates a dictionary of a script with these entries.
  @MainActor init(_ entries: [(key: Key, value: any Bridged)], _ library: Library) {
    let storage = DictionaryStorage(key: Key.type(in: library), value: .any)
    for entry in entries {
      let key = Scratch(Key.layout)
      entry.key.write(to: key.registers)
      storage.findOrAdd(key.registers).value.references.pointee = Crossing.boxed(entry.value)
    }
    object = storage
  }
}

typealias LaunchOptions = NamedOptions<LaunchOptionsKey>
typealias OpenURLOptions = NamedOptions<OpenURLOptionsKey>

extension LaunchFacts {
  /// The dictionary for a script.
  func dictionary(in library: Library) -> any Bridged {
    switch self {
    case .launchedBy(let url): LaunchOptions([(.url, url)], library)
    case .opens: OpenURLOptions([], library)
    }
  }
}
