// An element of assistive technologies that is not a view. They are off here.
class UIAccessibilityElement: UIResponder {
  weak var accessibilityContainer: AnyObject?
  var isAccessibilityElement = true
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityIdentifier: String?
  var accessibilityTraits: UIAccessibilityTraits = .none
  var accessibilityFrame: CGRect = .zero
  var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
  }

  init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}
