// An override of description is what print shows.

import UIKit

private class Named: UIView {
  var name = "box"
  override var description: String { "<\(name) \(tag)>" }
}

func ownDescription() {
  let view = Named()
  view.tag = 3
  print(view)  // expect: <box 3>
  print("it is \(view)")  // expect: it is <box 3>
  print([view])  // expect: [<box 3>]
}
