import UIKit

class OverlayController: UIViewController {
  private let overlayView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.isUserInteractionEnabled = false  // here user-interaction-off
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  private lazy var playButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "play.fill"), for: .normal)
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(overlayView)
    overlayView.addSubview(playButton)
    overlayView.frame = view.bounds
    playButton.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
  }
  @objc private func play() {}
}
