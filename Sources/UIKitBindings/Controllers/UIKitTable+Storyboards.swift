import Foundation
import ScriptLibrary
import UIKitModel

/// Storyboards and segues.
extension UIKitTable {
  static func addStoryboards(_ table: Table) {
    table.class(
      UIStoryboard.self, superclass: NSObject.self,
      "A storyboard by its name; the command load puts one into the bundle."
    ) {
      $0.initializer(
        "init(name:bundle:)", designated: true, "A storyboard of the bundle (EX-48)."
      ) { (name: String, _: MainBundle?) in UIStoryboard(name: name, bundle: nil) }
      $0.method(
        "instantiateInitialViewController()",
        "Makes the controller that is shown first, with those in it (VC-22)."
      ) { (s: UIStoryboard) -> UIViewController? in s.instantiateInitialViewController() }
      $0.method(
        "instantiateViewController(withIdentifier:)",
        "Makes the controller of an identifier, with those in it (VC-22)."
      ) { (s: UIStoryboard, identifier: String) -> UIViewController in
        s.instantiateViewController(withIdentifier: identifier)
      }
      $0.method(
        "instantiateViewController(identifier:)",
        "Makes the controller of an identifier, with those in it (VC-22)."
      ) { (s: UIStoryboard, identifier: String) -> UIViewController in
        s.instantiateViewController(withIdentifier: identifier)
      }
    }
    table.class(
      UIStoryboardSegue.self, superclass: NSObject.self,
      "A transition between two controllers while it is performed (VC-72)."
    ) {
      $0.initializer(
        "init(identifier:source:destination:)", designated: true,
        "A segue; storyboards make them for prepare(for:sender:)."
      ) { (identifier: String?, source: UIViewController, destination: UIViewController) in
        UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
      }
      $0.readOnly("identifier", \UIStoryboardSegue.identifier, "The word of the storyboard for it.")
      $0.readOnly("source", \UIStoryboardSegue.source, "The controller at which it begins.")
      $0.readOnly("destination", \UIStoryboardSegue.destination, "The controller it leads to.")
      $0.message("perform()", .segueActs, "Does what the storyboard says; classes override it.") {
        (s: UIStoryboardSegue) in s.perform()
      }
    }
  }

  static func addSegues(_ type: TypeTable) {
    type.readOnly("storyboard", \UIViewController.storyboard, "The storyboard that it came from.")
    type.method(
      "performSegue(withIdentifier:sender:)", "Performs a segue without asking (VC-72)."
    ) { (c: UIViewController, identifier: String, sender: AnyValue?) in
      c.chargedForPresentation().performSegue(withIdentifier: identifier, sender: sender?.object)
    }
    type.message(
      "prepare(for:sender:)", .prepareForSegue,
      "A segue is about to be performed; its destination has no view yet (VC-72)."
    ) { (c: UIViewController, segue: UIStoryboardSegue, sender: AnyValue?) in
      c.prepare(for: segue, sender: sender?.object)
    }
    type.question(
      "shouldPerformSegue(withIdentifier:sender:)", .shouldPerformSegue,
      "Whether a segue may be performed that the user caused (VC-72)."
    ) { (c: UIViewController, identifier: String, sender: AnyValue?) in
      c.shouldPerformSegue(withIdentifier: identifier, sender: sender?.object)
    }
    type.message(
      "canPerformUnwindSegueAction(_:from:sender:)", Message.canPerformUnwind.index,
      "Whether a segue that goes back ends here (VC-74).", send: canUnwind, direct: canUnwind)
  }

  private static let canUnwind:
    @MainActor (UIViewController, Selector, UIViewController, AnyValue?) -> Bool = {
      $0.canPerformUnwindSegueAction($1, from: $2, sender: $3?.object)
    }
}
