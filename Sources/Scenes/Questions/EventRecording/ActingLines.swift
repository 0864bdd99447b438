/// The lines of the last gesture, so that it can be repeated.
package struct ActingLines {
  /// The lines, in the order in which they were typed.
  package private(set) var lines: [String] = []
  private var gesture = -1

  /// Records a line with effects; a new gesture begins when the stories say so, and with each event
  /// without a location on the screen.
  fileprivate mutating func note(_ line: String, _ stories: EventStories) {
    if stories.gestures != gesture || stories.travel != nil { lines = [] }
    gesture = stories.gestures
    lines.append(line)
  }
}

extension Scene {
  /// Records a line with effects, as part of the last gesture.
  package func noteActing(_ line: String) {
    acting.note(line, recorder.stories)
  }
}
