import Records

/// A generated question, and the program's own answer to it.
package struct MadeQuestion {
  package let question: InterviewQuestion
  package let truth: InterviewTruth
  /// The recipe that made it; nil for prepared questions.
  package var recipe: String?

  /// Creates a made question of its parts.
  package init(question: InterviewQuestion, truth: InterviewTruth, recipe: String? = nil) {
    self.question = question
    self.truth = truth
    self.recipe = recipe
  }
}
