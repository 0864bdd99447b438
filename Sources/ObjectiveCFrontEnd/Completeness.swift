import Records

extension ObjectiveCFrontEnd {
  /// Whether a text that is typed line by line is complete: nothing is open at its end, and no
  /// method waits for its body. A text with an unmatched closing token is complete, so that it is
  /// reported.
  package static func isComplete(_ text: String) -> Bool {
    let tokens = Lexer.tokens(of: text, offset: 0)
    if tokens[tokens.count - 1].problem == .unterminatedComment { return false }
    let words = tokens.dropLast()
    guard let last = words.last else { return true }
    if last.problem != nil { return true }
    var open: [String] = []
    var containers = 0
    var conditions = 0
    var header = false
    for (index, token) in words.enumerated() where token.kind == .sign {
      let next = tokens[index + 1]
      switch token.text {
      case "(", "[", "{": open.append(token.text)
      case ")", "]", "}":
        let expected = [")": "(", "]": "[", "}": "{"][token.text]
        guard open.popLast() == expected else { return true }
        if token.text == "}", open.isEmpty { header = false }
      case ";" where open.isEmpty: header = false
      case "@" where open.isEmpty || next.isWord("end"):
        switch next.text {
        case "interface", "implementation": containers += 1
        case "protocol":
          let after = tokens[min(index + 3, tokens.count - 1)]
          let isForward = after.isSign(";") || after.isSign(",")
          if !tokens[min(index + 2, tokens.count - 1)].isSign("("), !isForward { containers += 1 }
        case "end":
          guard containers > 0 else { return true }
          containers -= 1
        default: break
        }
      case "#" where token.beginsLine:
        if ["if", "ifdef", "ifndef"].contains(next.text) { conditions += 1 }
        if next.text == "endif" { conditions -= 1 }
      case "-", "+":
        if token.beginsLine, open.isEmpty, next.isSign("(") { header = true }
      default: break
      }
    }
    if !open.isEmpty || containers > 0 || conditions > 0 || isAuditing(words) { return false }
    return !header && !isHeadAlone(Array(words))
  }

  /// Whether `NS_ASSUME_NONNULL_BEGIN` waits for its end: the text between them is one entry, since
  /// the nullability applies to all of it.
  private static func isAuditing(_ words: ArraySlice<Token>) -> Bool {
    words.last { $0.isWord("NS_ASSUME_NONNULL_BEGIN") || $0.isWord("NS_ASSUME_NONNULL_END") }?
      .text == "NS_ASSUME_NONNULL_BEGIN"
  }

  /// Whether only the head of a construct was typed: `if (x)`, `else`, `void f(int a)`.
  private static func isHeadAlone(_ words: [Token]) -> Bool {
    guard let last = words.last, let first = words.first else { return false }
    if last.isWord("else") || last.isWord("do") { return true }
    if last.isSign(",") || last.isSign("=") || last.isSign("\\") { return true }
    guard last.isSign(")") else { return false }
    if ["if", "for", "while", "switch"].contains(first.text) { return true }
    // The head of a function: a type, a name and parentheses that contain only declarations.
    return isFunctionHead(words)
  }
}

extension ObjectiveCFrontEnd {
  /// Whether the beginning of a typed text can only be Objective-C: it is neither Swift nor a
  /// command, which never begins with a word in brackets.
  package static func begins(_ text: String) -> Bool {
    let tokens = Lexer.tokens(of: String(text.prefix(4_000)), offset: 0)
    if tokens[0].isWord("NS_ASSUME_NONNULL_BEGIN") { return true }
    guard let first = tokens.first, tokens.count > 2 else { return false }
    let second = tokens[1]
    switch first.text {
    case "@":
      let words = [
        "interface", "implementation", "protocol", "class", "import", "autoreleasepool", "try",
        "synchronized", "throw", "property", "end",
      ]
      return second.kind == .word && !second.hasSpace && words.contains(second.text)
        && isDirective(second.text, tokens)
    case "#":
      let words = ["import", "include", "define", "undef", "pragma", "ifdef", "ifndef"]
      return second.kind == .word && words.contains(second.text)
    case "[": return isMessage(tokens)
    case "-", "+": return isMethod(tokens)
    default:
      guard first.kind == .word else { return false }
      return isDeclaration(tokens) || isLoop(tokens) || isLog(tokens)
    }
  }

