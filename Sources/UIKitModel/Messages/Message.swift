/// A call that an app may override or watch.
///
/// The raw value is the message's bit in the mask of a method table.
nonisolated public enum Message: UInt8, CaseIterable, Sendable, Codable, Hashable {
  case hitTest
  case pointInside
  case touchesBegan
  case touchesMoved
  case touchesEnded
  case touchesCancelled
  case pressesBegan
  case pressesChanged
  case pressesEnded
  case pressesCancelled
  case motionBegan
  case motionEnded
  case motionCancelled
  case remoteControlReceived

  @inline(__always)
  var bit: UInt64 { 1 << UInt64(rawValue) }
}
