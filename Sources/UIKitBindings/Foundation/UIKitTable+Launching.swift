import Foundation
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The vector of arguments that a program was started with. It is empty.
nonisolated final class ArgumentVector: NSObject {}

/// The namespace of a program's launch arguments.
nonisolated final class StartedCommand: NSObject {}

/// A call of `UIApplicationMain`, which launches the app at the end of its line.
package struct MainCall {
  /// The name of the application's class; nil for UIApplication itself (AP-2).
  package let application: String?
  /// The name of the delegate's class (AP-3).
  package let delegate: String?
}

/// `UIApplicationMain`, and its arguments.
extension UIKitTable {
  static func addLaunching(_ table: Table) {
    table.class(
      ArgumentVector.self, named: "UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>",
      superclass: NSObject.self, isFinal: true,
      "The arguments of the program, as UIApplicationMain takes them.")
    table.class(
      StartedCommand.self, named: "CommandLine", superclass: NSObject.self, isFinal: true,
      "What the program was started with: its name alone."
    ) {
      $0.staticProperty("argc", get: { Int32(1) }, "How many arguments there are.")
      $0.staticProperty("unsafeArgv", get: { ArgumentVector() }, "The arguments, in memory.")
      $0.staticProperty("arguments", get: { ["App"] }, "The arguments: the name of the program.")
    }
    let main = table.function(
      "UIApplicationMain(_:_:_:_:)",
      """
      Makes the application and its delegate by the names of their classes and launches the app, as \
      `launch` does, when the line is done (AP-1 to AP-3). It never returns: what follows it in the \
      same function does not run.
      """
    ) {
      (count: Int32, values: ArgumentVector, application: String?, delegate: String?)
        throws(RunStop) -> Int32 in
      try demandClass(application, "UIApplication subclass")
      try demandClass(delegate, "UIApplication delegate")
      ScriptHost.active?.mainCalls.append(
        MainCall(
          application: application.map(ScriptTypes.plainName),
          delegate: delegate.map(ScriptTypes.plainName)))
      return 0
    }
    main.isDiscardable = true
    main.endsCaller = true
  }

  /// Raises the exception of a device if no class has the name.
  private static func demandClass(_ name: String?, _ role: String) throws(RunStop) {
    guard let name, ScriptTypes.type(named: name) == nil else { return }
    throw RunStop(
      .exception(
        Excerpt("NSInternalInconsistencyException"),
        reason: Excerpt(
          "Unable to instantiate the \(role) instance. No class named \(name) is loaded.")))
  }
}
