import Files
import Foundation
import Practice
import Workbench

/// The journals of page sessions: a folder each, next to the journals of the prompt.
nonisolated struct WebJournals: Sendable {
  let folder: String

  /// The place of journals below the folder of the program's state.
  init(state: String) {
    folder = "\(state)/journals/web"
  }

  /// Creates the folder, and removes sessions without changes from it; returns whether it is there.
  func prepare() -> Bool {
    let isThere: Void? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where Self.isName(name) && session(name) == nil {
      // Those that are in use stay.
      _ = JournalFile.leftovers(in: path(name))
      rmdir(path(name))
    }
    return isThere != nil
  }

  /// Whether a text can be the name of a session: it is part of a path.
  static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// The name of a new session.
  static func makeName() -> String {
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String((0..<10).map { _ in letters[Int.random(in: 0..<letters.count)] })
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// An earlier session, as the page lists it.
  struct Session: Encodable {
    let name: String
    /// The time of the last change, in seconds since 1970.
    let date: Int
    let changes: Int
    /// The last line.
    let last: String
    /// The lesson or exercise that is open in it.
    let place: String?
  }

  /// The sessions with changes, the newest first.
  var sessions: [Session] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.compactMap { Self.isName($0) ? session($0) : nil }
    return Array(found.sorted { ($0.date, $0.name) > ($1.date, $1.name) }.prefix(50))
  }

  /// The session with a name, by the newest of its journals; nil without changes.
  private func session(_ name: String) -> Session? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []
    let found = files.filter { $0.hasSuffix(".jsonl") }
      .compactMap { glance("\(path(name))/\($0)") }
    guard let newest = found.max(by: { $0.date < $1.date }),
      let last = newest.journal.entries.last?.lines.first
    else { return nil }
    let line = String(last.prefix { $0 != "\n" })
    return Session(
      name: name, date: newest.date, changes: newest.journal.count,
      last: line.count > 60 ? line.prefix(60) + "…" : line, place: newest.place)
  }

  /// The contents of a journal that may be written concurrently; nil if it cannot be read.
  private func glance(_ path: String) -> (journal: Journal, date: Int, place: String?)? {
    guard let bytes = try? RegularFile.bytes(at: path, limit: 1 << 26) else { return nil }
    var status = stat()
    stat(path, &status)
    var journal = Journal()
    let decoder = JSONDecoder()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Journal.Record.self, from: Data(line)) else {
        continue
      }
      journal.apply(record)
    }
    return (journal, Int(status.st_mtim.tv_sec), place(beside: path))
  }

  private func place(beside journal: String) -> String? {
    guard let bytes = try? RegularFile.bytes(at: "\(journal).place", limit: 1 << 16),
      let place = try? JSONDecoder().decode([String: Value].self, from: Data(bytes))
    else { return nil }
    return (place["exercise"] ?? place["lesson"])?.text
  }

  /// A value of a place: the name of a lesson, or the number of a page.
  private struct Value: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// Removes a session.
  func remove(_ name: String) {
    guard Self.isName(name) else { return }
    try? FileManager.default.removeItem(atPath: path(name))
  }
}
