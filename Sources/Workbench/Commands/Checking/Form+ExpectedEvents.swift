import EventVocabulary
import Records
import UIKitModel

/// Checks of the log.
extension Form {
  /// `log is TEXT…`, `cycle is TEXT…`, `action SELECTOR sent`, `states RECOGNIZER is STATE…`.
  @FormBuilder static var expectedEvents: [Form] {
    Form(expecting: "log", .logLines) { session, expected in
      EventChecks(session.scene).log(expected.0, expected.1)
    }
    Form(expecting: "cycle", .logLines) { session, expected in
      EventChecks.cycle(session.scene.cycles.record, expected.0, expected.1)
    }
    Form(
      expecting: "action", .word(.selector), .keyword("sent"),
      .optional(.reading(.count(0...1_000_000), .times) { count, _ in count })
    ) { session, selector, _, times in
      EventChecks(session.scene).action(selector.text, times: times)
    }
    Form(expecting: "states", .recognizer, .after("is", .states)) { session, recognizer, states in
      let scene = session.scene
      return EventChecks(scene).states(of: scene.objectName(recognizer), states)
    }
  }
}

extension Reader where Value == (EventChecks.Order, [String]) {
  /// Reads `is TEXT…`, `contains TEXT…`, `has TEXT…`.
  static var logLines: Reader {
    .either(
      .after("is", .optional(.texts, or: [])) { (.is, $0) },
      .after("contains", .texts) { (.contains, $0) }, .after("has", .texts) { (.has, $0) })
  }
}

extension Reader where Value == [String] {
  /// Reads `"…", "…"`: lines of the log, or other texts; a line without quotation marks, such as
  /// `print "done"`, as the log shows it.
  static var texts: Reader {
    Reader(.many(.placeholder(.text))) { arguments in
      var lines: [String] = []
      repeat {
        let first = try arguments.word(Placeholder.text.shown)
        var line = first.text
        while first.kind == .word, let next = arguments.next, next.kind != .comma {
          _ = arguments.take()
          line += next.kind == .string ? " \"\(next.text)\"" : " \(next.text)"
        }
        lines.append(line)
        if !arguments.takeIf(.comma), !arguments.isAtEnd { throw arguments.missing(",") }
      } while !arguments.isAtEnd
      return lines
    }
  }

  /// Reads `possible, ended`.
  fileprivate static var states: Reader {
    .many(.state) { arguments in
      arguments.takeIf(.comma) || arguments.takeKeyword("→", "->") != nil || !arguments.isAtEnd
    }
  }
}

extension Reader where Value == String {
  /// Reads a state of a recognizer, also with Swift's dot in front.
  fileprivate static var state: Reader {
    Reader(.placeholder(.state)) { arguments in
      let text = try arguments.word(Placeholder.state.shown).text
      let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
      let state = word == "recognized" ? "ended" : word
      guard GestureState(rawValue: state) != nil else {
        throw arguments.problem(
          .expectedOneOf(GestureState.allCases.map(\.rawValue), got: text))
      }
      return state
    }
  }
}

extension Reader where Value == Void {
  /// Reads `times`, also `time`.
  fileprivate static var times: Reader {
    Reader(.keyword("times")) { _ = try $0.oneOf(["times", "time"]) }
  }
}
