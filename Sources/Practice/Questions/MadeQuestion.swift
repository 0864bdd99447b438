import Records

/// A question that was made up, and the program's own answer to it.
struct MadeQuestion {
  let question: InterviewQuestion
  let truth: InterviewTruth
  /// The recipe that made it; nil for questions that are written down.
  var recipe: String?
}
