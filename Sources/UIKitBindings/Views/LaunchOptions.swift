import Interpreter
import UIKitModel

nonisolated extension UISceneSession.Role: BridgedName {}

/// The name of something that a launch may be told of.
nonisolated struct LaunchOptionsKey: BridgedName {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// The address that the app is launched to open.
  static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
}

/// What a launch is told, which the host only carries: `[UIApplication.LaunchOptionsKey: Any]`.
nonisolated struct LaunchOptions: Bridged {
  let object: AnyObject

  static var layout: Layout { Layout(0, 1) }
  static var isNullable: Bool { true }
  static var hostType: HostType {
    HostType { .dictionary(LaunchOptionsKey.type(in: $0), .any) }
  }

  static func read(_ registers: Registers) -> Self {
    Self(object: registers.references.pointee.certain())
  }

  func write(to registers: Registers) { registers.references.pointee = object }

  private init(object: AnyObject) { self.object = object }
}
