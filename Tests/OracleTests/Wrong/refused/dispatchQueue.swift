import Foundation

func later() {
  DispatchQueue.global().async { print("later") }  // error:
}
