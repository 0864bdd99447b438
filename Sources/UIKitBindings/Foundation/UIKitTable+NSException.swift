import Foundation
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The name of an exception: Foundation's `NSExceptionName`.
nonisolated struct ExceptionName: BridgedName {
  let rawValue: String

  /// Foundation's names, without `NS` and `Exception`.
  static let known = [
    "generic", "range", "invalidArgument", "internalInconsistency", "malloc", "objectInaccessible",
    "objectNotAvailable", "destinationInvalid", "portTimeout", "parse",
  ]
}

extension NSException {
  /// The stop that raising it causes: nothing in Swift catches it (EX-1, EX-2).
  var stop: RunStop {
    RunStop(.exception(Excerpt(name), reason: Excerpt(reason ?? "(null)")))
  }
}

/// Exceptions.
extension UIKitTable {
  static func addExceptions(_ table: Table) {
    table.name(ExceptionName.self, named: "NSExceptionName", in: nil, "The name of an exception.") {
      for name in ["init(_:)", "init(rawValue:)"] {
        $0.initializer(name, "A name.") { (text: String) in ExceptionName(rawValue: text) }
      }
      for name in ExceptionName.known {
        let text = "NS\(name.prefix(1).uppercased())\(name.dropFirst())Exception"
        $0.staticProperty(
          "\(name)Exception", get: { ExceptionName(rawValue: text) }, "The name \(text).")
      }
    }
    table.library.add(
      .type(ExceptionName.type(in: table.library)), named: "NSExceptionName")
    table.class(
      NSException.self, superclass: NSObject.self,
      "What ends the app when it is raised; nothing in Swift catches it (EX-1, EX-2)."
    ) {
      $0.initializer(
        "init(name:reason:userInfo:)", designated: true, defaults: ["userInfo": .zero],
        "An exception, which does nothing yet (EX-1)."
      ) { (name: ExceptionName, reason: String?, info: CarriedDictionary?) in
        NSException(name: name.rawValue, reason: reason, userInfo: info?.object)
      }
      $0.property(
        "name", get: { (e: NSException) in ExceptionName(rawValue: e.name) }, "The name.")
      $0.readOnly("reason", \NSException.reason, "The reason.")
      $0.property(
        "userInfo",
        get: { (e: NSException) in e.userInfo.map { CarriedDictionary(object: $0) } },
        "What else there is to know.")
      $0.method("raise()", "Ends everything under way: nothing in Swift catches it (EX-2).") {
        (e: NSException) throws(RunStop) in throw e.stop
      }
      $0.staticMethod("_raise(_:_:arguments:)", "Raises one with a reason by a format.") {
        (name: String, format: String, values: [AnyValue]) throws(RunStop) in
        throw NSException(name: name, reason: try text(format, values), userInfo: nil).stop
      }.named("raise:format:")
    }
  }
}
