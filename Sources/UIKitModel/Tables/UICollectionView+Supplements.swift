import Foundation

/// Headers, footers and other views that a layout places besides items (UI-22).
extension UICollectionView {
  /// Registers the class to create for a kind and an identifier; nil removes the registration.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return register(nil, kind: elementKind, for: identifier)
    }
    register({ type.init(coder: NSCoder()) }, kind: elementKind, for: identifier)
  }

  /// Registers a closure that creates a view for a kind and an identifier.
  public final func register(
    _ maker: (() -> UICollectionReusableView?)?, kind: String, for identifier: String
  ) {
    supplementMakers["\(kind) \(identifier)"] = maker
  }

  /// A view that waits for reuse, or a new one of the registered class. Without a registration it
  /// is refused: a device raises an exception (EX-41).
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = "\(elementKind) \(identifier)"
    if supplementMakers[key] == nil {
      UIView.refused(
        .exceptionAbout(
          .supplementNotRegistered, self, word: "\(elementKind) with identifier \(identifier)"))
    }
    if let view = waitingSupplements[key]?.popLast() {
      Door.send(.prepareForReuse, to: view) { view.prepareForReuse() }
      return view
    }
    let view = supplementMakers[key]?() ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// The shown view of a kind at an index path; nil if none shows.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shownSupplements[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// The view of a supplementary element, which the data source is asked for the first time.
  final func supplement(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let element = attributes.element
    if let known = shownSupplements[element] { return known }
    guard let kind = element.kind,
      let view = askSupplement(ofKind: kind, at: element.path)
    else { return nil }
    shownSupplements[element] = view
    return view
  }

  /// Removes the supplementary views that no longer show, and stores them for reuse.
  final func retireSupplements(except isKept: (CollectionElement) -> Bool) {
    for (element, view) in shownSupplements where !isKept(element) {
      shownSupplements[element] = nil
      view.sendRemoveFromSuperview()
      if let identifier = view.reuseIdentifier, let kind = element.kind {
        waitingSupplements["\(kind) \(identifier)", default: []].append(view)
      }
    }
  }
}

extension UICollectionReusableView {
  /// Takes its place and its look from a layout.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    defer { wasLaidOutPlainly = attributes.isPlain }
    if attributes.isPlain, wasLaidOutPlainly {
      frame = attributes.frame
    } else {
      transform = .identity
      bounds.size = attributes.size
      center = attributes.center
      transform3D = attributes.transform3D
      alpha = attributes.alpha
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    Door.send(.applyLayout, to: self, [attributes]) { apply(attributes) }
  }
}
