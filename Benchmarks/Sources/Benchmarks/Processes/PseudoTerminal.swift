import Foundation

/// A terminal that only this program sees.
struct PseudoTerminal {
  /// The side of the person at the terminal.
  private let person: Int32
  /// The side of the program that runs in it, and its path.
  private let program: Int32
  private let path: String

  /// Opens one of 80 columns and 24 rows; nil if the system has none to give.
  init?() {
    var (person, program) = (-1 as Int32, -1 as Int32)
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, &path, nil, &size) == 0 else { return nil }
    // The program that runs in the terminal gets neither.
    _ = fcntl(person, F_SETFD, FD_CLOEXEC)
    _ = fcntl(program, F_SETFD, FD_CLOEXEC)
    self.person = person
    self.program = program
    self.path = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  func close() {
    Glibc.close(person)
    Glibc.close(program)
  }

  /// Starts the program in this terminal and ends it as soon as it shows a prompt. Returns the time
  /// that this took, or nil if there was no prompt within five seconds.
  func timeToPrompt(of program: Program, environment: [String: String]) -> Double? {
    let process = program.start(
      input: .path(path), output: .path(path), environment: environment, inNewSession: true)
    guard let process else { return nil }
    defer { process.kill() }
    var line = LastLine()
    while let bytes = read(until: process.start + 5e9) {
      let now = Clock.wallTime()
      line.show(bytes)
      if line.isPrompt {
        return now - process.start
      }
    }
    return nil
  }

  /// The output of the program since the last call; nil at its end or at the deadline.
  private func read(until deadline: Double) -> ArraySlice<UInt8>? {
    var event = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    let milliseconds = (deadline - Clock.wallTime()) / 1e6
    guard milliseconds > 0, poll(&event, 1, Int32(milliseconds)) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(person, &buffer, buffer.count)
    return count > 0 ? buffer[..<count] : nil
  }
}

/// The last line of a terminal, without its colours.
private struct LastLine {
  private enum State {
    case text
    case escape
    /// Within `ESC [ … letter`.
    case control
    /// Within `ESC ] … BEL`.
    case command
  }

  private var state = State.text
  private var line: [UInt8] = []
  /// Whether the cursor went back to the beginning: what is written next begins the line again.
  private var isReturned = false

  /// Whether the line ends as a prompt does.
  var isPrompt: Bool {
    line.last { $0 != UInt8(ascii: " ") } == UInt8(ascii: ">")
  }

  mutating func show(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      show(byte)
    }
  }

  private mutating func show(_ byte: UInt8) {
    switch (state, byte) {
    case (.text, 0x1B): state = .escape
    case (.text, 0x0A): line = []
    case (.text, 0x0D): isReturned = true
    case (.text, 0x20...):
      if isReturned { line = [] }
      isReturned = false
      line.append(byte)
    case (.text, _): break
    case (.escape, UInt8(ascii: "[")): state = .control
    case (.escape, UInt8(ascii: "]")): state = .command
    case (.escape, _): state = .text
    case (.control, 0x40...0x7E), (.command, 0x07): state = .text
    case (.control, _), (.command, _): break
    }
  }
}
