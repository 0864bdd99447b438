import Foundation
import Testing

@testable import UIKitModel

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
