import Records
import Workbench

/// The classes that a text declares and what they override, read without understanding it.
package struct CodeOutline {
  /// A class and the words after its colon.
  package struct Declared: Equatable {
    package let name: String
    package let superclass: String?
  }

  package private(set) var classes: [Declared] = []
  /// Other names of types: `typealias Base = UIButton`.
  private var aliases: [String: String] = [:]
  /// The overridden functions by their words: `hitTest`, `point(inside:)`.
  package private(set) var overrides: Set<String> = []

  package init(_ texts: [String]) {
    for text in texts { read(Self.words(of: text)) }
  }

  private mutating func read(_ words: [Substring]) {
    for (index, word) in words.enumerated() {
      func next(_ offset: Int) -> Substring {
        index + offset < words.count ? words[index + offset] : ""
      }
      if word == "class", next(1).first.map({ $0.isLetter || $0 == "_" }) ?? false,
        !["func", "var", "let", "subscript"].contains(next(1))
      {
        let superclass = next(2) == ":" ? Self.lastName(next(3)) : nil
        classes.append(Declared(name: String(next(1)), superclass: superclass))
      }
      if word == "typealias", next(2) == "=" { aliases[String(next(1))] = Self.lastName(next(3)) }
      if word == "override" {
        let rest = words[(index + 1)...].prefix(5)
        guard let start = rest.firstIndex(of: "func"), start + 3 < words.count else { continue }
        let name = words[start + 1]
        overrides.insert(name == "point" ? "point(\(words[start + 3]):)" : String(name))
      }
    }
  }

  /// The name of a type without its module, or the types around it: `UIButton` of `UIKit.UIButton`.
  private static func lastName(_ path: Substring) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Whether a submission meets a condition.
  package func meets(_ condition: Exercise.Condition) -> Bool {
    switch condition {
    case .overrides(let name): overrides.contains(name)
    }
  }

  /// The superclasses of a class, as far as the text and UIKit tell.
  package func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var current = name
    while let declared = classes.first(where: { $0.name == current }),
      let superclass = declared.superclass.map(aliased), !chain.contains(superclass)
    {
      chain.append(superclass)
      current = superclass
    }
    if let viewClass = ViewClass.named(current), viewClass.name == current {
      chain += viewClass.superclasses
    }
    return chain
  }

  /// The type that a name means, through all aliases.
  private func aliased(_ name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let other = aliases[name], seen.insert(name).inserted { name = other }
    return name
  }

  /// Words and signs, without comments and the insides of strings.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = behindComment(rest)
      } else if first == "\"" {
        rest = behindString(rest)
      } else if first.isLetter || first == "_" || first.isNumber {
        let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber || $0 == "." }
        words.append(word)
        rest = rest.dropFirst(word.count)
      } else {
        if !first.isWhitespace { words.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return words
  }

  private static func behindComment(_ text: Substring) -> Substring {
    var rest = text.dropFirst(2)
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  private static func behindString(_ text: Substring) -> Substring {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = text.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      if rest.first == "\\" { rest = rest.dropFirst() }
      rest = rest.dropFirst()
    }
    return rest.dropFirst(quote.count)
  }
}
