import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var isPlaying = false
  private(set) var saves = 0

  func play() { isPlaying = true }
  func pause() { isPlaying = false }
  func save() { saves += 1 }

  // Which callbacks of the app belong here?
}
