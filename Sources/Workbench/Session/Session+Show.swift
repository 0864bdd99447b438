import EventVocabulary
import Foundation
import Records
import Scenes
import UIKitModel

/// The screen as `show` draws it, with the fingers of the last trace.
extension Session {
  /// The current screen, with the fingers of the last touch.
  func showRecord(of view: UIView? = nil, extent: ShowRecord.Extent = .fit) -> ShowRecord {
    ShowMaker(scene, subject: view).record(
      extent: extent, fingers: shownFingers,
      isOutdated: modes.lastTrace.map { $0.changes < history.changes } ?? false)
  }

  /// The fingers of the last trace, with the views that have their touches.
  private var shownFingers: [(finger: ShowRecord.Finger, view: UIView?)] {
    switch modes.lastTrace?.content {
    case nil: return []
    case .hitTest(let trace)?:
      guard trace.point.x.isFinite, trace.point.y.isFinite else { return [] }
      let finger = ShowRecord.Finger(
        number: 1, way: [trace.point], view: trace.result, index: nil)
      let isLast = modes.lastHit.map { !$0.isEvent && $0.point == trace.point } ?? false
      return [(finger, isLast ? modes.lastHit?.view : named(trace.result))]
    case .event(let trace)?:
      return trace.ways.map { finger in (finger, named(finger.view)) }
    }
  }

  /// The view that has the name now.
  private func named(_ name: ObjectName?) -> UIView? {
    name.flatMap { $0.isNamed ? scene.object(named: $0.text) as? UIView : nil }
  }
}

extension EventTrace {
  /// The path of each finger that went down, one for each time that it did.
  fileprivate var ways: [ShowRecord.Finger] {
    var ways: [(number: Int, points: [CGPoint])] = []
    var present: [Int: Int] = [:]
    for step in steps {
      guard case .queued(.fingers(let changes)) = step.kind else { continue }
      for change in changes {
        switch change.kind {
        case .down(let point) where point.x.isFinite && point.y.isFinite:
          present[change.finger] = ways.count
          ways.append((change.finger, [point]))
        case .move(let point) where point.x.isFinite && point.y.isFinite:
          guard let place = present[change.finger], ways[place].points.last != point else {
            continue
          }
          ways[place].points.append(point)
        case .down, .move, .up, .cancel: continue
        }
      }
    }
    // Consecutive taps at one point are one sign.
    var seen: Set<[CGPoint]> = []
    return ways.enumerated().compactMap { place, way in
      let down = fingers.indices.contains(place) ? fingers[place] : nil
      guard way.points.count > 1 || seen.insert(way.points).inserted else { return nil }
      return ShowRecord.Finger(
        number: way.number, way: way.points, view: down?.view, index: nil)
    }
  }
}
