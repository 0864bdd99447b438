import EventVocabulary
import Foundation
import InterfaceBuilder
import Machine
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

/// The classes that a file of Interface Builder names, resolved in the scene.
///
/// A class of the app is searched for among those that scripts declare; a class of UIKit is found
/// by its name. The UIKit class of the element is used in place of a class that is not declared.
final class InterfaceClasses {
  private let scene: Scene
  /// The classes that have a stand-in, in the order of their first use.
  private(set) var standIns: [LoadedInterface.StandIn] = []

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// UIKit's names of elements whose class is not `UI` followed by the capitalized name.
  private static let exceptions: [String: String] = [
    "containerView": "UIView", "collectionViewCellContentView": "UIView",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]

  /// The UIKit class that an element names; `base` if the model does not have it.
  private static func standard(_ element: XMLElement, base: String) -> String {
    let name = uikitName(element)
    let isKnown =
      switch base {
      case "UIView": ViewClass.named(name)?.name == name || name == "UITableViewCellContentView"
      case "UIViewController": ControllerClass.named(name)?.name == name
      default: GestureClass.named(name)?.name == name
      }
    return isKnown ? name : base
  }

  /// The class for an element, and whether it is a stand-in.
  struct Found {
    /// The name of the class that objects have.
    let name: String
    /// The script's class; nil for a class of UIKit.
    let nominal: Nominal?
    /// The class name in the file if that class is not declared.
    let missing: String?
  }

  /// The class of an element, derived from `base`, a class of UIKit.
  func find(_ element: XMLElement, base: String) -> Found {
    let standard = Self.standard(element, base: base)
    guard let custom = element.customClass, custom != standard else {
      noteUnknownElement(element, standard, base)
      return Found(name: standard, nominal: nil, missing: nil)
    }
    if let nominal = scene.engineIfMade?.scriptClass(named: custom),
      scene.isDerived(nominal, from: base)
    {
      return Found(name: custom, nominal: nominal, missing: nil)
    }
    if ViewClass.named(custom)?.name == custom, base == "UIView" {
      return Found(name: custom, nominal: nil, missing: nil)
    }
    note(custom, standard)
    return Found(name: standard, nominal: nil, missing: custom)
  }

  /// Records an element of UIKit's, or of another framework's, whose class does not exist here.
  private func noteUnknownElement(_ element: XMLElement, _ standard: String, _ base: String) {
    guard standard == base,
      !["view", "containerView", "viewController", "placeholder"].contains(element.name),
      Self.exceptions[element.name] == nil, !element.name.hasSuffix("Placeholder")
    else { return }
    note(element.name, standard)
  }

  private func note(_ name: String, _ standIn: String) {
    let entry = LoadedInterface.StandIn(className: name, standIn: standIn)
    if !standIns.contains(entry) { standIns.append(entry) }
  }

  /// The class of segues with a name; nil if it is not declared.
  func segueClass(_ name: String) -> Nominal? {
    guard let nominal = scene.engineIfMade?.scriptClass(named: name),
      scene.isDerived(nominal, from: "UIStoryboardSegue")
    else {
      note(name, "UIStoryboardSegue")
      return nil
    }
    return nominal
  }

  /// Whether scripts declare a class of a name.
  func isDeclared(_ name: String) -> Bool { scene.engineIfMade?.scriptClass(named: name) != nil }

  /// UIKit's name of the class of an element.
  static func uikitName(_ element: XMLElement) -> String {
    exceptions[element.name]
      ?? "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
  }

  /// An object of a class that is neither a view nor a controller; nil if it is not declared.
  func makeObject(_ name: String) -> AnyObject? {
    guard scene.engineIfMade?.scriptClass(named: name) != nil else { return nil }
    return try? scene.engine.make(name, "")
  }

  // MARK: Making

  /// Creates a view by `init(coder:)`.
  func maker(of found: Found, _ element: XMLElement) -> (NSCoder) -> UIView? {
    let stepsOfView = 100
    let make: (NSCoder) -> UIView?
    if let nominal = found.nominal {
      make = { ScriptHost.decode(nominal, by: $0) }
    } else {
      let plain = plainMaker(found, element)
      make = { coder in
        let view = plain()
        found.missing.map { StandIn.mark(view, $0) }
        return NibCoder.finish(view, by: coder)
      }
    }
    return { coder in
      if Allowance.spend(stepsOfView) { return make(coder) }
      Door.isStopped = true
      return nil
    }
  }

  private func plainMaker(_ found: Found, _ element: XMLElement) -> () -> UIView {
    switch found.name {
    case "UITableView":
      let style: UITableView.Style =
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
      return { UITableView(frame: .zero, style: style) }
    case "UICollectionView":
      return { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    case "UITableViewCellContentView":
      return { UITableViewCellContentView(frame: .zero) }
    default:
      let viewClass = ViewClass.named(found.name)
      return { (try? viewClass?.make(.zero)) ?? UIView() }
    }
  }

  /// Creates a controller by `init(coder:)`.
  func controllerMaker(of found: Found) -> (NSCoder) -> UIViewController? {
    if let nominal = found.nominal { return { ScriptHost.decodeController(nominal, by: $0) } }
    let controllerClass = ControllerClass.named(found.name)
    return { coder in
      let controller = (try? controllerClass?.make()) ?? UIViewController()
      found.missing.map { StandIn.mark(controller, $0) }
      return StoryboardCoder.finish(controller, by: coder)
    }
  }

  /// Creates a recognizer.
  func recognizerMaker(of found: Found) -> () -> UIGestureRecognizer? {
    let gestureClass = scene.gestureClass(named: found.name)
    return { try? gestureClass?.make() }
  }
}

/// A UIKit object in place of an instance of a class that is not declared: its actions are only
/// logged.
enum StandIn {
  private static var key: UInt8 = 0

  /// Records the name of the class that an object is a stand-in for.
  static func mark(_ object: ModelObject, _ name: String) {
    objc_setAssociatedObject(object, &key, name, .OBJC_ASSOCIATION_COPY)
  }

  /// The name of the class that an object is a stand-in for; nil for any other object.
  static func name(of object: AnyObject) -> String? {
    objc_getAssociatedObject(object, &key) as? String
  }
}
