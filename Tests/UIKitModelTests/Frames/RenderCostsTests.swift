import EventVocabulary
import Foundation
import Testing
import UIKitModel

/// The GPU cost of layers.
@Suite struct RenderCostsTests {
  /// Layers of vector 39 of the rulebook, and why each is rendered offscreen.
  private static let cases: [(name: String, reasons: [OffscreenReason], make: (UIView) -> Void)] = [
    ("background, radius", [], { $0.layer.cornerRadius = 10 }),
    (
      "the same, masked to its bounds", [],
      {
        $0.layer.cornerRadius = 10
        $0.clipsToBounds = true
      }
    ),
    ("image, radius, masked to its bounds", [], { Self.addImage(to: $0, background: nil) }),
    (
      "the same with a background", [.clippedCorners],
      { Self.addImage(to: $0, background: .white) }
    ),
    ("shadow without a path", [.shadow], { $0.layer.shadowOpacity = 0.5 }),
    (
      "shadow with a path", [],
      {
        $0.layer.shadowOpacity = 0.5
        $0.layer.shadowPath = CGPath(rect: $0.bounds, transform: nil)
      }
    ),
    (
      "shadow that is not seen", [],
      {
        $0.layer.shadowOpacity = 0
        $0.layer.shadowRadius = 10
      }
    ),
    ("mask", [.mask], { $0.layer.mask = CALayer() }),
    (
      "opacity 0.5 with two sublayers", [.groupOpacity],
      {
        $0.alpha = 0.5
        Self.addParts(to: $0)
      }
    ),
    (
      "the same without group opacity", [],
      {
        $0.alpha = 0.5
        $0.layer.allowsGroupOpacity = false
        Self.addParts(to: $0)
      }
    ),
    ("opacity 0.5, background only", [], { $0.alpha = 0.5 }),
    ("border", [], { $0.layer.borderWidth = 2 }),
    (
      "shape layer", [],
      {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: $0.bounds, transform: nil)
        $0.layer.addSublayer(shape)
      }
    ),
  ]

  @Test("FP-26 to FP-31: four of thirteen layers are rendered offscreen (vector 39)")
  func vector39() {
    for (name, reasons, make) in Self.cases {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.backgroundColor = .orange
      make(view)
      let found = RenderCosts(view).offscreen.first { $0.layer === view.layer }?.reasons ?? []
      #expect(found == reasons, "\(name)")
    }
    #expect(Self.cases.count { !$0.reasons.isEmpty } == 4)
  }

  @Test("FP-36, FP-37: an opaque layer hides what is below, a translucent one is blended")
  func blending() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    half.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    view.addSubview(half)
    #expect(RenderCosts(view).blendedPixels == 50)
    let lid = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    lid.backgroundColor = .black
    view.addSubview(lid)
    #expect(RenderCosts(view).blendedPixels == 25)
    #expect(RenderCosts(view).blended.count == 1)
  }

  @Test(
    "FP-31: a group is blended once, its layers only inside of it, and not without group opacity")
  func groups() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let card = UIView(frame: view.bounds)
    card.backgroundColor = .black
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    part.backgroundColor = .red
    card.addSubview(part)
    view.addSubview(card)
    card.alpha = 0.5
    let group = RenderCosts(view)
    #expect(group.blended.map { $0 === card.layer } == [true])
    #expect(group.blendedPixels == 100)
    #expect(group.mostBlended == 1)
    card.layer.allowsGroupOpacity = false
    let single = RenderCosts(view)
    #expect(single.blended.count == 2)
    #expect(single.mostBlended == 2)
  }

  @Test("FP-38: a shape layer without a frame is blended where its path is")
  func shapes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10), transform: nil)
    view.layer.addSublayer(shape)
    #expect(RenderCosts(view).blendedPixels == 50)
  }

  @Test("FP-37: an image without alpha is not blended, in a layer or in an image view")
  func opaqueImages() {
    let size = CGSize(width: 4, height: 4)
    let format = UIGraphicsImageRendererFormat()
    for isOpaque in [false, true] {
      format.opaque = isOpaque
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.contents = image.cgImage
      #expect(RenderCosts(view).blended.isEmpty == isOpaque)
      let imageView = UIImageView(image: image)
      imageView.frame = view.frame
      #expect(RenderCosts(imageView).blended.isEmpty == isOpaque)
      imageView.contentMode = .center
      #expect(!RenderCosts(imageView).blended.isEmpty)
    }
  }

  @Test(
    "DR-11, DR-12: a view with an empty draw(_:) of its own has a backing store, others have none")
  func emptyDrawing() {
    withApplication { application in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let empty = Empty(frame: window.bounds)
      let plain = UIView(frame: window.bounds)
      window.addSubview(empty)
      window.addSubview(plain)
      window.makeKeyAndVisible()
      application.runUpdateCycle()
      window.isHidden = true
      #expect(RenderCosts(empty).drawnBytes == 3600)
      #expect(empty.layer.contents != nil)
      #expect(RenderCosts(plain).drawnBytes == 0)
      #expect(plain.layer.contents == nil)
    }
  }

  private final class Empty: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private static func addImage(to view: UIView, background: UIColor?) {
    let size = CGSize(width: 4, height: 4)
    view.layer.contents =
      UIGraphicsImageRenderer(size: size).image { context in
        context.fill(CGRect(origin: .zero, size: size))
      }.cgImage
    view.backgroundColor = background
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
  }

  private static func addParts(to view: UIView) {
    for x in [0, 20] {
      let part = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10))
      part.backgroundColor = .blue
      view.addSubview(part)
    }
  }
}
