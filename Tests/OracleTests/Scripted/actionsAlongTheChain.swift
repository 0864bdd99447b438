// An action without a target goes along the responder chain to the first object that has such a method (TA-3).

import UIKit

private class Panel: UIView {
  @objc func close(_ sender: Any) { print("closed by", (sender as? UIView)?.tag ?? 0) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    print("asked", action)
    return super.canPerformAction(action, withSender: sender)
  }
}

func actionsAlongTheChain() {
  let panel = Panel()
  let button = UIButton()
  button.tag = 8
  panel.addSubview(button)
  button.addTarget(nil, action: #selector(Panel.close(_:)), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)  // expect: closed by 8
  print(button.target(forAction: #selector(Panel.close(_:)), withSender: nil) as? UIView === panel)
  // expect: asked close:
  // expect: true
  print(button.allTargets.contains(NSNull()))  // expect: true
}
