import Records

extension Rulebook {
  /// Gesture recognizers: which ones get a touch, states, rivals, the view's messages, thresholds.
  static let gestureRecognizers: [Rule] =
    receivingTouches + recognizerStates + rivalRecognizers + recognizersAndViews
    + recognizerThresholds
}
