import EventVocabulary
import Foundation
import Records
import UIKitModel

// The fate of the row of a table, or the item of a collection, that a touch hit.
extension EventExplainer {
  /// The finding about the row of a view that a finger hit; nil for a control, which receives its
  /// touches itself and has findings of its own, and for a view that is not in a row.
  func row(ofHit name: ObjectName) -> EventFinding? {
    guard let touch = stories.touches.last(where: { $0.view == name }),
      let view = touch.way.first?.view, !(view is UIControl)
    else { return nil }
    return row(of: touch, for: view)
  }

  /// The same for an ancestor of the hit-test view: a cell, a table, or a view between.
  func row(of touch: EventStories.Touch, for view: UIView) -> EventFinding? {
    guard let place = RowPlace(touch.way.compactMap(\.view)), place.isAtOrBelowOwner(view) else {
      return nil
    }
    let row = TouchedRow(
      row: name(place.cell), owner: name(place.owner), isItem: place.owner is UICollectionView)
    let subject = name(view)
    if let story = stories.rows.last(where: { $0.owner === place.owner && $0.row == row.row }) {
      return finding(subject, row, story, place.owner)
    }
    guard let hit = touch.view, let story = stories.views[hit] else { return nil }
    if let kept = story.kept, case .recognized = kept.cause, let taker = kept.taker,
      taker.scrollView == nil
    {
      return taken(subject, row, taker, at: kept.time, heardAt: nil, RowHearing(kept, by: taker))
    }
    if let lost = story.lost, case .recognized = lost.cause, let taker = lost.taker,
      taker.scrollView == nil
    {
      return taken(subject, row, taker, at: lost.time, heardAt: story.heardAt, .told)
    }
    guard story.held == nil, !touch.isDown, story.kept == nil, story.lost == nil,
      let handler = stories.handlers.first, handler.who != row.owner,
      place.isBelowOwner(stories.object(handler.who, in: scene))
    else { return nil }
    return EventFinding(subject, at: nil, .rowNotChosen(row, .handledInside(by: handler.who)))
  }

  private func finding(
    _ subject: ObjectName, _ row: TouchedRow, _ story: EventStories.RowStory, _ owner: UIScrollView
  ) -> EventFinding {
    switch story.step {
    case .chosen, .unchosen:
      let isTakenBack = if case .unchosen = story.step { true } else { false }
      let listener = listener(owner, isTakenBack: isTakenBack)
      return EventFinding(
        subject, at: story.time, .rowChosen(row, isTakenBack: isTakenBack, listener),
        listener == .delegate || isTakenBack
          ? [] : [EventCure(.mend, "on \(row.owner.text) \(row.didSelect)")])
    case .notChosen(let refusal):
      return EventFinding(
        subject, at: story.time, .rowNotChosen(row, .refused(refusal)), cures(row, refusal))
    }
  }

  private func listener(_ owner: UIScrollView, isTakenBack: Bool) -> RowListener {
    guard let delegate = owner.delegateObject else { return .nobody }
    let did = isTakenBack ? "didDeselect" : "didSelect"
    let selector =
      owner is UICollectionView
      ? "collectionView:\(did)ItemAtIndexPath:" : "tableView:\(did)RowAtIndexPath:"
    let isHeard = delegate is RowSource || scene.performer.knows(Selector(selector), delegate)
    return isHeard ? .delegate : .deafDelegate
  }

  private func cures(_ row: TouchedRow, _ refusal: RowRefusal) -> [EventCure] {
    switch refusal {
    case .selectionOff: [EventCure(.mend, "set \(row.owner.text).allowsSelection true")]
    case .noDataSource:
      [EventCure(.ownRows, "set \(row.owner.text).\(row.isItem ? "items" : "rows") 5")]
    case .liftedElsewhere: [EventCure(.gesture, "tap \(row.row.text)")]
    case .noRow, .refusedHighlight, .refusedSelection: []
    }
  }

  private func taken(
    _ subject: ObjectName, _ row: TouchedRow, _ taker: EventStories.Taker, at time: Double,
    heardAt: Double?, _ hearing: RowHearing
  ) -> EventFinding {
    let recognizer = taker.recognizer.text
    var cures = [EventCure(.mend, "set \(recognizer).cancelsTouchesInView false")]
    if hearing == .keptBackByRecognizer {
      cures.append(EventCure(.mend, "set \(recognizer).delaysTouchesBegan false"))
    }
    if scene.order.contains(row.owner.text), taker.view != row.owner {
      cures.append(
        EventCure(
          .leaveOut,
          "on \(recognizer) shouldReceiveTouch return "
            + "touch.view?.isDescendant(of: \(row.owner.text)) != true"))
    }
    return EventFinding(
      subject, at: time,
      .rowNotChosen(
        row,
        .taken(
          taking(taker.recognizer, taker.view, heardAt: heardAt), hearing)), cures)
  }
}

extension RowHearing {
  /// The reason why a table had not received a message about a touch when a recognizer took it.
  fileprivate init(_ kept: EventStories.Kept, by taker: EventStories.Taker) {
    self =
      if kept.delayingScrollView != nil {
        .keptBackByItself
      } else if let holder = kept.holder {
        holder == taker.recognizer ? .keptBackByRecognizer : .keptBackByAnother
      } else {
        .recognizedAtOnce
      }
  }
}

extension TouchedRow {
  /// The word for the message that reports a selection.
  fileprivate var didSelect: String { isItem ? "didSelectItemAt" : "didSelectRowAt" }
}

extension EventReason {
  /// Whether the finding explains a touch completely: the result of a row does, unless something in
  /// the row handled the touch.
  var tellsAll: Bool {
    switch self {
    case .rowChosen: true
    case .rowNotChosen(_, .handledInside): false
    case .rowNotChosen: true
    default: false
    }
  }

  /// Whether code handled the touch, and nothing intervened.
  var isHandled: Bool {
    switch self {
    case .handled, .handledFurtherUp: true
    default: false
    }
  }
}
