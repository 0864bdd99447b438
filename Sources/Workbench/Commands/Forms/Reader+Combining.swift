import Scenes

/// Readers that are made of others.
extension Reader {
  /// One part after the other.
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

  /// What follows a word.
  package static func after(_ word: String, _ reader: Reader) -> Reader {
    after(word, reader) { $0 }
  }

  /// What follows a word, for something else.
  package static func after<Part>(
    _ word: String, _ reader: Reader<Part>, as make: @escaping (Part) throws -> Value
  ) -> Reader {
    Reader(.sequence([.keyword(word), reader.usage]), begins: { $0.isNext(word) }) { arguments in
      _ = try arguments.oneOf([word])
      return try make(reader.read(&arguments))
    }
  }

  /// What may be left out.
  package static func optional<Part>(_ reader: Reader<Part>) -> Reader where Value == Part? {
    Reader(.optional(reader.usage)) { arguments in
      guard reader.begins?(arguments) ?? !arguments.isAtEnd else { return nil }
      return try reader.read(&arguments)
    }
  }

  /// What may be left out at the end of a line: a word that is there is for it, and for nothing
  /// else.
  package static func orEnd<Part>(_ reader: Reader<Part>) -> Reader where Value == Part? {
    Reader(.optional(reader.usage)) { $0.isAtEnd ? nil : try reader.read(&$0) }
  }

  /// What may be left out, with a value for that.
  package static func optional(_ reader: Reader, or value: Value) -> Reader {
    Reader<Value?>.optional(reader).map { $0 ?? value }
  }

  /// One of several, each with a usage line of its own.
  package static func either(_ choices: Reader...) -> Reader { either(choices) }

  /// One of several, each with a usage line of its own.
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

  /// Two parts that may be left out, in either order.
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

  /// Any of several parts, each of which may be left out, in any order; of a part that is there
  /// twice the last one comes last.
  package static func anyOf<Part>(_ parts: [Reader<Part>]) -> Reader where Value == [Part] {
    Reader(.sequence(parts.map { .optional($0.usage) })) { arguments in
      var values: [Part] = []
      while let part = parts.first(where: { $0.begins?(arguments) ?? false }) {
        values.append(try part.read(&arguments))
      }
      return values
    }
  }

  /// One or more with what separates them, which the usage does not show. `goesOn` takes a
  /// separator, and says whether another one follows.
  package static func many<Part>(
    _ reader: Reader<Part>, while goesOn: @escaping (inout Arguments) -> Bool
  ) -> Reader where Value == [Part] {
    Reader(.many(reader.usage), begins: reader.begins) { arguments in
      var values = [try reader.read(&arguments)]
      while goesOn(&arguments) { values.append(try reader.read(&arguments)) }
      return values
    }
  }

  /// Any number, each after a word.
  package static func many<Part>(
    _ reader: Reader<Part>, after word: String
  ) -> Reader where Value == [Part] {
    Reader(.many(.optional(.sequence([.keyword(word), reader.usage])))) { arguments in
      var values: [Part] = []
      while arguments.takeKeyword(word) != nil { values.append(try reader.read(&arguments)) }
      return values
    }
  }

  /// What the usage does not show.
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
  /// Which of several readers the next words are for: the first that says so, else one that cannot
  /// tell; throws what is wrong with a word that none begins with.
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
