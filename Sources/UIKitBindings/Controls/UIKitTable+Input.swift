import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The input views of the first responder (FR-5).
extension UIKitTable {
  static func addInput(_ type: TypeTable) {
    type.overridable(
      "inputView", .inputView, get: { (r: UIResponder) in r.inputView },
      "What shows in place of the keyboard (FR-5).")
    type.overridable(
      "inputAccessoryView", .inputAccessoryView, get: { (r: UIResponder) in r.inputAccessoryView },
      "What shows above the keyboard (FR-5).")
    type.overridable(
      "keyCommands", .keyCommands, get: { (r: UIResponder) in r.keyCommands },
      "The combinations of keys that send actions (FR-5).")
    type.overridable(
      "undoManager", .undoManager, get: { (r: UIResponder) in r.undoManager },
      "What remembers how to undo: the next responder's, at last the window's (FR-5).")
    type.overridable(
      "textInputMode", .textInputMode, get: { (r: UIResponder) in r.textInputMode },
      "The language in which the keyboard writes (FR-5).")
    type.method("reloadInputViews()", "Looks up its input views again (FR-5).") {
      (r: UIResponder) in r.reloadInputViews()
    }
  }

  static func addKeyCommands(_ table: Table) {
    table.optionSet(
      UIKeyModifierFlags.self,
      [
        ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control),
        ("alternate", .alternate), ("command", .command), ("numericPad", .numericPad),
      ], rawType: Int.self, "The keys that change what another key gives.")
    table.library.extend(UIKeyCommand.self)
    table.class(
      UIKeyCommand.self, superclass: NSObject.self,
      "A combination of keys, and the action that it sends (FR-5)."
    ) {
      $0.initializer("init(input:modifierFlags:action:)", "A combination that sends an action.") {
        (input: String, flags: UIKeyModifierFlags, action: Selector) in
        UIKeyCommand(input: input, modifierFlags: flags, action: action)
      }
      $0.readOnly("input", \UIKeyCommand.input, "What the key gives without modifiers.")
      $0.readOnly("modifierFlags", \UIKeyCommand.modifierFlags, "What is down with it.")
      $0.readOnly("action", \UIKeyCommand.action, "What is sent along the chain (FR-5).")
      $0.stored("title", \UIKeyCommand.title, "What it does, for people.")
      $0.stored("image", \UIKeyCommand.image, "The picture that a menu shows.")
      $0.stored(
        "discoverabilityTitle", \UIKeyCommand.discoverabilityTitle,
        "The longer title in a keyboard's list of commands.")
      $0.stored("attributes", \UIKeyCommand.attributes, "The behaviour in a menu (CT-40).")
      $0.kept("state", \UIKeyCommand.state, decides: [.drawing], "The check mark in a menu.")
      $0.stored(
        "wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior,
        "Whether it comes before what a text makes of the key.")
      for (name, input) in [
        ("inputUpArrow", UIKeyCommand.inputUpArrow),
        ("inputDownArrow", UIKeyCommand.inputDownArrow),
        ("inputLeftArrow", UIKeyCommand.inputLeftArrow),
        ("inputRightArrow", UIKeyCommand.inputRightArrow),
        ("inputEscape", UIKeyCommand.inputEscape),
      ] {
        $0.staticProperty(name, get: { input }, "What that key gives.")
      }
    }
    table.class(
      UITextInputMode.self, superclass: NSObject.self, isFinal: true,
      "A language in which a keyboard writes (FR-5)."
    ) {
      $0.readOnly("primaryLanguage", \UITextInputMode.primaryLanguage, "The language: en-US.")
    }
    addUndoManager(table)
  }

  private static func addUndoManager(_ table: Table) {
    table.library.extend(UndoManager.self)
    table.class(
      UndoManager.self, superclass: NSObject.self, isFinal: true,
      """
      What remembers how to undo, by registerUndo(withTarget:handler:); one turn of the run loop is \
      undone together (FR-12).
      """
    ) {
      $0.initializer("init()", designated: true, "One that has nothing to undo.") { () in
        UndoManager()
      }
      $0.readOnly("canUndo", \UndoManager.canUndo, "Whether there is anything to undo.")
      $0.readOnly("canRedo", \UndoManager.canRedo, "Whether there is anything to redo.")
      $0.readOnly("isUndoing", \UndoManager.isUndoing, "Whether it is undoing.")
      $0.readOnly("isRedoing", \UndoManager.isRedoing, "Whether it is redoing.")
      $0.readOnly("undoActionName", \UndoManager.undoActionName, "What undo takes back.")
      $0.readOnly("redoActionName", \UndoManager.redoActionName, "What redo does again.")
      $0.method("setActionName(_:)", "Says what the next undo takes back.") {
        (m: UndoManager, name: String) in m.setActionName(name)
      }
      $0.method("undo()", "Takes back what was registered in one turn.") {
        (m: UndoManager) in m.undo()
      }
      $0.method("redo()", "Does again what was taken back.") { (m: UndoManager) in m.redo() }
      $0.method("removeAllActions()", "Forgets everything.") {
        (m: UndoManager) in m.removeAllActions()
      }
      $0.method("removeAllActions(withTarget:)", "Forgets what is registered for a target.") {
        (m: UndoManager, target: AnyReference) in m.removeAllActions(withTarget: target.object)
      }
      $0.method("_registerUndo(withTarget:handler:)", "What registerUndo(withTarget:handler:) is.")
      {
        (m: UndoManager, target: AnyReference, handler: Callback0<NoValue>) in
        m.registerUndo(withTarget: target.object) { _ in
          ScriptCalls.run { () throws(RunStop) in _ = try handler() }
        }
      }
    }
  }
}

/// The registration of an undo by scripts: with a closure whose parameter has the target's own
/// type.
package enum UndoRegistration {
  /// The part of it that is written in Swift.
  package static let part = Prelude.Part(
    names: ["registerUndo"],
    text: """
      extension UndoManager {
        func registerUndo<TargetType: AnyObject>(
          withTarget target: TargetType, handler: @escaping (TargetType) -> Void
        ) {
          _registerUndo(withTarget: target) { [unowned target] in handler(target) }
        }
      }
      """)
}
