import Records

/// The table of levels: the definition of each, which the chosen questions satisfy.
extension InterviewLevel {
  package static let all = [
    InterviewLevel(
      1, views: 2...4, systems: 1...1, reach: 1, minutes: 15, difficulty: 13, topics: basics),
    InterviewLevel(
      2, views: 4...7, systems: 1...2, reach: 2, minutes: 30, difficulty: 19,
      topics: basics + [.chain, .touches, .layers, .gestures]),
    InterviewLevel(
      3, views: 7...12, systems: 2...3, reach: 2, minutes: 45, difficulty: 25,
      topics: basics + [.overrides, .touches, .layers, .gestures, .controls]),
    InterviewLevel(
      4, views: 4...12, systems: 2...4, reach: 3, minutes: 45, difficulty: 30,
      topics: [.overrides, .touches, .gestures, .controls, .layers, .scrolling]),
    InterviewLevel(
      5, views: 4...12, systems: 1...5, reach: 3, minutes: 60, difficulty: 34,
      topics: [
        .overrides, .gestures, .scrolling, .layers, .delivery, .controllers, .keyboard, .lifeCycle,
        .layout, .drawing, .frames, .application, .debugging,
      ]),
  ]

  /// Hit testing in scenes of plain views.
  private static let basics: [InterviewTopic] = [
    .coordinates, .hitTesting, .siblings, .switches, .outside,
  ]

  /// The numbers of levels.
  package static let numbers = 1...all.count

  /// The level with a number; the nearest one for any other number.
  package static func of(_ number: Int) -> InterviewLevel {
    all[min(max(number, numbers.lowerBound), numbers.upperBound) - 1]
  }

  /// The subjects of an interview: those that it names, or the level's own.
  func topics(of setup: InterviewSetup) -> Set<InterviewTopic> {
    Set(setup.topics.isEmpty ? topics : setup.topics)
  }
}
