// Key paths as functions and as ways to a member.

import UIKit

private struct Item {
  var name: String
  var size: CGSize
}

func keyPaths() {
  let items = [
    Item(name: "b", size: CGSize(width: 2, height: 1)),
    Item(name: "a", size: CGSize(width: 1, height: 5)),
  ]
  print(
    items.map(\.name), items.map(\.size.width), items.max { $0.size.height < $1.size.height }!.name)
  let views = (1...3).map { number in
    let view = UIView()
    view.tag = number
    view.isHidden = number == 2
    return view
  }
  print(views.filter(\.isHidden).map(\.tag))
  var item = items[0]
  let path = \Item.size.height
  item[keyPath: path] += 4
  print(item[keyPath: path], item[keyPath: \.name])
}
