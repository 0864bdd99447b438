import Foundation

/// A folder that is lent to one test.
struct Folder {
  let path: String

  /// Where a file of this name is.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and answers where it is.
  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult func write(_ name: String, _ data: Data) throws -> String {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url.path
  }

  /// Writes an executable file, and returns its path. Another process makes it: a process that is
  /// started at the same time inherits the descriptors that are open here for a moment, and a file
  /// that is open for writing cannot be executed.
  @discardableResult func writeProgram(_ name: String, _ text: String) throws -> String {
    let written = try write("\(name).text", text)
    let finished = try execute("/usr/bin/install", ["-m", "755", written, self(name)])
    try FileManager.default.removeItem(atPath: written)
    guard finished.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    return self(name)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  /// The names in a folder below, sorted; none when there is no such folder.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self(folder))) ?? []).sorted()
  }
}

/// Lends a new folder, and removes it afterwards.
func withFolder<Result>(_ body: (Folder) throws -> Result) throws -> Result {
  let folder = Folder(
    path: FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)").path)
  try FileManager.default.createDirectory(
    atPath: folder.path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder.path) }
  return try body(folder)
}
