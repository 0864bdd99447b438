import Foundation

func wait() {
  Thread.sleep(forTimeInterval: 1)  // error:
}
