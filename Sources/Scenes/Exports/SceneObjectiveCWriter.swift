import Foundation
import Records
import TypedProgram
import TypedText
import UIKitModel

/// Writes the code that builds a scene in Objective-C: the classes that were written here, and a
/// view controller that fills its view.
struct SceneObjectiveCWriter: SceneWriter {
  /// `entries` is the variable of a transform whose entries are set one by one.
  let reserved: Set<String> = ["root", "scene", "entries"]

  /// Whether a name is a valid variable name for every compiler: it has only ASCII letters and
  /// digits, and is not a reserved word of C or Objective-C.
  func isName(_ name: String) -> Bool {
    Identifier.isValid(name) && name.utf8.allSatisfy { $0 < 0x80 }
      && !SourceLanguage.objectiveC.reservedWords.contains(name)
  }

  // MARK: The file

  func text(of parts: SceneCodeParts) -> String {
    var text = """
      // Builds a scene of Touchstone in an app. Its screen has \(parts.screen) points.

      """
    if !parts.foreign.isEmpty {
      text += """
        // Written in Swift, and needed with the header that Xcode makes of the app's Swift:
        // \(parts.foreign.joined(separator: ", ")).

        """
    }
    text += "#import <UIKit/UIKit.h>\n"
    for declaration in parts.declarations {
      text += "\n" + declaration + (declaration.hasSuffix("\n") ? "" : "\n")
    }
    return text + controller(parts)
  }

  private func controller(_ parts: SceneCodeParts) -> String {
    let name = Self.controllerName(beside: parts.declarations)
    let windows = "- (NSArray<UIWindow *> *)windowsInScene:(UIWindowScene *)scene"
    let hasWindows = !parts.windows.names.isEmpty
    var text = """

      /// Shows the scene in its view.
      @interface \(name) : UIViewController
      /// Fills a view.
      - (void)buildSceneInView:(UIView *)root;

      """
    if hasWindows {
      text += """
        /// The other windows, which an app keeps as long as they are to be seen; in an app without
        /// scenes, of nil.
        \(windows);

        """
    }
    text += """
      @end

      @implementation \(name)

      - (void)viewDidLoad {
        [super viewDidLoad];
        [self buildSceneInView:self.view];
      }

      - (void)buildSceneInView:(UIView *)root {

      """
    text += parts.scene.map { "  \($0)\n" }.joined()
    // A backslash at the end would join the next line to the comment.
    text += parts.comments.map { "  // \($0)\($0.hasSuffix("\\") ? "." : "")\n" }.joined()
    text += "}\n\n"
    if hasWindows {
      text += windows + " {\n" + parts.windows.lines.map { "  \($0)\n" }.joined()
      text += "  return @[ \(parts.windows.names.joined(separator: ", ")) ];\n}\n\n"
    }
    return text + "@end\n"
  }

  /// A name that is not the name of a class of the scene.
  private static func controllerName(beside declarations: [String]) -> String {
    let name = "SceneViewController"
    var number = 1
    func numbered() -> String { number == 1 ? name : "\(name)\(number)" }
    while declarations.contains(where: { $0.contains(numbered()) }) { number += 1 }
    return numbered()
  }

  // MARK: Steps

  func lines(of step: SceneStep) -> [String]? {
    switch step {
    case .makeView(let name, let view):
      let isCollection = (view.modelClass ?? view.className) == "UICollectionView"
      let layout =
        isCollection
        ? " collectionViewLayout:[[UICollectionViewFlowLayout alloc] init]" : ""
      let frame = text(view.plainFrame)
      let made = "[[\(view.className) alloc] initWithFrame:\(frame)\(layout)]"
      return ["\(view.className) *\(name) = \(made);"]
    case .makeRecognizer(let name, let className):
      return ["\(className) *\(name) = [[\(className) alloc] init];"]
    case .set(let place, let path, let value):
      let found = ObjectiveCPath(path, of: place.className)
      return text(value, found.type).map { ["\(text(place)).\(found.text) = \($0);"] }
    case .setEntries(let place, let entries):
      let path = "\(text(place)).\(ObjectiveCPath(entries.path, of: place.className).text)"
      let changes = entries.changed.map {
        "  entries.\($0.name) = \(CGFloat($0.value).typed);"
      }
      return ["{", "  CATransform3D entries = \(path);"] + changes + ["  \(path) = entries;", "}"]
    case .setTitle(let place, let title):
      return ["[\(text(place)) setTitle:\(Self.literal(title)) forState:UIControlStateNormal];"]
    case .addSubview(let view, let parent): return ["[\(text(parent)) addSubview:\(text(view))];"]
    case .addArrangedSubview(let view, let stack):
      return ["[\(text(stack)) addArrangedSubview:\(text(view))];"]
    case .setSpacing(let spacing, let view, let stack):
      let points = CGFloat(spacing).typed
      return ["[\(text(stack)) setCustomSpacing:\(points) afterView:\(text(view))];"]
    case .putInScene(let window): return ["\(text(window)).windowScene = scene;"]
    case .addRecognizer(let recognizer, let view):
      return ["[\(text(view)) addGestureRecognizer:\(text(recognizer))];"]
    case .require(let recognizer, let other):
      return ["[\(text(recognizer)) requireGestureRecognizerToFail:\(text(other))];"]
    case .activate(let links):
      return ["[NSLayoutConstraint activateConstraints:@["] + links.map { "  \(text($0))," }
        + ["]];"]
    case .constrain(let name, let link, let priority, let identifier):
      return ["NSLayoutConstraint *\(name) = \(text(link));"]
        + (priority == 1000 ? [] : ["\(name).priority = \(CGFloat(priority).typed);"])
        + (identifier.map { ["\(name).identifier = \(Self.literal($0));"] } ?? [])
        + ["\(name).active = YES;"]
    }
  }

