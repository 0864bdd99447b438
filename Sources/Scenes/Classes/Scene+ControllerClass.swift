import Records
import UIKitBindings
import UIKitModel

extension Scene {
  /// Replaces `old` by a controller of another class, with its view, title, name and overrides. Its
  /// viewDidLoad is called as if it had loaded that view.
  ///
  /// Throws if either of them is a container, is contained or is presented: their places belong to
  /// their containers.
  package func replace(
    _ old: UIViewController, by controllerClass: ControllerClass
  ) throws -> UIViewController {
    guard old.standsAlone else { throw Problem.controllerInUse(objectName(old).text) }
    let new = try controllerClass.make()
    guard new.standsAlone else { throw Problem.notAPlainController(controllerClass.name) }
    let windows = application.windows.filter { $0.rootViewController === old }
    let view = old.viewIfLoaded
    new.title = old.title
    for window in windows { window.rootViewController = nil }
    old.view = nil
    if let name = givenName(of: old) { rename(name, to: new) }
    if old === controller { adopt(new) }
    try moveAnswers(from: old, to: new)
    answers.move(from: old, to: new)
    if let view {
      new.view = view
      new.sendViewDidLoad()
    }
    for window in windows { window.rootViewController = new }
    return new
  }
}

extension UIViewController {
  /// Whether it shows only its own view, and no other controller shows it. Every class of the model
  /// that derives from the plain one shows something of its own.
  fileprivate var standsAlone: Bool {
    ModelClass.lineage(of: self).first?.type == UIViewController.self
      && parent == nil && children.isEmpty && presentingViewController == nil
      && presentedViewController == nil
  }
}
