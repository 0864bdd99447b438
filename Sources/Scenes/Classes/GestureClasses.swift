import Foundation
import Records
import UIKitBindings
import UIKitModel

/// A class of recognizers that can be created: one of the model, from its row, or one of a script.
package struct GestureClass {
  package let name: String
  /// Short words for it, the usual one first.
  package let words: [String]
  private let maker: () throws -> UIGestureRecognizer

  /// Creates a class of the model; nil for one of other objects.
  private init?(_ row: ModelClass) {
    guard case .recognizer(let make) = row.maker else { return nil }
    name = row.name
    words = row.words
    maker = make
  }

  /// Creates a class that a script declared.
  init(script name: String, make: @escaping () throws -> UIGestureRecognizer) {
    self.name = name
    words = []
    maker = make
  }

  /// Creates a recognizer, attached to no view. Throws if a script's initializer stops.
  package func make() throws -> UIGestureRecognizer { try maker() }

  /// The model's classes.
  package static let all: [GestureClass] = UIKitTable.classes.compactMap { GestureClass($0) }

  /// The class for a short word or a name of UIKit's, in any case.
  package static func named(_ word: String) -> GestureClass? {
    let lower = word.lowercased()
    return all.first { $0.name.lowercased() == lower || $0.words.contains(lower) }
  }

  /// The line that attaches one to a view, up to its name: `gesture pan` for `pan` and for
  /// `panGesture`; nil for other words.
  package static func line(for word: String) -> String? {
    let lower = word.lowercased()
    let kind = lower.replacing("gesture", with: "").replacing("recognizer", with: "")
    guard !kind.isEmpty else { return lower.isEmpty ? nil : "gesture" }
    return (named(lower) ?? named(kind))?.words.first.map { "gesture \($0)" }
  }

  /// The short words, one for each class.
  package static var shortWords: [String] { all.compactMap(\.words.first) }
}

extension Scene {
  /// The class for a short word, a name of UIKit's, or a script's class of recognizers.
  package func gestureClass(named word: String) -> GestureClass? {
    if let nominal = engineIfMade?.scriptClass(named: word),
      isDerived(nominal, from: "UIGestureRecognizer")
    {
      return GestureClass(script: word) { [unowned self] in
        guard let recognizer = try engine.make(word, "") as? UIGestureRecognizer else {
          throw Problem.notAScriptClass(word, suggestions: [])
        }
        return recognizer
      }
    }
    return GestureClass.named(word)
  }

  /// Every word for a class of recognizers.
  package var gestureWords: [String] {
    let scripts = (engineIfMade?.scriptClassNames ?? []).filter { name in
      engineIfMade?.scriptClass(named: name).map { isDerived($0, from: "UIGestureRecognizer") }
        ?? false
    }
    return GestureClass.shortWords + scripts + GestureClass.all.map(\.name)
  }

  /// The name in records of an object of any class: its own, or that of the Swift variable that
  /// contains it, else its class.
  package func objectName(ofAny object: AnyObject) -> ObjectName {
    if let model = object as? ModelObject {
      let name = objectName(model)
      if name.isNamed || name.path != nil { return name }
    }
    let role = (object as? UIGestureRecognizer)?.role
    guard let engine = engineIfMade else {
      let className = String(describing: type(of: object))
      return ObjectName(className, className: className, role: role)
    }
    let className = engine.host.type(of: object).name
    return ObjectName(
      engine.variableName(of: object) ?? className, className: className, role: role)
  }

  /// The name of an object in the report of an event.
  func objectName(meant object: AnyObject) -> ObjectName {
    (object as? ModelObject).map { objectName($0) } ?? objectName(ofAny: object)
  }
}
