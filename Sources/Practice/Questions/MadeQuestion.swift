import Records

/// A generated question, and the program's own answer to it.
struct MadeQuestion {
  let question: InterviewQuestion
  let truth: InterviewTruth
  /// The recipe that made it; nil for prepared questions.
  var recipe: String?
}
