import Foundation
import Testing
import UIKitModel

/// Scroll views (SC).
@Suite struct ScrollTests {
  private let device = Device()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
  private let content: TellingView

  private final class Teller: UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      told.append("willBeginDragging \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if told.last != "didScroll" { told.append("didScroll") }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      told.append("didEndDragging \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      told.append("didEndDecelerating")
    }
  }

  init() {
    device.window.addSubview(list)
    list.contentSize = CGSize(width: 390, height: 2000)
    content = device.view("content", 0, 0, 390, 2000, in: list)
  }

  private func drag(from start: CGFloat = 400, by distance: CGFloat, hold: Double = 0) -> [Device
    .Input]
  {
    [.down(200, start)]
      + (hold > 0 ? [.wait(hold)] : [])
      + stride(from: 3, through: abs(distance), by: 3).map {
        .move(200, start + (distance < 0 ? -$0 : $0), after: 1 / 60)
      }
  }

  @Test("SC-1: the content offset is the origin of the bounds, and frames stay")
  func offset() {
    device.run(drag(by: -60))
    #expect(list.contentOffset == list.bounds.origin && list.contentOffset.y > 0)
    #expect(content.frame.origin == .zero)
  }

  @Test("SC-2, SC-3: content gets the touch after 0.15 seconds, with its place and time")
  func delayed() {
    #expect(device.run([.down(200, 400), .wait(0.14)]) == [])
    #expect(device.run([.wait(0.02)]) == ["content began"])
  }

  @Test("SC-2: if the pan begins first, content never hears of the touch")
  func panFirst() {
    #expect(device.run(drag(by: -60) + [.up()]) == [])
  }

  @Test("SC-5: a quick tap gives began and ended one right after the other")
  func quickTap() {
    #expect(device.run([.down(200, 400), .up(after: 0.05)]) == ["content began", "content ended"])
  }

  @Test("SC-6: without delaysContentTouches content hears at once, if touchesShouldBegin agrees")
  func atOnce() {
    list.delaysContentTouches = false
    #expect(device.run([.down(200, 400)]) == ["content began"])
  }

  @Test("SC-7: once content tracks, it is not scrolled without canCancelContentTouches")
  func keepsContent() {
    list.canCancelContentTouches = false
    #expect(device.run(drag(by: -60, hold: 0.2)).first == "content began")
    #expect(list.contentOffset.y == 0)
  }

  @Test("SC-8: content that tracks is cancelled, but not a control")
  func cancelsContent() {
    #expect(device.run(drag(by: -60, hold: 0.2) + [.up()]).contains("content cancelled"))
    device.run([.wait(5)])
    list.contentOffset = .zero
    let button = UIButton(frame: CGRect(x: 150, y: 250, width: 100, height: 100))
    content.addSubview(button)
    device.run(drag(by: -60, hold: 0.2))
    #expect(button.isTracking && list.contentOffset.y == 0)
  }

  @Test("SC-10: tracking with the finger, dragging with movement, decelerating after the lift")
  func flags() {
    device.run([.down(200, 400)])
    #expect(list.isTracking && !list.isDragging)
    device.run([.move(200, 380), .move(200, 340)])
    #expect(list.isDragging)
    device.run([.up(after: 0)])
    #expect(!list.isTracking && !list.isDragging && list.isDecelerating)
    device.run([.wait(10)])
    #expect(!list.isDecelerating)
  }

  @Test("SC-11: a drag without a throw tells in order, the offset still old at the beginning")
  func delegate() {
    let teller = Teller()
    list.delegate = teller
    device.run(drag(by: -60) + [.wait(0.5), .up()])
    #expect(teller.told == ["willBeginDragging 0", "didScroll", "didEndDragging false"])
  }

  @Test("GR-50: the first 10 points move nothing: 12 points of travel are 2, 180 are 170")
  func hysteresis() {
    device.run(drag(by: -12))
    #expect(abs(list.contentOffset.y - 2) < 0.001)
    device.run([.up(), .wait(5)])
    list.contentOffset = .zero
    device.run(drag(by: -180))
    #expect(abs(list.contentOffset.y - 170) < 0.001)
  }

  @Test("SC-12: after the lift it goes on to offset + (v − 10) × 0.499")
  func deceleration() {
    device.run(drag(by: -120))
    let offset = list.contentOffset.y
    let speed = -list.panGestureRecognizer.velocity(in: list).y
    #expect(abs(speed - 180) < 0.001)
    device.run([.up(after: 0), .wait(10)])
    #expect(abs(list.contentOffset.y - (offset + (speed - 10) * 0.499)) < 0.01)
  }

  @Test("SC-14: dragging can be turned off, and the offset still be set")
  func disabled() {
    list.isScrollEnabled = false
    #expect(device.run(drag(by: -60)).first == "content began")
    #expect(list.contentOffset.y == 0)
    list.contentOffset.y = 50
    #expect(list.bounds.origin.y == 50)
  }

  @Test("Paging stops at whole pages")
  func paging() {
    list.isPagingEnabled = true
    device.run(drag(by: -90) + [.up(after: 0), .wait(2)])
    #expect(list.contentOffset.y == 400)
  }

  @Test(
    "Of nested scroll views the inner one scrolls along its axis, the outer one along the other")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 390))
    inner.contentSize = CGSize(width: 2000, height: 390)
    content.addSubview(inner)
    device.run([.down(200, 300), .move(170, 300), .move(120, 300), .up(), .wait(5)])
    #expect(inner.contentOffset.x > 0 && list.contentOffset.y == 0)
    let across = inner.contentOffset.x
    device.run([.down(200, 300), .move(200, 270), .move(200, 220), .up(), .wait(5)])
    #expect(inner.contentOffset.x == across && list.contentOffset.y > 0)
  }
}

