// Closures as actions of controls, and the events that call them.

import UIKit

private class Form: UIView {
  let button = UIButton()
  private(set) var log: [String] = []

  func setUp() {
    button.tag = 5
    button.addAction(
      UIAction { [weak self] action in
        self?.log.append("tap \((action.sender as? UIButton)?.tag ?? 0)")
      }, for: .touchUpInside)
    button.addAction(
      UIAction { [weak self] _ in self?.log.append("down") }, for: [.touchDown, .touchCancel])
  }
}

func actionsByClosure() {
  let form = Form()
  form.setUp()
  form.button.sendActions(for: .touchDown)
  form.button.sendActions(for: .touchUpInside)
  form.button.sendActions(for: .valueChanged)
  form.button.sendActions(for: [.touchCancel, .touchUpOutside])
  print(form.log)
}
