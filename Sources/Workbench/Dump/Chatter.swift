/// Lines around a dump that say nothing and are worth no remark.
nonisolated enum Chatter {
  /// What a debugger prints around the dump, and the commands typed there.
  static func isPrompt(_ bytes: [UInt8], _ content: Range<Int>) -> Bool {
    let beginnings: [StaticString] = ["(lldb)", "(gdb)", "cy#", "Printing description of", "▿ "]
    return beginnings.contains {
      bytes.starts(with: $0, at: content.lowerBound, before: content.upperBound)
    }
  }

  /// A fence of Markdown, or an empty line that a mail quoted.
  static func isDecoration(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let content = bytes.trimmed(line)
    return bytes.starts(with: "```", at: content.lowerBound, before: content.upperBound)
      || bytes[content].allSatisfy { $0 == UInt8(ascii: ">") || $0.isBlank }
  }
}
