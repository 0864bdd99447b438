import UIKit

class PhotoStrip: UIView {
  private(set) var photos: [UIView] = []
  /// The tags of the photos that were chosen.
  private(set) var chosen: [Int] = []

  func add(_ photo: UIView) {
    photos.append(photo)
    addSubview(photo)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    photo.addGestureRecognizer(tap)
  }

  func remove(_ photo: UIView) {
    photos.removeAll { $0 === photo }
    photo.removeFromSuperview()
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard let photo = tap.view, photos.contains(photo) else { return }
    choose(photo)
  }

  private func choose(_ photo: UIView) { chosen.append(photo.tag) }
}
