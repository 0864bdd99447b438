// Two circles in one path, whose middle is out by the even-odd rule; the triangle by its slopes.
// 一条路径里有两个圆，按奇偶规则中间不算在内；三角形用斜率判断。
import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let band = UIBezierPath()
    band.usesEvenOddFillRule = true
    for radius in [radius, radius - 40] where radius > 0 {
      let circle = CGRect(
        x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
      band.append(UIBezierPath(ovalIn: circle))
    }
    return band.contains(point)
  }
}

class PlayButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let x = (point.x - bounds.minX) / bounds.width
    let y = (point.y - bounds.minY) / bounds.height
    return x >= 0 && abs(y - 0.5) <= (1 - x) / 2
  }
}
