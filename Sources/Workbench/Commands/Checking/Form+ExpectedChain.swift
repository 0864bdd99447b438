import Records
import TypedText
import UIKitModel

extension Form {
  /// `chain NAME is NAME…`.
  static var expectedChain: Form {
    Form(expecting: "chain", .responder, .after("is", .names)) { session, responder, expected in
      let scene = session.scene
      let name = scene.objectName(responder).text
      let actual = scene.chain(from: responder).links.map(\.responder.text)
      return Expectation(
        subject: .chain(name: name), expected: expected.joined(separator: ", "),
        actual: actual.joined(separator: ", "), holds: expected == actual,
        tryLine: "chain \(name)")
    }
  }
}

extension Reader where Value == [String] {
  /// Reads `A, B, C`; each a name, an alias, or the class of an object without a name.
  static var names: Reader {
    .many(.name) { arguments in
      arguments.takeKeyword("→", "->") != nil || arguments.takeIf(.comma) || !arguments.isAtEnd
    }
  }
}

extension Reader where Value == String {
  fileprivate static var name: Reader {
    Reader(.placeholder(.name)) { arguments in
      let text = try arguments.name(Placeholder.name.shown).text
      let scene = arguments.scene
      if let object = scene.object(named: text) { return scene.objectName(object).text }
      if text.first?.isUppercase ?? false || text.hasPrefix("_") { return text }
      throw arguments.problem(
        .unknownName(text, suggestions: Suggestions.near(text, in: scene.order)))
    }
  }
}
