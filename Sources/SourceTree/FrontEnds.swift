import Records

/// The front ends of this process, by language.
///
/// A program installs them before its first scene. The targets above `SourceTree` find them here,
/// so that none of them imports a parser, and none waits for it when everything is compiled.
package enum FrontEnds {
  /// Written once, by the thread that starts the program.
  nonisolated(unsafe) private static var installed: [SourceLanguage: any FrontEnd] = [:]

  /// Makes a front end the one for its language; to be called before any text is read.
  package static func install(_ frontEnd: any FrontEnd) {
    installed[frontEnd.language] = frontEnd
  }

  /// The language of a text: by the name of its file, or without one by the comment at its end or
  /// by how it begins.
  package static func language(of text: String, file name: String?) -> SourceLanguage {
    if let name, let language = SourceLanguage(file: name) { return language }
    if let language = SourceLanguage(commentIn: text) { return language }
    let own = installed.first { $0.key != .typed && $0.value.begins(text) }
    return own?.key ?? .typed
  }

  /// The language of a line that is typed and is no command, where `chosen` is the user's choice.
  package static func language(ofTyped line: String, chosen: SourceLanguage) -> SourceLanguage {
    let own = installed.first { language, frontEnd in
      language != .typed
        && (frontEnd.isCertain(line) || language == chosen && frontEnd.isLikely(line))
    }
    return own?.key ?? .typed
  }

  /// The front end for a language. Traps where the program installed none.
  package static func frontEnd(for language: SourceLanguage) -> any FrontEnd {
    guard let frontEnd = installed[language] else {
      preconditionFailure("no front end for \(language) is installed")
    }
    return frontEnd
  }
}
