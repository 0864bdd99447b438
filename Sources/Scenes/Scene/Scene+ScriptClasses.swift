import Foundation
import Records
import TypedProgram
import UIKitModel

extension Scene {
  /// The class for a short word, a name of UIKit's, or a script's class of views.
  package func viewClass(named word: String) -> ViewClass? {
    if let nominal = engineIfMade?.scriptClass(named: word), isDerived(nominal, from: "UIView") {
      let isOfWindows = isDerived(nominal, from: "UIWindow")
      return ViewClass(script: word, isOfWindows: isOfWindows) { [unowned self] frame in
        guard let view = try make(nominal, frame) as? UIView else {
          throw Problem.notAScriptClass(word, suggestions: [])
        }
        return view
      }
    }
    return ViewClass.named(word)
  }

  /// The class for a short word, a name of UIKit's, or a script's class of controllers.
  package func controllerClass(named word: String) -> ControllerClass? {
    if let nominal = engineIfMade?.scriptClass(named: word),
      isDerived(nominal, from: "UIViewController")
    {
      return ControllerClass(script: word) { [unowned self] in
        guard let controller = try make(nominal) as? UIViewController else {
          throw Problem.notAScriptClass(word, suggestions: [])
        }
        return controller
      }
    }
    return ControllerClass.named(word)
  }

  /// Creates a view: by `init(frame:)`, a collection with its layout, by `init()` if the class has
  /// only that, or as a nib would if it has neither.
  private func make(_ nominal: Nominal, _ frame: CGRect) throws -> ModelObject {
    let rectangle = Self.rectangle(frame)
    switch nominal.makings {
    case let makings where makings.contains(.layout):
      return try engine.make(
        nominal.name, "frame: \(rectangle), collectionViewLayout: UICollectionViewFlowLayout()")
    case let makings where makings.contains(.frame): break
    case let makings where makings.contains(.plain):
      let object = try engine.make(nominal.name, "")
      (object as? UIView)?.frame = frame
      return object
    case let makings where makings.contains(.coder):
      return try engine.make(
        nominal.name, "coder: NSCoder()", then: ["frame = \(rectangle)", "awakeFromNib()"])
    default: break
    }
    return try engine.make(nominal.name, "frame: \(rectangle)")
  }

  /// Creates a controller: by `init()`, or as a storyboard would.
  private func make(_ nominal: Nominal) throws -> ModelObject {
    let makings = nominal.makings
    let isArchived = !makings.contains(.plain) && makings.contains(.coder)
    return isArchived
      ? try engine.make(nominal.name, "coder: NSCoder()", then: ["awakeFromNib()"])
      : try engine.make(nominal.name, "")
  }

  /// Every word for a class of views or controllers.
  package var classWords: [String] {
    ViewClass.all.flatMap { [$0.name] + $0.words }
      + ControllerClass.all.flatMap { [$0.name] + $0.words }
      + (engineIfMade?.scriptClassNames ?? [])
  }

  /// Whether a script's class of an object declares a property.
  package func declaresProperty(_ name: String, _ object: ModelObject) -> Bool {
    scriptClasses(of: object).contains { type in
      type.members[name]?.contains { if case .property = $0 { true } else { false } } ?? false
    }
  }

  /// The script classes of an object, nearest first; none for an instance of the model's.
  private func scriptClasses(of object: ModelObject) -> [Nominal] {
    engineIfMade?.scriptClass(of: object)?.scriptLineage ?? []
  }

  func isDerived(_ nominal: Nominal, from name: String) -> Bool {
    nominal.lineage.contains { !$0.isScript && $0.name == name }
  }

  private static func rectangle(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { "\(Double($0))" }
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
      + "height: \(numbers[3]))"
  }

  /// The class of an object and its superclasses, down to NSObject; script classes first.
  package func inheritance(of object: ModelObject) -> [String] {
    scriptClasses(of: object).map(\.name) + nativeInheritance(of: object)
  }
}

/// A way in which UIKit creates instances of a class.
private enum Making {
  case layout, frame, plain, coder
}

extension Nominal {
  /// The ways in which instances of a script's class can be created. An initializer that only stops
  /// is not one.
  fileprivate var makings: Set<Making> {
    var found: Set<Making> = []
    for case .initializer(let function) in members["init"] ?? [] where !function.onlyStops {
      switch function.parameters.map(\.label) {
      case ["frame", "collectionViewLayout"]: found.insert(.layout)
      case ["frame"]: found.insert(.frame)
      case ["coder"]: found.insert(.coder)
      case []: found.insert(.plain)
      default: break
      }
    }
    return found
  }
}

extension ViewClass {
  /// The names of the superclasses of a class of the model, nearest first.
  package var superclasses: [String] {
    guard let view = try? make(.zero) else { return [] }
    return Array(nativeInheritance(of: view).dropFirst())
  }
}

/// The model's classes of an object, down to NSObject. Computed once for each class: a mirror looks
/// up its conformances in the whole program.
private func nativeInheritance(of object: ModelObject) -> [String] {
  let type = ObjectIdentifier(type(of: object))
  if let known = NativeInheritance.known[type] { return known }
  let chain = NativeInheritance.chain(of: object)
  NativeInheritance.known[type] = chain
  return chain
}

private enum NativeInheritance {
  static var known: [ObjectIdentifier: [String]] = [:]

  static func chain(of object: ModelObject) -> [String] {
    var chain: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // The common base class of the model does not correspond to a class of UIKit's.
      if current.subjectType != ModelObject.self {
        chain.append(String(describing: current.subjectType))
      }
      mirror = current.superclassMirror
    }
    if chain.last != "NSObject" { chain.append("NSObject") }
    return chain
  }
}
