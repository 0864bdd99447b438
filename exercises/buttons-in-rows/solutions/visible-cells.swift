// The list knows its visible cells: the one with the button in it has the row.
// 列表知道哪些 cell 可见：包含这个按钮的那个 cell 就在那一行。
import UIKit

class BookCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 290, y: 2, width: 80, height: 40))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

class Shelf: NSObject, UITableViewDataSource {
  var names = "ABCDEFGHIJKLMNOPQRSTUV".map { String($0) }
  var bought: [String] = []
  weak var list: UITableView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath) as! BookCell
    cell.buy.addTarget(self, action: #selector(buy), for: .touchUpInside)
    return cell
  }

  @objc private func buy(_ sender: UIButton) {
    guard let cell = list?.visibleCells.first(where: { sender.isDescendant(of: $0) }),
      let path = list?.indexPath(for: cell)
    else { return }
    bought.append(names[path.row])
  }
}
