import Records

extension Rulebook {
  /// Every question that is answered in words, by its number.
  package static let oralQuestions: [OralQuestion] = [
    oralQuestionsHitTesting, oralQuestionsFaults, oralQuestionsTouchAreas, oralQuestionsOutside,
    oralQuestionsOverlays, oralQuestionsDelivery, oralQuestionsResponders, oralQuestionsActions,
    oralQuestionsGestures, oralQuestionsScrolling, oralQuestionsViews, oralQuestionsGeometry,
    oralQuestionsLifeCycle, oralQuestionsLayout, oralQuestionsDrawing,
  ].flatMap(\.self).sorted { $0.number < $1.number }

  /// The question with an id such as `Q-4`; nil when there is none.
  package static func oralQuestion(_ id: String) -> OralQuestion? {
    oralQuestions.first { $0.id == id }
  }
}

extension OralQuestion {
  /// The number of its id.
  fileprivate var number: Int { Int(id.dropFirst(2)) ?? 0 }
}
