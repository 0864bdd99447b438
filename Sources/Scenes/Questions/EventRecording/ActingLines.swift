/// The lines that made the last gesture, so that it can be made again.
package struct ActingLines {
  /// The lines, in the order in which they were typed.
  package private(set) var lines: [String] = []
  private var gesture = -1

  /// A line did something; a new gesture begins where the stories say so, and with each event that
  /// has no place on the screen.
  fileprivate mutating func note(_ line: String, _ stories: EventStories) {
    if stories.gestures != gesture || stories.travel != nil { lines = [] }
    gesture = stories.gestures
    lines.append(line)
  }
}

extension Scene {
  /// Keeps a line that did something, as one of those that made the last gesture.
  package func noteActing(_ line: String) {
    acting.note(line, recorder.stories)
  }
}
