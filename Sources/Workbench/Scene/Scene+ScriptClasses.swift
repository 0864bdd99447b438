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
  package func declaresProperty(_ name: String, _ object: UIResponder) -> Bool {
    var scriptClass = engineIfMade?.scriptClass(of: object)
    while let current = scriptClass, current.isScript {
      let members = current.members[name] ?? []
      if members.contains(where: { if case .property = $0 { true } else { false } }) { return true }
      scriptClass = current.superclassNominal
    }
    return false
  }

  private func isDerived(_ nominal: Nominal, from name: String) -> Bool {
    var current: Nominal? = nominal
    while let type = current {
      if !type.isScript, type.name == name { return true }
      current = type.superclassNominal
    }
    return false
  }

  private static func frameArgument(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { "\(Double($0))" }
    return "frame: CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
      + "height: \(numbers[3]))"
  }

  /// The class of an object and its superclasses, down to NSObject; a script's classes first.
  package func inheritance(of object: UIResponder) -> [String] {
    var chain: [String] = []
    var scriptClass = engineIfMade?.scriptClass(of: object)
    while let current = scriptClass, current.isScript {
      chain.append(current.name)
      scriptClass = current.superclassNominal
    }
    return chain + nativeInheritance(of: object)
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
private func nativeInheritance(of object: UIResponder) -> [String] {
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
