// Cells that come from nibs: loaded without an owner, once for each cell that is made.

extension UITableView {
  /// Says which nib's view at the top is a new cell; nil takes it back.
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
  /// Says which nib's view at the top is a new cell; nil takes it back.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil, for: identifier) }
    register({ nib.instantiate(withOwner: nil).first as? UICollectionViewCell }, for: identifier)
  }
}
