import EventVocabulary

/// A complete step in the handling of an event.
package struct EventStep: Codable, Sendable {
  /// The kind of the step, with the names of its objects.
  package typealias Kind = EventKind<ObjectName>

  package var kind: Kind
  /// The time, in seconds of the device.
  package let time: Double
  /// The number of messages in progress around it.
  package let depth: Int
  /// The number of inputs that had left the queue, including this one's; 0 before the first.
  package let event: Int
  /// The lines of scripts that ran because of it, in order.
  package var lines: [ScriptLine]

  package init(time: Double, event: Int, depth: Int, kind: Kind, lines: [ScriptLine] = []) {
    self.time = time
    self.event = event
    self.depth = depth
    self.kind = kind
    self.lines = lines
  }
}

extension EventStep {
  /// The lines of the log about the step, in the language of `expect log`; none for most.
  package var logLines: [String] { kind.facts.log }

  /// Whether a word occurs in the names, the messages or the code of the step; `needle` is in lower
  /// case.
  package func speaks(of needle: String) -> Bool {
    kind.facts.speaks(of: needle) || lines.contains { $0.function.lowercased().contains(needle) }
  }
}
