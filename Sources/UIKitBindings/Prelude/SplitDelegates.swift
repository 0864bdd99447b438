// What decides how the columns of a split view controller show: stored, since a narrow screen shows
// one.
@objc protocol UISplitViewControllerDelegate: NSObjectProtocol {
  @objc optional func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  @objc optional func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

class _SplitDelegate: NSObject {
  weak var object: UISplitViewControllerDelegate?
}

extension UISplitViewController {
  enum DisplayMode: Int {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    static let primaryHidden = DisplayMode.secondaryOnly
    static let allVisible = DisplayMode.oneBesideSecondary
    static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  var delegate: UISplitViewControllerDelegate? {
    get { (_kept("_delegate") as? _SplitDelegate)?.object }
    set {
      let box = _SplitDelegate()
      box.object = newValue
      _store(box, "_delegate")
      _keep(true, "UISplitViewController", "delegate", "layout")
    }
  }
}
