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
  print(bar.title!!, bar.isEnabled ?? false)  // expect: Done true
  print(bar.title ?? "")  // expect: Optional("Done")
  let title: String = bar.title ?? ""
  print(title)  // expect: Done
  membersThatMayBeNil()
}

/// The outer optional says whether the object has the member, the inner one whether it has a value.
private func membersThatMayBeNil() {
  let view: AnyObject = UIView()
  print(view.superview == nil, view.superview != nil)  // expect: false true
  if let superview = view.superview { print(superview as Any) }  // expect: nil
  print(view.superview as Any)  // expect: Optional(nil)
  print(view.superview?.alpha as Any, view.superview??.alpha as Any)  // expect: nil nil
  print(view.currentImage == nil, view.isEnabled == nil)  // expect: true true
  let parent = UIView()
  parent.alpha = 0.5
  parent.addSubview(view as! UIView)
  print(view.superview?.alpha as Any, view.superview!.alpha)  // expect: Optional(0.5) 0.5
  print(view.superview === parent)  // expect: true
  let found: UIView? = view.superview
  let sure: UIView = view.superview!
  print(found === sure)  // expect: true
  if let cast = view.superview as? UIView { print(cast.alpha) }  // expect: 0.5
  if view.superview is UIButton { print("a button") } else { print("a view") }  // expect: a view
  print((view.superview as! UIView).alpha)  // expect: 0.5
  if view.superview?.superview == nil { print("on top") }  // expect: on top
}
