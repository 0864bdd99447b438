// Selectors print as Objective-C spells them.

import UIKit

private class Target: NSObject {
  @objc func tapped() {}
  @objc func tapped(_ sender: UIButton) {}
  @objc func changed(_ sender: Any, with event: UIEvent) {}
}

func selectorNames() {
  print(#selector(Target.changed(_:with:)))  // expect: changed:with:
  print(#selector(Target.tapped(_:)))  // expect: tapped:
  print(#selector(Target.tapped as (Target) -> () -> Void))  // expect: tapped
  print(NSStringFromSelector(#selector(UIView.removeFromSuperview)))  // expect: removeFromSuperview
  print(#selector(Target.tapped(_:)) == Selector("tapped:"))  // expect: true
}
