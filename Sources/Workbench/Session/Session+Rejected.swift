import Records
import TypedText

extension Session {
  /// Stores a text that was rejected for `edit`, if it declares a class; returns its name.
  @discardableResult package func keepRejected(_ entry: String) -> String? {
    guard reader.kind(ofEntry: entry).isCode,
      let name = ClassName.declared(in: entry)
    else { return nil }
    rejectedEdits[name] = entry
    return name
  }

  /// Discards a rejected text, so that `edit` opens the text that was accepted in the end.
  package func forgetRejected(_ entry: String) {
    guard !rejectedEdits.isEmpty, let name = ClassName.declared(in: entry) else { return }
    rejectedEdits[name] = nil
  }
}

/// The class that a text declares, found without parsing: the text may be invalid.
nonisolated enum ClassName {
  static func declared(in text: String) -> String? {
    for line in text.split(separator: "\n") {
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, modifiers.contains(String(word)) { words = words.dropFirst() }
      guard let word = words.popFirst(), beginnings.contains(String(word)), let name = words.first
      else { continue }
      let head = name.prefix { Identifier.isBody($0) }
      if !head.isEmpty { return String(head) }
    }
    return nil
  }

  private static let beginnings: Set = ["class", "@interface", "@implementation"]

  private static let modifiers = SwiftWords.classModifiers
    .union(["@MainActor", "@objc", "@objcMembers"])
}
