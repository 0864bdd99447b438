import TypedProgram

/// The rules by which Swift's importer names methods, applied in reverse: `insertSubview(_:at:)`
/// with an `Int` was `insertSubview:atIndex:`.
enum SelectorRule {
  /// The selector of a row by the rules. For an initializer it begins with `init`.
  static func selector(of function: Function) -> String {
    let name = function.isInitializer ? "init" : function.name
    guard let first = function.parameters.first else { return name }
    var text = name
    if let label = first.label {
      let piece = piece(label, first.type)
      text += (function.isInitializer ? "With" : "") + capitalized(piece)
    }
    text += ":"
    for parameter in function.parameters.dropFirst() {
      text += (parameter.label.map { piece($0, parameter.type) } ?? "") + ":"
    }
    return text
  }

  /// A label as a piece of a selector: a label that ends with a preposition is followed by the noun
  /// that repeats the type and that Swift omits.
  private static func piece(_ label: String, _ type: Type) -> String {
    let label = spelled(label)
    guard prepositions.contains(lastWord(of: label).lowercased()) else { return label }
    return label + noun(for: type)
  }

  private static let prepositions: Set<String> = [
    "with", "for", "in", "to", "from", "at", "of", "by", "on", "using", "after", "above", "below",
    "inside", "before", "between", "until", "into", "onto",
  ]

  private static func lastWord(of label: String) -> Substring {
    guard let start = label.lastIndex(where: \.isUppercase) else { return label[...] }
    return label[start...]
  }

  /// A name whose leading abbreviation is capitalized: `cgColor` is `CGColor`.
  static func spelled(_ name: String) -> String {
    for abbreviation in ["cg", "ca", "ui", "url"] where name.hasPrefix(abbreviation) {
      let rest = name.dropFirst(abbreviation.count)
      if rest.first?.isLowercase != true { return abbreviation.uppercased() + rest }
    }
    return name
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  // MARK: Nouns

  /// The noun by which selectors name an argument of a type; empty for numbers and closures.
  private static func noun(for type: Type) -> String {
    switch type {
    case .optional(let wrapped): noun(for: wrapped)
    case .array(let element), .set(let element): plural(noun(for: element))
    case .integer: "Index"
    case .string: "String"
    case .any, .anyObject: "Object"
    case .metatype: "Class"
    case .nominal(let nominal, _): noun(for: nominal)
    default: ""
    }
  }

  private static func plural(_ noun: String) -> String {
    noun.isEmpty ? "" : noun + (noun.hasSuffix("s") ? "es" : "s")
  }

  private static let nouns = [
    "Event": "ControlEvents", "UIBezierPath": "Path", "UIPressesEvent": "Event",
    "UICollectionViewCell": "Cell", "UITableViewCell": "Cell",
    "UIViewControllerTransitionCoordinator": "TransitionCoordinator",
    "UILayoutPriority": "Priority",
  ]

  private static func noun(for nominal: Nominal) -> String {
    let name = nominal.name
    if let noun = nouns[name] { return noun }
    if name.hasSuffix("Anchor") || name == "NSLayoutDimension" { return "Anchor" }
    if name.hasSuffix("ViewController") { return "ViewController" }
    for prefix in ["UI", "CA", "NS", "CG"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(2))
    }
    return name
  }

  /// A name for an argument that is an object or a structure: `point`, `gestureRecognizer`.
  static func valueNoun(for type: Type) -> String? {
    switch type {
    case .optional(let wrapped): return valueNoun(for: wrapped)
    case .nominal(let nominal, _)
    where nominal.kind != .enumeration && !nominal.isOptionSet && !nominal.isTextInside
      && !nominal.isNumberInside && nominal.name != "Selector":
      let noun = noun(for: nominal)
      return noun.prefix(1).lowercased() + noun.dropFirst()
    default: return nil
    }
  }

  /// The noun that class properties of their own type end with in Objective-C: `+redColor`.
  static func ownNoun(of nominal: Nominal) -> String { noun(for: nominal) }
}
