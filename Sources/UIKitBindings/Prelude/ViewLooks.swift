// Further properties of views: stored, if they have no effect here.
enum UISemanticContentAttribute: Int {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

extension UIScrollView {
  enum IndicatorStyle: Int { case `default`, black, white }
}

extension UIView {
  enum TintAdjustmentMode: Int { case automatic, normal, dimmed }

  static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  // A snapshot of the view, in a view of its size.
  func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }
  func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let picture = UIGraphicsImageRenderer(bounds: rect).image {
      self.layer.render(in: $0.cgContext)
    }
    let view = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
    view.image = picture
    view.isUserInteractionEnabled = true
    return view
  }
}

extension UIApplication {
  var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UICollectionViewFlowLayout {
  static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
}

extension UIScrollView {
  func flashScrollIndicators() {}
}

extension UIButton {
  // The string becomes the title; its attributes are stored.
  func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
    _keep(title, "UIButton", "setAttributedTitle", "drawing")
  }
}

extension CALayer {
  // A view's layer is as opaque as the view.
  var isOpaque: Bool {
    get { (delegate as? UIView)?.isOpaque ?? _kept("isOpaque") as? Bool ?? false }
    set {
      if let view = delegate as? UIView {
        view.isOpaque = newValue
      } else {
        _keep(newValue, "CALayer", "isOpaque", "drawing")
      }
    }
  }
}
