import Files
import Foundation
import Records
import WebServer

/// The folder with everything of one class, which several servers may share.
nonisolated struct ClassFolder: Sendable {
  let path: String
  let code: ClassCode
  let keys: ClassKeys

  private struct Head: Codable {
    var touchstone = "class"
    var version = 1
    let code: String
    let key: String
  }

  /// The default folder of all classes; nil without a home.
  static var ordinary: String? { Environment.stateFolder.map { "\($0)/class" } }

  /// The name of the file that identifies a folder of a class.
  static let head = "class.json"
  /// The other names that the program makes in it.
  static let contents = ["sent", "answers", "seats", "trying", "lock", head]

  /// Opens the folder of a class in a folder of classes, and creates it if there is none.
  init(_ code: ClassCode, in data: String) throws {
    self.code = code
    path = "\(data)/\(code.text)"
    do {
      for name in ["seats", "sent"] {
        try FileManager.default.createDirectory(
          atPath: "\(path)/\(name)", withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
      // Two servers that start at once create one key.
      let lock = try FolderLock(of: "\(path)/\(Self.head)")
      defer { lock.release() }
      keys = try Self.keys(at: "\(path)/\(Self.head)", code)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem.cannotWrite(path, reason: SystemReason.number(errno))
    }
  }

  private static func keys(at path: String, _ code: ClassCode) throws -> ClassKeys {
    if FileManager.default.fileExists(atPath: path) {
      guard let head = ClassSeat.read(Head.self, path), let key = ClassKeys.bytes(head.key) else {
        throw Problem.fileUnreadable(path, reason: .number(EINVAL))
      }
      return ClassKeys(key: key)
    }
    let key = ClassKeys.make()
    let head = Head(code: code.text, key: ClassKeys.hexadecimal(key))
    try write(head, to: path)
    return ClassKeys(key: key)
  }

  private static func write(_ value: some Encodable, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Readable by the owner alone, before it has contents.
    let new = "\(path).new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Problem.cannotWrite(path, reason: .number(errno)) }
    defer { close(descriptor) }
    let data = try encoder.encode(value)
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    guard error == nil, rename(new, path) == 0 else {
      throw Problem.cannotWrite(path, reason: .number(error ?? errno))
    }
  }

  // MARK: Seats

  var seatsFolder: String { "\(path)/seats" }

  /// The folder of a seat, or of the session in which lines are tried before they are sent.
  func folder(of id: String) -> String {
    id == Self.trying ? "\(path)/\(id)" : "\(seatsFolder)/\(id)"
  }

  /// The name of the session in which lines are tried.
  static let trying = "trying"

  /// Whether there is a seat.
  func has(_ id: String) -> Bool {
    WebJournals.isName(id) && access("\(seatsFolder)/\(id)/seat.json", F_OK) == 0
  }

  /// The seats in the order of joining.
  var seats: [ClassSeat] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: seatsFolder)) ?? []
    return names.compactMap { ClassSeat($0, in: seatsFolder) }
      .sorted { ($0.card.number, $0.id) < ($1.card.number, $1.id) }
  }

  /// Creates a seat; nil if there are as many as there may be.
  func addSeat(named name: String, most: Int) throws -> ClassSeat? {
    let lock = try FolderLock(of: "\(path)/\(Self.head)")
    defer { lock.release() }
    let taken = seats.map(\.card.number)
    guard taken.count < most else { return nil }
    let card = ClassSeat.Card(
      number: (taken.max() ?? 0) + 1, name: name, joined: Int(Date().timeIntervalSince1970))
    let id = WebJournals.makeName()
    let folder = "\(seatsFolder)/\(id)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try Self.write(card, to: "\(folder)/seat.json")
    return ClassSeat(id, folder: folder, card: card)
  }

  /// Removes a seat with everything in it.
  func removeSeat(_ id: String) {
    guard WebJournals.isName(id) else { return }
    // The file that makes it a seat comes first: then no request is accepted any more.
    unlink("\(seatsFolder)/\(id)/seat.json")
    try? FileManager.default.removeItem(atPath: "\(seatsFolder)/\(id)")
  }

  // MARK: What is sent

  /// Lines that the teacher has sent to all seats.
  struct Sent: Codable, Sendable {
    let number: Int
    let text: String
    /// The title of the exercise or lesson that they begin; nil for others.
    let title: Bilingual?
    /// Seconds since 1970.
    let time: Int
  }

  private var sentFolder: String { "\(path)/sent" }

  private var sentNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sentFolder)) ?? []
    return names.filter { $0.count == 9 && $0.hasSuffix(".json") }.sorted()
  }

  /// The lines that were sent last; nil for none.
  var lastSent: Sent? {
    sentNames.last.flatMap { ClassSeat.read(Sent.self, "\(sentFolder)/\($0)") }
  }

  /// Sends lines to all seats.
  func send(_ text: String, title: Bilingual?) throws -> Sent {
    let lock = try FolderLock(of: "\(path)/\(Self.head)")
    defer { lock.release() }
    let number = (lastSent?.number ?? 0) % 9999 + 1
    let sent = Sent(
      number: number, text: text, title: title, time: Int(Date().timeIntervalSince1970))
    let digits = String(number)
    let name = String(repeating: "0", count: 4 - digits.count) + digits
    try Self.write(sent, to: "\(sentFolder)/\(name).json")
    return sent
  }
}
