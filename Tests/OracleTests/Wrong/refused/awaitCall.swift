import UIKit

class Box: UIView {
  func load() async {  // error:
    await Task.yield()
  }
}
