// A photo that leaves loses its recognizers; none of them can call any more.
// 离开的照片不再带着识别器，也就不会再调用。
import UIKit

class PhotoStrip: UIView {
  private(set) var photos: [UIView] = []
  /// The tags of the photos that were chosen.
  private(set) var chosen: [Int] = []

  func add(_ photo: UIView) {
    photos.append(photo)
    addSubview(photo)
    photo.isUserInteractionEnabled = true
    photo.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
  }

  func remove(_ photo: UIView) {
    photos.removeAll { $0 === photo }
    photo.gestureRecognizers?.forEach { photo.removeGestureRecognizer($0) }
    photo.removeFromSuperview()
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard let photo = tap.view, photos.contains(photo) else { return }
    choose(photo)
  }

  private func choose(_ photo: UIView) { chosen.append(photo.tag) }
}
