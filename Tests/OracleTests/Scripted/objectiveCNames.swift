// Names that @objc gives, @objcMembers, and methods that are Objective-C's because of what they
// override or answer.

import UIKit

@objc private protocol Doing {
  func work(_ count: Int)
}

@objcMembers
private class Open: NSObject {
  func first() { print("first") }
  func move(to place: String) { print("to", place) }
  func fill(width: Int, height: Int) {}
}

private class Named: Open, Doing {
  @objc(renamed:) func original(_ text: String) { print("renamed", text) }
  func work(_ count: Int) {}
  override func first() { print("own first") }
}

private class View: UIView {
  override func didMoveToWindow() {}
}

func objectiveCNames() {
  print(#selector(Open.move(to:)), #selector(Open.fill(width:height:)))
  // expect: moveTo: fillWithWidth:height:
  print(#selector(Named.original(_:)), #selector(Named.work(_:)))  // expect: renamed: work:
  print(#selector(UIView.hitTest(_:with:)), #selector(View.didMoveToWindow))
  // expect: hitTest:withEvent: didMoveToWindow
  let named = Named()
  named.perform(Selector("renamed:"), with: "it")  // expect: renamed it
  named.perform(#selector(Open.first))  // expect: own first
  named.perform(#selector(Open.move(to:)), with: "here")  // expect: to here
  print(named.responds(to: Selector("original:")))  // expect: false
}
