import Dumps
import Files
import Foundation
import Glibc
import Records

/// Reads the files that a user names, and reports the problems of those that cannot be read.
nonisolated package enum FileReading {
  /// The maximum number of bytes of a script or a dump.
  package static let largestFile = 32 * 1024 * 1024

  /// The path with `~` expanded as the shell does it: the home folder is `HOME`, and only without
  /// it the system's entry; Foundation uses only the latter.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME"), home.pointee != 0
    else { return (path as NSString).expandingTildeInPath }
    return String(cString: home) + path.dropFirst()
  }

  /// The text of a file; `~` is the home directory. Throws for a file of Interface Builder, which
  /// only `load` reads.
  package static func text(at path: String) throws -> String {
    let text = try anyText(at: path)
    if let isStoryboard = ForeignText.isStoryboard(text) {
      throw Problem.interfaceBuilderFile(path, isStoryboard: isStoryboard)
    }
    return text
  }

  /// The text of a file, whatever it is.
  package static func anyText(at path: String) throws -> String {
    let full = expanded(path)
    try checkIsReadable(full, path)
    let descriptor = open(full, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Problem.fileUnreadable(path, reason: .number(errno)) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    defer { try? handle.close() }
    let data: Data
    do {
      data = try handle.read(upToCount: largestFile + 1) ?? Data()
    } catch {
      throw Problem.fileUnreadable(path, reason: reason(of: error))
    }
    guard data.count <= largestFile else {
      throw Problem.fileTooLarge(path, size: data.count, limit: largestFile)
    }
    return try text(of: data, path: path)
  }

  /// Throws if it is not a file. A pipe waits for a writing process, so a pipe is read only if the
  /// program was given it open: standard input, or process substitution by a shell.
  private static func checkIsReadable(_ full: String, _ path: String) throws {
    guard !full.isEmpty else { throw Problem.fileNameEmpty }
    var status = stat()
    guard stat(full, &status) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? Problem.fileMissing(path) : .fileUnreadable(path, reason: .number(errno))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw Problem.fileIsDirectory(path)
    default:
      let isOpen = ["/dev/stdin", "/dev/fd/", "/proc/self/fd/"].contains(where: full.hasPrefix)
      guard isOpen || full == "/dev/null" else { throw Problem.fileIsNoFile(path) }
      return
    }
    let size = Int(status.st_size)
    guard size <= largestFile else {
      throw Problem.fileTooLarge(path, size: size, limit: largestFile)
    }
  }

  /// The system's reason in an error of Foundation.
  package static func reason(of error: any Error) -> SystemReason {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return .number(Int32(error.code)) }
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      return reason(of: underlying)
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return .number(EACCES)
    case .fileNoSuchFile, .fileReadNoSuchFile: return .number(ENOENT)
    case .fileWriteFileExists: return .number(EEXIST)
    case .fileWriteOutOfSpace: return .number(ENOSPC)
    case .fileWriteVolumeReadOnly: return .number(EROFS)
    default: return .text(error.localizedDescription)
    }
  }

  /// Bytes as text, without a byte order mark and with line feeds alone as line ends; throws the
  /// line of the first bytes that are not UTF-8.
  package static func text(of data: Data, path: String) throws -> String {
    // Nearly every file is text as it is, and lists read hundreds.
    if let text = data.withUnsafeBytes(plainText) { return text }
    var bytes = data[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.contains(carriageReturn) { bytes = withoutCarriageReturns(bytes) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var line = 1
    for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: piece, as: UTF8.self) == nil { break }
      line += 1
    }
    throw Problem.fileNotText(path, line: line)
  }

  private static let carriageReturn = UInt8(ascii: "\r")

  /// Bytes as text; nil if they are none, or something is to be left out.
  private static func plainText(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return "" }
    let hasReturn = memchr(start, Int32(carriageReturn), bytes.count) != nil
    guard !hasReturn, bytes[0] != 0xEF else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// In Swift a carriage return and a line feed are one character, which a search for line feeds
  /// does not find.
  private static func withoutCarriageReturns(_ bytes: Data) -> Data {
    var result = Data(capacity: bytes.count + 1)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      result.append(line.last == carriageReturn ? line.dropLast() : line)
      result.append(UInt8(ascii: "\n"))
    }
    return result.dropLast()
  }

  /// Writes a file completely or not at all: to a temporary file beside it, which then replaces it.
  /// The target of a link is written, not the link; a target that is not a file, such as a device,
  /// is written directly.
  package static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes, as it writes a text.
  static func write(_ data: Data, to path: String) throws {
    let full = expanded(path)
    guard !full.isEmpty else { throw Problem.fileNameEmpty }
    var status = stat()
    let isThere = stat(full, &status) == 0
    guard isThere || errno == ENOENT else {
      throw Problem.cannotWrite(path, reason: .number(errno))
    }
    let kind = isThere ? status.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR { throw Problem.fileIsDirectory(path) }
    guard kind == S_IFREG else { return try send(data, toDevice: full, path) }
    let target = URL(fileURLWithPath: full).resolvingSymlinksInPath()
    // The temporary file needs the folder; if that is missing, Foundation reports the wrong reason.
    guard access(target.deletingLastPathComponent().path, W_OK | X_OK) == 0 else {
      throw Problem.cannotWrite(path, reason: .number(errno))
    }
    do {
      try data.write(to: target, options: .atomic)
    } catch {
      throw Problem.cannotWrite(path, reason: reason(of: error))
    }
  }

  /// Writes to a device; `path` is the user's spelling.
  private static func send(_ data: Data, toDevice full: String, _ path: String) throws {
    let device = open(full, O_WRONLY | O_NONBLOCK)
    guard device >= 0 else { throw Problem.cannotWrite(path, reason: .number(errno)) }
    defer { close(device) }
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: device) }
    if let error { throw Problem.cannotWrite(path, reason: .number(error)) }
  }
}
