// Cells and supplementary views from nibs: loaded without an owner, once for each view.

extension UITableView {
  /// Registers the nib whose top-level view is a new cell; nil removes the registration.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil, for: identifier) }
    register(
      {
        let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
        cell?.reuseIdentifier = identifier
        return cell
      }, for: identifier)
  }
}

extension UICollectionView {
  /// Registers the nib whose top-level view is a new cell; nil removes the registration.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil, for: identifier) }
    register({ nib.instantiate(withOwner: nil).first as? UICollectionViewCell }, for: identifier)
  }

  /// Registers the nib whose top-level view is a new supplementary view of a kind; nil removes the
  /// registration.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return register(nil, kind: kind, for: identifier) }
    register(
      { nib.instantiate(withOwner: nil).first as? UICollectionReusableView }, kind: kind,
      for: identifier)
  }
}
