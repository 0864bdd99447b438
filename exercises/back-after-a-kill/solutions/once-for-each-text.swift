// What was written already is not written again at the end.
// 已经写过的，在结束时不再写。
import UIKit

class Editor: UIResponder, UIApplicationDelegate {
  var text = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    text = Disk.shared.text
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    Disk.shared.write(text)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    if Disk.shared.text != text { Disk.shared.write(text) }
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
