import Foundation
import UIKitModel
import Workbench

/// Views of the model as `recursiveDescription` prints them, and as what prints, copies and keeps
/// dumps changes them.
struct PrintedTree {
  nonisolated enum Form: CaseIterable, Sendable {
    case plain, carriageReturns, tabs, boxBars, tightBars, indented
    case lineComments, blockComment, hashComments, trailingComments
    case swiftLiteral, objectiveCLiterals, javaScriptArray, javaScriptLine, json
    case oneLine, escapedLine, withoutAddresses, variables, firstWithPrefix, timestamps, numbered
    case mail, twiceQuotedMail, colours, webSource, wrapped, wrappedComment
    case layersBetween, controllersBefore, promptsAround, viewBefore, overlapping, twice
    case reactTags, displayNodes, doubledBrackets, prose
  }

  /// The views in printed order with their levels.
  let views: [(view: UIView, level: Int)]

  init(_ root: UIView) {
    var views: [(UIView, Int)] = []
    var pending = [(root, 0)]
    while let (view, level) = pending.popLast() {
      views.append((view, level))
      pending += view.subviews.reversed().map { ($0, level + 1) }
    }
    self.views = views
  }

  func text(_ form: Form) -> String {
    let plain = lines()
    let whole = plain.joined(separator: "\n")
    func each(_ change: (String) -> String) -> String {
      plain.map(change).joined(separator: "\n")
    }
    switch form {
    case .plain: return whole
    case .carriageReturns: return plain.joined(separator: "\r\n")
    case .tabs: return lines(bar: "\t|").joined(separator: "\n")
    case .boxBars: return lines(bar: "   │ ").joined(separator: "\n")
    case .tightBars: return lines(bar: "|").joined(separator: "\n")
    case .indented: return lines(bar: "    ").joined(separator: "\n")
    case .lineComments: return each { "    // \($0)" }
    case .blockComment: return "/*\n\(each { " * \($0)" })\n */"
    case .hashComments: return each { "# \($0)" }
    case .trailingComments: return each { "\($0)   // seen here" }
    case .swiftLiteral: return "let kept = \"\"\"\n\(each { "    \($0)" })\n    \"\"\""
    case .objectiveCLiterals: return each { "@\"\($0)\\n\"" } + ";"
    case .javaScriptArray: return "[\n\(each { "  '\(Self.escaped($0, "'"))'," })\n]"
    case .javaScriptLine:
      return "[\(plain.map { "'\(Self.escaped($0, "'"))'" }.joined(separator: ", "))]"
    case .json:
      return "{\"tree\": \"\(Self.escaped(plain.joined(separator: "\\n"), "\""))\\n\"}"
    case .oneLine: return plain.joined(separator: " ")
    case .escapedLine: return "Optional(\"\(plain.joined(separator: "\\n"))\")"
    case .withoutAddresses: return lines(hasAddresses: false).joined(separator: "\n")
    case .variables: return lines { "_part\($0) \($1)" }.joined(separator: "\n")
    case .firstWithPrefix: return "$3 = 0x07117ac0 \(whole)"
    case .timestamps: return each { "2031-05-01 12:00:00.123 Shop[12:34] \($0)" }
    case .numbered:
      return plain.enumerated().map { "\($0 + 1)  \($1)" }.joined(separator: "\n")
    case .mail: return each { "> \($0)" }
    case .twiceQuotedMail: return each { "> > \($0)" }
    case .colours: return each { "\u{1B}[32m\($0)\u{1B}[0m" }
    case .webSource:
      return whole.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    case .wrapped: return WrappedDumps(whole).wrapped(.columns, 96)
    case .wrappedComment:
      return WrappedDumps(whole).wrapped(.columns, 90).split(separator: "\n").map { "// \($0)" }
        .joined(separator: "\n")
    case .layersBetween:
      return zip(plain, views).map { line, view in
        "\(line)\n\(String(repeating: "   | ", count: view.level + 1))<CALayer: 0x9f1> (layer)"
      }.joined(separator: "\n")
    case .controllersBefore:
      return "<Shop.Feed 0x9a1>, state: appeared, view: <UIView 0x9a2>\n" + whole
    case .promptsAround:
      return """
        (lldb) po UIApplication.shared.windows.first!.recursiveDescription()
        \(whole)

        (lldb) po self
        <Shop.FeedController: 0x9f999>
        """
    case .viewBefore: return "\(plain.last?.drop { $0 != "<" } ?? "")\n\(whole)"
    case .overlapping:
      let half = plain.count / 2
      return (plain + plain[half...]).joined(separator: "\n")
    case .twice: return "\(whole)\n\nafter the tap:\n\(whole)"
    case .reactTags: return each { $0.replacing("; frame", with: "; reactTag: 7; frame") }
    case .displayNodes:
      return lines { "<<ASDisplayNode: 0x8\($0)>, view = \($1)>" }.joined(separator: "\n")
    case .doubledBrackets: return lines { "<\($1)>" }.joined(separator: "\n")
    case .prose: return "Nothing hears of touches, see below.\n\(whole)\nWhat do I do?"
    }
  }

  private static func escaped(_ text: String, _ mark: String) -> String {
    text.replacing(mark, with: "\\\(mark)")
  }

  private func lines(
    bar: String = "   | ", hasAddresses: Bool = true,
    _ change: (Int, String) -> String = { $1 }
  ) -> [String] {
    views.enumerated().map { index, view in
      String(repeating: bar, count: view.level)
        + change(index, description(view.view, index, hasAddresses))
    }
  }

  private func description(_ view: UIView, _ index: Int, _ hasAddresses: Bool) -> String {
    var parts = ["frame = (\(numbers(view.frame)))"]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(view.alpha)") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    let layer = String(0x600 + index, radix: 16)
    parts.append(hasAddresses ? "layer = <CALayer: 0x\(layer)>" : "layer = <CALayer>")
    if let scroll = view as? UIScrollView {
      let (offset, size) = (scroll.contentOffset, scroll.contentSize)
      parts.append("contentOffset: {\(number(offset.x)), \(number(offset.y))}")
      parts.append("contentSize: {\(number(size.width)), \(number(size.height))}")
    }
    let address = hasAddresses ? ": 0x7f8\(String(0x100 + index, radix: 16))" : ""
    return "<\(type(of: view))\(address); \(parts.joined(separator: "; "))>"
  }

  private func numbers(_ frame: CGRect) -> String {
    "\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height))"
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
