import CEditLine
import Glibc

/// Converts the bytes of standard input to keys: UTF-8, and bracketed pastes.
///
/// Bytes are taken one by one, except within a paste, so that text typed ahead stays in the
/// terminal for the next reader.
struct KeyReader {
  enum Key: Equatable {
    case scalar(Unicode.Scalar)
    /// A paste, as clean text.
    case paste(String)
    /// Bytes to ignore, as the end of a paste whose beginning is lost.
    case none
    case interrupt
    case end
  }

  private enum Arrival: Equatable {
    case byte(UInt8)
    case nothing
    case interrupt
    case end
  }

  /// Whether `ESC [ 200 ~` begins a paste.
  var takesPastes = false
  /// The sequences that terminals send for keys that are not characters, after an escape, and the
  /// keys that they become. Decoded here, since in libedit's vi keys an escape leaves insert mode.
  var sequences: [String: Unicode.Scalar] = [:]
  /// The signal mask during the wait for a key.
  var mask = sigset_t()
  /// Called when signals arrived; returns true when one of them was an interrupt.
  var lookAtSignals: () -> Bool = { false }

  private var pending: ArraySlice<UInt8> = []
  /// The maximum delay of the rest of an escape sequence or of a character.
  private static let patience: Int32 = 30

  mutating func nextKey() -> Key {
    switch arrival() {
    case .byte(0x1B): escape()
    case .byte(let byte): byte < 0x80 ? .scalar(Unicode.Scalar(byte)) : character(from: byte)
    case .interrupt: interrupt()
    case .nothing, .end: .end
    }
  }

  /// Whether a key is available already.
  mutating func hasMore() -> Bool {
    !pending.isEmpty || ceditline_wait(STDIN_FILENO, 0, &mask) == 1
  }

  // MARK: Sequences

  private static let pasteBegins = "[200~"
  private static let pasteEnds = "[201~"

  /// Reads after an escape: a key that is not a character, the beginning of a paste, or else the
  /// escape alone. Bytes after that stay for the next keys. The end of a paste whose beginning the
  /// terminal threw away, as it does at an interrupt, is not a key.
  private mutating func escape() -> Key {
    var seen = ""
    while sequences.keys.contains(where: { $0.hasPrefix(seen) })
      || takesPastes && [Self.pasteBegins, Self.pasteEnds].contains(where: { $0.hasPrefix(seen) })
    {
      guard case .byte(let byte) = arrival(within: Self.patience) else { break }
      seen.unicodeScalars.append(Unicode.Scalar(byte))
      if let key = sequences[seen] { return .scalar(key) }
      if takesPastes, seen == Self.pasteBegins { return paste() }
      if takesPastes, seen == Self.pasteEnds { return .none }
    }
    // Bytes, not characters: the last of them may begin a character.
    pending = seen.unicodeScalars.map { UInt8($0.value) } + pending
    return .scalar("\u{1B}")
  }

  // MARK: Pastes

  /// Reads to the end of a paste. An interrupt drops all of it, so that the lines after it do not
  /// run; then it also ends where nothing more arrives.
  private mutating func paste() -> Key {
    let end = Array("\u{1B}\(Self.pasteEnds)".utf8)
    var bytes: [UInt8] = []
    var isInterrupted = false
    while true {
      switch arrival(within: isInterrupted ? Self.patience : -1, atMost: 4096) {
      case .byte(let byte): bytes.append(byte)
      case .interrupt: isInterrupted = true
      case .nothing, .end: return isInterrupted ? .interrupt : .end
      }
      if bytes.last == end.last, bytes.suffix(end.count) == end[...] {
        if isInterrupted { return .interrupt }
        return .paste(PastedText.clean(String(decoding: bytes.dropLast(end.count), as: UTF8.self)))
      }
    }
  }

  /// An interrupt between keys. The terminal threw away what came before it; where that was the
  /// beginning of a paste, its rest would be typed. The rest is known by its end, hence dropped
  /// when the end is on its way; anything else was typed ahead, and stays.
  private mutating func interrupt() -> Key {
    guard takesPastes else { return .interrupt }
    let begin = Array("\u{1B}\(Self.pasteBegins)".utf8)
    let end = Array("\u{1B}\(Self.pasteEnds)".utf8)
    var patience: Int32 = 0
    while pending.count < Self.longestRest, ceditline_wait(STDIN_FILENO, patience, &mask) == 1 {
      let bytes = Self.read(atMost: 4096)
      if bytes.isEmpty { break }
      pending += bytes
      if pending.ranges(of: end).count > pending.ranges(of: begin).count { break }
      patience = Self.patience
    }
    if let rest = pending.firstRange(of: end),
      pending[..<rest.lowerBound].firstRange(of: begin) == nil
    {
      pending = pending[rest.upperBound...]
    }
    return .interrupt
  }

  /// The maximum number of bytes that are looked at for the end of a paste.
  private static let longestRest = 1 << 20

  // MARK: Characters

  /// Reads the rest of a character. A byte that cannot continue it stays for the next key.
  private mutating func character(from lead: UInt8) -> Key {
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    var bytes = [lead]
    while bytes.count < length, case .byte(let byte) = arrival(within: Self.patience) {
      guard byte & 0xC0 == 0x80 else {
        pending = [byte] + pending
        break
      }
      bytes.append(byte)
    }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return .scalar(scalars.count == 1 ? scalars.first ?? "\u{FFFD}" : "\u{FFFD}")
  }

  // MARK: Bytes

  private mutating func arrival(within milliseconds: Int32 = -1, atMost count: Int = 1) -> Arrival {
    while true {
      if let byte = pending.popFirst() { return .byte(byte) }
      if Signals.isAnyPending, lookAtSignals() { return .interrupt }
      switch ceditline_wait(STDIN_FILENO, milliseconds, &mask) {
      case 0: return .nothing
      case 1:
        // What can be read now came after an interrupt, and is read after it.
        if Signals.deliver(with: mask) { continue }
        let bytes = Self.read(atMost: count)
        if bytes.isEmpty { return .end }
        pending = bytes[...]
      default:
        if errno != EINTR { return .end }
      }
    }
  }

  private static func read(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, count))
    }
  }
}
