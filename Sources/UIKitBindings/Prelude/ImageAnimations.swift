// The images of an animated image view: stored, since only one is drawn.
extension UIImageView {
  var isAnimating: Bool { _kept("_animates") as? Bool ?? false }
  func startAnimating() { _store(true, "_animates") }
  func stopAnimating() { _store(false, "_animates") }
}
