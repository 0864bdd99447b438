import Foundation
import Records
import Scenes
import UIKitModel

extension Session {
  /// The scene, with the additional data that a format shows.
  ///
  /// Questions that may run scripts are asked on a copy of the scene: the scripts' changes are
  /// discarded.
  package func exportSubject(for format: ExportFormat) throws -> ExportSubject {
    var subject = try exportSubject(with: format.needs)
    // The drawing of `timeline` is what that shows: all of the log. A page is about one event.
    if format == .timeline, !scene.recorder.steps.isEmpty {
      subject.timeline = TimelineMaker(scene.recorder.steps).timeline(last: Self.mostColumns)
    }
    return subject
  }

  /// The scene, with the requested additional data.
  package func exportSubject(with needs: Set<ExportNeed>) throws -> ExportSubject {
    var subject = ExportSubject(scene.record)
    guard !needs.isEmpty else { return subject }
    for language in SourceLanguage.allCases where needs.contains(.code(language)) {
      let code = sceneCode(subject.scene, in: language)
      (subject.code, subject.leftOut) = (code.text, code.leftOut)
    }
    let views = scene.pictured
    subject.names = views.map(scene.objectName)
    subject.refusals = views.map { view in view.refusal.map { RefusalReason($0) } }
    subject.isPlain = scene.isPlain
    if needs.contains(.trace) { addTrace(to: &subject) }
    if needs.contains(.events) { addEvents(to: &subject) }
    if needs.contains(.sources) { subject.sources = scene.sources(of: views) }
    if needs.contains(.task) {
      subject.lines = linesOfScene
      subject.task = companion?.task
      subject.failing = companion?.failing
      subject.verdict = companion?.verdict
    }
    if needs.contains(.map) { try addMap(to: &subject) }
    if needs.contains(.chains) { try addChains(to: &subject) }
    return subject
  }

  private func addTrace(to subject: inout ExportSubject) {
    switch modes.lastTrace?.content {
    case .hitTest(let trace): subject.trace = trace
    case .event(let trace): subject.trace = trace.hits.first
    case nil: return
    }
    subject.isOutdated = modes.lastTrace.map { $0.changes < history.changes } ?? false
  }

  private func addEvents(to subject: inout ExportSubject) {
    let steps = scene.recorder.steps
    if case .event(let trace)? = modes.lastTrace?.content { subject.event = trace }
    let told = subject.event?.steps ?? steps
    guard !told.isEmpty else { return }
    subject.timeline = TimelineMaker(told).timeline(last: Self.mostColumns)
  }

  /// The maximum number of events of a timeline.
  private static let mostColumns = 400

  private func addMap(to subject: inout ExportSubject) throws {
    do {
      let asked: (map: MapRecord, owners: [Int?]) = try onCopy { scene in
        let places = Self.places(of: scene.pictured)
        do {
          let maker = try MapMaker(scene, for: nil)
          let owners = maker.ownerViews.map { $0.flatMap { places[ObjectIdentifier($0)] } }
          return (try maker.record(of: nil, isFine: false), owners)
        } catch let stop as HitMapQuestion.Stop {
          throw Problem.mapStopped(stop.report, point: stop.point)
        }
      }
      (subject.map, subject.owners) = (asked.map, asked.owners)
    } catch Problem.interrupted {
      throw Problem.interrupted
    } catch let problem as Problem {
      subject.mapProblem = problem
    }
  }

  /// Adds the chains of the views that get touches somewhere, and of the hit-test view.
  private func addChains(to subject: inout ExportSubject) throws {
    var wanted = subject.owners.compactMap(\.self).prefix(Self.mostChains).map(\.self)
    if let result = subject.trace?.result {
      wanted += subject.names.indices.filter { subject.names[$0] == result }
    }
    subject.chains = try onCopy { scene in
      let views = scene.pictured
      var chains: [Int: ChainRecord] = [:]
      for place in wanted where views.indices.contains(place) && chains[place] == nil {
        chains[place] = scene.chain(from: views[place])
      }
      return chains
    }
  }

  /// The maximum number of chains in a file.
  private static let mostChains = 600

  private static func places(of views: [UIView]) -> [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { places[ObjectIdentifier(view)] = index }
    return places
  }
}
