extension Answer {
  /// The same without remarks, which would reveal the answer to the next question.
  package var withoutRemarks: Answer {
    switch self {
    case .placed(let placed):
      .placed(
        PlacedView(
          view: placed.view, frame: placed.frame, superview: placed.superview,
          index: placed.index, count: placed.count, remarks: []))
    case .controller(let change):
      .controller(
        ControllerChange(
          event: change.event, controller: change.controller, other: change.other,
          view: change.view, remarks: []))
    case .changed(let change):
      .changed(
        PropertyChange(
          object: change.object, path: change.path, old: change.old, new: change.new,
          frame: change.frame, remarks: []))
    case .recognizer(let placed):
      .recognizer(
        PlacedRecognizer(
          recognizer: placed.recognizer, view: placed.view, requires: placed.requires, remarks: []))
    case .sourced(let path, let changes, let answers):
      .sourced(path: path, changes: changes, answers: answers.map(\.withoutRemarks))
    default: self
    }
  }

  /// Whether it is nothing but a remark.
  package var isRemark: Bool {
    if case .remark = self { true } else { false }
  }

  /// Whether it is the answer to an acting line.
  package var isEvent: Bool {
    if case .event = self { true } else { false }
  }
}
