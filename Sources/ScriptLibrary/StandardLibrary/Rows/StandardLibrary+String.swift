import Foundation
import Machine
import TypedProgram

extension StandardLibrary {
  static func addStrings(_ table: Table) {
    let library = table.library
    addCharacterSet(table)
    addTextOptions(table)
    table.extend(.string) { type in
      addTextInitializers(type)
      addTextProperties(type)
      addTextTests(type)
      addTextParts(type)
      addTextChanges(type)
      addTextIndices(type)
      addTextSearches(type)
    }
    let array = library.array
    let element = Type.parameter(array.genericParameters[0])
    let texts = TypeRequirement(subject: element, isSameType: true, other: .string)
    table.extend(.array(element)) { type in
      for (name, hasSeparator) in [("joined(separator:)", true), ("joined()", false)] {
        let function = type.method(name, hasSeparator ? [.string] : [], .string) {
          registers throws(RunStop) in
          let separator = hasSeparator ? registers.at(0, 1).text : ""
          let texts = registers.array.objects.compactMap { ($0 as? StringObject)?.value }
          var bytes = 0
          for text in texts { bytes += text.utf8.count + separator.utf8.count }
          try Allowance.reserve(2 * bytes)
          texts.joined(separator: separator).write(to: registers)
        }
        function.requirements = [texts]
      }
    }
  }

  private static func addTextInitializers(_ type: TypeTable) {
    type.initializer("init()") { "" }
    type.initializer("init(_:)") { (text: String) in text }
    type.initializer("init(_:)") { (character: Character) in String(character) }
    type.initializer("init(_:)") { (characters: [Character]) in String(characters) }
    type.initializer("init(repeating:count:)") { (text: String, count: Int) throws(RunStop) in
      guard count >= 0 else { throw RunStop(.invalidRange) }
      try Allowance.reserve(count, of: 2 * max(1, text.utf8.count))
      return String(repeated: text, count: count)
    }
    type.initializer("init(repeating:count:)") { (text: Character, count: Int) throws(RunStop) in
      guard count >= 0 else { throw RunStop(.invalidRange) }
      try Allowance.reserve(count, of: 2 * String(text).utf8.count)
      return String(repeated: String(text), count: count)
    }
    for kind in IntegerKind.allCases {
      let isSigned = kind.isSigned
      for name in ["init(_:radix:)", "init(_:radix:uppercase:)"] {
        let types: [Type] = [.integer(kind), .int] + (name.hasSuffix("uppercase:)") ? [.bool] : [])
        let takesCase = types.count == 3
        type.initializer(name, types) { registers throws(RunStop) in
          let bits = registers.numbers.pointee
          let radix = registers.at(1, 0).integer
          guard 2...36 ~= radix else {
            throw RunStop(.fatalError("Radix must be between 2 and 36"))
          }
          let isUpper = takesCase && registers.numbers[2] != 0
          let text =
            isSigned
            ? String(Int64(bitPattern: bits), radix: radix, uppercase: isUpper)
            : String(bits, radix: radix, uppercase: isUpper)
          text.write(to: registers)
        }
      }
    }
    let format = type.initializer("init(format:_:)", [.string, .array(.any)]) {
      registers throws(RunStop) in
      let values = registers.at(0, 1).array
      try TextFormat(registers.text).text(with: values.objects).write(to: registers)
    }
    format.parameters[1].isVariadic = true
    type.initializer("init(format:arguments:)", [.string, .array(.any)]) {
      registers throws(RunStop) in
      let values = registers.at(0, 1).array
      try TextFormat(registers.text).text(with: values.objects).write(to: registers)
    }
  }

  private static func addTextProperties(_ type: TypeTable) {
    type.property("count", get: { (s: String) in s.count }, "The number of characters.")
    type.property("isEmpty", get: { (s: String) in s.isEmpty })
    type.property("first", get: { (s: String) in s.first })
    type.property("last", get: { (s: String) in s.last })
    type.property("description", get: { (s: String) in s })
    type.property("debugDescription", get: { (s: String) in s.debugDescription })
    type.property(
      "hashValue", get: { (s: String) in s.utf8.reduce(5381) { ($0 &* 33) &+ Int($1) } })
    type.property(
      "capitalized",
      get: { (s: String) in
        // Foundation looks for words, which takes long.
        Allowance.spend(bytes: 8 * s.utf8.count) ? s.capitalized : ""
      })
    let parts: [(String, Type, @Sendable (String) -> any Bridged)] = [
      ("utf8", .array(.integer(.uint8)), { Array($0.utf8) }),
      ("utf16", .array(.integer(.uint16)), { Array($0.utf16) }),
      ("__scalars", .array(.integer(.uint32)), { $0.unicodeScalars.map(\.value) }),
    ]
    for (name, result, part) in parts {
      type.getter(name, result) { registers throws(RunStop) in
        let text = registers.text
        try Allowance.reserve(text.utf8.count, of: 64)
        part(text).write(to: registers)
      }
    }
    type.method("uppercased()") { (s: String) throws(RunStop) in
      try s.charged().uppercased()
    }
    type.method("lowercased()") { (s: String) throws(RunStop) in
      try s.charged().lowercased()
    }
    type.method("reversed()") { (s: String) throws(RunStop) in
      try Allowance.reserve(s.utf8.count, of: 64)
      return Array(s.reversed())
    }
  }

