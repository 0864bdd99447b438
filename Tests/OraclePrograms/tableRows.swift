// A table with a data source: which rows show, and which cell contains a point.

import UIKit

private class Cell: UITableViewCell {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("there are no archives") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == contentView ? self : hit
  }
}

private class Source: NSObject, UITableViewDataSource {
  var asked: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 2 : 50
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell
      ?? Cell(style: .default, reuseIdentifier: "cell")
    cell.tag = indexPath.section * 100 + indexPath.row
    cell.button.tag = -cell.tag
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? "Second" : nil
  }
}

func tableRows() {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
  let source = Source()
  table.dataSource = source
  table.rowHeight = 50
  table.layoutIfNeeded()
  print(table.visibleCells.map { $0.tag }, table.contentSize, table.numberOfSections)
  print(table.visibleCells.map { $0.frame })
  print(source.asked, table.numberOfRows(inSection: 1))
  for y in stride(from: CGFloat(0), to: 300, by: 50) {
    let point = CGPoint(x: 10, y: y)
    let path = table.indexPathForRow(at: point)
    let hit = table.hitTest(CGPoint(x: 100, y: y), with: nil)
    print(y, path.map { "\($0.section).\($0.row)" } ?? "none", hit?.tag ?? 0, hit is Cell)
  }
  table.contentOffset = CGPoint(x: 0, y: 500)
  table.layoutIfNeeded()
  print(table.indexPathsForVisibleRows?.map { $0.row } ?? [])
  print(source.asked.count, table.subviews.filter { $0 is Cell }.count)
  if let cell = table.cellForRow(at: IndexPath(row: 9, section: 1)) {
    print(cell.tag, table.indexPath(for: cell) == IndexPath(row: 9, section: 1))
    print(cell.contentView.superview == cell, cell.reuseIdentifier ?? "none")
  }
  print(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  table.selectRow(at: IndexPath(row: 9, section: 1), animated: false, scrollPosition: .none)
  print(table.indexPathForSelectedRow ?? IndexPath(row: 0, section: 0))
  var path = IndexPath(item: 3, section: 1)
  path.row += 1
  print(path, path.item, path == IndexPath(row: 4, section: 1), Set([path, path]).count)
}
