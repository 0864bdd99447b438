import UIKit

class HeartButton: UIButton {
  /// Drawing makes it larger while this is true.
  var isLarge: Bool { isHighlighted }
}
