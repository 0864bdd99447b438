/// Lines around a dump that are meaningless and need no remark.
nonisolated enum Chatter {
  /// Whether it is text that a debugger prints around the dump, or a command typed there.
  static func isPrompt(_ bytes: [UInt8], _ content: Range<Int>) -> Bool {
    let beginnings: [StaticString] = [
      "(lldb)", "(gdb)", "cy#", "Printing description of", "▿ ",
    ]
    return beginnings.contains {
      bytes.starts(with: $0, at: content.lowerBound, before: content.upperBound)
    }
  }

  /// Whether it is a debugger's command that was copied without its prompt.
  static func isCommand(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let content = bytes.trimmed(line)
    let isPrinting = bytes.starts(with: "po ", at: content.lowerBound, before: content.upperBound)
    guard !isPrinting, content.count < 300 else { return isPrinting }
    let text = bytes.string(content)
    return text.contains("recursiveDescription") || text.contains("_printHierarchy")
  }

  /// Whether it is a fence of Markdown, an empty line that a mail quoted, a rule of dashes, or a
  /// comment in a script.
  static func isDecoration(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let content = bytes.trimmed(line)
    return bytes.starts(with: "```", at: content.lowerBound, before: content.upperBound)
      || bytes.starts(with: "# ", at: content.lowerBound, before: content.upperBound)
      || bytes[content].allSatisfy { Self.rules.contains($0) || $0.isBlank }
  }

  /// Whether it says that lines were left out: `...` or `…`, also in brackets.
  static func isEllipsis(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let text = bytes.string(bytes.trimmed(line)).filter { !"[](){}<> ".contains($0) }
    return text == "…" || text.count >= 2 && text.allSatisfy { $0 == "." || $0 == "…" }
  }

  private static let rules = Array(">-=_*/#".utf8)
}
