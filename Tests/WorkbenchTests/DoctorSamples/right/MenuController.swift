import UIKit

final class TapHandler: NSObject {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  @objc func fire() { action() }
}

class MenuController: UIViewController {
  private var handler: TapHandler?
  private let menuButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menuButton)
    let handler = TapHandler { print("menu") }
    self.handler = handler
    menuButton.addTarget(handler, action: #selector(TapHandler.fire), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self.handler, action: #selector(TapHandler.fire)))
  }
}
