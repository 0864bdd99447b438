import Records

/// A problem and the characters of the line that it is about.
nonisolated package struct LocatedProblem: Error {
  package let problem: Problem
  package let range: Range<Int>

  package init(_ problem: Problem, _ range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}
