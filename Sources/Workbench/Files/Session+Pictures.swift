import Foundation
import Glibc
import Records

extension Session {
  /// The bytes of a picture's file: SVG as it is, PNG converted by `rsvg-convert`.
  static func converted(_ bytes: [UInt8], _ look: ExportLook, isMap: Bool) throws -> Data {
    guard look.isBitmap, !isMap else { return Data(bytes) }
    guard let program = converter else { throw Problem.export(.noConverter) }
    return try run(program, with: Data(bytes))
  }

  private static let converterName = "rsvg-convert"

  /// The program that converts SVG to PNG; nil if it is not installed.
  private static var converter: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin"
    return folders.split(separator: ":").map { "\($0)/\(converterName)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Runs a program and returns its output. Input and output are files, so that neither blocks.
  private static func run(_ program: String, with input: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-picture-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("picture.svg").path
    let result = folder.appendingPathComponent("picture.png").path
    try input.write(to: URL(fileURLWithPath: source))
    var process: pid_t = 0
    let words = [program, "--output", result, source]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0 else {
      throw Problem.export(.noConverter)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0, let data = FileManager.default.contents(atPath: result) else {
      throw Problem.export(.noConverter)
    }
    return data
  }

  /// Writes files into a folder that is created for them; all names are known to be unused before
  /// the first is written.
  func write(_ files: [(name: String, bytes: [UInt8])], toFolder folder: String, replaces: Bool)
    throws
  {
    let full = FileReading.expanded(folder)
    var status = stat()
    if lstat(full, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR, replaces else {
        throw Problem.fileIsThere(folder, canForce: status.st_mode & S_IFMT == S_IFDIR)
      }
    } else {
      // The right to write a file there is checked before the folder is created.
      try checkMayWrite(folder, replaces: replaces)
      guard mkdir(full, 0o777) == 0 else {
        throw Problem.cannotWrite(folder, reason: .number(errno))
      }
    }
    for file in files {
      try write(Data(file.bytes), to: "\(folder)/\(file.name)", replaces: replaces)
    }
  }
}
