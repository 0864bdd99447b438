import UIKit

class GalleryController: UIViewController {
  private let photoView: UIImageView = {
    let view = UIImageView()
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
    photoView.addSubview(likeButton)  // here label-gesture
    view.addSubview(captionLabel)
    let tap = UITapGestureRecognizer(target: self, action: #selector(like))
    captionLabel.addGestureRecognizer(tap)  // here label-gesture
  }
  @objc private func like() {}
}
