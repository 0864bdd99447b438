import EventVocabulary
import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let show = Command(
    "show", .asking, .question,
    summary: Bilingual(en: "draws the screen in characters", zh: "用字符画出屏幕"),
    text: Bilingual(
      en: """
        Frames with names at their places, from the back to the front, with rulers in points and the \
        scale; the last touch or the ways of the fingers, and the view that has it with a heavy \
        frame. `at` asks for a point first, as `hit` does. The picture is cut to where something \
        is, with NAME to that view; `screen` draws all of the screen, `fit` is the usual. A view \
        without a background colour lets those behind it be seen, as on the screen. Names that do \
        not fit have a sign that is explained below, and so is what is not drawn.
        """,
      zh: """
        按从后到前的顺序在各自的位置画出带名字的框，附以点为单位的标尺和比例；画出上一次触摸或手指的路径，得到触摸的视图用粗框。\
        写 at 时先像 hit 一样问这个点。图只画有内容的部分；写 NAME 时只画那个视图；screen 画整个屏幕，fit 是默认。\
        没有背景色的视图会透出后面的视图，与屏幕上一样。放不下的名字用符号代替，在图下说明；没有画出的视图也会列出。
        """),
    examples: [
      "add view red 100 100 200 200", "add view green 50 50 100 100 in red", "show at 190 190",
      "show green", "show screen",
    ]
  ) {
    Form(
      .viewBesideExtent, .optional(Reader<PointArgument>.after("at", .point)),
      .optional(Reader<ShowRecord.Extent>.oneOf.onOneLine)
    ) { session, view, point, extent in
      let answers = try point.map { [try session.hit($0)] } ?? []
      let record = session.showRecord(of: view, extent: extent ?? .fit)
      // The trace is there for `trace` and `why`; who has the touch is in the picture.
      return answers.filter(\.isStray) + [.show(record)]
    }
  }
}

extension Reader where Value == UIView? {
  /// A view, unless one of the words of `show` comes next.
  fileprivate static var viewBesideExtent: Reader {
    let words = ["at"] + ShowRecord.Extent.allCases.map(\.rawValue)
    let view = Reader<UIView>.view.when { arguments in
      !arguments.isAtEnd && !words.contains { arguments.isNextFree($0) }
    }
    return .optional(view)
  }
}

extension Answer {
  /// Whether it tells of a hit-test view that is in no window.
  fileprivate var isStray: Bool {
    if case .trace(let trace) = self { trace.isResultStray } else { false }
  }
}

extension Session {
  /// Asks for a point as `hit` does, and keeps what happened.
  func hit(_ point: PointArgument) throws -> Answer {
    let screenPoint = try point.onScreen(in: scene)
    return try hit(at: screenPoint, origin: point.origin(in: scene))
  }

  /// Asks for a point of the screen, and keeps what happened.
  func hit(at screenPoint: CGPoint, origin: HitTestTrace.Origin?) throws -> Answer {
    let question = HitTestQuestion(scene, at: screenPoint)
    if let problem = question.stopped() {
      if case .stopped(let stop, let trace?) = problem { keep(trace.stopped(by: stop)) }
      throw problem
    }
    keepHit(at: screenPoint, question.result)
    let trace = question.trace(origin: origin)
    keep(trace)
    return .trace(trace)
  }

  /// The screen as it is, with the fingers of the last touch.
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

  /// The view that is called so now.
  private func named(_ name: ObjectName?) -> UIView? {
    name.flatMap { $0.isNamed ? scene.object(named: $0.text) as? UIView : nil }
  }
}

extension EventTrace {
  /// Where each finger that went down was, one way for each time that it did.
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
    // Taps at one place one after the other are one sign.
    var seen: Set<[CGPoint]> = []
    return ways.enumerated().compactMap { place, way in
      let down = fingers.indices.contains(place) ? fingers[place] : nil
      guard way.points.count > 1 || seen.insert(way.points).inserted else { return nil }
      return ShowRecord.Finger(
        number: way.number, way: way.points, view: down?.view, index: nil)
    }
  }
}
