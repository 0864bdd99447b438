import EventVocabulary
import Foundation

/// The app's log since it was cleared, one fact per line.
package struct EventLog: Codable, Sendable {
  package struct Line: Codable, Sendable, Hashable {
    /// The time, in seconds of the device.
    package let time: Double
    /// The text in the language of `expect log`.
    package let text: String

    package init(time: Double, text: String) {
      self.time = time
      self.text = text
    }
  }

  package let lines: [Line]
  /// Whether the times should be shown.
  package let hasTimes: Bool
  /// Whether it was cleared just now.
  package let isCleared: Bool

  package init(lines: [Line], hasTimes: Bool, isCleared: Bool) {
    self.lines = lines
    self.hasTimes = hasTimes
    self.isCleared = isCleared
  }
}

/// The lines of a log, and their equality.
package enum LogLines {
  /// Words at the end of lines that occur once for each move of a finger.
  private static let repeated = [
    "changed", "touchesMoved", "touchesMoved super", "touchDragInside", "touchDragOutside",
  ]

  /// The lines, with consecutive ones about moves of a finger written once.
  package static func collapsed(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      if line == result.last, repeated.contains(where: { line.hasSuffix(" \($0)") || line == $0 }) {
        continue
      }
      result.append(line)
    }
    return result
  }
}

/// A recognizer that was attached, or made to wait.
package struct PlacedRecognizer: Codable, Sendable {
  package let recognizer: ObjectName
  package let view: ObjectName?
  /// The recognizers whose failure it requires.
  package let requires: [ObjectName]
  package let remarks: [Remark]

  package init(
    recognizer: ObjectName, view: ObjectName?, requires: [ObjectName], remarks: [Remark]
  ) {
    self.recognizer = recognizer
    self.view = view
    self.requires = requires
    self.remarks = remarks
  }
}

/// An action that was registered with a control or a recognizer.
package struct TargetChange: Codable, Sendable {
  /// The effect of an action.
  package enum Action: Codable, Sendable, Hashable {
    /// The event is only logged.
    case log
    /// A line of Swift runs.
    case line(String)
    /// A method is called; without a target, on the first responder of the chain that has it
    /// (TA-4).
    case send(selector: String, to: ObjectName?)
  }

  package let owner: ObjectName
  /// The event of a control; nil for a recognizer.
  package let event: String?
  package let action: Action
  /// The number of actions that the owner has for it now.
  package let count: Int

  package init(owner: ObjectName, event: String?, action: Action, count: Int) {
    self.owner = owner
    self.event = event
    self.action = action
    self.count = count
  }
}

/// The events of a period of time as a table: a column for each, a row for each finger, recognizer
/// and responder.
package struct Timeline: Codable, Sendable {
  /// The subject of a row.
  package enum Subject: Codable, Sendable, Hashable {
    case finger(Int)
    case recognizer(ObjectName)
    case responder(ObjectName)
  }

  /// The sign in one column.
  package typealias Mark = TimelineSign

  package struct Cell: Codable, Sendable, Hashable {
    /// The index of the column.
    package let column: Int
    package var marks: [Mark]

    package init(column: Int, marks: [Mark]) {
      self.column = column
      self.marks = marks
    }
  }

  package struct Row: Codable, Sendable {
    package let subject: Subject
    package var cells: [Cell]

    package init(subject: Subject, cells: [Cell]) {
      self.subject = subject
      self.cells = cells
    }
  }

  /// The time of each column, in seconds of the device.
  package let times: [Double]
  package let rows: [Row]
  /// The number of omitted columns before the first.
  package let omitted: Int

  package init(times: [Double], rows: [Row], omitted: Int) {
    self.times = times
    self.rows = rows
    self.omitted = omitted
  }
}
