import Scenes

/// Reads a part of a command's line, and says how the usage writes that part.
///
/// Both are one description, so what is accepted, what `help` shows and what completion offers
/// cannot differ. A reader looks at the scene and does nothing to it.
package struct Reader<Value> {
  /// How the usage writes it.
  package let usage: UsagePattern.Node
  /// Whether the words that come next are for this reader; nil where only reading them can tell.
  let begins: ((Arguments) -> Bool)?
  /// Takes the words and returns what they say; throws what is wrong with them.
  let read: (inout Arguments) throws -> Value

  package init(
    _ usage: UsagePattern.Node, begins: ((Arguments) -> Bool)? = nil,
    read: @escaping (inout Arguments) throws -> Value
  ) {
    self.usage = usage
    self.begins = begins
    self.read = read
  }

  /// The same words for something else.
  package func map<Other>(_ make: @escaping (Value) throws -> Other) -> Reader<Other> {
    Reader<Other>(usage, begins: begins) { try make(read(&$0)) }
  }

  /// The same reader, for lines where `begins` holds.
  package func when(_ begins: @escaping (Arguments) -> Bool) -> Reader {
    Reader(usage, begins: begins, read: read)
  }

  /// The reader, and after it one that depends on what was read; `usage` is how that is written.
  package func then<Next>(
    usage next: UsagePattern.Node, _ make: @escaping (Value) throws -> Reader<Next>
  ) -> Reader<Next> {
    Reader<Next>(.sequence([usage, next]), begins: begins) { arguments in
      try make(read(&arguments)).read(&arguments)
    }
  }

  // MARK: Spellings that the usage does not show

  /// Takes another spelling as well, which the usage does not show.
  package func also(_ other: Reader) -> Reader {
    let begins = begins.flatMap { own in
      other.begins.map { others in { (arguments: Arguments) in own(arguments) || others(arguments) }
      }
    }
    return Reader(usage, begins: begins) { arguments in
      let isOther = other.begins?(arguments) ?? !(self.begins?(arguments) ?? true)
      return try (isOther ? other : self).read(&arguments)
    }
  }

  /// Takes one of some words in front, which says nothing and is not shown.
  package func maybeAfter(_ words: String...) -> Reader {
    Reader(usage, begins: begins) { arguments in
      _ = arguments.takeKeyword(words)
      return try read(&arguments)
    }
  }

  /// Takes one of some words after it, which says nothing and is not shown.
  package func maybeBefore(_ words: String...) -> Reader {
    Reader(usage, begins: begins) { arguments in
      let value = try read(&arguments)
      _ = arguments.takeKeyword(words)
      return value
    }
  }

  // MARK: Where it was written

  /// What was read, with its text and its place.
  package static func written<Part>(_ reader: Reader<Part>) -> Reader
  where Value == Written<Part> {
    Reader(reader.usage, begins: reader.begins) { arguments in
      let start = arguments.place.lowerBound
      let value = try reader.read(&arguments)
      let range = start..<max(start, arguments.lastPlace.upperBound)
      return Written(
        value: value, text: String(arguments.source.characters[range]).trimmingBlanks,
        range: range)
    }
  }
}

/// Something that was read, and where.
package struct Written<Value> {
  package let value: Value
  /// The text as it was typed.
  package let text: String
  /// Its place, in characters of the line.
  package let range: Range<Int>
}
