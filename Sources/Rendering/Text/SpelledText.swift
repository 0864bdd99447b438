/// Finds Swift's names and expressions in a text in words.
struct SpelledText {
  private let characters: [Character]
  private let spelling: CodeSpelling
  private var index = 0

  init(_ text: String, _ spelling: CodeSpelling) {
    characters = Array(text)
    self.spelling = spelling
  }

  /// The whole text.
  mutating func all() -> String { text(upTo: characters.count, isInCode: false) }

  private mutating func text(upTo end: Int, isInCode: Bool) -> String {
    var result = ""
    while index < end {
      guard beginsName(index) else {
        result.append(characters[index])
        index += 1
        continue
      }
      if let assignment = assignment() {
        result += assignment
        continue
      }
      let start = index
      let path = path(isInCode: isInCode)
      result += path.isChanged ? path.text : String(characters[start..<index])
    }
    return result
  }

  /// `set red.isHidden true`.
  private mutating func assignment() -> String? {
    guard characters[index] == "s", index + 4 < characters.count, characters[index + 3] == " "
    else {
      return nil
    }
    let rest = String(characters[index...])
    guard let found = spelling.assignment(rest[...]) else { return nil }
    index += rest.distance(from: rest.startIndex, to: found.end)
    return found.text
  }

  // MARK: Paths

  /// The facts about an expression while its parts are read.
  private struct Path {
    var text = ""
    var isChanged = false

    /// Whether it is the name of a type.
    var isType: Bool { text.first?.isUppercase ?? false }

    mutating func take(_ new: String) {
      isChanged = true
      text = new
    }
  }

  /// The arguments of a call, or the labels of a name.
  private enum Arguments {
    case labels([String])
    case values([(label: String?, text: String)], isChanged: Bool)
    case leftOut
  }

  private mutating func path(isInCode: Bool) -> Path {
    var path = Path()
    path.text = name()
    first(&path, isInCode)
    while index < characters.count {
      let start = index
      if "?!".contains(characters[index]), index + 1 < characters.count,
        characters[index + 1] == "."
      {
        index += 1
      }
      guard characters[index] == ".", index + 1 < characters.count, beginsWord(index + 1) else {
        index = start
        break
      }
      index += 1
      member(&path, name())
    }
    return path
  }

  private mutating func first(_ path: inout Path, _ isInCode: Bool) {
    let name = path.text
    guard let arguments = arguments() else {
      // A word without a capital, such as `next`, is more often English than code.
      if name.contains(where: \.isUppercase), let known = spelling.properties[name] {
        path.take(known)
      }
      return
    }
    switch arguments {
    case .labels(let labels):
      let full = Self.full(name, labels)
      if let selector = spelling.selector(full) {
        path.take(selector)
      } else if let selector = spelling.selector(Self.full("init", labels)), path.isType {
        path.take("-[\(name) \(selector)]")
      } else {
        path.text = full
      }
    case .leftOut:
      if let selector = spelling.selector(bare: name) {
        path.take(selector)
      } else {
        path.text = "\(name)(…)"
      }
    case .values(let values, let isChanged):
      let full = Self.full(name, values.map { $0.label ?? "_" })
      if let function = Self.functions[full] ?? spelling.functions[full] {
        path.take(Self.call(function, values))
      } else if path.isType, values.isEmpty, Self.isOfFrameworks(name) {
        path.take("[\(name) new]")
      } else if path.isType, let selector = spelling.methods[Self.full("init", values)] {
        path.take("[[\(name) alloc] \(Self.pieces(selector, values))]")
      } else if values.isEmpty, !isInCode, let selector = spelling.methods[full] {
        path.take(selector)
      } else if !path.isType, full != "contains(_:)", let selector = spelling.methods[full] {
        path.take("[self \(Self.pieces(selector, values))]")
      } else {
        path.text = Self.call(name, values)
        path.isChanged = isChanged
      }
    }
  }

  private mutating func member(_ path: inout Path, _ name: String) {
    let base = path.text
    guard let arguments = arguments() else {
      if let function = spelling.functions["." + name], !path.isType {
        path.take("\(function)(\(base))")
      } else if let known = spelling.properties[name] {
        path.take("\(base).\(known)")
      } else if base == "super", let selector = spelling.selector(bare: name) {
        path.take("[super \(selector)]")
      } else if ["width", "height"].contains(name), Self.isRectangle(base) {
        path.take("\(base).size.\(name)")
      } else {
        path.text = "\(base).\(name)"
      }
      return
    }
    switch arguments {
    case .labels(let labels):
      let full = Self.full(name, labels)
      if let function = spelling.functions["." + full] {
        path.take(function)
      } else if let selector = spelling.selector(full) {
        path.take("\(path.isType ? "-" : "")[\(base) \(selector)]")
      } else {
        path.text = "\(base).\(full)"
      }
    case .leftOut:
      if let selector = spelling.selector(bare: name) {
        path.take("[\(base) \(selector)]")
      } else {
        path.text = "\(base).\(name)(…)"
      }
    case .values(let values, let isChanged):
      let full = Self.full(name, values.map { $0.label ?? "_" })
      if full == "contains(_:)", let piece = Self.containing(base) {
        path.take("[\(base) \(piece):\(values[0].text)]")
      } else if let function = spelling.functions["." + full] {
        path.take(Self.call(function, [(nil, base)] + values))
      } else if full == "reversed()" {
        path.take("[\(base) reverseObjectEnumerator]")
      } else if let selector = spelling.methods[full] {
        path.take("[\(base) \(Self.pieces(selector, values))]")
      } else {
        path.text = "\(base).\(Self.call(name, values))"
        path.isChanged = path.isChanged || isChanged
      }
    }
  }

