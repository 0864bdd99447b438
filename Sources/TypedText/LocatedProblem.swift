import Records

/// A problem and its range in the line, in characters.
nonisolated package struct LocatedProblem: Error {
  package let problem: Problem
  package let range: Range<Int>

  package init(_ problem: Problem, _ range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}
