// Popovers and sheets: their settings are stored, since a narrow screen shows both as pages.
struct UIPopoverArrowDirection: OptionSet {
  let rawValue: UInt
  static let up = UIPopoverArrowDirection(rawValue: 1)
  static let down = UIPopoverArrowDirection(rawValue: 2)
  static let left = UIPopoverArrowDirection(rawValue: 4)
  static let right = UIPopoverArrowDirection(rawValue: 8)
  static let any = UIPopoverArrowDirection(rawValue: 15)
  static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@objc protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @objc optional func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  @objc optional func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  @objc optional func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

// The look of a popover: its class is stored.
class UIPopoverBackgroundView: UIView {
  var arrowOffset: CGFloat = 0
  var arrowDirection = UIPopoverArrowDirection.up
  class func arrowBase() -> CGFloat { 0 }
  class func arrowHeight() -> CGFloat { 0 }
  class func contentViewInsets() -> UIEdgeInsets { .zero }
  class var wantsDefaultContentAppearance: Bool { true }
}

class UIPopoverPresentationController: NSObject {
  let presentedViewController: UIViewController
  weak var delegate: UIPopoverPresentationControllerDelegate?
  var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { _tell() } }
  weak var sourceView: UIView? { didSet { _tell() } }
  var sourceRect = CGRect.null { didSet { _tell() } }
  var barButtonItem: UIBarButtonItem? { didSet { _tell() } }
  var canOverlapSourceViewRect = false
  var passthroughViews: [UIView]? { didSet { _tell() } }
  var backgroundColor: UIColor?
  var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?
  var popoverLayoutMargins = UIEdgeInsets.zero
  var arrowDirection: UIPopoverArrowDirection { .unknown }

  init(_presented presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
  private func _tell() {
    presentedViewController._keep(
      true, "UIViewController", "popoverPresentationController", "touches, layout")
  }
}

class UISheetPresentationController: NSObject {
  class Detent: NSObject {
    struct Identifier: Hashable {
      let rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }
      init(rawValue: String) { self.rawValue = rawValue }
      static let medium = Identifier("com.apple.UIKit.medium")
      static let large = Identifier("com.apple.UIKit.large")
    }
    let identifier: Identifier
    init(_identifier identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }
    static func medium() -> UISheetPresentationController.Detent {
      UISheetPresentationController.Detent(_identifier: .medium)
    }
    static func large() -> UISheetPresentationController.Detent {
      UISheetPresentationController.Detent(_identifier: .large)
    }
  }
  weak var _presented: UIViewController?
  var detents: [UISheetPresentationController.Detent] = [.large()] { didSet { _tell() } }
  var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { _tell() }
  }
  var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { _tell() }
  }
  var prefersGrabberVisible = false
  var prefersScrollingExpandsWhenScrolledToEdge = true
  var prefersEdgeAttachedInCompactHeight = false
  var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  var preferredCornerRadius: CGFloat?
  func animateChanges(_ changes: () -> Void) { changes() }
  private func _tell() {
    _presented?._keep(
      true, "UIViewController", "sheetPresentationController", "touches, layout")
  }
}

extension UIViewController {
  var popoverPresentationController: UIPopoverPresentationController? {
    if let known = _kept("_popover") as? UIPopoverPresentationController { return known }
    guard modalPresentationStyle == .popover else { return nil }
    let made = UIPopoverPresentationController(_presented: self)
    _store(made, "_popover")
    return made
  }
  var sheetPresentationController: UISheetPresentationController? {
    guard
      modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet
        || modalPresentationStyle == .automatic
    else { return nil }
    if let known = _kept("_sheet") as? UISheetPresentationController { return known }
    let made = UISheetPresentationController()
    made._presented = self
    _store(made, "_sheet")
    return made
  }
}
