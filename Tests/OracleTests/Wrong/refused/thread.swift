import Foundation

func work() {
  Thread.detachNewThread {}  // error:
}
