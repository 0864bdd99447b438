/// A candidate for insertion at the cursor.
package nonisolated struct Completion: Equatable, Sendable {
  /// One of the words that would fit.
  package struct Candidate: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The whole word.
    package var text: String
    /// A short explanation, shown beside it.
    package var note: String?
    /// The text inserted when it is the only one, in place of the word and the suffix.
    package var insertion: String?
    /// The number of Unicode scalars of the insertion that come after the cursor then.
    package var back: Int

    package init(_ text: String, note: String? = nil, insertion: String? = nil, back: Int = 0) {
      self.text = text
      self.note = note
      self.insertion = insertion
      self.back = back
    }

    package init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// A change of the entry at the cursor.
  package struct Replacement: Equatable {
    package var text: String
    /// The number of Unicode scalars of it that come after the cursor.
    package var back = 0

    /// Creates a change; the cursor comes after its text, but for the last `back` Unicode scalars.
    package init(text: String, back: Int = 0) {
      self.text = text
      self.back = back
    }
  }

  /// The start of the word that a candidate would replace, counted in Unicode scalars; the word
  /// ends at the cursor.
  package var replacementStart: Int
  /// The words that are shown first, in the order of the listing.
  package var candidates: [Candidate]
  /// Further words that fit, shown by a second Tab.
  package var others: [Candidate]
  /// The text after the word when there is only one, mostly a space.
  package var suffix: String
  /// The usage of the command, shown by a further Tab.
  package var usage: String?

  /// Creates a candidate, with a space after it when it is the only one.
  package init(
    replacementStart: Int, candidates: [Candidate], others: [Candidate] = [],
    suffix: String = " ", usage: String? = nil
  ) {
    self.replacementStart = replacementStart
    self.candidates = candidates
    self.others = others
    self.suffix = suffix
    self.usage = usage
  }

  /// The replacement for `typed` on Tab: the only candidate, or the common prefix of all; nil when
  /// that would change nothing.
  package func replacement(for typed: String, before rest: String) -> Replacement? {
    let all = candidates + others
    guard let first = all.first else { return nil }
    var result: Replacement
    if all.count == 1 {
      let isAtLineEnd = rest.prefix { $0 != "\n" }.allSatisfy(\.isWhitespace)
      if let block = first.insertion, block.contains("\n"), !isAtLineEnd {
        // The text after the cursor is the rest of the block already.
        let head = block.prefix { $0 != "\n" }
        return Replacement(text: String(head.hasSuffix(" {") ? head.dropLast(2) : head))
      }
      let insertion = first.insertion ?? first.text.withoutControls
      let isWhole = first.insertion != nil || insertion == first.text
      let suffix = first.insertion != nil || !isWhole || rest.hasPrefix(suffix) ? "" : suffix
      result = Replacement(text: insertion + suffix, back: first.back)
    } else {
      result = Replacement(text: commonPrefix(all).withoutControls)
      // Candidates may fit without beginning with the typed text (ignoring case, say); then their
      // common prefix may be shorter than that text.
      guard result.text.unicodeScalars.count >= typed.unicodeScalars.count else { return nil }
    }
    return result.text == typed ? nil : result
  }

  private func commonPrefix(_ candidates: [Candidate]) -> String {
    guard var prefix = candidates.first.map({ Array($0.text) }) else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = Array(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return String(prefix)
  }
}

nonisolated extension String {
  /// The text up to its first control character, which no key could have typed.
  fileprivate var withoutControls: String {
    String(scalars: unicodeScalars.prefix { !$0.isControl })
  }
}