  // MARK: Arguments

  /// Parses arguments that follow immediately; nil, without consuming anything, if there are none.
  private mutating func arguments() -> Arguments? {
    guard index < characters.count, characters[index] == "(", let end = closing(index) else {
      return nil
    }
    let start = index
    index += 1
    let inside = String(characters[index..<end])
    if ["…", "..."].contains(inside) {
      index = end + 1
      return .leftOut
    }
    let labels = inside.split(separator: ":", omittingEmptySubsequences: false)
    if inside.hasSuffix(":"), !inside.contains(" "), labels.dropLast().allSatisfy(Self.isLabel) {
      index = end + 1
      return .labels(labels.dropLast().map(String.init))
    }
    guard let values = values(upTo: end) else {
      index = start
      return nil
    }
    index = end + 1
    return values
  }

  private mutating func values(upTo end: Int) -> Arguments? {
    var values: [(label: String?, text: String)] = []
    var isChanged = false
    while index < end {
      while index < end, characters[index] == " " { index += 1 }
      var stop = index
      var depth = 0
      while stop < end, depth > 0 || characters[stop] != "," {
        if "([{".contains(characters[stop]) { depth += 1 }
        if ")]}".contains(characters[stop]) { depth -= 1 }
        stop += 1
      }
      let label = label(before: stop)
      let raw = String(characters[index..<stop])
      guard !raw.isEmpty else { return nil }
      let text = text(upTo: stop, isInCode: true)
      if text != raw { isChanged = true }
      values.append((label, text))
      index = stop + 1
    }
    return .values(values, isChanged: isChanged)
  }

  /// The label of an argument; the argument begins after it.
  private mutating func label(before stop: Int) -> String? {
    var place = index
    while place < stop, Self.isPart(characters[place]) { place += 1 }
    guard place > index, place + 1 < stop, characters[place] == ":", characters[place + 1] == " "
    else { return nil }
    let label = String(characters[index..<place])
    index = place + 2
    return label
  }

  /// The bracket that closes one.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<characters.count {
      switch characters[place] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return place }
      case "`", "\n": return nil
      default: break
      }
    }
    return nil
  }

  // MARK: Words

  private mutating func name() -> String {
    let start = index
    while index < characters.count, Self.isPart(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  private func beginsWord(_ place: Int) -> Bool {
    Self.isPart(characters[place]) && !characters[place].isNumber
  }

  /// Whether a name begins here that is not part of a longer word, a directive or a path.
  private func beginsName(_ place: Int) -> Bool {
    guard beginsWord(place) else { return false }
    guard place > 0 else { return true }
    let before = characters[place - 1]
    return !Self.isPart(before) && !"@#./$-".contains(before)
  }

  private static func isLabel(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy(isPart)
  }

  private static func isOfFrameworks(_ type: String) -> Bool {
    ["UI", "CA", "NS"].contains { type.hasPrefix($0) } && type.count > 4
  }

  /// The `contains` function of a path or a list; nil for a rectangle.
  private static func containing(_ base: String) -> String? {
    let word = base.lowercased()
    if word.hasSuffix("path") { return "containsPoint" }
    return word.hasSuffix("s") && !word.hasSuffix("bounds") ? "containsObject" : nil
  }

  private static func isRectangle(_ base: String) -> Bool {
    let word = base.lowercased()
    return ["bounds", "frame", "rect"].contains { word.hasSuffix($0) }
  }

  private static func full(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  private static func full(_ name: String, _ values: [(label: String?, text: String)]) -> String {
    full(name, values.map { $0.label ?? "_" })
  }

  private static func call(_ name: String, _ values: [(label: String?, text: String)]) -> String {
    let list = values.map { value in value.label.map { "\($0): \(value.text)" } ?? value.text }
    let isC = functions.values.contains(name) || name.first?.isUppercase == true
    let texts = isC ? values.map(\.text) : list
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// A selector with its arguments.
  private static func pieces(
    _ selector: String, _ values: [(label: String?, text: String)]
  ) -> String {
    guard selector.hasSuffix(":") else { return selector }
    return zip(selector.split(separator: ":"), values).map { "\($0):\($1.text)" }
      .joined(separator: " ")
  }

  /// Swift's functions for numbers that have another name in C.
  private static let functions = ["max(_:_:)": "MAX", "min(_:_:)": "MIN", "abs(_:)": "fabs"]
}
