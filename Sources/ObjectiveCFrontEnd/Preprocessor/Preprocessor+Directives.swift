import Records
import SourceTree

extension Preprocessor {
  /// Consumes the rest of a directive's line and returns it.
  func line() -> [Token] {
    var tokens: [Token] = []
    while inputs[0].index < inputs[0].tokens.count {
      let token = inputs[0].tokens[inputs[0].index]
      if token.beginsLine || token.kind == .end { break }
      tokens.append(token)
      inputs[0].index += 1
    }
    return tokens
  }

  func directive(after sign: Token) {
    let tokens = line()
    guard let name = tokens.first else { return }
    let rest = Array(tokens.dropFirst())
    let place = name.range
    let isActive = !isSkipping
    switch name.text {
    case "if", "ifdef", "ifndef":
      guard conditions.count < Self.deepestConditions else {
        report(.tooDeep(limit: Self.deepestConditions), place)
        conditions = []
        inputs[0].index = inputs[0].tokens.count
        return
      }
      var isTrue = false
      if isActive {
        switch name.text {
        case "if": isTrue = evaluate(rest, after: place)
        case "ifdef": isTrue = rest.first.map { isDefined($0.text) } ?? false
        default: isTrue = !(rest.first.map { isDefined($0.text) } ?? false)
        }
      }
      conditions.append(
        Condition(range: place, isActive: isTrue, isDone: isTrue || !isActive))
    case "elif", "else", "elifdef", "elifndef":
      guard let last = conditions.indices.last, !conditions[last].hasElse else {
        return report(.withoutIf(directive: name.text), place)
      }
      if conditions[last].isDone {
        conditions[last].isActive = false
      } else {
        let isTrue =
          switch name.text {
          case "elif": evaluate(rest, after: place)
          case "elifdef": rest.first.map { isDefined($0.text) } ?? false
          case "elifndef": !(rest.first.map { isDefined($0.text) } ?? false)
          default: true
          }
        conditions[last].isActive = isTrue
        conditions[last].isDone = isTrue
      }
      if name.text == "else" { conditions[last].hasElse = true }
    case "endif":
      if conditions.popLast() == nil { report(.withoutIf(directive: "endif"), place) }
    case _ where !isActive: break
    case "define": define(rest, after: place)
    case "undef":
      if let name = rest.first {
        macros[name.text] = nil
        changes.updateValue(nil, forKey: name.text)
      }
    case "import", "include", "include_next": importing(rest, after: place)
    case "error": report(.message(text: text(of: rest)), place)
    case "warning": report(.message(text: text(of: rest)), place, severity: .warning)
    case "pragma", "line", "ident", "sccs": break
    default: report(.unknownDirective(word: name.text), place)
    }
  }

  func text(of tokens: [Token]) -> String {
    guard let first = tokens.first, let last = tokens.last, let file else { return "" }
    return String(file.text(of: first.range + last.range).prefix(500))
  }

  func importing(_ tokens: [Token], after place: SourceRange) {
    let tokens = tokens.first?.kind == .word ? expand(tokens) : tokens
    guard let first = tokens.first, first.kind == .string || first.isSign("<") else {
      return report(.fileNameExpected, tokens.first?.range ?? place)
    }
    if first.isSign("<") {
      if !tokens.contains(where: { $0.isSign(">") }) {
        report(
          .expected(item: "'>'", place: nil), end(of: tokens[tokens.count - 1].range),
          notes: [CodeNote(.clang(.toMatch(sign: "<")), first.range)])
      }
      return
    }
    if let problem = first.problem { return report(problem, first.range) }
    let path = first.text.dropFirst().dropLast()
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    // The generated header of the Swift classes, which are known without it.
    if name.hasSuffix("-Swift.h") { return }
    if let changes = include(name) {
      for (name, macro) in changes {
        macros[name] = macro
        self.changes.updateValue(macro, forKey: name)
      }
    } else {
      report(.headerMissing(name: String(path)), first.range, severity: .warning)
    }
  }

  func end(of range: SourceRange) -> SourceRange { SourceRange(range.end, range.end) }

  func define(_ tokens: [Token], after place: SourceRange) {
    guard let name = tokens.first, name.kind == .word else {
      return report(.macroNameMissing, tokens.first?.range ?? end(of: place))
    }
    var parameters: [String]?
    var isVariadic = false
    var index = 1
    if index < tokens.count, tokens[index].isSign("("), !tokens[index].hasSpace {
      var names: [String] = []
      var isClosed = false
      index += 1
      while index < tokens.count, !isClosed {
        let token = tokens[index]
        index += 1
        switch token.text {
        case ")": isClosed = true
        case ",": break
        case "...":
          isVariadic = true
          let isNamed = index > 2 && tokens[index - 2].kind == .word
          if !isNamed { names.append("__VA_ARGS__") }
        default:
          guard token.kind == .word else { return report(.macroParameters, token.range) }
          names.append(token.text)
        }
      }
      guard isClosed else {
        return report(.macroParameters, end(of: tokens[tokens.count - 1].range))
      }
      parameters = names
    }
    let macro = Macro(
      name: name.text, parameters: parameters, isVariadic: isVariadic,
      body: Array(tokens.dropFirst(index)), range: name.range)
    macros[name.text] = macro
    changes.updateValue(macro, forKey: name.text)
  }

  // MARK: Conditions

  func isDefined(_ name: String) -> Bool {
    macros[name] != nil || name.hasPrefix("__IPHONE_") || name.hasPrefix("__has_")
      || ["NS_ENUM", "NS_OPTIONS", "NS_DESIGNATED_INITIALIZER", "MIN", "MAX", "ABS", "M_PI"]
        .contains(name)
  }

  func evaluate(_ tokens: [Token], after place: SourceRange) -> Bool {
    var evaluator = ConditionEvaluator(
      tokens: expand(asked(tokens)), place: place)
    let value = evaluator.value()
    if let fault = evaluator.fault { report(fault.problem, fault.range) }
    return value != 0
  }

  /// The tokens with `defined` and `__has_…` evaluated, before macros are expanded.
  func asked(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      var token = tokens[index]
      index += 1
      let isQuestion = token.text.hasPrefix("__has_") || token.text == "defined"
      guard token.kind == .word, isQuestion else {
        result.append(token)
        continue
      }
      var argument: [Token] = []
      if index < tokens.count, tokens[index].isSign("(") {
        index += 1
        var level = 1
        while index < tokens.count {
          if tokens[index].isSign("(") { level += 1 }
          if tokens[index].isSign(")") { level -= 1 }
          index += 1
          if level == 0 { break }
          argument.append(tokens[index - 1])
        }
      } else if token.text == "defined", index < tokens.count {
        argument = [tokens[index]]
        index += 1
      }
      token.text = answer(token.text, argument.map(\.text).joined()) ? "1" : "0"
      token.kind = .number
      result.append(token)
    }
    return result
  }

  func answer(_ question: String, _ argument: String) -> Bool {
    switch question {
    case "defined": isDefined(argument)
    case "__has_include", "__has_include_next":
      if argument.hasPrefix("<") {
        ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "objc"].contains {
          argument.hasPrefix("<\($0)/")
        }
      } else {
        include(argument.split(separator: "/").last.map { $0.filter { $0 != "\"" } } ?? "") != nil
      }
    case "__has_feature", "__has_extension":
      argument.hasPrefix("objc_") || argument == "blocks" || argument == "nullability"
    case "__has_attribute", "__has_builtin": true
    default: false
    }
  }
}
