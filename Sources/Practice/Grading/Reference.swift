import Foundation
import Records
import Workbench

/// What the solution does in every scene of an exercise. Made once, also for many submissions.
package struct Reference: Codable {
  /// One scene.
  struct Scene: Codable {
    let plan: StagePlan
    let map: HitMap
    /// The points that are not judged, as a map that has them where it has anybody.
    let border: HitMap

    /// Whether a cell is judged.
    func isJudged(_ cell: Int) -> Bool { border.cells[cell] == HitMap.nobody }
  }

  let scenes: [Scene]

  /// Runs the solution in every scene; throws where it does not run.
  package static func make(_ exercise: Exercise) throws(GraderFailure) -> Reference {
    let solution = try Code.file("solution.swift", of: exercise)
    do {
      let first = try Stage(exercise, [solution], [])
      let plans = StagePlan.plans(of: exercise, in: first)
      var scenes: [Scene] = []
      for plan in plans {
        let stage = try Stage(exercise, [solution], plan.lines)
        let (map, unjudged) = try stage.map(border: exercise.border)
        let cells = unjudged.map { $0 ? 0 : HitMap.nobody }
        scenes.append(
          Scene(
            plan: plan, map: map,
            border: HitMap(
              width: map.width, height: map.height, names: ["border"], cells: cells)))
      }
      return Reference(scenes: scenes)
    } catch {
      throw GraderFailure(
        .ownCode(file: "solution.swift", LearnerFaultBox(error.asLearnerFault)))
    }
  }
}

/// Something of ours that is broken.
package struct GraderFailure: Error {
  package let fault: GraderFault

  package init(_ fault: GraderFault) {
    self.fault = fault
  }
}

extension Code {
  /// A file of an exercise; learners' names stand in its messages.
  static func file(_ name: String, of exercise: Exercise) throws(GraderFailure) -> Code {
    do {
      return Code(file: name, text: try FileReading.text(at: exercise.path(name)))
    } catch let problem as Problem {
      throw GraderFailure(
        .exercise([
          ContentProblem(.unreadable(ProblemBox(problem)), file: "\(exercise.id)/\(name)")
        ]))
    } catch {
      throw GraderFailure(
        .exercise([ContentProblem(.missingFile, file: "\(exercise.id)/\(name)")]))
    }
  }
}
