import UIKit

class PadBoard: UIView {
  /// Why pads stay silent: a, b, c, d or e of the task.
  let cause = "?"
  let record = UIButton(type: .system)
  /// The tags of the pads that were played, and R for a recording.
  private(set) var heard = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    record.isExclusiveTouch = true
    record.addTarget(self, action: #selector(roll), for: .touchUpInside)
    addSubview(record)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func add(_ pad: UIButton) {
    pad.addTarget(self, action: #selector(play(_:)), for: .touchDown)
    addSubview(pad)
  }

  @objc private func play(_ pad: UIButton) { heard += "\(pad.tag)" }
  @objc private func roll() { heard += "R" }
}
