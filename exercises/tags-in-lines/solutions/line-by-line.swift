// First the lines, then their places.
// 先分行，再放置。
import UIKit

class Tags: UIView {
  /// The tags of each line.
  private var lines: [[UIView]] {
    var lines: [[UIView]] = []
    var used: CGFloat = 0
    for tag in subviews {
      let width = tag.bounds.width
      if lines.isEmpty || used + 8 + width > bounds.width {
        lines.append([tag])
        used = width
      } else {
        lines[lines.count - 1].append(tag)
        used += 8 + width
      }
    }
    return lines
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, line) in lines.enumerated() {
      var x = bounds.minX
      for tag in line {
        let width = tag.bounds.width
        tag.frame = CGRect(
          x: x, y: bounds.minY + CGFloat(number) * 38, width: width, height: 30)
        x += width + 8
      }
    }
  }
}
