import UIKit

class PhotoStrip: UIView {
  private(set) var photos: [UIView] = []
  /// The tags of the photos that were chosen.
  private(set) var chosen: [Int] = []

  func add(_ photo: UIView) {
    photos.append(photo)
    addSubview(photo)
    photo.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    if photos.count == 1 { addGestureRecognizer(tap) }
  }

  func remove(_ photo: UIView) {
    photos.removeAll { $0 === photo }
    photo.removeFromSuperview()
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    guard let photo = photos.first(where: { $0.bounds.contains(point) }) else { return }
    choose(photo)
  }

  private func choose(_ photo: UIView) { chosen.append(photo.tag) }
}
