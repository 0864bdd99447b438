import Scenes

/// Reads a part of a command's line, and defines its usage.
///
/// Both are one description, so the lines that are accepted, the text of `help` and the proposals
/// of completion cannot differ. A reader inspects the scene and does not change it.
package struct Reader<Value> {
  /// Its usage.
  package let usage: UsagePattern.Node
  /// Whether the next words are for this reader; nil if only reading them can decide.
  let begins: ((Arguments) -> Bool)?
  /// Takes the words and returns their value; throws their problem.
  package let read: (inout Arguments) throws -> Value

  package init(
    _ usage: UsagePattern.Node, begins: ((Arguments) -> Bool)? = nil,
    read: @escaping (inout Arguments) throws -> Value
  ) {
    self.usage = usage
    self.begins = begins
    self.read = read
  }

  /// A reader of the same words that returns another value.
  package func map<Other>(_ make: @escaping (Value) throws -> Other) -> Reader<Other> {
    Reader<Other>(usage, begins: begins) { try make(read(&$0)) }
  }

  /// The same reader, for lines for which `begins` returns true.
  package func when(_ begins: @escaping (Arguments) -> Bool) -> Reader {
    Reader(usage, begins: begins, read: read)
  }

  /// This reader followed by one that depends on its value; `usage` is the usage of the second.
  package func then<Next>(
    usage next: UsagePattern.Node, _ make: @escaping (Value) throws -> Reader<Next>
  ) -> Reader<Next> {
    Reader<Next>(.sequence([usage, next]), begins: begins) { arguments in
      try make(read(&arguments)).read(&arguments)
    }
  }

  // MARK: Spellings that the usage does not show

  /// Accepts another spelling as well, which the usage does not show.
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

  /// Accepts one of some words before it, which is ignored and not shown.
  package func maybeAfter(_ words: String...) -> Reader {
    Reader(usage, begins: begins) { arguments in
      _ = arguments.takeKeyword(words)
      return try read(&arguments)
    }
  }

  /// Accepts one of some words after it, which is ignored and not shown.
  package func maybeBefore(_ words: String...) -> Reader {
    Reader(usage, begins: begins) { arguments in
      let value = try read(&arguments)
      _ = arguments.takeKeyword(words)
      return value
    }
  }

  // MARK: Where it was written

  /// Reads a value with its text and its range.
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

/// A value that was read, with its text and its range.
package struct Written<Value> {
  package let value: Value
  /// The text as it was typed.
  package let text: String
  /// The range, in characters of the line.
  package let range: Range<Int>
}
