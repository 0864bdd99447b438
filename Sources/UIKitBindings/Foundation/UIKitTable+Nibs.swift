import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

extension ScriptHost {
  /// Creates a view of a class of scripts from a nib, by `init(coder:)`; nil if that fails, or
  /// stops.
  package static func decode(_ nominal: Nominal, by coder: NSCoder) -> UIView? {
    make(nominal, "init(coder:)", [coder]) as? UIView
  }

  /// The same for a controller from a storyboard.
  package static func decodeController(
    _ nominal: Nominal, by coder: NSCoder
  ) -> UIViewController? {
    make(nominal, "init(coder:)", [coder]) as? UIViewController
  }

  /// Creates a segue of a class of scripts.
  package static func makeSegue(
    _ nominal: Nominal, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    make(
      nominal, "init(identifier:source:destination:)",
      [identifier.map { Crossing.boxed($0) }, source, destination]) as? UIStoryboardSegue
  }

  private static func make(
    _ nominal: Nominal, _ initializer: String, _ arguments: [AnyObject?]
  ) -> AnyObject? {
    guard let machine = active?.machine else { return nil }
    let object = machine.make(.nominal(nominal, []), by: initializer, arguments)
    if machine.isStopped { Door.isStopped = true }
    return object
  }
}

/// Nibs.
extension UIKitTable {
  static func addNibs(_ table: Table) {
    table.class(
      UINib.self, superclass: NSObject.self,
      "A nib by its name, to be loaded any number of times; the command nib puts one into the bundle."
    ) {
      $0.initializer(
        "init(nibName:bundle:)", designated: true,
        "A nib of the bundle. Nobody looks whether it is there before it is loaded (EX-29)."
      ) { (name: String, _: MainBundle?) in UINib(nibName: name, bundle: nil) }
      $0.method(
        "instantiate(withOwner:options:)", defaults: ["options": .zero],
        "Makes new views, connects them and wakes them; gives those at the top (VC-21)."
      ) { (nib: UINib, owner: AnyValue?, _: CarriedDictionary?) in load(nib, owner) }
    }
  }

  /// Loads a nib; returns the new top-level views.
  static func load(_ nib: UINib, _ owner: AnyValue?) -> [AnyValue] {
    nib.instantiate(withOwner: owner?.object).map { AnyValue($0 as AnyObject) }
  }
}
