import EventVocabulary
import Foundation
import Testing
import UIKitModel

/// The input views of the first responder, and what is searched for along the chain (FR-5, FR-12).
@Suite struct InputViewTests {
  private let device = Device()
  private let outer: Bringing
  private let inner: Bringing

  private final class Bringing: UIView {
    var own: UIView?
    var accessory: UIView?
    var commands: [UIKeyCommand]?
    var manager: UndoManager?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { own }
    override var inputAccessoryView: UIView? { accessory }
    override var keyCommands: [UIKeyCommand]? { commands }
    override var undoManager: UndoManager? { manager ?? super.undoManager }
  }

  /// Knows one action, and who it was sent to.
  private final class Performer: ActionPerforming {
    var knowing: AnyObject?
    private(set) var performed: [String] = []
    func perform(
      _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
    ) -> Bool {
      guard knows(action, target) else { return false }
      performed.append(action.name)
      return true
    }
    func knows(_ selector: Selector, _ object: AnyObject) -> Bool { object === knowing }
    func answer(
      _ selector: Selector, of object: AnyObject, _ arguments: [Any?]
    ) -> PerformedCall { .unknown }
    func doesNotRecognize(_ action: Selector, _ target: AnyObject) {}
  }

  init() {
    outer = Bringing(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    inner = Bringing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("FR-5: the views in place of the keyboard and above it are the nearest along the chain")
  func lookedUp() {
    let (picker, bar) = (UIView(), UIView())
    outer.own = picker
    outer.accessory = bar
    inner.becomeFirstResponder()
    #expect(device.application.inputViews.input == .view(picker))
    #expect(device.application.inputViews.accessory === bar)
    inner.own = bar
    #expect(device.application.inputViews.input == .view(picker))
    inner.reloadInputViews()
    #expect(device.application.inputViews.input == .view(bar))
    inner.resignFirstResponder()
    #expect(device.application.inputViews == .none)
  }

  @Test("FR-5: for a text the keyboard comes, for a view that brings nothing along nothing does")
  func keyboard() {
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    outer.addSubview(field)
    field.becomeFirstResponder()
    #expect(device.application.inputViews.input == .keyboard)
    inner.becomeFirstResponder()
    #expect(device.application.inputViews == .none)
    let panel = UIView()
    field.inputView = panel
    field.becomeFirstResponder()
    #expect(device.application.inputViews.input == .view(panel))
  }

  @Test("FR-5: from one text to another the keyboard neither goes nor comes")
  func keyboardStays() {
    final class Watching: EventObserver {
      var changes = 0
      func observe(_ fact: EventFact) { if case .happened(.inputViews) = fact { changes += 1 } }
    }
    let fields = [UITextField(), UITextField()]
    for field in fields { outer.addSubview(field) }
    let watching = Watching()
    Door.watchingEvents(watching) {
      for field in fields { field.becomeFirstResponder() }
      fields[1].resignFirstResponder()
    }
    #expect(watching.changes == 2)
  }

  @Test("FR-5: keys that a responder in the chain names send its action, and no press")
  func keyCommands() {
    let performer = Performer()
    performer.knowing = device.window
    device.application.actionPerformer = performer
    outer.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "save")]
    inner.becomeFirstResponder()
    device.run([
      .input(.key(UIKey("s", .command), isDown: true)),
      .input(.key(UIKey("s", .command), isDown: false)),
      .input(.key(UIKey("s"), isDown: true)), .input(.key(UIKey("s"), isDown: false)),
      .input(.key(UIKey("S", .command), isDown: true)),
    ])
    #expect(performer.performed == ["save"])
  }

  @Test("FR-5: a text that is edited takes plain characters, unless the command has priority")
  func keyCommandsOfTexts() {
    let performer = Performer()
    performer.knowing = device.window
    device.application.actionPerformer = performer
    let command = UIKeyCommand(input: "a", modifierFlags: [], action: "next")
    outer.commands = [command]
    let field = UITextField()
    outer.addSubview(field)
    field.becomeFirstResponder()
    let key: [Device.Input] = [
      .input(.key(UIKey("a"), isDown: true)), .input(.key(UIKey("a"), isDown: false)),
    ]
    device.run(key)
    #expect(field.text == "a" && performer.performed == [])
    command.wantsPriorityOverSystemBehavior = true
    device.run(key)
    #expect(field.text == "a" && performer.performed == ["next"])
  }

  @Test("FR-5: the undo manager is that of the next responder, at last the window's own")
  func undoManagers() {
    #expect(inner.undoManager === device.window.undoManager)
    outer.manager = UndoManager()
    #expect(inner.undoManager === outer.manager)
    #expect(UIView().undoManager == nil)
  }

  @Test("FR-5: the language of the keyboard is the device's where nobody says another")
  func language() {
    #expect(inner.textInputMode?.primaryLanguage == "en-US")
  }

  @Test("What was registered in one turn is undone together, the last first, and redone")
  func undoing() {
    // Another test may have had its turn since the device was made.
    device.application.makeCurrent()
    final class Counter { var said: [Int] = [] }
    let (manager, counter) = (UndoManager(), Counter())
    func register(_ number: Int) {
      manager.registerUndo(withTarget: counter) { _ in
        counter.said.append(number)
        register(-number)
      }
    }
    register(1)
    register(2)
    manager.setActionName("counting")
    UIApplication.shared.endTurn()
    register(3)
    manager.undo()
    #expect(counter.said == [3] && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(counter.said == [3, 2, 1] && !manager.canUndo)
    #expect(manager.redoActionName == "counting")
    manager.redo()
    #expect(counter.said == [3, 2, 1, -1, -2] && manager.undoActionName == "counting")
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("FR-12: a shake that nobody handles may offer to undo, where there is something to undo")
  func shakeToUndo() {
    final class Watching: EventObserver {
      var offers = 0
      func observe(_ fact: EventFact) { if case .happened(.offersUndo) = fact { offers += 1 } }
    }
    let watching = Watching()
    func shake() {
      device.application.makeCurrent()
      let queue = device.application.eventQueue
      queue.add(.motion(.motionShake, isEnd: false))
      queue.add(.motion(.motionShake, isEnd: true))
      Door.watchingEvents(watching) { queue.handleAll() }
    }
    #expect(device.application.applicationSupportsShakeToEdit)
    inner.becomeFirstResponder()
    shake()
    #expect(watching.offers == 0)
    device.window.undoManager?.registerUndo(withTarget: inner) { _ in }
    shake()
    #expect(watching.offers == 1)
    device.application.applicationSupportsShakeToEdit = false
    shake()
    #expect(watching.offers == 1)
  }
}