  /// `for (int i = 0; …`, `for (UIView *v in …`.
  private static func isLoop(_ tokens: [Token]) -> Bool {
    guard tokens[0].isWord("for"), tokens[1].isSign("("), tokens.count > 6 else { return false }
    if isDeclaration(Array(tokens.dropFirst(2))) { return true }
    return tokens[2].kind == .word && tokens[3].isSign("*") && tokens[4].kind == .word
      && tokens[5].isWord("in")
  }

  /// `NSLog(@"…"`.
  private static func isLog(_ tokens: [Token]) -> Bool {
    tokens[0].isWord("NSLog") && tokens[1].isSign("(") && tokens[2].isSign("@")
  }

  /// `@import` and `@property` followed by words as in Objective-C, which no property wrapper in
  /// Swift has.
  private static func isDirective(_ word: String, _ tokens: [Token]) -> Bool {
    let third = tokens[2]
    switch word {
    case "autoreleasepool", "try": return third.isSign("{")
    case "synchronized", "property": return third.isSign("(") || third.kind == .word
    case "throw": return third.kind != .end
    case "end": return third.kind == .end
    default: return third.kind == .word && !third.beginsLine
    }
  }

  /// `[receiver word]` or `[receiver word:`; in a Swift array there would be commas.
  private static func isMessage(_ tokens: [Token]) -> Bool {
    var index = 1
    if tokens[index].isSign("[") {
      // The receiver is a message.
      return isMessage(Array(tokens.dropFirst()))
    }
    if tokens[index].isSign("(") { return false }
    guard tokens[index].kind == .word else { return false }
    index += 1
    while index + 1 < tokens.count, tokens[index].isSign("."), tokens[index + 1].kind == .word {
      index += 2
    }
    guard index + 1 < tokens.count, tokens[index].kind == .word, tokens[index].hasSpace else {
      return false
    }
    let words = ["in", "as", "is"]
    // A capture list.
    if ["weak", "unowned"].contains(tokens[1].text), index == 2 { return false }
    guard !words.contains(tokens[index].text) else { return false }
    return tokens[index + 1].isSign("]") || tokens[index + 1].isSign(":")
  }

  /// `- (void)word`.
  private static func isMethod(_ tokens: [Token]) -> Bool {
    guard tokens[1].isSign("(") else { return false }
    var level = 0
    for index in 1..<tokens.count {
      if tokens[index].isSign("(") { level += 1 }
      if tokens[index].isSign(")") {
        level -= 1
        if level == 0 {
          guard index + 2 < tokens.count, tokens[index + 1].kind == .word else { return false }
          let after = tokens[index + 2]
          return after.isSign("{") || after.isSign(":") || after.isSign(";") || after.kind == .end
        }
      }
      if tokens[index].kind != .word,
        !["(", ")", "*", "<", ">", ",", "^"].contains(tokens[index].text)
      {
        return false
      }
    }
    return false
  }

