// Members of AnyObject are looked up by name, in the class that the object has.

import UIKit

class Sender: NSObject {
  @objc var note = "n"
  @objc func greet(_ name: String) -> String { "hello " + name }

  @objc func tapped(_ sender: AnyObject) {
    switch sender.tag {
    case 7: print("seven")
    default: print("other")
    }
    if sender.tag == 7 { print("again") }
    if sender.isKind(of: UIButton.self) { print("a button") }
    sender.setNeedsLayout?()
    sender.cardMoved?()
  }

  @objc func cardMoved() { print("moved") }

  func any(_ sender: Any) { print((sender as AnyObject).tag ?? -1) }
}

func membersOfAnyObject() {
  let sender = Sender()
  let button = UIButton()
  button.tag = 7
  sender.tapped(button)  // expect: seven
  // expect: again
  // expect: a button
  sender.any(UIView())  // expect: 0
  sender.any("text")  // expect: -1
  let object: AnyObject = sender
  print(object.greet?("you") ?? "nobody")  // expect: hello you
  print(object.note ?? "none", object.tag as Any)  // expect: n nil
  let bar: AnyObject = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
  print(bar.title ?? "", bar.isEnabled ?? false)  // expect: Done true
}
