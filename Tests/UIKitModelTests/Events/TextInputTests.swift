import Foundation
import Testing
import UIKitModel

/// Text fields and text views: the delegate methods about editing, and their order.
@Suite struct TextInputTests {
  private let device = Device()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private let teller = Teller()

  private final class Teller: UITextFieldDelegate {
    var told: [String] = []
    var refuses: Set<String> = []
    private func ask(_ question: String, _ field: UITextField) -> Bool {
      told.append("\(question) \(field.tag)")
      return !refuses.contains(question)
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      ask("shouldBegin", textField)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      told.append("began \(textField.tag)")
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      ask("shouldEnd", textField)
    }
    func textFieldDidEndEditing(_ textField: UITextField) { told.append("ended \(textField.tag)") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      ask("change \(range.location) \(range.length) \(string)", textField)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
  }

  init() {
    for (tag, view) in [field, other].enumerated() {
      view.tag = tag + 1
      device.name(view, "field\(tag + 1)")
      view.delegate = teller
      device.window.addSubview(view)
    }
  }

  private func press(_ characters: String) -> [Device.Input] {
    [
      .input(.key(UIKey(characters), isDown: true)), .input(.key(UIKey(characters), isDown: false)),
    ]
  }

  @Test("FR-6: a tap makes the field first responder, and its delegate is asked before")
  func begins() {
    device.run([.down(100, 120)])
    #expect(!field.isFirstResponder)
    device.run([.up()])
    #expect(field.isFirstResponder && teller.told == ["shouldBegin 1", "began 1"])
  }

  @Test("FR-2, FR-3: the field before is asked to end, and ends, before the next one begins")
  func changes() {
    device.run([.down(100, 120), .up()])
    teller.told = []
    device.run([.down(100, 220, after: 1), .up()])
    #expect(teller.told == ["shouldBegin 2", "shouldEnd 1", "ended 1", "began 2"])
    teller.told = []
    teller.refuses = ["shouldEnd"]
    device.run([.down(100, 120, after: 1), .up()])
    #expect(teller.told == ["shouldBegin 1", "shouldEnd 2"])
    #expect(other.isFirstResponder && !field.isFirstResponder)
  }

  @Test("A delegate that does not let editing begin keeps the field from becoming first responder")
  func refused() {
    teller.refuses = ["shouldBegin"]
    #expect(!device.run([.down(100, 120), .up()]).contains("field1 editingDidBegin"))
    #expect(!field.isFirstResponder)
  }

  @Test("FR-13: what is typed goes to the first responder, whose delegate is asked for each change")
  func types() {
    device.application.makeCurrent()
    device.run([.down(100, 120), .up()])
    teller.told = []
    let story = device.run(press("a") + press("b") + press("\u{8}"))
    #expect(field.text == "a")
    #expect(teller.told == ["change 0 0 a 1", "change 1 0 b 1", "change 1 1  1"])
    #expect(story.filter { $0 == "field1 editingChanged" }.count == 3)
    teller.refuses = ["change 1 0 x"]
    device.run(press("x"))
    #expect(field.text == "a")
  }

  @Test("The return key asks, and sends editingDidEndOnExit; with an action for it editing ends")
  func returns() {
    device.application.makeCurrent()
    device.run([.down(100, 120), .up()])
    teller.told = []
    let story = device.run(press("\r"))
    #expect(story == ["field1 editingDidEndOnExit"], "\(device.obstacles)")
    #expect(field.isFirstResponder)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    #expect(device.run(press("\r")) == ["field1 editingDidEndOnExit", "field1 editingDidEnd"])
    #expect(teller.told == ["shouldReturn 1", "shouldReturn 1", "shouldEnd 1", "ended 1"])
    #expect(!field.isFirstResponder)
  }

  @Test("CT-24: setting the text sends nothing, and a disabled field does not begin")
  func silent() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
    field.text = "set"
    #expect(changes == 0)
    field.insertText("!")
    #expect(changes == 1 && field.text == "set!")
    field.isEnabled = false
    device.run([.down(100, 120), .up()])
    #expect(!field.isFirstResponder)
  }

  @Test("FR-8: endEditing asks the field, and with force does not")
  func endEditing() {
    device.run([.down(100, 120), .up()])
    teller.refuses = ["shouldEnd"]
    #expect(!device.window.endEditing(false) && field.isFirstResponder)
    teller.told = []
    #expect(device.window.endEditing(true) && !field.isFirstResponder)
    #expect(teller.told == ["ended 1"])
  }

  @Test("FR-7: a field that leaves its window is first responder no longer, whatever it answers")
  func removed() {
    device.run([.down(100, 120), .up()])
    teller.refuses = ["shouldEnd"]
    field.removeFromSuperview()
    #expect(device.window.firstResponder == nil && teller.told.last == "ended 1")
  }

  @Test("FR-6: a tap on a text view that can be changed makes it first responder; a drag does not")
  func textView() {
    // Another test may have had its turn since the device was made.
    device.application.makeCurrent()
    let view = UITextView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    view.contentSize = CGSize(width: 390, height: 1000)
    device.window.addSubview(view)
    device.run([.down(100, 400), .move(100, 350), .move(100, 320), .up()])
    #expect(!view.isFirstResponder)
    device.run([.wait(3), .down(100, 400), .up()])
    #expect(view.isFirstResponder)
    device.run(press("a") + press("\r") + press("b"))
    #expect(view.text == "a\nb")
  }
}
