import UIKit

class CoachMark: UIView {
  var hole = CGRect.zero {
    didSet { holes.append(hole) }
  }
  private var holes: [CGRect] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && holes.contains { $0.contains(point) } ? nil : hit
  }
}
