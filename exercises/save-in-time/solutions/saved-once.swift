// What was saved already is not saved again when the app ends.
// 已经保存过的，在 App 结束时不再保存。
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var isPlaying = false
  private(set) var saves = 0

  func play() { isPlaying = true }
  func pause() { isPlaying = false }
  func save() { saves += 1 }

  private var isSaved = false

  func applicationDidBecomeActive(_ application: UIApplication) {
    isSaved = false
    play()
  }

  func applicationWillResignActive(_ application: UIApplication) { pause() }

  func applicationDidEnterBackground(_ application: UIApplication) { saveOnce() }

  func applicationWillTerminate(_ application: UIApplication) { saveOnce() }

  private func saveOnce() {
    if !isSaved { save() }
    isSaved = true
  }
}
