/// Values that no row of the table makes from others: those that only an event causes, and those of
/// a script's own type.
enum SpecialValues {
  private static let context =
    "CGContext(data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, "
    + "space: CGColorSpaceCreateDeviceRGB(), "
    + "bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!"

  /// Expressions by a type's full name.
  static let values: [String: [String]] = [
    "UITouch": ["keptTouch!"],
    "UIEvent": ["keptEvent!", "UIEvent()"],
    "UIPress": ["keptPress!"],
    "UIPressesEvent": ["keptPresses!"],
    "UIKey": ["keptPress!.key!"],
    "NSCoder": ["NSCoder()"], "UIBarItem": ["UIBarButtonItem()"],
    "UIScene": ["UIApplication.shared.connectedScenes.first!"],
    "UISceneSession": ["UIApplication.shared.connectedScenes.first!.session"],
    "URL": ["URL(string: \"notes://list/7?from=mail#end\")!", "URL(string: \"a\")!"],
    "UIWindowScene": ["UIApplication.shared.connectedScenes.first as! UIWindowScene"],
    "DispatchTimeInterval": [
      "DispatchTimeInterval.seconds(1)", "DispatchTimeInterval.seconds(Int.max)",
      "DispatchTimeInterval.milliseconds(Int.min)", "DispatchTimeInterval.nanoseconds(-1)",
    ],
    "DispatchTime": ["DispatchTime.now()", "(DispatchTime.now() + 1e308)"],
    "UIGraphicsImageRendererContext": ["keptRendering!"],
    "UIViewControllerTransitionCoordinator": ["keptCoordinator!"],
    "UIViewControllerContextTransitioning": ["keptContext!"],
    "CGContext": [context],
    "CGImage": ["\(context).makeImage()!"],
    "CGGradient": [
      "CGGradient(colorsSpace: nil, "
        + "colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])!"
    ],
    "CGColorSpace": ["CGColorSpaceCreateDeviceRGB()"],
    "CGDataProvider": ["\(context).makeImage()!.dataProvider!"],
    "CFData": ["\(context).makeImage()!.dataProvider!.data!"],
    "UITextInputMode": ["UIApplication.shared.textInputMode!"],
    "Unmanaged": ["keeper.perform(#selector(Keeper.itself))!"],
    "UnsafeRawPointer": ["UnsafeRawPointer(&pick)"],
    "UnsafeMutablePointer<CGPoint>": ["keptTarget!"],
    "String.Index": ["\"abc\".startIndex", "\"abc\".endIndex", "\"👨‍👩‍👧abcdefgh\".endIndex"],
    "String.CompareOptions": ["String.CompareOptions.caseInsensitive", "[.backwards, .literal]"],
    "CGRect": [
      "CGRect(x: 10, y: 10, width: 50, height: 50)", "CGRect.zero", "CGRect.null",
      "CGRect.infinite", "CGRect(x: 0.0, y: 0.0, width: Double.nan, height: 10.0)",
      "CGRect(x: Double.nan, y: 0.0, width: 10.0, height: 10.0)",
      "CGRect(x: -Double.infinity, y: -Double.infinity, width: Double.infinity, "
        + "height: Double.infinity)",
      "CGRect(x: 0.0, y: 0.0, width: -Double.infinity, height: -Double.infinity)",
      "CGRect(x: 0.0, y: 0.0, width: Double.infinity, height: Double.infinity)",
      "CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308)",
      "CGRect(x: -1e308, y: -1e308, width: 1e308, height: 1e308)",
      "CGRect(x: 10, y: 10, width: -50, height: -50)",
      "CGRect(x: 1e19, y: 0.0, width: 1e19, height: 5e-324)",
      "CGRect(x: Int.max, y: Int.min, width: Int.max, height: Int.max)",
    ],
    "UICollectionView": [
      "UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), "
        + "collectionViewLayout: UICollectionViewFlowLayout())"
    ],
    "UIButton.Configuration": [
      "UIButton.Configuration.plain()", "UIButton.Configuration.filled()",
    ],
    "UIStatusBarManager": [
      "(UIApplication.shared.connectedScenes.first as! UIWindowScene).statusBarManager!"
    ],
    "UIMenuElement": ["UIAction(title: \"a\") { _ in }"],
    "NSError": ["NSError(domain: \"d\", code: 1)", "NSError(domain: \"\", code: Int.min)"],
    "CGAffineTransform": [
      "CGAffineTransform(rotationAngle: 0.5)", "CGAffineTransform.identity",
      "CGAffineTransform(scaleX: 0, y: 0)", "CGAffineTransform(scaleX: CGFloat.nan, y: 1)",
      "CGAffineTransform(scaleX: CGFloat.infinity, y: 1)",
      "CGAffineTransform(scaleX: 1e308, y: 1e308)", "CGAffineTransform(scaleX: 5e-324, y: -1)",
      "CGAffineTransform(translationX: 1e308, y: -CGFloat.infinity)",
    ],
    "IndexPath": [
      "IndexPath(row: 0, section: 0)", "IndexPath(row: -1, section: 0)",
      "IndexPath(row: Int.max, section: Int.max)", "IndexPath(row: Int.min, section: Int.min)",
      "IndexPath(row: 0, section: Int.max)", "IndexPath(row: Int.max, section: 0)",
    ],
  ]

  /// Values of the standard library's protocols.
  static let conforming: [String: [String]] = [
    "Error": ["Fault.one"], "Hashable": ["1"], "Equatable": ["1"], "Comparable": ["1"],
    "NSObjectProtocol": ["NSObject()"], "Sequence": ["[1, 2]"], "Collection": ["[1, 2]"],
    "CustomStringConvertible": ["\"a\""],
  ]

