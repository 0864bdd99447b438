/// A paragraph of Markdown as HTML: code, emphasis, links, and the names of rules, which become
/// links automatically.
struct MarkdownInline {
  let page: MarkdownPage

  func html(_ text: String) -> String {
    html(Array(text), depth: 0, isLinked: false)
  }

  /// The maximum depth of nested emphasis and links.
  private static let deepest = 4

  private func html(_ text: [Character], depth: Int, isLinked: Bool) -> String {
    var result = ""
    var plain = ""
    var index = 0
    func flush() {
      result += isLinked ? HTML.escaped(plain) : withRules(plain)
      plain = ""
    }
    while index < text.count {
      let rest = text[index...]
      if text[index] == "\\", index + 1 < text.count, Self.isMark(text[index + 1]) {
        plain.append(text[index + 1])
        index += 2
      } else if text[index] == "`", let code = code(rest) {
        flush()
        result += show(code: String(code.text), isLinked: isLinked)
        index = code.end
      } else if depth < Self.deepest, let part = emphasis(rest) {
        flush()
        let inner = html(Array(part.text), depth: depth + 1, isLinked: isLinked)
        result += HTML.element(part.isStrong ? "strong" : "em", inner)
        index = part.end
      } else if !isLinked, depth < Self.deepest, let link = link(rest) {
        flush()
        let inner = html(Array(link.text), depth: depth + 1, isLinked: true)
        result += show(link: link.address, inner, isPicture: link.isPicture)
        index = link.end
      } else {
        plain.append(text[index])
        index += 1
      }
    }
    flush()
    return result
  }

  private static func isMark(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  // MARK: Parts

  private typealias Rest = ArraySlice<Character>

  private func code(_ rest: Rest) -> (text: Rest, end: Int)? {
    let count = rest.prefix { $0 == "`" }.count
    var index = rest.startIndex + count
    while let start = rest[index...].firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }.count
      if run == count { return (rest[(rest.startIndex + count)..<start], start + run) }
      index = start + run
    }
    return nil
  }

  private func emphasis(_ rest: Rest) -> (text: Rest, isStrong: Bool, end: Int)? {
    let count = rest.prefix { $0 == "*" }.count
    guard (1...2).contains(count) else { return nil }
    let first = rest.startIndex + count
    guard first < rest.endIndex, !rest[first].isWhitespace else { return nil }
    var index = first
    while index < rest.endIndex {
      if rest[index] == "\\" {
        index += 2
      } else if rest[index] == "`", let code = code(rest[index...]) {
        index = code.end
      } else if rest[index] == "*" {
        let run = rest[index...].prefix { $0 == "*" }.count
        if run == count, !rest[index - 1].isWhitespace {
          return (rest[first..<index], count == 2, index + run)
        }
        index += run
      } else {
        index += 1
      }
    }
    return nil
  }

  private func link(
    _ rest: Rest
  ) -> (text: Rest, address: String, isPicture: Bool, end: Int)? {
    let isPicture = rest.first == "!"
    let start = rest.startIndex + (isPicture ? 1 : 0)
    guard start < rest.endIndex, rest[start] == "[" else { return nil }
    var depth = 0
    var index = start
    while index < rest.endIndex {
      if rest[index] == "\\" {
        index += 2
        continue
      }
      if rest[index] == "[" { depth += 1 }
      if rest[index] == "]" { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    guard index + 1 < rest.endIndex, rest[index + 1] == "(",
      let close = rest[(index + 2)...].firstIndex(of: ")")
    else { return nil }
    let address = rest[(index + 2)..<close]
    guard !address.contains(where: \.isWhitespace) else { return nil }
    return (rest[(start + 1)..<index], String(address), isPicture, close + 1)
  }

  // MARK: Showing

  private func show(code: String, isLinked: Bool) -> String {
    let shown = HTML.element("code", HTML.escaped(code))
    guard !isLinked, let address = page.code(code) else { return shown }
    return HTML.link(address, shown)
  }

  private func show(link address: String, _ content: String, isPicture: Bool) -> String {
    // A picture in a pack would have to be copied and inspected; only its words are kept.
    if isPicture { return content }
    if let own = page.address(address) { return HTML.link(own, content) }
    guard Self.isOfTheWeb(address) else { return content }
    return HTML.element("a", [("href", address), ("rel", "noopener noreferrer")], content)
  }

  /// Whether an address leads to a page on the web, and does not run anything.
  private static func isOfTheWeb(_ address: String) -> Bool {
    let start = address.prefix(10).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://") || start.hasPrefix("mailto:")
  }

  /// A text with the names of rules as links.
  private func withRules(_ text: String) -> String {
    RuleNames.linked(text, page.rule)
  }
}
