/// Decides what belongs between the pieces of a broken description: nothing, or a blank.
///
/// The description itself determines that nearly everywhere: names, numbers and class names contain
/// no blanks, and separators are followed by one. The pieces are parsed as if nothing had been
/// between them, each break is judged by its context, and only texts and unknown words stay
/// undecided.
nonisolated struct PieceJoiner {
  enum Join {
    /// There is already a blank on one side of the break.
    case kept
    /// The break was inside a word, a number or before a separator.
    case nothing
    /// A blank was lost.
    case blank
    /// The description is valid either way.
    case unknown
  }

  private let bytes: [UInt8]
  private let breaks: [Int]
  private let lastAttribute: Int
  private var joins: [Join] = []

  private var index = 0
  private var groups: [Group] = []
  private var objects = 0
  /// The start of the current attribute.
  private var segment = 0
  /// The start of its value; nil within its name.
  private var value: Int?
  private var isTrailing = false
  private var quotesFail = false
  private var headFailures = 0

  private struct Group {
    let opening: UInt8
    let segment: Int
    let value: Int?
  }

  /// The joins at `breaks`, offsets in `bytes` in ascending order.
  static func joins(_ bytes: [UInt8], at breaks: [Int]) -> [Join] {
    var joiner = PieceJoiner(bytes, breaks)
    joiner.run()
    return joiner.joins
  }

  private init(_ bytes: [UInt8], _ breaks: [Int]) {
    self.bytes = bytes
    self.breaks = breaks
    lastAttribute = AttributeSplitter.lastAttribute(bytes, from: 0, before: bytes.count)
  }

  private mutating func run() {
    while joins.count < breaks.count {
      while joins.count < breaks.count, breaks[joins.count] <= index {
        joins.append(join(at: breaks[joins.count]))
      }
      guard index < bytes.count else { break }
      step()
    }
    while joins.count < breaks.count {
      joins.append(.unknown)
    }
  }

  // MARK: - Reading

  private mutating func step() {
    guard !isTrailing else {
      index += 1
      return
    }
    switch bytes[index] {
    case UInt8(ascii: "<"): readObject()
    case UInt8(ascii: ">"):
      if index == 0 || bytes[index - 1] != UInt8(ascii: "-") { closeObject() }
      index += 1
    case UInt8(ascii: "'"), UInt8(ascii: "\""): readQuotation()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(bytes[index])
      index += 1
      segment = index
      value = nil
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close(bytes[index])
      index += 1
    case UInt8(ascii: ";"):
      index += 1
      readSemicolon()
    case UInt8(ascii: "="), UInt8(ascii: ":"):
      if value == nil, isName(segment..<index) { value = index + 1 }
      index += 1
    default: index += 1
    }
  }

  private mutating func readObject() {
    let next = index + 1
    guard next < bytes.count,
      bytes[next].startsName || bytes[next] == UInt8(ascii: "(")
    else {
      index = next
      return
    }
    open(UInt8(ascii: "<"))
    objects += 1
    let head = head()
    let end = head?.address.upperBound ?? next
    if let head {
      judge(before: head.className.upperBound + 1) { $0.joinInClassName(at: $1, head.className) }
      judge(before: end) { joiner, place in
        joiner.bytes[place - 1] == UInt8(ascii: ":") ? .blank : .nothing
      }
    }
    index = end
    segment = end
    value = nil
  }

  /// The number of failed heads is limited, because each takes time.
  private mutating func head() -> ObjectHead? {
    let longest = 16_384
    guard headFailures <= 16 + bytes.count / longest * 4 else { return nil }
    let end = min(bytes.count, index + longest)
    guard case .head(let head) = ObjectHead.find(bytes, at: index, before: end) else {
      headFailures += 1
      return nil
    }
    return head
  }

  private mutating func readQuotation() {
    guard value.map({ bytes.skippingBlanks(from: $0, before: index) == index }) == true else {
      index += 1
      return
    }
    let end = endOfQuotation()
    judge(before: end) { _, _ in .unknown }
    index = end
  }

  private mutating func endOfQuotation() -> Int {
    if !quotesFail {
      var mark = index + 1
      while mark < bytes.count {
        let isMark = bytes[mark] == bytes[index]
        if isMark, Quotation.ending(bytes, at: mark, before: bytes.count) != .goesOn {
          return mark + 1
        }
        mark += 1
      }
      quotesFail = true
    }
    return AttributeSplitter.endBeforeKnownAttribute(bytes, from: index, before: bytes.count)
  }

  private mutating func readSemicolon() {
    while let group = groups.last, group.opening != UInt8(ascii: "<"),
      group.opening != UInt8(ascii: "{")
    {
      let next = bytes.skippingBlanks(from: index, before: bytes.count)
      guard Quotation.startsAttribute(bytes, at: next, before: bytes.count) else { break }
      groups.removeLast()
    }
    segment = index
    value = nil
  }

  private mutating func open(_ opening: UInt8) {
    groups.append(Group(opening: opening, segment: segment, value: value))
  }

  private mutating func close(_ closing: UInt8) {
    let opening = closing == UInt8(ascii: ")") ? UInt8(ascii: "(") : closing - 2
    guard let group = groups.last, group.opening == opening else { return }
    restore(group)
  }

  private mutating func closeObject() {
    guard objects > 1 || index > lastAttribute else { return }
    guard objects > 0 else { return }
    while let group = groups.last {
      restore(group)
      guard group.opening != UInt8(ascii: "<") else { break }
    }
    objects -= 1
    isTrailing = objects == 0
  }

  private mutating func restore(_ group: Group) {
    groups.removeLast()
    segment = group.segment
    value = group.value
  }

  // MARK: - Judging

  /// Judges the breaks up to `end` by a rule for their context.
  private mutating func judge(before end: Int, _ rule: (PieceJoiner, Int) -> Join) {
    while joins.count < breaks.count, breaks[joins.count] < end {
      let place = breaks[joins.count]
      joins.append(isKept(place) ? .kept : rule(self, place))
    }
  }

  private func isKept(_ place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return true }
    return bytes[place - 1].isBlank || bytes[place].isBlank
  }

  /// Blanks in a class's name are between generic arguments and in their components.
  private func joinInClassName(at place: Int, _ name: Range<Int>) -> Join {
    let left = bytes[place - 1]
    let right = bytes[place]
    let isArrow = left == UInt8(ascii: "-") && right == UInt8(ascii: ">")
    if place >= name.upperBound || isArrow { return .nothing }
    if left == UInt8(ascii: ",") || left == UInt8(ascii: ":") { return .blank }
    if left == UInt8(ascii: "&") || right == UInt8(ascii: "&") { return .blank }
    if right == UInt8(ascii: "-") { return .blank }
    if left == UInt8(ascii: ">"), place > 1, bytes[place - 2] == UInt8(ascii: "-") { return .blank }
    let words: [StaticString] = ["unknown", "context", "at", "any", "some"]
    guard right.startsName || right == UInt8(ascii: "$") else { return .nothing }
    let isAfterWord = words.contains { word in
      let start = place - word.utf8CodeUnitCount
      return start > name.lowerBound && bytes.starts(with: word, at: start, before: place)
        && !bytes[start - 1].continuesName
    }
    return isAfterWord ? .blank : .nothing
  }

  private func join(at place: Int) -> Join {
    guard !isKept(place) else { return .kept }
    guard !isTrailing else { return joinOfTrailingWords(at: place) }
    return joinAtMark(place) ?? joinInWord(at: place)
  }

  /// The join beside a mark that always or never has a blank.
  private func joinAtMark(_ place: Int) -> Join? {
    let left = bytes[place - 1]
    let isInBraces = groups.last?.opening == UInt8(ascii: "{")
    switch bytes[place] {
    case UInt8(ascii: "}") where left == UInt8(ascii: ";"): return .blank
    case UInt8(ascii: ";"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"):
      return .nothing
    case UInt8(ascii: "=") where value == nil:
      let isSpaced = place + 1 >= bytes.count || bytes[place + 1].isBlank
      return isInBraces && !isSpaced ? .nothing : .blank
    default: break
    }
    switch left {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): return .nothing
    case UInt8(ascii: "{"): return bytes[place].startsName ? .blank : .nothing
    case UInt8(ascii: ","), UInt8(ascii: ";"): return .blank
    case UInt8(ascii: "=") where value == place:
      return isInBraces && !(place > 1 && bytes[place - 2].isBlank) ? .nothing : .blank
    case UInt8(ascii: ":") where value == place: return .blank
    default: return nil
    }
  }

  private func joinInWord(at place: Int) -> Join {
    if let opening = groups.last?.opening, opening != UInt8(ascii: "<"),
      isNumeric(bytes[place - 1]), isNumeric(bytes[place])
    {
      return joinOfNumbers(at: place, pairs: opening == UInt8(ascii: "("))
    }
    guard let value else { return joinInName(at: place) }
    return joinInValue(at: place, value)
  }

  private func joinInName(at place: Int) -> Join {
    guard isName(segment..<place) else { return .unknown }
    let limit = min(bytes.count, place + 64)
    var end = place
    while end < limit, bytes[end].continuesName {
      end += 1
    }
    let sign = bytes.skippingBlanks(from: end, before: limit)
    let isAttribute =
      sign < bytes.count
      && (bytes[sign] == UInt8(ascii: "=") || bytes[sign] == UInt8(ascii: ":"))
    return end > place && isAttribute ? .nothing : .unknown
  }

  /// Numbers in braces have commas between them; those in parentheses come in pairs.
  private func joinOfNumbers(at place: Int, pairs: Bool) -> Join {
    let left = bytes[place - 1]
    if bytes[place] == UInt8(ascii: "-") {
      return left | 0x20 == UInt8(ascii: "e") ? .nothing : .blank
    }
    guard pairs else { return .nothing }
    let half = stretch(from: segment) {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ">")
    }
    return join(words: 2, in: half)
  }

  private func joinInValue(at place: Int, _ value: Int) -> Join {
    let range = stretch(from: value) { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ">") }
    guard range.contains(place) else { return .unknown }
    let text = bytes.string(range)
    if ["YES", "NO", "true", "false", "(null)"].contains(text) || Double(text) != nil {
      return .nothing
    }
    if text.contains("ColorSpace") {
      let isGrey = text.contains("Gray") || text.contains("White") || text.contains("Mono")
      return join(words: isGrey ? 3 : 5, in: range)
    }
    return Self.singleWords.contains(name(before: value)) ? .nothing : .unknown
  }

  /// Attributes whose values are one word.
  private static let singleWords: Set<String> = [
    "hidden", "alpha", "opaque", "autoresize", "clipsToBounds", "userInteractionEnabled", "tag",
    "baseClass", "name",
  ]

  /// The join with which a range has `expected` words, if that is the same for all its breaks.
  private func join(words expected: Int, in range: Range<Int>) -> Join {
    let words = bytes[range].split { $0.isBlank }.count
    let open = breaks.count { range.lowerBound < $0 && $0 < range.upperBound && !isKept($0) }
    if words >= expected { return .nothing }
    return words + open == expected ? .blank : .unknown
  }

  /// After a description: `axis=vert distribution=fill`.
  private func joinOfTrailingWords(at place: Int) -> Join {
    let left = bytes[place - 1]
    if left == UInt8(ascii: ">") { return bytes[place].startsName ? .blank : .nothing }
    let first = max(0, place - 256)
    let before = bytes[first..<place].reversed().prefix { !$0.isBlank && $0 != UInt8(ascii: ">") }
    let after = bytes[place..<min(bytes.count, place + 256)].prefix { !$0.isBlank }
    let hasTwo = before.contains(UInt8(ascii: "=")) && after.dropFirst().contains(UInt8(ascii: "="))
    return hasTwo && left != UInt8(ascii: "=") ? .blank : .nothing
  }

  // MARK: - Bytes

  private func stretch(from start: Int, until isEnd: (UInt8) -> Bool) -> Range<Int> {
    let limit = min(bytes.count, start + 256)
    var end = start
    while end < limit, !isEnd(bytes[end]) {
      end += 1
    }
    return bytes.trimmed(start..<end)
  }

  private func name(before value: Int) -> String {
    guard segment < value - 1 else { return "" }
    return bytes.string(bytes.trimmed(segment..<value - 1))
  }

  private func isName(_ range: Range<Int>) -> Bool {
    let name = bytes.trimmed(range)
    return !name.isEmpty && name.count <= 64 && bytes[name].allSatisfy(\.continuesName)
  }

  /// Digits, signs, decimal points and the letters of `1e-05`, `inf` and `nan`.
  private func isNumeric(_ byte: UInt8) -> Bool {
    byte.isDigit || Array("+-.einfaE".utf8).contains(byte)
  }
}
