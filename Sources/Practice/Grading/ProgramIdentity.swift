import Foundation

/// The identity of the running program, which no other build has.
enum ProgramIdentity {
  /// A text that is the same for all copies of a program, and different for every other build: the
  /// linker's build id. For a program without one, its size and date.
  static let text: String = buildID.map { "build \($0)" } ?? sizeAndDate

  private static let path = "/proc/self/exe"

  private static var sizeAndDate: String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }

  /// The id that the linker wrote into a note of the program; nil if there is none.
  private static var buildID: String? {
    guard let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: 1 << 12).map(Bytes.init),
      head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = head.number(at: 32, of: 8),
      let size = head.number(at: 54, of: 2), let count = head.number(at: 56, of: 2)
    else { return nil }
    for index in 0..<count {
      let entry = table + index * size
      // A segment of notes: its offset and its size.
      guard head.number(at: entry, of: 4) == 4, let offset = head.number(at: entry + 8, of: 8),
        let length = head.number(at: entry + 32, of: 8), length < 1 << 16,
        (try? file.seek(toOffset: UInt64(offset))) != nil,
        let notes = try? file.read(upToCount: length).map(Bytes.init), let id = notes.buildID
      else { continue }
      return id
    }
    return nil
  }

  /// A part of an ELF file, with little-endian numbers.
  private struct Bytes {
    let bytes: [UInt8]

    init(_ data: Data) {
      bytes = Array(data)
    }

    func starts(with sign: [UInt8]) -> Bool { bytes.starts(with: sign) }

    func number(at place: Int, of count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let value = bytes[place..<place + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return Int(exactly: value)
    }

    /// The id among notes, each of which has the lengths of its name and its value, its kind, the
    /// name and the value.
    var buildID: String? {
      var place = 0
      while let name = number(at: place, of: 4), let length = number(at: place + 4, of: 4),
        let kind = number(at: place + 8, of: 4)
      {
        let start = place + 12 + (name + 3) / 4 * 4
        guard start + length <= bytes.count else { return nil }
        if kind == 3, bytes[place + 12..<start].starts(with: Array("GNU\0".utf8)), length > 0 {
          return bytes[start..<start + length].map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
          }.joined()
        }
        place = start + (length + 3) / 4 * 4
      }
      return nil
    }
  }
}
