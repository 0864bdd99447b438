// Work beside the main thread: everything runs on it.

import UIKit

func later() {
  DispatchQueue.main.async { print("later") }
  DispatchQueue.global().async { print("elsewhere") }  // error: 'global' is unavailable
}
