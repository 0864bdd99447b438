import UIKit

class Board: UIView {
  /// The card that is selected.
  var selected: String?
  private(set) var done: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(duplicate))]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(remove) || action == #selector(duplicate) { return selected != nil }
    return true
  }

  @objc func tidy(_ sender: Any?) { done.append("tidy") }

  @objc func remove(_ sender: Any?) {
    if let card = selected { done.append("remove \(card)") }
  }

  @objc func duplicate(_ sender: Any?) {
    if let card = selected { done.append("duplicate \(card)") }
  }
}
