extension EventLine {
  /// Whether `teach outline` shows the line. A message to a recognizer is shown with the state that
  /// it caused, if that decided.
  package func isOfOutline(in steps: [EventStep]) -> Bool {
    steps[step].kind.facts.isOutline || change.map { steps[$0].kind.facts.isOutline } ?? false
  }
}
