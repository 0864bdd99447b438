import UIKit

class Ring: UIView {
  var progress: CGFloat = 0.25 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    // A grey ring, and a part of it in blue.
  }
}
