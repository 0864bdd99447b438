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
    guard let list = list else { return }
    let middle = CGPoint(x: sender.bounds.midX, y: sender.bounds.midY)
    let place = sender.convert(middle, to: nil)
    guard let path = list.indexPathForRow(at: place) else { return }
    bought.append(names[path.row])
  }
}
