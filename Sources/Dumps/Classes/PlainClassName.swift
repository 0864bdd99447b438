/// A class's own name, without module, generic arguments and mangling.
///
/// `Shop.PriceCell` → `PriceCell`, `SwiftUI._UIHostingView<Shop.Content>` → `_UIHostingView`,
/// `_TtGC7SwiftUI14_UIHostingViewV4Shop7Content_` → `_UIHostingView`.
package nonisolated enum PlainClassName {
  package static func of(_ printed: String) -> String {
    demangled(printed) ?? withoutModule(printed)
  }

  private static func withoutModule(_ printed: String) -> String {
    var name: [Character] = []
    var depth = 0
    for character in printed {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "." where depth <= 0: name = []
      case _ where depth <= 0: name.append(character)
      default: break
      }
    }
    return String(name)
  }

  /// Parses the old mangling of classes, which the Objective-C runtime still prints.
  ///
  /// `_Tt`, `G` if generic, one kind letter per type from the inside out (`C` a class), then the
  /// module and the types' names with their lengths; a private name follows `P` and a file's hash.
  private static func demangled(_ printed: String) -> String? {
    guard printed.hasPrefix("_Tt") else { return nil }
    var rest = printed.utf8.dropFirst(3)
    if rest.first == UInt8(ascii: "G") { rest.removeFirst() }
    var types = 0
    while let kind = rest.first,
      [UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O")]
        .contains(kind)
    {
      types += 1
      rest.removeFirst()
    }
    if rest.first == UInt8(ascii: "s") {
      rest.removeFirst()
    } else {
      guard lengthPrefixed(&rest) != nil else { return nil }
    }
    var name: String?
    for _ in 0..<types {
      if rest.first == UInt8(ascii: "P") {
        rest.removeFirst()
        guard lengthPrefixed(&rest) != nil else { return nil }
      }
      guard let next = lengthPrefixed(&rest) else { return nil }
      name = next
    }
    return name
  }

  private static func lengthPrefixed(_ rest: inout Substring.UTF8View.SubSequence) -> String? {
    let digits = rest.prefix { $0.isDigit }
    guard let length = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    guard length > 0, name.count == length else { return nil }
    rest = rest.dropFirst(digits.count + length)
    return String(decoding: name, as: UTF8.self)
  }
}
