import Dumps
import Foundation
import Records
import SeededRandom
import Workbench

/// View dumps. Each must be read or refused; nothing may be made up; what was read makes a scene of
/// which everything can be asked.
struct DumpFuzzer: Fuzzer {
  let name = "dumps"
  let ending = "txt"
  let batch = 64

  private let maker: DumpMaker
  private var session = ScriptSession(isChecked: false)
  private var read = 0
  private var refused = 0
  private var views = 0
  private var scenes = 0

  init(_ corpus: Corpus) {
    maker = DumpMaker(corpus)
  }

  var summary: String {
    "\(read) read with \(views) views, \(refused) refused, \(scenes) made into scenes"
  }

  mutating func begin(_ random: inout SeededRandom) {
    session = ScriptSession(isChecked: false)
  }

  mutating func run(
    _ number: Int, _ random: inout SeededRandom, keep: @escaping (String) -> Void
  ) -> String? {
    let text = maker.text(&random)
    keep(text)
    let reading = DumpReading(text)
    if let wrong = reading.check() { return wrong }
    guard let dump = reading.dump else {
      refused += 1
      return nil
    }
    read += 1
    views += reading.views
    if random.oneIn(64), let wrong = reading.checkCoding(dump) { return wrong }
    guard random.oneIn(8) else { return nil }
    scenes += 1
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    var script = "load paste\n\(lines.joined(separator: "\n"))\n\n"
    if random.oneIn(4) { script += "hit 100 100\ntree\nlist\nwhy \"Buy\"\nundo\n" }
    return session.run(script, isWorded: random.oneIn(4))
  }
}

/// A text as the reader of dumps takes it.
struct DumpReading {
  private let text: String
  private(set) var dump: ViewDump?
  private var visits: [ViewDump.Visit] = []

  init(_ text: String) {
    self.text = text
    dump = try? ViewDump(reading: text)
    visits = dump?.inPrintedOrder ?? []
  }

  var views: Int { visits.count }

  /// The problem of the dump; nil if there is none.
  func check() -> String? {
    guard let dump else { return nil }
    let lines = text.utf8.reduce(1) { $0 + ($1 == 10 || $1 == 13 ? 1 : 0) }
    // Some separators of lines have more than a byte.
    let most =
      text.utf8.contains { $0 >= 0x80 }
      ? text.utf8.count + 1 : lines + text.utf8.count { $0 == 11 || $0 == 12 }
    if visits.isEmpty { return "a dump without views" }
    let brackets = text.utf8.count { $0 == UInt8(ascii: "<") }
    // The source of a web page has other brackets.
    if visits.count > brackets, !text.contains("&lt;") {
      return "\(visits.count) views of \(brackets) brackets"
    }
    let places = dump.remarks.map(\.line)
    if !places.allSatisfy({ 1...most ~= $0 }) { return "a remark behind the last line" }
    if places != places.sorted() { return "remarks out of order" }
    let names = DumpNames(for: dump).inPrintedOrder
    if Set(names).count != visits.count { return "two views of one name" }
    if dump.classGuesses(known: KnownClasses(names: ["UIView", "UIButton"])).count != visits.count {
      return "a view without a class"
    }
    return nil
  }

  /// The problem of its JSON; nil if there is none.
  func checkCoding(_ dump: ViewDump) -> String? {
    do {
      let coded = try JSONEncoder().encode(dump)
      return try JSONDecoder().decode(ViewDump.self, from: coded) == dump ? nil : "its JSON differs"
    } catch {
      return "no JSON: \(error)"
    }
  }
}
