import UIKit

/// Given: what is written stays when the app ends.
class Disk {
  static let shared = Disk()
  var text = ""
  var writes = 0

  func write(_ text: String) {
    self.text = text
    writes += 1
  }
}

class Editor: UIResponder, UIApplicationDelegate {
  var text = ""

  // Read it at the right time, and write it in time.
}
