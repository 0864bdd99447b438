import Foundation
import Interpreter

/// Foundation's `Bundle`: that of the app alone, in which there are no files.
final class MainBundle: NSObject {
  static let main = MainBundle()
}

extension UIKitTable {
  static func addBundle(_ table: Table) {
    table.class(
      MainBundle.self, named: "Bundle", superclass: NSObject.self, isFinal: true,
      "The folder of the app; there are no files in it here."
    ) {
      $0.staticProperty("main", get: { MainBundle.main }, "That of the app.")
    }
  }
}
