extension EventConclusion {
  /// The line that changes it, or shows more; nil if there is none, or if its object has no name
  /// that can be typed.
  package var line: String? {
    switch self {
    case .tookTouch(_, let recognizer), .keptTouch(_, let recognizer, nil):
      recognizer.line { "set \($0).cancelsTouchesInView false" }
    case .keptTouch(_, _, let holder?):
      holder.line { "set \($0).delaysTouchesBegan false" }
    case .scrolledAway(_, let scrollView), .keptByDelay(_, _, let scrollView):
      scrollView.line { "set \($0).delaysContentTouches false" }
    case .scrolledWith(_, let scrollView):
      scrollView.line { "set \($0).canCancelContentTouches false" }
    case .stillDelayed: "wait 0.2"
    case .stillWaits, .stillHeld: "wait 1"
    case .unhandled(let view): view.line { "on \($0) touches" }
    case .missed(let view, _): view.line { "why \($0)" }
    case .disabled(let control): control.line { "set \($0).isEnabled true" }
    case .hitInsideControl(let view, _):
      view.line { "set \($0).isUserInteractionEnabled false" }
    case .unheard(let control, let event): control.line { "target \($0) \(event)" }
    case .notPassedOn(let handler, let isLine):
      isLine ? handler.line { "off \($0) sendEvent" } : handler.line { "inspect \($0)" }
    case .notTracked(let control), .tracksOn(let control), .refusesTracking(let control):
      control.line { "inspect \($0)" }
    case .remoteUnasked: "app.beginReceivingRemoteControlEvents()"
    case .unhandledMessage(let message, let first, _): first.line { "on \($0) \(message)" }
    case .severalScrollToTop(let scrollViews):
      scrollViews.last?.line { "set \($0).scrollsToTop false" }
    case .nobodyActs(let selector, _, let controller):
      controller?.line { "on \($0) \(selector)" }
    case .rowNotChosen(let row, let loss): loss.line(row)
    case .strayHit, .stopsTracking, .liftedOutside, .liftedNear, .targetGone, .sentByHand,
      .besideKnob:
      nil
    }
  }
}

extension RowLoss {
  /// The line with which the row is selected the next time.
  fileprivate func line(_ row: TouchedRow) -> String? {
    switch self {
    case .taken(let taking, _):
      taking.recognizer.line { "set \($0).cancelsTouchesInView false" }
    case .refused(.selectionOff): row.owner.line { "set \($0).allowsSelection true" }
    case .refused(.noDataSource): row.owner.line { "set \($0).\(row.isItem ? "items" : "rows") 5" }
    case .handledInside, .refused: nil
    }
  }
}

extension ObjectName {
  /// A line about the object, if it can be typed.
  fileprivate func line(_ text: (_ name: String) -> String) -> String? {
    isNamed ? text(self.text) : nil
  }
}

extension EventConclusion {
  /// Whether it says that no rule settles a device's behaviour.
  package var isUnsettled: Bool {
    if case .hitInsideControl = self { true } else { false }
  }
}
