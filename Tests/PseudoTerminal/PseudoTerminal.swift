import Foundation
import Glibc

/// A program running in a terminal of its own, driven by keys and observed by what it shows.
///
/// Nothing happens in the background: output is taken in while one of the methods waits, and no
/// method waits for a fixed time, only until something is there or its patience is over.
package final class PseudoTerminal {
  /// Keys that are not characters.
  package enum Key {
    case tab, `return`, escape, backspace, up, down, left, right
    case control(Character)

    var bytes: [UInt8] {
      switch self {
      case .tab: [0x09]
      case .return: [0x0D]
      case .escape: [0x1B]
      case .backspace: [0x7F]
      case .up: Array("\u{1B}[A".utf8)
      case .down: Array("\u{1B}[B".utf8)
      case .right: Array("\u{1B}[C".utf8)
      case .left: Array("\u{1B}[D".utf8)
      case .control(let letter): [(letter.asciiValue ?? 0) & 0x1F]
      }
    }
  }

  /// A failure, with the screen at that time.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The program's number, for signals.
  package let processIdentifier: pid_t

  /// The processes that the program has started and that are there.
  package var children: [pid_t] {
    let path = "/proc/\(processIdentifier)/task/\(processIdentifier)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  private let master: Int32
  private var received: [UInt8] = []
  private var searched = 0
  private var status: Int32?
  private var emulation: Screen

  /// Starts the executable with standard input, output and error on a new terminal. The
  /// environment is exactly the given one, with `TERM` set to `xterm` unless it says otherwise.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    emulation = Screen(columns: columns, rows: rows)

    var name = [CChar](repeating: 0, count: 256)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var master: Int32 = -1
    var slave: Int32 = -1
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw Failure(description: "openpty: \(String(cString: strerror(errno)))")
    }
    defer { Glibc.close(slave) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    self.master = master

    // A leader of a new session gets the first terminal that it opens as its own: hence by path.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))

    let variables = ["TERM": "xterm"].merging(environment) { $1 }.map { "\($0)=\($1)" }
    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, executable, &actions, &attributes, &argv, &envp)
    processIdentifier = child
    guard error == 0 else {
      status = error
      throw Failure(description: "\(executable): \(String(cString: strerror(error)))")
    }
  }

  deinit {
    terminate()
    Glibc.close(master)
  }

  /// Whether the terminal collects whole lines and echoes them, as a shell leaves it.
  package var isCooked: Bool {
    var modes = termios()
    tcgetattr(master, &modes)
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & flags == flags
  }

  // MARK: Typing

  /// Types the text, control characters included.
  package func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Presses a key.
  package func sendKey(_ key: Key) { send(bytes: key.bytes) }

  /// Sends the text the way a terminal sends a paste, if it was asked for brackets.
  package func paste(_ text: String) { send("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Writes as the program reads; output that comes meanwhile is taken in.
  package func send(bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !rest.isEmpty, wait(for: POLLIN | POLLOUT, until: deadline) {
      guard isWritable else { continue }
      // Small pieces, for a terminal takes no more than 4,096 bytes before it blocks.
      let count = rest.prefix(512).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
    }
  }

  /// Changes the size of the terminal; the kernel notifies the program.
  package func resize(columns: Int, rows: Int) {
    emulation.resize(columns: columns, rows: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  // MARK: Watching

  /// The program's output so far.
  package var output: String { String(decoding: received, as: UTF8.self) }

  /// The rows as a person sees them, without blanks at their ends and without empty rows below.
  package var screen: [String] { emulation.lines }

  /// Row and column of the cursor, from 0.
  package var cursor: (row: Int, column: Int) { emulation.cursor }

  /// Lets `waitFor` see only what comes from here on.
  package func skipOutput() { searched = received.count }

  /// The seconds after which a wait is given up. No working program takes so long, on however busy
  /// a machine; set `TOUCHSTONE_PATIENCE=10` while fixing a test.
  package static let patience: TimeInterval =
    ProcessInfo.processInfo.environment["TOUCHSTONE_PATIENCE"].flatMap(Double.init) ?? 300

  /// Waits until the text comes after what an earlier call waited for.
  package func waitFor(_ text: String, timeout: TimeInterval = PseudoTerminal.patience) throws {
    let wanted = Array(text.utf8)
    try wait(timeout, for: "“\(text)”") {
      guard let range = received[searched...].firstRange(of: wanted) else { return false }
      searched = range.upperBound
      return true
    }
  }

  /// Waits until the screen is as the closure wants it.
  package func waitForScreen(
    timeout: TimeInterval = PseudoTerminal.patience, _ isWanted: ([String]) -> Bool
  ) throws {
    try wait(timeout, for: "a screen") { isWanted(screen) }
  }

  /// Waits until the program ends. Answers its exit status, or 128 and the signal's number.
  package func waitForExit(timeout: TimeInterval = PseudoTerminal.patience) throws -> Int32 {
    try wait(timeout, for: "the end") { hasEnded() }
    // Its last output may still be on the wire.
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 0) > 0, takeIn() {}
    return status ?? -1
  }

  /// Ends the program if it still runs.
  package func terminate() {
    guard !hasEnded() else { return }
    kill(processIdentifier, SIGKILL)
    var raw: Int32 = 0
    while waitpid(processIdentifier, &raw, 0) < 0, errno == EINTR {}
    status = 128 + SIGKILL
  }

  private func wait(_ timeout: TimeInterval, for what: String, until isDone: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while !isDone() {
      guard wait(for: POLLIN, until: deadline) else {
        if isDone() { return }
        throw Failure(
          description: "waited in vain for \(what); the screen:\n"
            + screen.joined(separator: "\n") + "\nraw: \(output.suffix(400).debugDescription)")
      }
    }
  }

  // MARK: The wire

  private var isWritable = false

  /// Takes in what is there; false when the deadline has passed.
  private func wait(for events: Int32, until deadline: Date) -> Bool {
    var entry = pollfd(fd: master, events: Int16(events), revents: 0)
    let left = deadline.timeIntervalSinceNow
    guard left > 0 else { return false }
    guard poll(&entry, 1, Int32(min(left, 0.05) * 1000) + 1) > 0 else {
      isWritable = false
      return true
    }
    isWritable = Int32(entry.revents) & POLLOUT != 0
    if Int32(entry.revents) & POLLIN != 0 {
      _ = takeIn()
    } else if Int32(entry.revents) & POLLHUP != 0 {
      // No process has the terminal open: the program ends, or has ended.
      usleep(1000)
      return !hasEnded()
    }
    return true
  }

  /// Takes in a piece of output; false when there is no more.
  private func takeIn() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &chunk, chunk.count)
    guard count > 0 else { return false }
    received += chunk[..<count]
    emulation.feed(chunk[..<count])
    return true
  }

  private func hasEnded() -> Bool {
    if status != nil { return true }
    var raw: Int32 = 0
    guard waitpid(processIdentifier, &raw, WNOHANG) == processIdentifier else { return false }
    status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + raw & 0x7F
    return true
  }
}
