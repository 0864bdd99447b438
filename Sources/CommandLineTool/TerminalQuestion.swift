import Foundation
import Rendering

/// Finds out whether a terminal shows pixels: by its name, else by a query, once.
enum TerminalQuestion {
  /// The maximum time to wait for a terminal's reply, in milliseconds.
  private static let patience: Int32 = 150

  /// The reply of the terminal, once it was queried.
  private static var answer: TerminalGraphics??

  /// The graphics of a stream's terminal; nil for a stream without one.
  static func graphics(of descriptor: Int32) -> TerminalGraphics? {
    guard isatty(descriptor) == 1 else { return nil }
    if let answer { return answer }
    if isKnownForKitty {
      answer = .some(.kitty)
      return .kitty
    }
    guard isatty(STDIN_FILENO) == 1, let term = Environment.value("TERM"),
      !["dumb", "emacs", "linux"].contains(term), Environment.value("NO_COLOR") == nil
    else { return nil }
    // Input that was typed ahead would be mixed with the reply: another time.
    guard !isReadable(0) else { return nil }
    let attributes = ask(descriptor)
    answer = .some(attributes.contains("4") ? .sixel : nil)
    return answer ?? nil
  }

  private static var isKnownForKitty: Bool {
    let term = Environment.value("TERM") ?? ""
    let program = Environment.value("TERM_PROGRAM") ?? ""
    return term == "xterm-kitty" || term == "xterm-ghostty"
      || Environment.value("KITTY_WINDOW_ID") != nil || ["WezTerm", "ghostty"].contains(program)
  }

  /// The primary device attributes of the terminal (DA1); 4 among them are sixels. Empty if it does
  /// not reply.
  private static func ask(_ descriptor: Int32) -> [Substring] {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return [] }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    let question = Array("\u{1B}[c".utf8)
    guard write(descriptor, question, question.count) == question.count else { return [] }
    var bytes: [UInt8] = []
    while bytes.count < 64, isReadable(patience) {
      var byte: UInt8 = 0
      guard read(STDIN_FILENO, &byte, 1) == 1 else { break }
      bytes.append(byte)
      if byte == UInt8(ascii: "c") { break }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "\u{1B}[?"), text.hasSuffix("c") else { return [] }
    return text[start.upperBound...].dropLast().split(separator: ";")
  }

  private static func isReadable(_ milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }
}
