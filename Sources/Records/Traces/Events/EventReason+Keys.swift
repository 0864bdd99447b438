/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension EventReason {
  enum RowChosenCodingKeys: String, CodingKey { case _0 = "row", isTakenBack, _2 = "listener" }
  enum RowNotChosenCodingKeys: String, CodingKey { case _0 = "row", _1 = "reason" }
  enum HandledCodingKeys: String, CodingKey { case by, _1 = "way", isItself }
  enum HandledFurtherUpCodingKeys: String, CodingKey { case hit, _1 = "way" }
  enum TookTouchCodingKeys: String, CodingKey { case _0 = "taker", isControl }
  enum KeptTouchCodingKeys: String, CodingKey { case _0 = "taker", heldBy }
  enum ScrolledAwayCodingKeys: String, CodingKey {
    case _0 = "scrollView", way, of, within, hadTouch
  }
  enum StoppedTrackingCodingKeys: String, CodingKey { case _0 = "reason", sent }
  enum RefusesRecognizersCodingKeys: String, CodingKey { case _0 = "recognizers", _1 = "way" }
  enum ExclusiveCodingKeys: String, CodingKey { case _0 = "view", isItself }
  enum RecognizedCodingKeys: String, CodingKey { case _0 = "reason", state, targets, of }
  enum DidNotWaitCodingKeys: String, CodingKey { case _0 = "reason", `for`, at }
  enum DidNotScrollCodingKeys: String, CodingKey { case pan, _1 = "reason", content }
  enum FailedCodingKeys: String, CodingKey { case _0 = "reason", of }
}
