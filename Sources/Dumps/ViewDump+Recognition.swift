nonisolated extension ViewDump {
  /// Whether a line typed or pasted at a prompt begins a dump.
  ///
  /// An object must have its address here, so Swift's own angle brackets never match. The
  /// debugger's command before the dump and a listing of controllers count too: the parser skips
  /// the one and refuses the other with a helpful message.
  package static func looksLikeDump(_ firstLine: String) -> Bool {
    let text = DumpText(firstLine)
    guard let line = text.line(from: 0) else { return false }
    let bytes = text.bytes
    let prefix = LinePrefix(bytes, line)
    let content = prefix.end..<line.upperBound
    switch ObjectHead.find(bytes, at: content.lowerBound, before: content.upperBound) {
    case .head(let head):
      // In code, only attributes that views alone print distinguish a dump from a value that is
      // mentioned.
      let isBehindCode =
        prefix.lead != .none
        || bytes[line.lowerBound..<prefix.end]
          .contains { $0.isQuotationMark && $0 != UInt8(ascii: "`") || $0 == UInt8(ascii: "/") }
      if isBehindCode || head.address.isEmpty {
        return head.isOfView(bytes, before: line.upperBound)
      }
      let next = head.address.upperBound
      return next == line.upperBound || bytes[next].isBlank || bytes[next] == UInt8(ascii: ";")
        || bytes[next] == UInt8(ascii: ">")
    case .controller:
      return bytes.string(content).contains(">, state:")
    case .unfinished, .nothing:
      return Chatter.isPrompt(bytes, content)
        && (bytes.string(content).contains("recursiveDescription")
          || bytes.string(content).contains("_printHierarchy"))
    }
  }

  /// Whether a line can follow within a pasted dump: a view's line, or the rest of a wrapped one.
  ///
  /// Judged by itself, before anything is parsed. False for an empty line, for a prompt, and for a
  /// line that looks like a command or like Swift.
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

  /// Whether a dump ends within a quoted text, such as a label's of several lines.
  package static func endsInText(_ dump: String) -> Bool {
    // A description does not have more pieces.
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: false).suffix(200)
    let text = DumpText(lines.joined(separator: "\n"))
    var openness = Openness()
    var start = 0
    while let line = text.line(from: start) {
      let prefix = LinePrefix(text.bytes, line)
      let content = prefix.end..<line.upperBound
      if case .head = ObjectHead.find(
        text.bytes, at: content.lowerBound, before: content.upperBound)
      {
        openness.reset()
        openness.read(text.bytes, content)
      } else if openness.isOpen {
        openness.read(text.bytes, line)
      }
      start = line.upperBound + 1
    }
    return openness.isInText
  }

  /// Whether it is the middle of a view's line: a semicolon with an attribute after it, or one
  /// endless word.
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
