import Records
import Workbench

/// Checks whether the learner has done a task. The checks leave no trace: `undo` still reverts the
/// learner's own change first.
struct TaskCheck {
  /// The reason why a task is not done.
  package enum Failure {
    case expectation(Expectation)
    /// A check that cannot even be run.
    case problem(Problem)
  }

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// The first check that fails; nil if all pass.
  func failure(of checks: [String]) -> Failure? {
    let before = session.journal.count
    defer {
      let added = session.journal.count - before
      if added > 0 { _ = try? session.undo(added) }
    }
    for check in checks {
      do {
        _ = try Engine.run(check, of: .lesson, in: session)
      } catch {
        if case .expectationFailed(let expectation) = error.problem {
          return .expectation(expectation)
        }
        return .problem(error.problem)
      }
    }
    return nil
  }
}
