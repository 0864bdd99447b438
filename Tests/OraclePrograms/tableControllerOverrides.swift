// The overrides of a table's controller, and its inherited methods.

import UIKit

private class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath.row == 0 ? 60 : super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 40 }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let head = UIView()
    head.tag = 7
    return head
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 1 }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "end" }
}

func tableControllerOverrides() {
  let controller = Rows(style: .plain)
  let table: UITableView = controller.tableView
  table.rowHeight = 50
  table.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
  table.layoutIfNeeded()
  for row in 0..<3 {
    print(table.rectForRow(at: IndexPath(row: row, section: 0)))
  }
  print(table.subviews.contains { $0.tag == 7 && $0.frame.height == 40 })
  let path = IndexPath(row: 1, section: 0)
  print(controller.tableView(table, shouldHighlightRowAt: path))
  print(controller.tableView(table, willSelectRowAt: path) == path)
  print(controller.tableView(table, titleForFooterInSection: 0) ?? "none")
  print(controller.tableView(table, viewForFooterInSection: 0) == nil)
}
