// A gesture recognizer with a target, attached to a view.

import UIKit

private class Handler: NSObject {
  @objc func handle(_ recognizer: UITapGestureRecognizer) { print("handled") }
}

func recognizerAttached() {
  let handler = Handler()
  let view = UIView()
  let tap = UITapGestureRecognizer(target: handler, action: #selector(Handler.handle(_:)))
  print(tap.view == nil, view.gestureRecognizers == nil)  // expect: true true
  view.addGestureRecognizer(tap)
  print(tap.view === view, view.gestureRecognizers?.count ?? 0)  // expect: true 1
  tap.isEnabled = false
  view.removeGestureRecognizer(tap)
  print(tap.view == nil, tap.isEnabled)  // expect: true false
}
