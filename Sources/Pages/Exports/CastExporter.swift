import Foundation
import Lettering
import Records
import Wording

/// The entries and output of a script, as a recording types and answers them.
package struct Recording: Sendable {
  /// An entry and the output of the terminal.
  package struct Step: Sendable {
    /// The typed text, which can have several lines.
    package let entry: String
    /// The output, with its colour codes.
    package let output: String

    package init(entry: String, output: String) {
      self.entry = entry
      self.output = output
    }
  }

  /// The title that players show.
  package let title: String
  package let columns: Int
  package let rows: Int
  package var steps: [Step]
  /// The exit status of the script.
  package var status: Int

  package init(title: String, columns: Int, rows: Int, steps: [Step] = [], status: Int = 0) {
    self.title = title
    self.columns = columns
    self.rows = rows
    self.steps = steps
    self.status = status
  }
}

extension Recording {
  /// The message that a file would be replaced.
  package static func isThere(_ path: String) -> Bilingual {
    Bilingual(
      en: "\(path) exists already: choose another name, or add --force to replace it",
      zh: "\(path) 已存在：请换个名字，或加 --force 覆盖")
  }

  /// The message for a finished file: its path and the number of entries.
  package func done(_ path: String) -> Bilingual {
    Bilingual(
      en: "\(path): \(steps.count) \(steps.count == 1 ? "entry" : "entries")",
      zh: "\(path)：\(steps.count) 条输入")
  }
}

/// The steady pace of recordings, in milliseconds.
enum RecordingPace {
  static let (first, letter, beforeReturn, answer) = (500, 45, 350, 80)
  private static let (afterAnswer, line, longest) = (900, 120, 6_000)

  /// The time to read an answer, by the number of its lines.
  static func pause(afterLines count: Int) -> Int {
    count == 0 ? 0 : min(longest, afterAnswer + count * line)
  }
}

/// Exports a recording as asciicast, which asciinema and players in pages show: letters are typed
/// at a steady pace, answers stay for as long as they take to read, and every entry has a marker.
/// The times are invented, so the same script makes the same bytes.
package struct CastExporter: Exporter {
  /// A version of the format.
  package enum Version: Int, Sendable, CaseIterable {
    case second = 2
    /// Times are relative to the event before, and the last event is the exit status.
    case third = 3
  }

  private let version: Version

  package init(_ version: Version = .third) {
    self.version = version
  }

  package func bytes(of recording: Recording, in language: Language) -> [UInt8] {
    var cast = Cast(version: version)
    cast.head(recording)
    cast.write("> ", after: RecordingPace.first)
    for step in recording.steps {
      let lines = step.entry.split(separator: "\n", omittingEmptySubsequences: false)
      let isSilent = lines.allSatisfy { $0.allSatisfy(\.isWhitespace) }
      if !isSilent { cast.mark(String(lines[0].prefix(80)), after: 0) }
      for (number, line) in lines.enumerated() {
        if number > 0 { cast.write("...> ", after: RecordingPace.answer) }
        for character in Escaping.visible(line) {
          cast.write(String(character), after: RecordingPace.letter)
        }
        cast.write("\r\n", after: RecordingPace.beforeReturn)
      }
      cast.write(
        step.output.replacing("\n", with: "\r\n") + "> ", after: RecordingPace.answer)
      let count = step.output.utf8.count { $0 == 0x0A }
      cast.wait(RecordingPace.pause(afterLines: count))
    }
    cast.end(recording.status)
    return Array(cast.text.utf8)
  }
}

/// The lines of the file while they are written.
private struct Cast {
  let version: CastExporter.Version
  private(set) var text = ""
  /// The times since the beginning and since the last event, in milliseconds.
  private var now = 0
  private var waited = 0

  init(version: CastExporter.Version) {
    self.version = version
  }

  mutating func head(_ recording: Recording) {
    let title = Self.quoted(recording.title)
    let size = (recording.columns, recording.rows)
    switch version {
    case .second:
      text += #"{"version":2,"width":\#(size.0),"height":\#(size.1),"title":\#(title),"#
      text += #""env":{"TERM":"xterm-256color"}}"# + "\n"
    case .third:
      text += #"{"version":3,"term":{"cols":\#(size.0),"rows":\#(size.1),"#
      text += #""type":"xterm-256color"},"title":\#(title)}"# + "\n"
    }
  }

  mutating func wait(_ time: Int) { waited += time }

  mutating func write(_ output: String, after time: Int) { add("o", output, after: time) }

  mutating func mark(_ label: String, after time: Int) {
    add("m", Escaping.name(label), after: time)
  }

  mutating func end(_ status: Int) {
    // The second version does not have this event.
    if version == .third { add("x", "\(status)", after: 500) }
  }

  private mutating func add(_ code: String, _ data: String, after time: Int) {
    waited += time
    now += waited
    let stamp = Self.seconds(version == .second ? now : waited)
    waited = 0
    text += "[\(stamp), \"\(code)\", \(Self.quoted(data))]\n"
  }

  private static func seconds(_ thousandths: Int) -> String {
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// A text as a JSON string.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\r": result += "\\r"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
