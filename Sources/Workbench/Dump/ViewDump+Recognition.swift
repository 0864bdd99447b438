nonisolated extension ViewDump {
  /// Whether a line typed or pasted at a prompt begins a dump.
  ///
  /// An object needs its address here, so Swift's own angle brackets are never taken. The debugger's
  /// command before the dump and a listing of controllers count too: the reader skips the one and
  /// refuses the other in a way that helps.
  package static func looksLikeDump(_ firstLine: String) -> Bool {
    let text = DumpText(firstLine)
    guard let line = text.line(from: 0) else { return false }
    let bytes = text.bytes
    let content = LinePrefix(bytes, line).end..<line.upperBound
    switch ObjectHead.find(bytes, at: content.lowerBound, before: content.upperBound) {
    case .head(let head):
      let next = head.address.upperBound
      return next == line.upperBound || bytes[next].isBlank || bytes[next] == UInt8(ascii: ";")
        || bytes[next] == UInt8(ascii: ">")
    case .controller:
      return bytes.string(content).contains(">, state:")
    case .unfinished, .nothing:
      return Chatter.isPrompt(bytes, content)
        && bytes.string(content).contains("recursiveDescription")
    }
  }

  /// Whether a line can follow within a pasted dump: a view's line, or the rest of a wrapped one.
  ///
  /// Judged by its own look, before anything is read. No for an empty line, for a prompt, and for
  /// what looks like a command or like Swift.
  package static func isPlausibleContinuation(_ line: String) -> Bool {
    let text = DumpText(line)
    guard let line = text.line(from: 0) else { return false }
    let bytes = text.bytes
    let prefix = LinePrefix(bytes, line)
    guard prefix.bars == 0 else { return true }
    let content = bytes.trimmed(prefix.end..<line.upperBound)
    guard let last = content.last else { return false }
    switch ObjectHead.find(bytes, at: content.lowerBound, before: content.upperBound) {
    case .head, .unfinished, .controller: return true
    case .nothing: break
    }
    guard !Chatter.isPrompt(bytes, content) else { return false }
    return bytes[last] == UInt8(ascii: ">") || continuesAttributes(bytes.string(content))
  }

  /// The middle of a view's line: a semicolon with an attribute after it, or one endless word.
  private static func continuesAttributes(_ text: String) -> Bool {
    let isEndlessWord = text.utf8.count >= 40 && !text.contains(" ")
    guard !isEndlessWord else { return true }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == UInt8(ascii: ";") else { return false }
      let name = bytes.skippingBlanks(from: index + 1, before: bytes.count)
      return name == bytes.count
        || Quotation.startsAttribute(bytes, at: name, before: bytes.count)
    }
  }
}
