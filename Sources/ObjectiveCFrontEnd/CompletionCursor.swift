import Records
import SourceTree

/// The end of an unfinished text, for completion: the open constructs, and the information in the
/// tokens before it.
struct CompletionCursor {
  private let text: [Character]
  /// All tokens except the end of the text.
  private let tokens: [Token]
  /// Whether the last token touches the cursor, so that it may continue.
  private let isTouching: Bool

  init(_ text: [Character]) {
    self.text = text
    tokens = Array(Lexer.tokens(of: String(text), offset: 0).dropLast())
    isTouching = text.last.map { !$0.isWhitespace } ?? false
  }

  /// The names joined by dots at the end.
  var path: CompletionPath {
    let partial = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let start = text.count - partial.count
    var links: [CompletionPath.Link] = []
    var index = tokens.count - (partial.isEmpty ? 0 : 1)
    while isTouching, index > 1, tokens[index - 1].isSign("."), tokens[index - 2].kind == .word {
      links.insert(CompletionPath.Link(name: tokens[index - 2].text), at: 0)
      index -= 2
    }
    return CompletionPath(start: start, partial: String(partial.reversed()), links: links)
  }

  var place: CompletionPlace {
    let last = tokens.last
    let isInString =
      last?.problem == .unterminatedComment
      || last.map { ($0.kind == .string || $0.kind == .character) && $0.problem != nil } ?? false
    let message = isInString ? nil : message
    var place = CompletionPlace(
      path: path, isInString: isInString, isInExpression: openBracket != nil,
      enclosing: enclosing, keywords: [])
    place.message = message
    place.methodHead = isInString || message != nil ? nil : methodHead
    place.variables = variables
    return place
  }

  // MARK: Messages

