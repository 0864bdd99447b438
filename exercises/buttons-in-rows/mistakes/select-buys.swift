import UIKit

class BookCell: UITableViewCell {
  let buy = UIButton(frame: CGRect(x: 290, y: 2, width: 80, height: 40))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(buy)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names = "ABCDEFGHIJKLMNOPQRSTUV".map { String($0) }
  var bought: [String] = []
  weak var list: UITableView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath) as! BookCell
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    bought.append(names[indexPath.row])
  }
}
