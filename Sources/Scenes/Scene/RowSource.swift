import Foundation
import UIKitModel

/// The data source and delegate of a table or a collection whose rows a command specified, as in
/// `add table feed 0 0 390 600 rows 20`. Its rows show their numbers; selections are only logged.
final class RowSource: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The number of rows, or items.
  let count: Int

  private init(count: Int) {
    self.count = count
  }

  /// The source of a table or a collection; nil for one that has another, or none.
  static func of(_ view: UIScrollView) -> RowSource? {
    (view as? UITableView)?.dataSourceObject as? RowSource
      ?? (view as? UICollectionView)?.dataSourceObject as? RowSource
  }

  /// Gives a table or a collection the given number of rows. It becomes the delegate as well,
  /// unless there is one.
  static func give(_ count: Int, to view: UIScrollView) {
    let source = RowSource(count: count)
    let before = of(view)
    // Neither data sources nor delegates are retained.
    objc_setAssociatedObject(view, &key, source, .OBJC_ASSOCIATION_RETAIN)
    (view as? UITableView)?.dataSource = source
    (view as? UICollectionView)?.dataSource = source
    if view.delegateObject == nil || view.delegateObject === before { view.delegateObject = source }
  }

  private static var key: UInt8 = 0

  private static let identifier = "row"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.identifier)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let label = UILabel(frame: cell.contentView.bounds)
    label.text = "Item \(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }
}
