import Records
import UIKitModel

// The effect of the last event on an object as a number, so that a line can be tried for what was
// asked: the same gesture after it has to have more effect, or less where that is the purpose.
extension EventExplainer {
  /// The effect on an object; larger is more. A recognizer counts its recognitions, a scroll view
  /// whether it scrolled. A view has 0 if it never received the touch, 1 if it lost it, 2 if it had
  /// it to the end, and 3 if code handled it; a control 4 if an action ran.
  package func effect(on object: ModelObject) -> Int {
    let name = stories.name(of: object, in: scene)
    if object is UIGestureRecognizer {
      return stories.recognizers[name]?.changes.count {
        $0.from == .possible && ($0.to == .began || $0.to == .ended)
      } ?? 0
    }
    if let way = stories.scrolled[name]?.way, way > 0 { return 5 }
    guard let story = stories.views[name] else { return 0 }
    if object is UIControl {
      let words = story.sent.map(\.word)
      if !story.actions.isEmpty { return 4 }
      if ["touchUpInside", "valueChanged", "editingDidBegin"].contains(where: words.contains) {
        return 3
      }
      if !words.isEmpty { return 2 }
      return story.heardAt == nil ? 0 : 1
    }
    if story.heardAt == nil { return 0 }
    if story.lost != nil { return 1 }
    return stories.handlers.isEmpty ? 2 : 3
  }

  /// The lines that let content rest where it was before the gesture, so that the gesture can be
  /// repeated: a touch on content that still moves only stops it (SC-16).
  package var restoring: [String] {
    if stories.scrolled.isEmpty { return [] }
    let lines = stories.scrolled.filter(\.key.isNamed).map { name, story in
      let (x, y) = (Self.number(story.from.x), Self.number(story.from.y))
      return "set \(name.text).contentOffset \(x) \(y)"
    }
    return ["wait 3"] + lines.sorted()
  }

  /// The number of recognizers that recognized.
  package var recognizing: Int {
    stories.recognizers.values.count { story in
      story.changes.contains { $0.from == .possible && ($0.to == .began || $0.to == .ended) }
    }
  }

  /// The effect on the row that a finding is about: 1 if the last touch selected it, 2 if the
  /// selection is reported to code.
  package func effect(onRow row: TouchedRow) -> Int {
    guard let owner = stories.object(row.owner, in: scene),
      let story = stories.rows.last(where: { $0.owner === owner }), case .chosen = story.step
    else { return 0 }
    return (owner as? UIScrollView)?.delegateObject == nil ? 1 : 2
  }
}
