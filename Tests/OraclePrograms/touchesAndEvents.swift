// What an override may ask of an event.

import UIKit

private class Curious: UIView {
  var lines: [String] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let count = event?.allTouches?.count ?? 0
    let isTouch = event?.type == .touches
    lines.append("\(count) \(isTouch) \(UIAccessibility.isVoiceOverRunning)")
    return count > 1 ? nil : super.hitTest(point, with: event)
  }
}

func touchesAndEvents() {
  let view = Curious(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let point = CGPoint(x: 5, y: 5)
  print(view.hitTest(point, with: nil) == view)
  let event = UIEvent()
  print(view.hitTest(point, with: event) == view, event.type == .hover)
  print(view.lines, event.allTouches?.count ?? 0)
}
