import UIKit

class ListController: UITableViewController {
  var items = ["a", "b"]
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 250, y: 4, width: 80, height: 36)
    button.setTitle("Buy \(items[indexPath.row])", for: .normal)
    button.addTarget(self, action: #selector(buy(_:)), for: .touchUpInside)
    cell.addSubview(button)  // here cell-subview
    return cell
  }
  @objc func buy(_ sender: UIButton) {}
}
