import Foundation
import Interpreter
import Records
import UIKitModel

extension Scene {
  /// The class for a short word, a name of UIKit's, or a script's class of views.
  package func viewClass(named word: String) -> ViewClass? {
    if let nominal = engineIfMade?.scriptClass(named: word), isDerived(nominal, from: "UIView") {
      return ViewClass(script: word) { [unowned self] frame in
        let object = try engine.make(word, Self.frameArgument(frame))
        guard let view = object as? UIView else {
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
        guard let controller = try engine.make(word, "") as? UIViewController else {
          throw Problem.notAScriptClass(word, suggestions: [])
        }
        return controller
      }
    }
    return ControllerClass.named(word)
  }

  /// Every word that names a class of views or controllers.
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

  /// The script's classes of an object, nearest first; none for an instance of the model's.
  private func scriptClasses(of object: ModelObject) -> [Nominal] {
    engineIfMade?.scriptClass(of: object)?.scriptLineage ?? []
  }

  func isDerived(_ nominal: Nominal, from name: String) -> Bool {
    nominal.lineage.contains { !$0.isScript && $0.name == name }
  }

  private static func frameArgument(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { "\(Double($0))" }
    return "frame: CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
      + "height: \(numbers[3]))"
  }

  /// The class of an object and its superclasses, down to NSObject; a script's classes first.
  package func inheritance(of object: ModelObject) -> [String] {
    scriptClasses(of: object).map(\.name) + nativeInheritance(of: object)
  }
}

extension ViewClass {
  /// The names of the superclasses of a class of the model, nearest first.
  package var superclasses: [String] {
    guard let view = try? make(.zero) else { return [] }
    return Array(nativeInheritance(of: view).dropFirst())
  }
}

/// The model's classes of an object, down to NSObject.
private func nativeInheritance(of object: ModelObject) -> [String] {
  var chain: [String] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    // What the model's classes share stands for no class of UIKit's.
    if current.subjectType != ModelObject.self {
      chain.append(String(describing: current.subjectType))
    }
    mirror = current.superclassMirror
  }
  if chain.last != "NSObject" { chain.append("NSObject") }
  return chain
}
