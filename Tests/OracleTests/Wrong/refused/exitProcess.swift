import Foundation

func stop() {
  exit(1)  // error:
}
