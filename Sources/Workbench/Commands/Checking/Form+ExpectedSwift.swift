import Records
import TypedText

extension Form {
  /// `error TEXT`: the next line has to fail.
  static var expectedError: Form {
    Form(
      .after("error", .word(.text)).when { $0.expects("error") }, .wholeLine
    ) { session, text, line in
      session.expectedError = (text.text, line)
      return []
    }
  }

  /// Any Boolean expression of Swift.
  static var expectedExpression: Form {
    Form(.expression) { session, expression in
      let engine = session.scene.engine
      _ = engine.takeShown()
      let unit = try engine.check(expression.value, file: nil, as: .prompt)
      try engine.run(unit)
      let value = engine.takeShown().last
      guard let value, value.type == "Bool" else {
        throw LocatedProblem(.notABoolean(expression.value), expression.range)
      }
      return try answers(
        Expectation(
          subject: .expression(expression.value), expected: "true", actual: value.value.text,
          holds: value.value.text == "true", tryLine: nil))
    }
  }
}

extension Reader where Value == Written<String> {
  /// Reads the rest of the line as Swift.
  fileprivate static var expression: Reader {
    let rest = Reader<String>(.placeholder(.expression)) { arguments in
      guard let first = arguments.next else {
        throw arguments.missing(
          arguments.command.forms.flatMap(\.usage.firstKeywords).joined(separator: "|"))
      }
      _ = arguments.rest()
      return String(arguments.source.characters[first.range.lowerBound...])
    }
    return .written(rest)
  }
}