  private static func addTextTests(_ type: TypeTable) {
    type.method("hasPrefix(_:)") { (s: String, other: String) in s.hasPrefix(other) }
    type.method("starts(with:)") { (s: String, other: String) in s.hasPrefix(other) }
    type.method("hasSuffix(_:)") { (s: String, other: String) in s.hasSuffix(other) }
    type.method("contains(_:)") { (s: String, other: String) throws(RunStop) in
      try s.contains(charged: other)
    }
    type.method("contains(_:)") { (s: String, other: Character) throws(RunStop) in
      try s.charged().contains(other)
    }
    type.method("localizedCaseInsensitiveContains(_:)") {
      (s: String, other: String) throws(RunStop) in
      try s.charged().lowercased().contains(charged: other.lowercased())
    }
  }

  private static func addTextParts(_ type: TypeTable) {
    typealias Part = @Sendable (String, Int) -> String
    let parts: [(String, Part)] = [
      ("prefix", { String($0.prefix($1)) }), ("suffix", { String($0.suffix($1)) }),
      ("dropFirst", { String($0.dropFirst($1)) }), ("dropLast", { String($0.dropLast($1)) }),
    ]
    for (name, part) in parts {
      type.method("\(name)(_:)") { (s: String, count: Int) throws(RunStop) in
        guard count >= 0 else { throw RunStop(.invalidRange) }
        return part(s, count)
      }
      guard name.hasPrefix("drop") else { continue }
      type.method("\(name)()") { (s: String) in part(s, 1) }
    }
    type.method("split(separator:)") { (s: String, separator: Character) throws(RunStop) in
      try Allowance.reserve(s.utf8.count, of: 64)
      return s.split(separator: separator).map { String($0) }
    }
    type.method("split(separator:)") { (s: String, separator: String) throws(RunStop) in
      try Allowance.reserve(s.utf8.count, of: 64)
      TextSearch.chargeForComparing(separator, s)
      return Allowance.isSpent ? [] : s.split(separator: separator).map { String($0) }
    }
    type.method("components(separatedBy:)") { (s: String, separator: String) throws(RunStop) in
      try Allowance.reserve(s.utf8.count, of: 64)
      return try s.components(chargedBy: separator)
    }
    type.method("replacingOccurrences(of:with:)") {
      (s: String, old: String, new: String) throws(RunStop) in
      try s.replacing(charged: old, with: new)
    }
    type.method("padding(toLength:withPad:startingAt:)") {
      (s: String, length: Int, pad: String, start: Int) throws(RunStop) in
      guard length >= 0, !pad.isEmpty, start >= 0, start < pad.count else {
        throw RunStop(.indexOutOfRange)
      }
      try Allowance.reserve(length, of: 2 * pad.utf8.count)
      return s.padding(toLength: length, withPad: pad, startingAt: start)
    }
  }

  private static func addTextChanges(_ type: TypeTable) {
    type.staticMethod("+(_:_:)") { (a: String, b: String) in a + b }
    type.mutatingMethod("append(_:)") { (s: inout String, other: String) in s.append(other) }
    type.mutatingMethod("append(_:)") { (s: inout String, other: Character) in s.append(other) }
    type.mutatingMethod("append(contentsOf:)") { (s: inout String, other: String) in
      s.append(other)
    }
    type.mutatingMethod("append(contentsOf:)") { (s: inout String, other: [Character]) in
      s.append(contentsOf: other)
    }
    type.mutatingMethod("insert(_:at:)") {
      (s: inout String, character: Character, i: TextIndex) throws(RunStop) in
      s.insert(character, at: try i.index(in: s))
    }
    type.mutatingMethod("insert(contentsOf:at:)") {
      (s: inout String, other: String, i: TextIndex) throws(RunStop) in
      s.insert(contentsOf: other, at: try i.index(in: s))
    }
    type.mutatingMethod("remove(at:)") { (s: inout String, i: TextIndex) throws(RunStop) in
      s.remove(at: try i.index(in: s, canBeEnd: false))
    }.isDiscardable = true
    for (name, isFirst) in [("removeFirst(_:)", true), ("removeLast(_:)", false)] {
      type.mutatingMethod(name) { (s: inout String, count: Int) throws(RunStop) in
        guard count >= 0, count <= s.count else { throw RunStop(.emptyCollection) }
        if isFirst { s.removeFirst(count) } else { s.removeLast(count) }
      }
    }
    type.method("appending(_:)") { (s: String, other: String) in s + other }
    type.mutatingMethod("removeAll()") { (s: inout String) in s = "" }
    type.mutatingMethod("removeFirst()") { (s: inout String) throws(RunStop) in
      guard !s.isEmpty else { throw RunStop(.emptyCollection) }
      return s.removeFirst()
    }.isDiscardable = true
    type.mutatingMethod("removeLast()") { (s: inout String) throws(RunStop) in
      guard !s.isEmpty else { throw RunStop(.emptyCollection) }
      return s.removeLast()
    }.isDiscardable = true
    type.mutatingMethod("popLast()") { (s: inout String) in s.popLast() }.isDiscardable = true
  }
}
