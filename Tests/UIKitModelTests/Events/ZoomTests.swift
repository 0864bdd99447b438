import Foundation
import Testing
import UIKitModel

/// Zooming by two fingers and by code (SC-13).
@Suite struct ZoomTests {
  private let device = Device()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let image = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let teller = Teller()

  private final class Teller: UIScrollViewDelegate {
    var view: UIView?
    var told: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      told.append("begin \(scrollView.isZooming)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if told.last != "zoom" { told.append("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      told.append("end \(view === self.view)")
    }
  }

  init() {
    device.window.addSubview(list)
    list.addSubview(image)
    list.contentSize = image.bounds.size
    list.maximumZoomScale = 3
    teller.view = image
    list.delegate = teller
  }

  /// Two fingers around (200, 200) go from 100 points apart to `end`.
  private func pinch(to end: CGFloat) {
    func place(_ distance: CGFloat) -> [FingerChange] {
      [
        FingerChange(1, .move(CGPoint(x: 200 - distance / 2, y: 200))),
        FingerChange(2, .move(CGPoint(x: 200 + distance / 2, y: 200))),
      ]
    }
    device.run(
      [
        .together([
          FingerChange(1, .down(CGPoint(x: 150, y: 200))),
          FingerChange(2, .down(CGPoint(x: 250, y: 200))),
        ])
      ]
        + stride(from: 0.1, through: 1, by: 0.1).map {
          .together(place(100 + (end - 100) * CGFloat($0)))
        } + [.together([FingerChange(1, .up), FingerChange(2, .up)])])
  }

  @Test("SC-13: a pinch zooms the view that the delegate names, around the place of the fingers")
  func pinches() {
    pinch(to: 200)
    #expect(abs(list.zoomScale - 2) < 0.001 && image.transform.a == list.zoomScale)
    #expect(image.frame.origin == .zero && list.contentSize == image.frame.size)
    #expect(abs(list.contentOffset.x - 200) < 0.5 && abs(list.contentOffset.y - 200) < 0.5)
    #expect(teller.told == ["begin true", "zoom", "end true"] && !list.isZooming)
  }

  @Test("A hit test goes through the transform of the view that zooms")
  func hits() {
    let button = UIView(frame: CGRect(x: 190, y: 190, width: 20, height: 20))
    image.addSubview(button)
    #expect(list.hitTest(CGPoint(x: 185, y: 200), with: nil) === image)
    list.zoomScale = 2
    let point = CGPoint(x: 185 + list.contentOffset.x, y: 200 + list.contentOffset.y)
    #expect(list.hitTest(point, with: nil) === button)
  }

  @Test("The scale stays between the limits, and without a view or a range nothing zooms")
  func limits() {
    pinch(to: 390)
    #expect(list.zoomScale == 3)
    pinch(to: 10)
    #expect(list.zoomScale == 1 && list.contentOffset == .zero)
    list.maximumZoomScale = 1
    #expect(UIScrollView().pinchGestureRecognizer == nil)
    teller.view = nil
    list.zoomScale = 2
    #expect(list.zoomScale == 1)
  }

  @Test("SC-13: moved to another view, the recognizer zooms the scroll view all the same")
  func moved() throws {
    let pad = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    device.window.addSubview(pad)
    pad.addGestureRecognizer(try #require(list.pinchGestureRecognizer))
    pinch(to: 200)
    #expect(list.zoomScale == 1)
    list.frame.origin.y = 400
    pad.frame.origin.y = 0
    pinch(to: 200)
    #expect(abs(list.zoomScale - 2) < 0.001)
  }

  @Test("A rectangle that is zoomed to fills the scroll view")
  func rectangles() {
    list.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: false)
    #expect(list.zoomScale == 2)
    #expect(list.contentOffset == CGPoint(x: 200, y: 100))
    list.setZoomScale(.nan, animated: false)
    #expect(list.zoomScale == 2)
  }
}
