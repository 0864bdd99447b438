import Glibc

/// Values that were read from folders, until one of their files changes.
///
/// Lists, `ask` and completion look at all lessons and exercises each time, and reading them takes
/// a tenth of a second.
struct UnchangedContent<Value> {
  /// The files in a folder that a value is made of.
  private let files: [String]
  private var known: [String: (stamps: [Stamp], value: Value)] = [:]

  /// Creates one that knows no folder; `files` are those that values are made of.
  init(files: [String]) {
    self.files = files
  }

  /// The value of a folder, which is read if it is not known or a file has changed. The pack around
  /// it counts, too.
  mutating func value(of folder: String, _ read: (_ folder: String) -> Value) -> Value {
    let stamps = stamps(of: folder)
    if let found = known[folder], found.stamps == stamps { return found.value }
    let value = read(folder)
    known[folder] = (stamps, value)
    return value
  }

  private func stamps(of folder: String) -> [Stamp] {
    let around = folder.deletingLastPathComponent
    let packs = [around, around.deletingLastPathComponent].map { "\($0)/\(PackInfo.file)" }
    return ([folder] + files.map { "\(folder)/\($0)" } + packs).map(Stamp.init)
  }

  /// The facts that change with a file; all zero where there is none.
  private struct Stamp: Equatable {
    private var inode: UInt = 0
    private var size = 0
    private var seconds = 0
    private var nanoseconds = 0

    init(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      inode = UInt(status.st_ino)
      size = Int(status.st_size)
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    }
  }
}
