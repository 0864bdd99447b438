import Records
import SourceTree
import SwiftSyntax

extension Lowering {
  // MARK: - Numbers

  func integer(_ node: IntegerLiteralExprSyntax) -> Expression {
    let digits = node.literal.text.filter { $0 != "_" }
    let value: UInt64?
    if digits.hasPrefix("0x") {
      value = UInt64(digits.dropFirst(2), radix: 16)
    } else if digits.hasPrefix("0o") {
      value = UInt64(digits.dropFirst(2), radix: 8)
    } else if digits.hasPrefix("0b") {
      value = UInt64(digits.dropFirst(2), radix: 2)
    } else {
      value = UInt64(digits)
    }
    return Expression(.integer(value), range(node))
  }

  func float(_ node: FloatLiteralExprSyntax) -> Expression {
    guard let value = Double(node.literal.text.filter { $0 != "_" }) else { return invalid(node) }
    return Expression(.float(value), range(node))
  }

  // MARK: - Strings

  func string(_ node: StringLiteralExprSyntax) -> Expression {
    let pounds = node.openingPounds?.text.count ?? 0
    let isMultiline = node.openingQuote.tokenKind == .multilineStringQuote
    var segments: [StringSegment] = []
    var text = ""
    func endText() {
      if !text.isEmpty { segments.append(.text(text)) }
      text = ""
    }
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        text += unescaped(segment.content.text, pounds: pounds, isMultiline: isMultiline)
      case .expressionSegment(let segment):
        endText()
        segments.append(.expression(interpolation(segment)))
      }
    }
    endText()
    return Expression(.string(segments), range(node))
  }

  func simpleString(_ node: SimpleStringLiteralExprSyntax) -> Expression {
    let text = node.segments.map { unescaped($0.content.text, pounds: 0, isMultiline: false) }
    return Expression(.string(text.isEmpty ? [] : [.text(text.joined())]), range(node))
  }

  private func interpolation(_ node: ExpressionSegmentSyntax) -> Expression {
    if let only = node.expressions.first, node.expressions.count == 1, only.label == nil {
      return expression(only.expression)
    }
    guard let first = node.expressions.first else { return invalid(node) }
    if let label = node.expressions.compactMap(\.label).first {
      refuse(.word("\\(\(label.text):)"), label)
    } else {
      refuse(.word("\\(,)"), node)
    }
    return expression(first.expression)
  }

  /// The value of a piece of a string, with as many number signs as `pounds` around it.
  private func unescaped(_ text: String, pounds: Int, isMultiline: Bool) -> String {
    let source = isMultiline ? text.replacingLineBreaks : text
    guard source.utf8.contains(UInt8(ascii: "\\")) else { return source }
    let opening = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(source)
    while let character = rest.first {
      guard character == "\\", rest.hasPrefix(opening) else {
        result.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(opening.count)
      result += Self.escape(&rest)
    }
    return result
  }

  /// The value of the escape at the start of `rest`; empty for one that Swift does not have.
  private static func escape(_ rest: inout Substring) -> String {
    guard let letter = rest.popFirst() else { return "" }
    switch letter {
    case "0": return "\0"
    case "\\", "\"", "'": return String(letter)
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "u":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
      let digits = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    default: return ""
    }
  }
}

extension String {
  /// A string of several lines has plain line feeds, whatever the line ends of its file are.
  fileprivate var replacingLineBreaks: String {
    guard utf8.contains(0x0D) else { return self }
    var result = ""
    for character in self {
      result.append(character == "\r\n" || character == "\r" ? "\n" : character)
    }
    return result
  }
}
