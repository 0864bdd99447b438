import EventVocabulary
import Records
import UIKitModel

// Recognizers that compete for one gesture, and scroll views that lost it.
extension EventExplainer {
  /// The finding that a recognizer recognized too early: another one, which takes more taps,
  /// recognized later in the same gesture. nil for one that did not.
  func impatience(
    of recognizer: UIGestureRecognizer, _ name: ObjectName, _ story: EventStories.RecognizerStory
  ) -> EventFinding? {
    guard let taps = (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired,
      let first = story.changes.first(where: { $0.from == .possible && $0.to == .ended }),
      let other = patientOther(than: recognizer, taps: taps, after: first.time)
    else { return nil }
    let isTypable = name.isNamed && other.name.isNamed && !name.text.contains(".")
    return EventFinding(
      name, at: first.time, .didNotWait(first.cause, for: other.name, at: other.time),
      isTypable
        ? [EventCure(.wait, "gesture \(name.text) require \(other.name.text) toFail")] : [])
  }

  /// The recognizer of more taps that recognized after one of fewer, and its time.
  private func patientOther(
    than recognizer: UIGestureRecognizer, taps: Int, after time: Double
  ) -> (name: ObjectName, time: Double)? {
    for (name, story) in stories.recognizers {
      guard let other = stories.object(name, in: scene) as? UITapGestureRecognizer,
        other !== recognizer, other.numberOfTapsRequired > taps, !recognizer.waits(for: other),
        let end = story.changes.last(where: { $0.from == .possible && $0.to == .ended }),
        end.time > time
      else { continue }
      return (name, end.time)
    }
    return nil
  }

  /// The findings about recognizers that recognized before this one, since nothing made them wait.
  package func impatientOthers(than recognizer: UIGestureRecognizer) -> [EventFinding] {
    let name = stories.name(of: recognizer, in: scene)
    return stories.recognizers.compactMap { other, story in
      guard let object = stories.object(other, in: scene) as? UIGestureRecognizer,
        let finding = impatience(of: object, other, story),
        case .didNotWait(_, name, _) = finding.reason
      else { return nil }
      return finding
    }
  }

  /// The line after which a tap on a descendant does not count, if the last one hit a descendant.
  func onlyItself(_ recognizer: UIGestureRecognizer, _ name: ObjectName) -> [EventCure] {
    guard recognizer is UITapGestureRecognizer, name.isNamed, !name.actsForUIKit,
      recognizer.view?.isUserInteractionEnabled ?? false,
      let hit = stories.touches.first?.way.first?.view, hit !== recognizer.view
    else { return [] }
    return [
      EventCure(
        .onlyItself,
        "on \(name.text) shouldReceiveTouch return touch.view === gestureRecognizer.view")
    ]
  }

  /// The finding that a scroll view did not scroll although a finger moved far enough in it, as its
  /// pan failed.
  func stillStanding(_ scrollView: UIScrollView) -> EventFinding? {
    let name = stories.name(of: scrollView, in: scene)
    let pan = scrollView.panGestureRecognizer
    let panName = stories.name(of: pan, in: scene)
    guard stories.scrolled[name] == nil, let story = stories.recognizers[panName], story.hasTouch,
      let last = story.changes.last, last.to == .failed,
      stories.touches.contains(where: { $0.travel >= GestureConstants.panHysteresis })
    else { return nil }
    switch last.cause {
    case .prevented, .requirementRecognized, .refusedByScrollView, .refusedByDelegate,
      .refusedByView, .disabled:
      break
    default: return nil
    }
    return EventFinding(
      name, at: last.time,
      .didNotScroll(pan: panName, last.cause, content: stories.touches.first?.view),
      finding(of: pan)?.cures ?? [])
  }

  /// The lines for a scroll view whose content continues to track a touch (SC-7, SC-8).
  func cures(ofKeptContentIn view: ObjectName) -> [EventCure] {
    guard view.isNamed, let scrollView = stories.object(view, in: scene) as? UIScrollView else {
      return []
    }
    guard scrollView.canCancelContentTouches else {
      return [EventCure(.mend, "set \(view.text).canCancelContentTouches true")]
    }
    var cures = [EventCure(.mend, "on \(view.text) touchesShouldCancel return true")]
    if !scrollView.delaysContentTouches {
      cures.append(EventCure(.mend, "set \(view.text).delaysContentTouches true"))
    }
    return cures
  }
}
