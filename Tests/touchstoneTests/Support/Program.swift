import Foundation
import Glibc

/// The output of a program, and its exit.
struct Finished {
  /// The exit status, or 128 and the signal's number.
  let status: Int32
  /// Standard output.
  let output: String
  /// Standard error.
  let messages: String

  var lines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: true) }
}

/// Executables lie where the test bundle lies.
let touchstonePath = URL(fileURLWithPath: CommandLine.arguments[0])
  .deletingLastPathComponent().appendingPathComponent("touchstone").path

/// Runs the built touchstone without a terminal.
func touchstone(
  _ arguments: String..., input: String = "", environment: [String: String] = [:],
  in folder: Folder? = nil
) throws -> Finished {
  try execute(
    touchstonePath, arguments, input: Array(input.utf8), environment: environment,
    folder: folder?.path)
}

/// Runs a program to its end. The environment is the given one and no other, but for a home that
/// does not exist and UTF-8.
func execute(
  _ executable: String, _ arguments: [String], input: [UInt8] = [],
  environment: [String: String] = [:], folder: String? = nil, timeout: TimeInterval = 600
) throws -> Finished {
  if let folder {
    return try execute(
      "/usr/bin/env", ["-C", folder, executable] + arguments, input: input,
      environment: environment, timeout: timeout)
  }
  let inputFile = tmpfile()!
  defer { fclose(inputFile) }
  fwrite(input, 1, input.count, inputFile)
  rewind(inputFile)
  let output = Pipe()
  let messages = Pipe()
  // A program that another test starts would get them, too, and they would end only with it.
  for end in [output, messages].flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
    _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }

  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, fileno(inputFile), 0)
  posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, 1)
  posix_spawn_file_actions_adddup2(&actions, messages.fileHandleForWriting.fileDescriptor, 2)
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var all = sigset_t()
  sigfillset(&all)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

  let usual = [
    "HOME": "/nonexistent", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
    "SWIFT_BACKTRACE": "enable=no",
  ]
  let variables = usual.merging(environment) { $1 }.map { "\($0)=\($1)" }
  var argv = ([executable] + arguments).map { strdup($0) } + [nil]
  var envp = variables.map { strdup($0) } + [nil]
  defer { for pointer in argv + envp { free(pointer) } }
  var child: pid_t = 0
  let error = posix_spawn(&child, executable, &actions, &attributes, &argv, &envp)
  guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
  try output.fileHandleForWriting.close()
  try messages.fileHandleForWriting.close()

  let texts = collect(
    [output.fileHandleForReading.fileDescriptor, messages.fileHandleForReading.fileDescriptor],
    until: Date(timeIntervalSinceNow: timeout))
  if texts == nil { kill(child, SIGKILL) }
  var raw: Int32 = 0
  while waitpid(child, &raw, 0) < 0, errno == EINTR {}
  guard let texts else { throw POSIXError(.ETIMEDOUT) }
  return Finished(
    status: raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + raw & 0x7F, output: texts[0],
    messages: texts[1])
}

/// Everything that comes out of the pipes; nil when the deadline passes before their ends.
private func collect(_ descriptors: [Int32], until deadline: Date) -> [String]? {
  var texts = descriptors.map { _ in [UInt8]() }
  var open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while open.contains(where: { $0.fd >= 0 }) {
    let left = deadline.timeIntervalSinceNow
    guard left > 0, poll(&open, nfds_t(open.count), Int32(left * 1000) + 1) > 0 else { return nil }
    for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
      let count = read(open[index].fd, &chunk, chunk.count)
      if count > 0 { texts[index] += chunk[..<count] } else { open[index].fd = -1 }
    }
  }
  return texts.map { String(decoding: $0, as: UTF8.self) }
}
