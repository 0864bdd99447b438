import Foundation
import ScriptLibrary
import UIKitModel

/// Foundation's `Bundle`: that of the app alone, which contains nibs and no other files.
final class MainBundle: NSObject {
  static let main = MainBundle()
}

extension UIKitTable {
  static func addBundle(_ table: Table) {
    table.class(
      MainBundle.self, named: "Bundle", superclass: NSObject.self, isFinal: true,
      "The folder of the app; there are nibs in it and no other files."
    ) {
      $0.staticProperty("main", get: { MainBundle.main }, "That of the app.")
      $0.initializer("init(for:)", "That of the app, which every class is in.") {
        (_: TypeValue) in MainBundle.main
      }
      $0.method(
        "loadNibNamed(_:owner:options:)", defaults: ["options": .zero],
        "Loads a nib, and gives its views at the top (VC-21)."
      ) { (_: MainBundle, name: String, owner: AnyValue?, _: CarriedDictionary?) -> [AnyValue]? in
        UIKitTable.load(UINib(nibName: name, bundle: nil), owner)
      }
    }
  }
}
