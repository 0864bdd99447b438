import Foundation
import Records
import UIKitModel

/// A step of the code that builds a scene: the same for every language that writes it.
enum SceneStep {
  case makeView(String, SceneRecord.View)
  case makeRecognizer(String, className: String)
  /// Sets a property by its path in Swift, such as `layer.cornerRadius`.
  case set(ScenePlace, path: String, SceneValue)
  case setEntries(ScenePlace, SpaceEntries)
  /// Sets the title of a button.
  case setTitle(ScenePlace, String)
  case addSubview(ScenePlace, to: ScenePlace)
  case addArrangedSubview(ScenePlace, to: ScenePlace)
  case setSpacing(Double, after: ScenePlace, in: ScenePlace)
  /// Adds a window to the scene of the app.
  case putInScene(ScenePlace)
  case addRecognizer(ScenePlace, to: ScenePlace)
  case require(ScenePlace, toFail: ScenePlace)
  /// Activates constraints.
  case activate([SceneLink])
  /// Creates a constraint that is optional or has an identifier, and activates it.
  case constrain(String, SceneLink, priority: Double, identifier: String?)
}

/// A constraint in the code that builds a scene.
struct SceneLink {
  let first: ScenePlace
  /// nil for a constraint on one view.
  let second: ScenePlace?
  let constraint: SceneConstraints.Constraint
}

/// An object in the code that builds a scene: a variable, or a part of one.
struct ScenePlace: Equatable {
  let variable: String
  /// The properties that lead from it to the object, by their names in Swift.
  var path: [String] = []
  /// The class of the variable in the model; nil where no language needs it.
  var className: String?

  init(_ variable: String, path: [String] = [], className: String? = nil) {
    self.variable = variable
    self.path = path
    self.className = className
  }
}

/// A value of a property in the code that builds a scene.
enum SceneValue {
  /// No object.
  case none
  case flag(Bool)
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rectangle(CGRect)
  case transform([Double])
  case text(String)
  case color(SceneRecord.Color)
  /// The level of a window.
  case level(Double)
  /// One word of the property's type, or one of a set of words.
  case word(String)
  case words([String])
}

extension SceneValue {
  /// The value of a setting; nil for a property that UIKit does not have.
  init?(_ setting: SceneRecord.Setting) {
    guard let property = PropertyTable.all.first(where: { $0.path == setting.path }),
      property.inApp == nil
    else { return nil }
    switch (property.type, setting.value) {
    case (_, .number(let number)) where setting.path == "windowLevel": self = .level(number)
    case (_, .none): self = .none
    case (_, .boolean(let flag)): self = .flag(flag)
    case (_, .number(let number)): self = .number(number)
    case (.point, .numbers(let all)) where all.count == 2:
      self = .point(CGPoint(x: all[0], y: all[1]))
    case (.size, .numbers(let all)) where all.count == 2:
      self = .size(CGSize(width: all[0], height: all[1]))
    case (.rectangle, .numbers(let all)) where all.count == 4:
      self = .rectangle(CGRect(x: all[0], y: all[1], width: all[2], height: all[3]))
    case (.text, .text(let value)): self = .text(value)
    case (.color, .text(let name)):
      guard let color = Self.color(name) else { return nil }
      self = .color(color)
    case (.contentMode, .text(let word)), (.word, .text(let word)), (.words, .text(let word)):
      self = .word(word)
    case (.words, .words(let words)): self = .words(words)
    default: return nil
    }
  }

  init(_ value: ViewDifferences.Value) {
    switch value {
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .color(let color): self = color.map { .color($0) } ?? .none
    }
  }

  /// A colour by its name, or by its components.
  private static func color(_ name: String) -> SceneRecord.Color? {
    if let color = Colors.color(named: name) {
      return SceneRecord.Color(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    let parts = name.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4 else { return nil }
    return SceneRecord.Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
