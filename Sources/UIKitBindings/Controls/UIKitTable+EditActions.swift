import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The actions of the menu of cut, copy and paste, and of a keyboard (TA-8). `UIResponder` only
/// declares them: a class that overrides one implements it, and any other does not.
extension UIKitTable {
  private static let editActions = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
  ]

  /// Their selectors, which no responder answers by UIKit's own code.
  static let editSelectors = Set(editActions.map { "\($0):" })

  static func addEditActions(_ type: TypeTable) {
    for name in editActions {
      type.method("\(name)(_:)", "For classes that implement it (TA-8); UIResponder does not.") {
        (r: UIResponder, _: AnyValue?) throws(RunStop) in
        guard let host = ScriptHost.active else { return }
        throw RunStop(host.unrecognized("\(name):", r))
      }
    }
  }

  static func addEditProtocol(_ table: Table) {
    table.protocol(
      "UIResponderStandardEditActions", "The actions of an edit menu, all optional (TA-8)."
    ) {
      for name in editActions {
        $0.requirement(
          "\(name)(_:)", optional: true, [AnyValue?.self], "An action of an edit menu.")
      }
    }
  }
}
