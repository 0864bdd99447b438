import UIKit

class Editor: UIResponder, UIApplicationDelegate {
  var text = ""

  func applicationWillEnterForeground(_ application: UIApplication) {
    text = Disk.shared.text
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Disk.shared.write(text)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Disk.shared.write(text)
  }
}

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
