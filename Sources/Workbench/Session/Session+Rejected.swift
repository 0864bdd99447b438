import Records
import TypedText

extension Session {
  /// Keeps a text that was not accepted for `edit`, where it declares a class; answers its name.
  @discardableResult package func keepRejected(_ entry: String) -> String? {
    guard reader.kind(of: EntryParts(entry).head).isCode,
      let name = ClassName.declared(in: entry)
    else { return nil }
    rejectedEdits[name] = entry
    return name
  }

  /// `edit` opens the text that was accepted in the end.
  package func forgetRejected(_ entry: String) {
    guard !rejectedEdits.isEmpty, let name = ClassName.declared(in: entry) else { return }
    rejectedEdits[name] = nil
  }
}

/// The class that a text declares, found without parsing: the text may be faulty.
nonisolated enum ClassName {
  static func declared(in text: String) -> String? {
    for line in text.split(separator: "\n") {
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, modifiers.contains(String(word)) { words = words.dropFirst() }
      guard words.popFirst() == "class", let name = words.first else { continue }
      let head = name.prefix { Identifier.isBody($0) }
      if !head.isEmpty { return String(head) }
    }
    return nil
  }

  private static let modifiers = SwiftWords.classModifiers
    .union(["@MainActor", "@objc", "@objcMembers"])
}
