import UIKit

final class TapHandler: NSObject {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  @objc func fire() { action() }
}

class MenuController: UIViewController {
  private let menuButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menuButton)
    let handler = TapHandler { print("menu") }
    menuButton.addTarget(  // here dead-target
      handler, action: #selector(TapHandler.fire), for: .touchUpInside)
    let tap = UITapGestureRecognizer(  // here dead-target
      target: TapHandler { print("view") }, action: #selector(TapHandler.fire))
    view.addGestureRecognizer(tap)
  }
}
