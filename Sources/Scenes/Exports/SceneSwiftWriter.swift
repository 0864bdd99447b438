import Foundation
import Records
import TypedText
import UIKitModel

/// Writes the code that builds a scene in Swift: a function that fills the view of a controller,
/// followed by the classes that were written here.
struct SceneSwiftWriter: SceneWriter {
  let reserved: Set<String> = ["root", "scene", "makeWindows", "buildScene"]

  func isName(_ name: String) -> Bool {
    Identifier.isValid(name) && !SourceLanguage.swift.reservedWords.contains(name)
  }

  func text(of parts: SceneCodeParts) -> String {
    var text = """
      // Builds a scene of Touchstone in an app. Its screen has \(parts.screen) points.

      """
    if !parts.foreign.isEmpty {
      text += """
        // Written in Objective-C, and needed with a header that the app's bridging header imports:
        // \(parts.foreign.joined(separator: ", ")).

        """
    }
    text += """
      import UIKit

      /// Fills a view, such as that of a view controller in viewDidLoad.
      @MainActor
      func buildScene(in root: UIView) {

      """
    text += parts.scene.map { "  \($0)\n" }.joined()
    text += parts.comments.map { "  // \($0)\n" }.joined()
    text += "}\n"
    if !parts.windows.names.isEmpty {
      text += """

        /// The other windows, which an app keeps as long as they are to be seen; in an app without
        /// scenes, of none.
        @MainActor
        func makeWindows(in scene: UIWindowScene?) -> [UIWindow] {

        """
      text += parts.windows.lines.map { "  \($0)\n" }.joined()
      text += "  return [\(parts.windows.names.joined(separator: ", "))]\n}\n"
    }
    for declaration in parts.declarations {
      text += "\n" + declaration + (declaration.hasSuffix("\n") ? "" : "\n")
    }
    return text
  }

  func lines(of step: SceneStep) -> [String]? {
    switch step {
    case .makeView(let name, let view):
      let isCollection = (view.modelClass ?? view.className) == "UICollectionView"
      let layout = isCollection ? ", collectionViewLayout: UICollectionViewFlowLayout()" : ""
      return ["let \(name) = \(view.className)(frame: \(text(view.plainFrame))\(layout))"]
    case .makeRecognizer(let name, let className): return ["let \(name) = \(className)()"]
    case .set(let place, let path, let value): return ["\(text(place)).\(path) = \(text(value))"]
    case .setEntries(let place, let entries):
      return entries.changed.map {
        "\(text(place)).\(entries.path).\($0.name) = \(CGFloat($0.value).typed)"
      }
    case .setTitle(let place, let title):
      return ["\(text(place)).setTitle(\(text(.text(title))), for: .normal)"]
    case .addSubview(let view, let parent): return ["\(text(parent)).addSubview(\(text(view)))"]
    case .addArrangedSubview(let view, let stack):
      return ["\(text(stack)).addArrangedSubview(\(text(view)))"]
    case .setSpacing(let spacing, let view, let stack):
      let points = CGFloat(spacing).typed
      return ["\(text(stack)).setCustomSpacing(\(points), after: \(text(view)))"]
    case .putInScene(let window): return ["\(text(window)).windowScene = scene"]
    case .addRecognizer(let recognizer, let view):
      return ["\(text(view)).addGestureRecognizer(\(text(recognizer)))"]
    case .require(let recognizer, let other):
      return ["\(text(recognizer)).require(toFail: \(text(other)))"]
    case .activate(let links):
      return ["NSLayoutConstraint.activate(["] + links.map { "  \(text($0))," } + ["])"]
    case .constrain(let name, let link, let priority, let identifier):
      let points = CGFloat(priority).typed
      return ["let \(name) = \(text(link))"]
        + (priority == 1000 ? [] : ["\(name).priority = UILayoutPriority(\(points))"])
        + (identifier.map { ["\(name).identifier = \(Self.literal($0))"] } ?? [])
        + ["\(name).isActive = true"]
    }
  }

  private func text(_ link: SceneLink) -> String {
    let constraint = link.constraint
    let item = link.second.map(text) ?? "nil"
    return
      "NSLayoutConstraint(item: \(text(link.first)), attribute: .\(constraint.attributes.first), "
      + "relatedBy: .\(constraint.relation), toItem: \(item), "
      + "attribute: .\(constraint.attributes.second), "
      + "multiplier: \(CGFloat(constraint.multiplier).typed), "
      + "constant: \(CGFloat(constraint.constant).typed))"
  }

  private func text(_ place: ScenePlace) -> String {
    ([place.variable] + place.path).joined(separator: ".")
  }

  private func text(_ rectangle: CGRect) -> String {
    "CGRect(x: \(rectangle.origin.x.typed), y: \(rectangle.origin.y.typed), "
      + "width: \(rectangle.size.width.typed), height: \(rectangle.size.height.typed))"
  }

  private func text(_ value: SceneValue) -> String {
    switch value {
    case .none: return "nil"
    case .flag(let flag): return String(flag)
    case .number(let number): return CGFloat(number).typed
    case .point(let point): return "CGPoint(x: \(point.x.typed), y: \(point.y.typed))"
    case .size(let size):
      return "CGSize(width: \(size.width.typed), height: \(size.height.typed))"
    case .rectangle(let rectangle): return text(rectangle)
    case .transform(let entries):
      return "CGAffineTransform(\(Self.labelled(["a", "b", "c", "d", "tx", "ty"], entries)))"
    case .text(let text): return Self.literal(text)
    case .color(let color):
      let parts = [color.red, color.green, color.blue, color.alpha]
      return "UIColor(\(Self.labelled(["red", "green", "blue", "alpha"], parts)))"
    case .level(let number): return "UIWindow.Level(rawValue: \(CGFloat(number).typed))"
    case .word(let word): return ".\(word)"
    case .words(let words): return "[\(words.map { ".\($0)" }.joined(separator: ", "))]"
    }
  }

  private static func labelled(_ labels: [String], _ numbers: [Double]) -> String {
    zip(labels, numbers).map { "\($0): \(CGFloat($1).typed)" }.joined(separator: ", ")
  }

  /// A text as a literal on one line.
  private static func literal(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 0x20, "\u{85}", "\u{2028}", "\u{2029}":
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }
}
