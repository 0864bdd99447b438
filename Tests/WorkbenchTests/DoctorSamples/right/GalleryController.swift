import UIKit

class GalleryController: UIViewController {
  private let photoView: UIImageView = {
    let view = UIImageView()
    view.isUserInteractionEnabled = true
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    return view
  }()
  private let likeButton = UIButton(type: .system)
  private let captionLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photoView)
    photoView.frame = view.bounds
    likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
    photoView.addSubview(likeButton)
    view.addSubview(captionLabel)
    [captionLabel].forEach { $0.isUserInteractionEnabled = true }
    let tap = UITapGestureRecognizer(target: self, action: #selector(like))
    captionLabel.addGestureRecognizer(tap)
  }
  @objc private func like() {}
}