/// Scrolling by code, and the recognizers of scroll views (SC-4, SC-9, SC-13, SC-15).
@Suite struct ScrollByCodeTests {
  private let device = Device()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
  private let teller = Teller()

  private final class Teller: UIScrollViewDelegate {
    var told: [String] = []
    var target: CGPoint?
    var velocity = CGPoint.zero
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if told.last != "didScroll" { told.append("didScroll") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      told.append("willEndDragging")
      self.velocity = velocity
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      told.append("didEndDragging \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      told.append("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      told.append("didEndScrollingAnimation")
    }
  }

  init() {
    device.window.addSubview(list)
    list.contentSize = CGSize(width: 390, height: 2000)
    list.delegate = teller
  }

  @Test("setContentOffset with an animation takes time, and tells its end")
  func animated() {
    device.application.makeCurrent()
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(list.contentOffset == .zero)
    device.run([.wait(0.15)])
    #expect(list.contentOffset.y > 0 && list.contentOffset.y < 300)
    device.run([.wait(0.3)])
    #expect(list.contentOffset.y == 300)
    #expect(teller.told == ["didScroll", "didEndScrollingAnimation"])
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    list.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    device.run([.wait(1)])
    #expect(teller.told == ["didScroll", "didEndScrollingAnimation", "didScroll"])
  }

  @Test("SC-10: a finger stops what scrolls by code where it is")
  func stopped() {
    device.application.makeCurrent()
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    device.run([.wait(0.15), .down(200, 300)])
    let place = list.contentOffset
    device.run([.wait(1), .up()])
    #expect(list.contentOffset == place && place.y < 300)
  }

  @Test("scrollRectToVisible scrolls as little as it takes, and not at all when it shows already")
  func rectangle() {
    list.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
    #expect(list.contentOffset.y == 200)
    list.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
    #expect(list.contentOffset.y == 200)
  }

  @Test("SC-11: willEndDragging comes before didEndDragging, and may choose where it all ends")
  func target() {
    teller.target = CGPoint(x: 0, y: 120)
    device.run(
      [.down(200, 400)]
        + stride(from: 10, through: 100, by: 10).map { .move(200, 400 - $0, after: 1 / 60) }
        + [.up(after: 1 / 60), .wait(3)])
    #expect(list.contentOffset.y == 120)
    let ends = teller.told.filter { $0 != "didScroll" }
    #expect(ends == ["willEndDragging", "didEndDragging true", "didEndDecelerating"])
    #expect(teller.velocity.y > 0.2 && teller.velocity.y < 1)
  }

  @Test("SC-12: with the fast rate the content goes less far")
  func rate() {
    let drag: [Device.Input] =
      [.down(200, 400)]
      + stride(from: 10, through: 60, by: 10).map { .move(200, 400 - $0, after: 1 / 60) }
      + [.up(after: 1 / 60), .wait(5)]
    device.run(drag)
    let far = list.contentOffset.y
    list.contentOffset = .zero
    list.decelerationRate = .fast
    device.run(drag)
    #expect(list.contentOffset.y < far && list.contentOffset.y > 50)
  }

  @Test("A drag keeps to its axis with isDirectionalLockEnabled")
  func lock() {
    list.contentSize = CGSize(width: 2000, height: 2000)
    list.isDirectionalLockEnabled = true
    device.run([.down(300, 400), .move(300, 380), .move(250, 300)])
    #expect(list.contentOffset.x == 0 && list.contentOffset.y > 0)
  }

  @Test("SC-4: an extra recognizer with delaysTouchesBegan keeps the touch back")
  func delaying() {
    _ = device.view("content", 0, 0, 390, 2000, in: list)
    device.run([.down(200, 300)])
    let delaying = list.gestureRecognizers?.filter(\.delaysTouchesBegan) ?? []
    #expect(delaying.count == 1 && delaying[0] !== list.panGestureRecognizer)
  }

  @Test("SC-9: keys are neither delayed nor asked about")
  func presses() {
    final class Asking: UIScrollView {
      var asked = 0
      override func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
      ) -> Bool {
        asked += 1
        return true
      }
    }
    let view = Asking(frame: list.frame)
    view.contentSize = CGSize(width: 390, height: 2000)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(field)
    device.window.addSubview(view)
    field.becomeFirstResponder()
    device.run([.input(.key(UIKey("a"), isDown: true))])
    #expect(field.text == "a" && view.asked == 0)
  }

  @Test("SC-13: the pan scrolls from another view, too")
  func moved() {
    let other = device.view("other", 0, 550, 390, 200)
    other.addGestureRecognizer(list.panGestureRecognizer)
    device.run([.down(200, 700), .move(200, 660), .move(200, 600)])
    #expect(list.contentOffset.y > 0)
  }

  @Test("SC-15: another offset marks the scroll view for layout, and not its superview")
  func layout() {
    device.window.layoutIfNeeded()
    list.contentOffset.y = 40
    #expect(list.needsLayout && !device.window.needsLayout)
  }
}