  /// The index of the innermost bracket of any kind that is open at the cursor.
  private var openBracket: Int? {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": _ = open.popLast()
      default: break
      }
    }
    return open.last
  }

  private var message: CompletionMessage? {
    guard let open = openBracket, tokens[open].isSign("["), !isSubscript(open) else { return nil }
    var index = open + 1
    guard let receiver = receiver(at: &index) else { return nil }
    guard index < tokens.count || !isTouching else { return nil }
    guard let pieces = pieces(from: index, to: tokens.count, isOpen: true) else { return nil }
    return CompletionMessage(receiver: receiver, pieces: pieces)
  }

  /// Whether a bracket is a subscript, or begins a literal: `views[0]`, `@[`.
  private func isSubscript(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].hasSpace else { return false }
    let before = tokens[index - 1]
    if before.isSign("@") || before.isSign("]") || before.isSign(")") { return true }
    return before.kind == .word && !["return", "in", "else", "case"].contains(before.text)
  }

  /// Parses a receiver; nil if there is none, or if the tokens do not show its class.
  private func receiver(at index: inout Int) -> CompletionMessage.Receiver? {
    guard index < tokens.count else { return nil }
    var result: CompletionMessage.Receiver
    let first = tokens[index]
    index += 1
    if first.kind == .word {
      result = .name(first.text)
    } else if first.isSign("["), let end = closing(index - 1) {
      var inner = index
      guard let receiver = receiver(at: &inner),
        let pieces = pieces(from: inner, to: end, isOpen: false)
      else { return nil }
      result = .message(receiver, selector: pieces.joined())
      index = end + 1
    } else if first.isSign("("), let end = closing(index - 1), tokens[index].kind == .word {
      // A cast, or parentheses around a value with one.
      let type = tokens[index].text
      let isCast = index + 1 < end && tokens[index + 1].isSign("*")
      guard isCast else { return nil }
      result = .value(type: type)
      index = end + 1
      if index < tokens.count, tokens[index].kind == .word || tokens[index].isSign("[") {
        guard receiver(at: &index) != nil else { return nil }
        return result
      }
    } else if first.isSign("@"), index < tokens.count, tokens[index].kind == .string {
      result = .value(type: "NSString")
      index += 1
    } else {
      return nil
    }
    while index + 1 < tokens.count, tokens[index].isSign("."), tokens[index + 1].kind == .word {
      result = .property(result, tokens[index + 1].text)
      index += 2
    }
    // An element has the element type of its collection, which a name does not show.
    if index < tokens.count, tokens[index].isSign("["), !tokens[index].hasSpace { return nil }
    return result
  }

  /// The index of the bracket that closes another one; nil if it is open.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .sign {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The pieces of a selector among tokens: each word with a colon after it, or the only word of a
  /// message without arguments. If it `isOpen`, the cursor is at its end: nil if an argument is
  /// expected there.
  private func pieces(from start: Int, to end: Int, isOpen: Bool) -> [String]? {
    var pieces: [String] = []
    var depth = 0
    var choices = 0
    var hasArgument = true
    for index in start..<max(start, end) {
      let token = tokens[index]
      if token.kind == .sign {
        if ["(", "[", "{"].contains(token.text) { depth += 1 }
        if [")", "]", "}"].contains(token.text) { depth -= 1 }
        if token.text == "?", depth == 0 { choices += 1 }
        if token.text == ":", depth == 0, choices > 0 {
          choices -= 1
          continue
        }
      }
      guard depth == 0 else { continue }
      let isLast = index == end - 1
      if token.kind == .word, !isLast, tokens[index + 1].isSign(":"), choices == 0, hasArgument {
        pieces.append(token.text + ":")
        hasArgument = false
      } else if token.isSign(":"), !hasArgument, index > start, tokens[index - 1].kind == .word {
        continue
      } else if isOpen, isLast, isTouching, token.kind == .word, hasArgument {
        // The piece that is being typed; no other word can follow a value.
        return index == start || isValueEnd(index - 1) ? pieces : nil
      } else if !isOpen, index == start, token.kind == .word, isLast {
        return [token.text]
      } else {
        hasArgument = true
      }
    }
    guard isOpen else { return pieces }
    if isTouching { return nil }
    return start == end || hasArgument && isValueEnd(end - 1) ? pieces : nil
  }

  /// Whether a value may end with a token.
  private func isValueEnd(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .word, .number, .string, .character: return true
    case .sign: return [")", "]", "}"].contains(token.text)
    case .end: return false
    }
  }

  // MARK: Declarations

  /// The index of the `@implementation` or `@interface` that the cursor is in.
  private var container: Int? {
    var found: Int?
    for index in tokens.indices.dropFirst() where tokens[index - 1].isSign("@") {
      switch tokens[index].text {
      case "interface", "implementation": found = index
      case "end": found = nil
      default: break
      }
    }
    return found
  }

  /// The classes whose methods the cursor may be in, with their superclasses if the text contains
  /// them.
  private var enclosing: [CompletionPlace.Enclosing] {
    guard let container, container + 1 < tokens.count, tokens[container + 1].kind == .word else {
      return []
    }
    let name = tokens[container + 1].text
    var superclass: String?
    for index in tokens.indices.dropLast(3)
    where tokens[index].isWord("interface") && tokens[index + 1].isWord(name)
      && tokens[index + 2].isSign(":")
    {
      superclass = tokens[index + 3].text
    }
    return [(name: name, superclass: superclass)]
  }

  /// The method whose head the last line begins.
  private var methodHead: CompletionMethodHead? {
    guard let container, tokens[container].isWord("implementation"), openBracket == nil,
      let start = tokens.lastIndex(where: \.beginsLine),
      tokens[start].isSign("-") || tokens[start].isSign("+")
    else { return nil }
    var rest = tokens[(start + 1)...]
    var hasResult = false
    if let open = rest.first, open.isSign("(") {
      guard let end = closing(start + 1) else { return nil }
      hasResult = true
      rest = tokens[(end + 1)...]
    }
    let isName = rest.isEmpty || rest.count == 1 && isTouching && rest.first?.kind == .word
    return isName
      ? CompletionMethodHead(isClassMethod: tokens[start].isSign("+"), hasResult: hasResult) : nil
  }

  /// The variables and parameters of object types: `UIView *red = …`, `(UIEvent *)event`,
  /// `NSArray<UIView *> *views`.
  private var variables: [String: String] {
    var found: [String: String] = [:]
    for index in tokens.indices.dropFirst() where tokens[index].isSign("*") {
      guard let type = typeName(endingAt: index - 1) else { continue }
      var next = index + 1
      if next < tokens.count, tokens[next].isSign(")") { next += 1 }
      guard next < tokens.count, tokens[next].kind == .word else { continue }
      found[tokens[next].text] = type
    }
    return found
  }

  /// The name of a type that ends at a token: a word, with its type arguments in angle brackets.
  private func typeName(endingAt index: Int) -> String? {
    var index = index
    if tokens[index].isSign(">") {
      var depth = 0
      while index >= 0 {
        if tokens[index].isSign(">") { depth += 1 }
        if tokens[index].isSign("<") { depth -= 1 }
        index -= 1
        if depth == 0 { break }
      }
    }
    guard index >= 0, tokens[index].kind == .word else { return nil }
    return tokens[index].text
  }
}
