// An image view with two images; the images of an animated one are stored: only one is drawn.
extension UIImageView {
  convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  var isAnimating: Bool { _kept("_animates") as? Bool ?? false }
  func startAnimating() { _store(true, "_animates") }
  func stopAnimating() { _store(false, "_animates") }
}
