extension EventLine {
  /// Whether `teach outline` shows the line: what a view heard or will not hear, who recognized, what
  /// was sent, and what came of it on the screen.
  package func isOfOutline(in steps: [EventStep]) -> Bool {
    switch steps[step].kind {
    case .message(let message):
      guard message.isForRecognizer else { return true }
      return message.isHandled || change.map { steps[$0].kind.isDecisive } ?? false
    case .state: return steps[step].kind.isDecisive
    case .asked(_, let message, _, let answer): return answer == false || message.hasPrefix("did")
    case .controlEvents(_, _, let isHeard, _): return isHeard
    case .scrolled(_, let record): return !record.isMove
    case .ignored, .refusedTouch, .refusedState, .withheld, .stopsTracking, .cancels,
      .gestureAction, .action, .line, .closure, .targetGone, .row, .firstResponder, .inputViews,
      .keyCommand, .offersUndo, .statusBar, .ran, .animates, .printed:
      return true
    case .queued, .hitTest, .sendEvent, .waits, .reset, .held, .released: return false
    }
  }
}

extension EventStep.Kind {
  /// Whether a recognizer has won or is cut short, and not only failed or goes on.
  fileprivate var isDecisive: Bool {
    guard case .state(let recognizer, _, let state, _) = self, !recognizer.isDelayOfScrollView
    else {
      return false
    }
    return state != .failed && state != .changed && state != .possible
  }
}
