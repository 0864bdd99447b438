// Pictures that an image view shows in turn: stored, since only one is drawn.
extension UIImageView {
  var isAnimating: Bool { _kept("_animates") as? Bool ?? false }
  func startAnimating() { _store(true, "_animates") }
  func stopAnimating() { _store(false, "_animates") }
}