  /// `UIView *v = …;`, `CGFloat x = 1;`, `void f(int a) {`: a semicolon or a brace is decisive,
  /// since commands and Swift may begin with two words.
  private static func isDeclaration(_ tokens: [Token]) -> Bool {
    let annotations: Set = ["_Nonnull", "_Nullable", "__nonnull", "__nullable", "nonnull"]
    let tokens = tokens.filter { !annotations.contains($0.text) }
    var index = 0
    let qualifiers: Set = [
      "static", "const", "extern", "__weak", "__strong", "__block", "unsigned", "signed", "typedef",
    ]
    var hasQualifier = false
    while qualifiers.contains(tokens[index].text) {
      // `static let` is Swift's.
      if ["let", "var", "func"].contains(tokens[index + 1].text) { return false }
      if tokens[index].text == "typedef" { return tokens[index + 1].kind == .word }
      hasQualifier = hasQualifier || tokens[index].text.hasPrefix("_")
      index += 1
    }
    guard index + 2 < tokens.count, tokens[index].kind == .word else { return false }
    let type = tokens[index].text
    let isC = Words.arithmetic.contains(type) || ["struct", "enum"].contains(type)
    if type == "enum" || type == "struct" {
      // In C, `enum E { A, B };` contains no `case`, and `struct S { CGFloat x; };` no `var`.
      return isTag(tokens, index)
    }
    if hasQualifier, type.hasPrefix("typeof") || type.hasPrefix("__typeof") { return true }
    let isKnown = Words.types.contains(type) || isC || Words.looksLikeType(type)
    guard isKnown else { return false }
    index += 1
    if tokens[index].isSign("<") {
      var level = 0
      while index < tokens.count {
        if tokens[index].isSign("<") { level += 1 }
        if tokens[index].isSign(">") { level -= 1 }
        index += 1
        if level == 0 { break }
      }
    }
    while index < tokens.count, isC && Words.arithmetic.contains(tokens[index].text) { index += 1 }
    guard index < tokens.count else { return false }
    var stars = 0
    while index < tokens.count - 1, tokens[index].isSign("*") {
      stars += 1
      index += 1
    }
    guard index + 1 < tokens.count else { return false }
    if tokens[index].isSign("("), tokens[index + 1].isSign("^") { return true }
    guard tokens[index].kind == .word, !tokens[index].beginsLine,
      !["is", "as", "in"].contains(tokens[index].text)
    else { return false }
    let after = tokens[index + 1]
    if after.isSign("=") { return true }
    let isDeclared = isC || Words.types.contains(type) || stars > 0
    if after.isSign(",") { return isDeclared }
    if after.isSign(";") { return isDeclared || tokens[index + 2].beginsLine && hasQualifier }
    if after.isSign("["), isC || Words.types.contains(type) { return true }
    return after.isSign("(") && isFunctionHead(tokens)
  }

  private static func isTag(_ tokens: [Token], _ start: Int) -> Bool {
    guard let open = tokens.firstIndex(where: { $0.isSign("{") }), open > start, open < start + 3
    else { return false }
    let words = tokens[open...].prefix { !$0.isSign("}") }
    let isSwift = words.contains {
      ["case", "var", "let", "func", "init", "static"].contains($0.text)
    }
    return !isSwift && words.count > 2
      && !words.contains { $0.isSign("{") && $0.range != tokens[open].range }
  }

  /// `void f(int a)`: types with names, followed by a brace or nothing.
  private static func isFunctionHead(_ tokens: [Token]) -> Bool {
    guard let open = tokens.firstIndex(where: { $0.isSign("(") }), open >= 2,
      tokens[open - 1].kind == .word,
      tokens[..<open].allSatisfy({ $0.kind == .word || $0.isSign("*") }),
      let close = tokens[open...].firstIndex(where: { $0.isSign(")") })
    else { return false }
    let words = ["return", "if", "while", "for", "switch", "else", "func", "let", "var", "init"]
    guard !tokens[..<open].contains(where: { words.contains($0.text) }) else { return false }
    let inside = tokens[(open + 1)..<close]
    guard inside.allSatisfy({ $0.kind == .word || $0.isSign("*") || $0.isSign(",") }) else {
      return false
    }
    let parts = inside.split { $0.isSign(",") }
    guard parts.allSatisfy({ $0.count >= 2 || $0.first?.isWord("void") == true }) else {
      return false
    }
    let after = close + 1 < tokens.count ? tokens[close + 1] : nil
    return after == nil || after?.kind == .end || after?.isSign("{") == true
      || after?.isSign(";") == true
  }
}
