// A collection with a flow layout; a touch between the items goes to the nearest one.

import UIKit

private class Nearest: UICollectionView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let path = indexPathForItem(at: point), let cell = cellForItem(at: path) { return cell }
    let cells = visibleCells.sorted { distance($0, point) < distance($1, point) }
    return cells.first ?? super.hitTest(point, with: event)
  }

  private func distance(_ cell: UICollectionViewCell, _ point: CGPoint) -> CGFloat {
    hypot(cell.center.x - point.x, cell.center.y - point.y)
  }
}

private class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    7
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = indexPath.item + 1
    return cell
  }
}

func collectionItems() {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 40, height: 30)
  layout.minimumLineSpacing = 20
  layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 10, right: 5)
  let view = Nearest(
    frame: CGRect(x: 0, y: 0, width: 170, height: 150), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  let items = Items()
  view.dataSource = items
  view.layoutIfNeeded()
  print(view.visibleCells.map { $0.frame.origin })
  print(view.contentSize, view.indexPathsForVisibleItems.map { $0.item })
  for y in [5, 25, 48, 90, 140] {
    var row = ""
    for x in stride(from: 5, to: 170, by: 20) {
      row += "\(view.hitTest(CGPoint(x: x, y: y), with: nil)?.tag ?? 0) "
    }
    print(y, row)
  }
  layout.itemSize = CGSize(width: 150, height: 60)
  view.layoutIfNeeded()
  print(view.visibleCells.map { $0.frame })
}
