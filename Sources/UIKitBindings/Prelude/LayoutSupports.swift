// The layout guides before the safe area: between the edges of the view and those of that area.
protocol UILayoutSupport {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

class _UILayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var _isTop = true
  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return _isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  var topLayoutGuide: any UILayoutSupport { _layoutSupport("_topLayoutGuide", isTop: true) }
  var bottomLayoutGuide: any UILayoutSupport { _layoutSupport("_bottomLayoutGuide", isTop: false) }

  private func _layoutSupport(_ name: String, isTop: Bool) -> _UILayoutSupportGuide {
    if let known = _kept(name) as? _UILayoutSupportGuide { return known }
    let guide = _UILayoutSupportGuide()
    guide._isTop = isTop
    guide.identifier = name
    let view: UIView = self.view
    let safe = view.safeAreaLayoutGuide
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
    _store(guide, name)
    return guide
  }
}
