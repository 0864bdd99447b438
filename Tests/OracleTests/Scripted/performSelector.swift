// perform calls a method by its selector, with an argument or without.

import UIKit

private class Target: NSObject {
  @objc func hello() { print("hello") }
  @objc func take(_ text: String) { print("took", text) }
}

func performSelector() {
  let target = Target()
  target.perform(#selector(Target.hello))  // expect: hello
  target.perform(#selector(Target.take(_:)), with: "it")  // expect: took it
  print(target.responds(to: #selector(Target.hello)))  // expect: true
  print(target.responds(to: Selector("missing")))  // expect: false
}
