/// `for var i = 0; i < n; i++`, which mostly is a loop over a range.
enum CStyleLoop {
  /// The modern head of the loop; nil if the old one does not count up by one.
  static func modernHead(of text: String) -> (old: Substring, modern: String)? {
    guard let brace = text.firstIndex(of: "{") else { return nil }
    let head = text[..<brace]
    var inner = trimmed(head.dropFirst("for".count))
    if inner.first == "(", inner.last == ")" { inner = inner.dropFirst().dropLast() }
    let parts = inner.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard parts.count == 3 else { return nil }
    let start = parts[0].split(separator: "=", maxSplits: 1).map(trimmed)
    guard start.count == 2, let declared = start[0].split(separator: ":").first,
      let name = declared.split(separator: " ").last
    else { return nil }
    guard ["\(name)++", "++\(name)", "\(name) += 1", "\(name)+=1"].contains(String(parts[2])),
      let (sign, bound) = bound(parts[1], name)
    else { return nil }
    return (head, "for \(name) in \(start[1])\(sign)\(bound) ")
  }

  /// `i < n` and `i <= n`
  private static func bound(_ text: Substring, _ name: Substring) -> (String, Substring)? {
    guard text.hasPrefix(name) else { return nil }
    let rest = trimmed(text.dropFirst(name.count))
    if rest.hasPrefix("<=") { return ("...", trimmed(rest.dropFirst(2))) }
    if rest.hasPrefix("<") { return ("..<", trimmed(rest.dropFirst())) }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
