import Records
import SourceTree

extension CompletionPath {
  /// Parses Swift backwards from its end.
  init(endOfSwift text: [Character]) {
    func name(endingAt end: Int) -> Int {
      var start = end
      while start > 0, SwiftWords.continuesName(text[start - 1]) { start -= 1 }
      return start
    }
    let start = name(endingAt: text.count)
    var links: [Link] = []
    var dot = start
    while dot > 0, text[dot - 1] == "." {
      var end = dot - 1
      var (isCall, isElement) = (false, false)
      while end > 0, "?!".contains(text[end - 1]) { end -= 1 }
      while end > 0, let open = Self.brackets[text[end - 1]],
        let start = Self.start(of: open, closedBy: text[end - 1], in: text, endingAt: end)
      {
        if open == "(" { isCall = true } else { isElement = true }
        end = start
      }
      let begin = name(endingAt: end)
      guard begin < end else {
        links = [Link(name: "")]
        break
      }
      links.insert(
        Link(name: String(text[begin..<end]), isCall: isCall, isElement: isElement), at: 0)
      dot = begin
    }
    self.init(start: start, partial: String(text[start...]), links: links)
  }

  private static let brackets: [Character: Character] = [")": "(", "]": "["]

  private static func start(
    of open: Character, closedBy close: Character, in text: [Character], endingAt end: Int
  ) -> Int? {
    var depth = 0
    var index = end
    while index > 0 {
      index -= 1
      if text[index] == close { depth += 1 }
      if text[index] == open {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

extension CompletionPlace {
  /// Collects the syntactic context at the end of an unfinished text of Swift.
  init(behindSwift text: [Character]) {
    let path = CompletionPath(endOfSwift: text)
    let before = text[..<path.start].last { $0 == "\n" || !$0.isWhitespace }
    let isInExpression = before.map { "=([,+-*/%<&|!".contains($0) } ?? false
    self.init(
      path: path, isInString: Self.isInString(text), isInExpression: isInExpression,
      enclosing: Self.enclosing(text),
      keywords: SwiftWords.values + (isInExpression ? [] : SwiftWords.completed))
  }

  private static func isInString(_ text: [Character]) -> Bool {
    var isInside = false
    var previous: Character = " "
    for character in text {
      if character == "\"", previous != "\\" { isInside.toggle() }
      if character == "\n" { isInside = false }
      previous = character
    }
    return isInside
  }

  private static func enclosing(_ text: [Character]) -> [Enclosing] {
    var found: [Enclosing] = []
    var words = String(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" }[...]
    while let word = words.popFirst() {
      guard word == "class" || word == "extension", let next = words.first else { continue }
      var superclass: String?
      if next.hasSuffix(":") || words.dropFirst().first == ":" {
        superclass = String(words.dropFirst().first { $0 != ":" } ?? "")
      }
      found.insert((String(next.prefix { $0 != ":" }), superclass), at: 0)
    }
    return found
  }
}
