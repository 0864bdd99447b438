import UIKit

func tapped() {}

func selector() -> Selector {
  return #selector(tapped)  // error:
}
