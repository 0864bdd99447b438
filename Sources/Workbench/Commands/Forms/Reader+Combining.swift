import Scenes

/// Readers that combine others.
extension Reader {
  /// Reads one part after the other.
  package static func reading<each Part>(
    _ parts: repeat Reader<each Part>, as make: @escaping (repeat each Part) throws -> Value
  ) -> Reader {
    var nodes: [UsagePattern.Node] = []
    var begins: [((Arguments) -> Bool)?] = []
    repeat nodes.append((each parts).usage)
    repeat begins.append((each parts).begins)
    return Reader(.sequence(nodes), begins: begins[0]) { arguments in
      try make(repeat try (each parts).read(&arguments))
    }
  }

  /// Reads `reader` after a word.
  package static func after(_ word: String, _ reader: Reader) -> Reader {
    after(word, reader) { $0 }
  }

  /// Reads `reader` after a word, as another type.
  package static func after<Part>(
    _ word: String, _ reader: Reader<Part>, as make: @escaping (Part) throws -> Value
  ) -> Reader {
    Reader(.sequence([.keyword(word), reader.usage]), begins: { $0.isNext(word) }) { arguments in
      _ = try arguments.oneOf([word])
      return try make(reader.read(&arguments))
    }
  }

  /// Reads an optional part.
  package static func optional<Part>(_ reader: Reader<Part>) -> Reader where Value == Part? {
    Reader(.optional(reader.usage)) { arguments in
      guard reader.begins?(arguments) ?? !arguments.isAtEnd else { return nil }
      return try reader.read(&arguments)
    }
  }

  /// Reads an optional part at the end of a line: if a word is there, it must belong to the part.
  package static func orEnd<Part>(_ reader: Reader<Part>) -> Reader where Value == Part? {
    Reader(.optional(reader.usage)) { $0.isAtEnd ? nil : try reader.read(&$0) }
  }

  /// Reads an optional part, with a default value.
  package static func optional(_ reader: Reader, or value: Value) -> Reader {
    Reader<Value?>.optional(reader).map { $0 ?? value }
  }

  /// Reads one of several, each with a usage line of its own.
  package static func either(_ choices: Reader...) -> Reader { either(choices) }

  /// Reads one of several, each with a usage line of its own.
  package static func either(_ choices: [Reader]) -> Reader {
    let begins = choices.map(\.begins)
    let usage = UsagePattern.Node.lines(choices.map(\.usage))
    let begin: ((Arguments) -> Bool)? =
      begins.contains { $0 == nil }
      ? nil : { arguments in begins.contains { $0?(arguments) ?? false } }
    return Reader(usage, begins: begin) { arguments in
      let choice = try arguments.choice(of: begins, keywords: usage.firstKeywords)
      return try choices[choice].read(&arguments)
    }
  }

  /// Reads two optional parts, in either order.
  package static func inAnyOrder<First, Second>(
    _ first: Reader<First>, _ second: Reader<Second>
  ) -> Reader where Value == (First?, Second?) {
    Reader(.sequence([.optional(first.usage), .optional(second.usage)])) { arguments in
      var value: Value = (nil, nil)
      while true {
        if first.begins?(arguments) ?? false {
          value.0 = try first.read(&arguments)
        } else if second.begins?(arguments) ?? false {
          value.1 = try second.read(&arguments)
        } else {
          return value
        }
      }
    }
  }

  /// Reads any of several optional parts, in any order; if a part is repeated, the last one comes
  /// last.
  package static func anyOf<Part>(_ parts: [Reader<Part>]) -> Reader where Value == [Part] {
    Reader(.sequence(parts.map { .optional($0.usage) })) { arguments in
      var values: [Part] = []
      while let part = parts.first(where: { $0.begins?(arguments) ?? false }) {
        values.append(try part.read(&arguments))
      }
      return values
    }
  }

  /// Reads one or more parts with separators, which the usage does not show. `goesOn` takes a
  /// separator, and returns whether another part follows.
  package static func many<Part>(
    _ reader: Reader<Part>, while goesOn: @escaping (inout Arguments) -> Bool
  ) -> Reader where Value == [Part] {
    Reader(.many(reader.usage), begins: reader.begins) { arguments in
      var values = [try reader.read(&arguments)]
      while goesOn(&arguments) { values.append(try reader.read(&arguments)) }
      return values
    }
  }

  /// Reads any number of parts, each after a word.
  package static func many<Part>(
    _ reader: Reader<Part>, after word: String
  ) -> Reader where Value == [Part] {
    Reader(.many(.optional(.sequence([.keyword(word), reader.usage])))) { arguments in
      var values: [Part] = []
      while arguments.takeKeyword(word) != nil { values.append(try reader.read(&arguments)) }
      return values
    }
  }

  /// A reader that the usage does not show.
  package static func unshown(_ reader: Reader) -> Reader {
    Reader(.nothing, begins: reader.begins, read: reader.read)
  }

  /// The same choices on one usage line.
  package var onOneLine: Reader {
    guard case .lines(let nodes) = usage else { return self }
    return Reader(.alternatives(nodes), begins: begins, read: read)
  }
}

extension Arguments {
  /// The index of the reader for the next words: the first whose `begins` returns true, or else one
  /// that cannot decide; throws the problem of a word with which none begins.
  func choice(of begins: [((Arguments) -> Bool)?], keywords: [String]) throws -> Int {
    if let sure = begins.firstIndex(where: { $0?(self) ?? false }) { return sure }
    if let open = begins.firstIndex(where: { $0 == nil }) { return open }
    guard !keywords.isEmpty else { return 0 }
    var ahead = self
    _ = try ahead.oneOf(keywords)
    return 0
  }

  /// Whether a word comes next.
  func isNext(_ word: String) -> Bool { next?.kind == .word && next?.text == word }

  /// Whether a word comes next that is not the name of an object.
  func isNextFree(_ word: String) -> Bool { isNext(word) && scene.object(named: word) == nil }
}
