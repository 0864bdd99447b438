import ScriptLibrary
import TypedProgram
import UIKitModel

/// The pages that a finger turns (VC-75).
extension UIKitTable {
  static func addPageProtocols(_ table: Table) {
    table.protocol("UIPageViewControllerDataSource", "What is asked for the pages beside one.") {
      for side in ["Before", "After"] {
        $0.requirement(
          "pageViewController(_:viewController\(side):)",
          [UIPageViewController.self, UIViewController.self], returns: UIViewController?.self,
          "The page \(side.lowercased()) one; nil for none.")
      }
      $0.requirement(
        "presentationCount(for:)", optional: true,
        [UIPageViewController.self],
        returns: Int.self, "How many dots; no dots are shown here.")
      $0.requirement(
        "presentationIndex(for:)", optional: true,
        [UIPageViewController.self],
        returns: Int.self, "Which dot is the present one.")
    }
    table.protocol("UIPageViewControllerDelegate", "Receives the turns of a page view controller.")
    {
      $0.requirement(
        "pageViewController(_:willTransitionTo:)", optional: true,
        [UIPageViewController.self, [UIViewController].self], "A finger begins to turn a page.")
      $0.requirement(
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        optional: true,
        [UIPageViewController.self, Bool.self, [UIViewController].self, Bool.self],
        "The page rests: the other one, or that of before.")
    }
  }
}
