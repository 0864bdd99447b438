extension Rulebook {
  /// Questions about what happens to a touch.
  static let oralQuestionsResponders: [OralQuestion] = []
}
