import EventVocabulary
import Foundation

/// The host of the current application: everything that the model reports or asks beyond UIKit's
/// callbacks. Without a host, the model runs alone.
///
/// One protocol without defaults, and one property for the present host: a host that leaves
/// something out does not compile. A method that only observes receives live objects and must
/// change nothing.
package protocol ModelHost: AnyObject {
  /// An update cycle, or a callback that belongs to one, has a fact to report.
  func observe(_ fact: CycleFact)
  /// The app did something that UIKit accepts silently.
  func observe(_ misuse: SilentMisuse)
  /// The app set a property that is only stored here, and that decides something on a device.
  func observe(_ kept: KeptProperty)
  /// UIKit posts a notification by itself.
  func post(_ notification: SystemNotification)
  /// Whether properties are observed by their keys; `change` is called only then.
  var observesKeys: Bool { get }
  /// The property of a key has changed (EX-49).
  func change(_ object: ModelObject, key: String)
  /// A view has come into a window, and is about to be notified of it (UI-23).
  func arrive(_ view: UIView)
  /// UIKit logs a message, whose text names the objects.
  func log(_ warning: UIKitWarning, _ objects: [ModelObject])
  /// The same for a message whose text ends with a word.
  func log(_ warning: UIKitWarning, _ objects: [ModelObject], word: String)
  /// A constraint was given up to satisfy others; once for each.
  func giveUp(_ broken: BrokenConstraint)
  /// Records the work of solving constraints, in changed coefficients. Returning false stops the
  /// solver.
  func mayLayOut(after coefficients: Int) -> Bool
  /// Records work that the model does by itself, in steps: callbacks that come later, copies, long
  /// ways through trees. Returning false ends it, with any result, which is discarded.
  func mayGoOn(after steps: Int) -> Bool
  /// The `loadView` of a controller has set no view (VC-2).
  func missView(of controller: UIViewController)
  /// The names of the nibs that the default of `loadView` looks for, in order, if none was given
  /// (VC-3). They derive from the controller's class, which the model does not know.
  func nibNames(of controller: UIViewController) -> [String]
  /// The delegate of a scene that is opened, of the class that the launch named; nil if it named
  /// none.
  func makeSceneDelegate() -> ModelObject?
  /// An object with an attachment is about to be deallocated, while all of it is still there. It
  /// may belong to another application than the current one.
  func deinitialize(_ object: NSObject, _ attachment: AnyObject)
}

extension UIApplication {
  /// The host of the application that is current; set by `makeCurrent(with:)` alone, so that work
  /// of one application is never charged to the host of another.
  package internal(set) static var host: (any ModelHost)? {
    didSet {
      CycleWatch.isOn.pointee = host != nil
      if let host { hostOfAttachments = host }
    }
  }

  /// The last host that there was. Retained: objects outlive their application, and their `deinit`
  /// needs it.
  static private(set) var hostOfAttachments: (any ModelHost)?

  /// Charges the question that is being asked for work of the model, in steps; false if that ends
  /// here.
  @discardableResult
  static func spend(_ steps: Int) -> Bool { host?.mayGoOn(after: steps) ?? true }
}