  private func text(_ link: SceneLink) -> String {
    func attribute(_ attribute: NSLayoutConstraint.Attribute) -> String {
      Self.constant("NSLayoutAttribute", "\(attribute)")
    }
    let constraint = link.constraint
    let parts = [
      "constraintWithItem:\(text(link.first))",
      "attribute:\(attribute(constraint.attributes.first))",
      "relatedBy:\(Self.constant("NSLayoutRelation", "\(constraint.relation)"))",
      "toItem:\(link.second.map(text) ?? "nil")",
      "attribute:\(attribute(constraint.attributes.second))",
      "multiplier:\(CGFloat(constraint.multiplier).typed)",
      "constant:\(CGFloat(constraint.constant).typed)",
    ]
    return "[NSLayoutConstraint \(parts.joined(separator: " "))]"
  }

  /// The name of a case of an enumeration.
  private static func constant(_ type: String, _ word: String) -> String {
    type + word.prefix(1).uppercased() + word.dropFirst()
  }

  private func text(_ place: ScenePlace) -> String {
    guard !place.path.isEmpty else { return place.variable }
    let path = place.path.joined(separator: ".")
    return "\(place.variable).\(ObjectiveCPath(path, of: place.className).text)"
  }

  // MARK: Values

  private func text(_ rectangle: CGRect) -> String {
    Self.call(
      "CGRectMake",
      [rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height])
  }

  /// A value of a property of a type; nil for a value that has no name in C.
  private func text(_ value: SceneValue, _ type: ObjectiveCType?) -> String? {
    switch value {
    case .none: return "nil"
    case .flag(let flag): return flag ? "YES" : "NO"
    case .number(let number), .level(let number): return CGFloat(number).typed
    case .point(let point): return Self.call("CGPointMake", [point.x, point.y])
    case .size(let size): return Self.call("CGSizeMake", [size.width, size.height])
    case .rectangle(let rectangle): return text(rectangle)
    case .transform(let entries): return Self.call("CGAffineTransformMake", entries)
    case .text(let text): return Self.literal(text)
    case .color(let color):
      let parts = zip(
        ["colorWithRed", "green", "blue", "alpha"],
        [color.red, color.green, color.blue, color.alpha]
      ).map { "\($0):\(CGFloat($1).typed)" }
      return "[UIColor \(parts.joined(separator: " "))]"
    case .word(let word): return constant(word, type)
    case .words(let words):
      guard !words.isEmpty else { return "0" }
      let constants = words.compactMap { constant($0, type) }
      return constants.count == words.count ? constants.joined(separator: " | ") : nil
    }
  }

  /// The name in C of an enum case or an option.
  private func constant(_ word: String, _ type: ObjectiveCType?) -> String? {
    guard let table = SwiftEngine.library.objectiveC else { return nil }
    switch type {
    case .enumeration(let nominal), .structure(let nominal):
      return table.constantName(of: word, in: nominal)
    case .object(let object):
      return object.nominal.flatMap { table.constantName(of: word, in: $0) }
    default: return nil
    }
  }

  private static func call(_ function: String, _ numbers: [Double]) -> String {
    "\(function)(\(numbers.map { CGFloat($0).typed }.joined(separator: ", ")))"
  }

  /// A text as a literal on one line.
  private static func literal(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      // Three octal digits, so that a digit after them in the text is not part of the escape.
      case _ where scalar.value < 0x20:
        "\\" + String(String(scalar.value + 0o1000, radix: 8).suffix(3))
      case "\u{2028}", "\u{2029}": "\\u\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }
    return "@\"\(characters.joined())\""
  }
}

/// A path of properties under the names of Objective-C.
private struct ObjectiveCPath {
  /// `layer.doubleSided` for `layer.isDoubleSided`.
  let text: String
  /// The type of the last property; nil if it is not in the table.
  let type: ObjectiveCType?

  /// Creates the path from the names in Swift, of an object of a class.
  init(_ path: String, of className: String?) {
    let table = SwiftEngine.library.objectiveC
    var type = className.flatMap { table?.type(named: $0) }
    var names: [String] = []
    for name in path.split(separator: ".").map(String.init) {
      var found: ObjectiveCProperty?
      if case .object(let object)? = type, let table {
        found = Self.property(name, of: object.nominal, in: table)
      }
      names.append(found?.name ?? name)
      type = found?.type
    }
    text = names.joined(separator: ".")
    self.type = type
  }

  private static func property(
    _ name: String, of nominal: Nominal?, in table: any ObjectiveCTable
  ) -> ObjectiveCProperty? {
    for type in nominal.map({ Array($0.lineage) }) ?? [] {
      if let found = table.properties(of: type).first(where: { $0.property.name == name }) {
        return found
      }
    }
    return nil
  }
}
