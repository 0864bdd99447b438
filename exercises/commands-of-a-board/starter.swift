import UIKit

class Board: UIView {
  /// The card that is selected.
  var selected: String?
  private(set) var done: [String] = []

  @objc func tidy(_ sender: Any?) { done.append("tidy") }

  // Which commands are the board's, and when?
}