  static let classes = [
    "UIView.self", "UITableViewCell.self", "UICollectionViewCell.self", "NSObject.self",
    "CALayer.self", "UIViewController.self",
  ]

  /// The declarations at the beginning of every session.
  static let prelude = """
    var pick = 0
    var reached = 0
    var keptTouch: UITouch?
    var keptEvent: UIEvent?
    var keptPress: UIPress?
    var keptPresses: UIPressesEvent?
    var keptRendering: UIGraphicsImageRendererContext?
    var keptCoordinator: UIViewControllerTransitionCoordinator?
    var keptContext: UIViewControllerContextTransitioning?
    var keptTarget: UnsafeMutablePointer<CGPoint>?
    enum Fault: Error { case one, two }
    class Keeper: UIView {
      override var canBecomeFirstResponder: Bool { true }
      @objc func itself() -> AnyObject { self }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        keptTouch = touches.first
        keptEvent = event
      }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keptPress = presses.first
        keptPresses = event
      }
    }
    class Presenting: UIPresentationController {
      override func presentationTransitionWillBegin() {
        keptCoordinator = presentedViewController.transitionCoordinator
      }
    }
    class Animating: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using context: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        keptContext = context
        context.completeTransition(true)
      }
    }
    class Mover: UIViewController, UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Animating() }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Presenting(presentedViewController: presented, presenting: presenting)
      }
    }
    class Dragged: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        keptTarget = targetContentOffset
      }
    }
    func sink(_ value: Any) { _ = "\\(value)".count }
    func probeView(_ v: UIView) {
      if v is UIWindow { return }
      root.addSubview(v)
      v.setNeedsLayout()
      root.layoutIfNeeded()
      _ = v.sizeThatFits(CGSize(width: 100, height: 100))
      _ = v.intrinsicContentSize
      _ = window.hitTest(CGPoint(x: 15, y: 15), with: nil)
      sink(v)
      v.removeFromSuperview()
    }
    func stay(_ v: UIView) {
      if v is UIWindow { return }
      for view in root.subviews { view.removeFromSuperview() }
      root.addSubview(v)
    }
    func probeController(_ c: UIViewController) {
      if c.parent == nil { probeView(c.view) }
      sink(c)
    }
    func probeLayer(_ l: CALayer) {
      root.layer.addSublayer(l)
      _ = root.layer.hitTest(CGPoint(x: 15, y: 15))
      _ = l.frame
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { l.render(in: $0.cgContext) }
      l.removeFromSuperlayer()
      sink(l)
    }
    func probeRecognizer(_ g: UIGestureRecognizer) {
      let v = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      v.addGestureRecognizer(g)
      probeView(v)
      sink(g)
    }
    func probeImage(_ i: UIImage) {
      let v = UIImageView(image: i)
      v.sizeToFit()
      probeView(v)
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in i.draw(at: .zero) }
      sink(i)
    }
    func probePath(_ p: UIBezierPath) {
      _ = p.contains(CGPoint(x: 5, y: 5))
      _ = p.bounds
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
        p.fill()
        p.stroke()
      }
      sink(p)
    }
    func probeShape(_ p: CGPath) {
      _ = p.contains(CGPoint(x: 5, y: 5))
      _ = p.boundingBox
      _ = p.boundingBoxOfPath
      sink(p)
    }
    func probeAnimation(_ a: CAAnimation) {
      root.layer.add(a, forKey: "a")
      _ = root.layer.presentation()
      root.layer.removeAllAnimations()
      sink(a)
    }
    func probeFont(_ f: UIFont) {
      let l = UILabel()
      l.font = f
      l.text = "abc"
      probeView(l)
    }
    func probeColor(_ c: UIColor) {
      root.backgroundColor = c
      sink(c)
    }
    """

  /// Which function looks at an object of a class, or of one derived from it, after a row.
  static let probes = [
    "UIView": "probeView", "UIViewController": "probeController", "CALayer": "probeLayer",
    "UIGestureRecognizer": "probeRecognizer", "UIImage": "probeImage",
    "UIBezierPath": "probePath", "CGPath": "probeShape", "CAAnimation": "probeAnimation",
    "UIFont": "probeFont", "UIColor": "probeColor",
  ]

  /// The acts of a person with a view that stays on the screen.
  static let acts = [
    "tap 15 15", "drag 15 15 to 60 90", "hit 12 12", "why 12 12", "wait 1", "layout", "tree",
    "pinch 30 30 by 2", "map",
  ]

  /// The lines that cause the events that the prelude stores.
  static let lines = [
    "let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 300, height: 300))",
    "root.addSubview(keeper)", "tap 100 100", "keeper.becomeFirstResponder()", "presses down a",
    "presses up a", "let mover = Mover()", "mover.modalPresentationStyle = .custom",
    "mover.transitioningDelegate = mover", "controller.present(mover, animated: true)",
    "controller.dismiss(animated: false)",
    "UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { keptRendering = $0 }",
    "keeper.removeFromSuperview()",
    "let dragged = Dragged()", "let scrolled = UIScrollView(frame: root.bounds)",
    "scrolled.contentSize = CGSize(width: 300, height: 3000)", "scrolled.delegate = dragged",
    "root.addSubview(scrolled)", "drag 100 400 to 100 200", "scrolled.removeFromSuperview()",
  ]
}
