import Foundation
import Records

/// Parses one view's description, joined into one piece, into facts and remarks.
nonisolated struct ViewLineReader {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private var facts: DumpedFacts
  private var frame = FrameFinding.missing
  private var remarks: [DumpRemark] = []
  private var seen: Set<String> = []

  private enum FrameFinding {
    case missing, read, notFinite, unreadable
  }

  enum Result {
    case view(DumpedFacts, [DumpRemark])
    case notAView(className: String)
    /// The line ended before an address, or mentions a view in a sentence.
    case unreadable
  }

  static func read(
    _ bytes: [UInt8], _ range: Range<Int>, line: Int, lead: LineLead
  ) -> Result {
    guard
      case .head(let head) = ObjectHead.find(
        bytes, at: range.lowerBound, before: range.upperBound)
    else { return .unreadable }
    var reader = ViewLineReader(bytes, range, head, line)
    reader.readAttributes(after: head)
    if reader.isNoView { return .notAView(className: reader.facts.className) }
    if case .words(let count) = lead, count > 1, reader.wordsAfter > 1 { return .unreadable }
    if case .variable(let name) = lead { reader.facts.variable = name }
    return .view(reader.facts, reader.remarks)
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, _ head: ObjectHead, _ line: Int) {
    self.bytes = bytes
    self.range = range
    facts = DumpedFacts(className: bytes.string(head.className), line: line)
    facts.address = head.address.isEmpty ? nil : bytes.string(head.address)
  }

  /// Layers and layout guides print neither a frame nor a layer; the old `_UILayoutGuide`, a real
  /// view, prints both. Layers that do not belong to a view are marked: `(layer)`.
  private var isNoView: Bool {
    guard frame == .missing, facts.layerClass == nil else { return false }
    return facts.className.hasSuffix("Layer") || facts.className.hasSuffix("LayoutGuide")
      || facts.furtherAttributes.contains { $0.name.hasPrefix("(layer") }
  }

  /// The words after the description that are not attributes.
  private var wordsAfter = 0

  private mutating func readAttributes(after head: ObjectHead) {
    var splitter = AttributeSplitter(
      bytes, from: head.address.upperBound, before: range.upperBound)
    while let attribute = splitter.next() {
      let name = bytes.string(attribute.name)
      let isFirst = seen.insert(name).inserted
      guard isFirst, let isRead = take(name, attribute.value) else {
        if splitter.isClosed {
          if attribute.value.isEmpty { wordsAfter += 1 }
        } else if isBroken(attribute) {
          remarks.append(.unreadableValue(line: facts.line, attribute: String(name.prefix(60))))
        }
        keep(name, attribute.value)
        continue
      }
      if !isRead {
        remarks.append(.unreadableValue(line: facts.line, attribute: name))
        keep(name, attribute.value)
      }
    }
    switch frame {
    case .missing: remarks.append(.missingFrame(line: facts.line))
    case .notFinite: remarks.append(.nonFiniteFrame(line: facts.line))
    case .read, .unreadable: break
    }
    if !splitter.isClosed { remarks.append(.truncatedLine(line: facts.line)) }
    if splitter.comment != nil { remarks.append(.comment(line: facts.line)) }
  }

  /// Whether a word without a value is a broken attribute: `userInteraction Enabled = NO`.
  private func isBroken(_ attribute: AttributeSplitter.Attribute) -> Bool {
    guard attribute.value.isEmpty, let first = attribute.name.first else { return false }
    let marks = [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "'")]
    return bytes[attribute.name].contains(where: marks.contains) || bytes[first].isDigit
  }

  private mutating func keep(_ name: String, _ value: Range<Int>) {
    guard name != "…", name != "..." else { return }
    facts.furtherAttributes.append(DumpedAttribute(name: name, value: bytes.string(value)))
  }

  /// Sets the property for `name`; returns whether the value could be parsed, nil if there is no
  /// property.
  private mutating func take(_ name: String, _ value: Range<Int>) -> Bool? {
    switch name {
    case "frame": takeFrame(value)
    case "bounds": set(\.bounds, numbers(value, 4).map(CGRect.init))
    case "transform": set(\.transform, numbers(value, 6))
    case "alpha": set(\.alpha, numbers(value, 1)?.first)
    case "hidden": setFlag(\.hidden, value)
    case "opaque": set(\.opaque, isWord(value) ? true : flag(value))
    case "clipsToBounds": set(\.clipsToBounds, flag(value))
    case "UIE": set(\.userInteractionEnabled, flag(value))
    case "userInteractionEnabled": set(\.userInteractionEnabled, flag(value))
    case "tag": set(\.tag, Int(bytes.string(value)))
    case "text": takeText(value)
    case "baseClass": set(\.baseClass, nonEmpty(value))
    case "backgroundColor": set(\.backgroundColor, nonEmpty(value))
    case "layer": set(\.layerClass, className(value))
    case "gestureRecognizers": takeRecognizers(value)
    case "contentOffset":
      set(\.contentOffset, numbers(value, 2).map { CGPoint(x: $0[0], y: $0[1]) })
    case "contentSize":
      set(\.contentSize, numbers(value, 2).map { CGSize(width: $0[0], height: $0[1]) })
    case "adjustedContentInset":
      set(
        \.adjustedContentInset,
        numbers(value, 4).map {
          DumpedInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        })
    default: nil
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<DumpedFacts, Value?>, _ value: Value?
  ) -> Bool {
    facts[keyPath: path] = value
    return value != nil
  }

  private mutating func setFlag(
    _ path: WritableKeyPath<DumpedFacts, Bool>, _ value: Range<Int>
  ) -> Bool {
    guard let flag = isWord(value) ? true : flag(value) else { return false }
    facts[keyPath: path] = flag
    return true
  }

  /// Whether an attribute is a word alone, as EarlGrey prints switches that are on.
  private func isWord(_ value: Range<Int>) -> Bool {
    value.isEmpty && value.lowerBound < range.upperBound
      && bytes[value.lowerBound] != UInt8(ascii: "=")
  }

  private mutating func takeFrame(_ value: Range<Int>) -> Bool {
    guard let numbers = DumpNumbers.read(bytes, value, count: 4) else {
      // A line cut off within its frame has none; there is a remark on the truncation.
      frame = value.upperBound == range.upperBound ? .missing : .unreadable
      return frame == .missing
    }
    guard numbers.allSatisfy(\.isFinite) else {
      frame = .notFinite
      return true
    }
    facts.frame = CGRect(numbers)
    frame = .read
    return true
  }

  private mutating func takeText(_ value: Range<Int>) -> Bool {
    let text = Self.decoded(Self.unquoted(bytes.string(value)))
    guard text != "(null)" else { return true }
    facts.text = text
    return true
  }

  private mutating func takeRecognizers(_ value: Range<Int>) -> Bool {
    facts.hasGestureRecognizers = !value.isEmpty && bytes.string(value) != "(null)"
    return true
  }

  private func numbers(_ value: Range<Int>, _ count: Int) -> [Double]? {
    DumpNumbers.readFinite(bytes, value, count: count)
  }

  private func flag(_ value: Range<Int>) -> Bool? {
    switch bytes.string(value) {
    case "YES", "Y", "true", "1": true
    case "NO", "N", "false", "0": false
    default: nil
    }
  }

  private func nonEmpty(_ value: Range<Int>) -> String? {
    value.isEmpty ? nil : bytes.string(value)
  }

  /// The class of an object, with its address or, as some tools print it, without: `<CALayer>`.
  private func className(_ value: Range<Int>) -> String? {
    let finding = ObjectHead.find(bytes, at: value.lowerBound, before: value.upperBound)
    if case .head(let head) = finding { return bytes.string(head.className) }
    guard value.count > 2, bytes[value.lowerBound] == UInt8(ascii: "<") else { return nil }
    let name = value.lowerBound + 1..<value.upperBound
    let end = bytes[name].firstIndex { !$0.continuesName } ?? name.upperBound
    guard end > name.lowerBound, end < name.upperBound, bytes[end] == UInt8(ascii: ">") else {
      return nil
    }
    return bytes.string(name.lowerBound..<end)
  }

  /// A text with characters in place of their numbers, as logs print them: `\\u7535`.
  private static func decoded(_ text: String) -> String {
    guard text.contains("\\u") || text.contains("\\U") else { return text }
    var units: [UInt16] = []
    var rest = text[...]
    while let next = rest.first {
      let digits = rest.dropFirst(2).prefix(4)
      if next == "\\", let mark = rest.dropFirst().first, mark == "u" || mark == "U",
        digits.count == 4, let unit = UInt16(digits, radix: 16)
      {
        units.append(unit)
        rest = rest.dropFirst(6)
      } else {
        units += String(next).utf16
        rest = rest.dropFirst()
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The text between its quotation marks, including curly ones of a mail program; one may be cut
  /// off.
  private static func unquoted(_ text: String) -> String {
    let pairs: [Character: Character] = ["'": "'", "\"": "\"", "‘": "’", "“": "”"]
    guard let first = text.first, let closing = pairs[first] else { return text }
    let inner = text.dropFirst()
    return String(inner.last == closing ? inner.dropLast() : inner)
  }
}
