/// The expectation of an `expect` line, and what was found.
package struct Expectation: Codable, Sendable {
  package enum Subject: Codable, Sendable, Hashable {
    case hit(point: String)
    case order(point: String)
    case chain(name: String)
    case asked(name: String, point: String)
    case notAsked(name: String, point: String)
    case inside(name: String, point: String)
    case frame(name: String)
    case conversion(point: String, to: String)
    /// How far two views or points are apart.
    case measure(first: String, second: String)
    /// The hit map, or where one view gets the touch, held against that of a file, or against the
    /// solution of the exercise when there is none.
    case map(view: String?, file: String?)
    /// The size of the screen, which a hit map must have.
    case screen(file: String?)
    /// The lines of the log.
    case log
    /// What a view shows at a point.
    case pixel(view: String, point: String)
    /// The calls of the update cycles of a line.
    case cycle
    /// The layers in a view that are rendered offscreen, each with its reasons.
    case offscreen(view: String)
    /// The layers in a view that are blended with what is below them.
    case blended(view: String)
    /// The refreshes at which simulated frames show, or the milliseconds by which they are late.
    case framesShown, framesLate
    /// The milliseconds a second by which simulated frames are late.
    case hitchRatio
    /// The band of that on the scale of a year.
    case hitchBand(year: Int)
    /// The nibs that a controller's `loadView` looks for, in order.
    case nibs(controller: String)
    /// What loading a nib did last.
    case nib(String)
    /// How often an action was sent; nil for at least once.
    case action(selector: String, times: Int?)
    /// The states that a recognizer was in.
    case states(recognizer: String)
    case error
    /// Swift that is true or false.
    case expression(String)
  }

  package let subject: Subject
  package let expected: String
  package let actual: String
  package let holds: Bool
  /// The line that shows more.
  package let tryLine: String?
  /// Where two hit maps differ.
  package let difference: HitMapDifference?
  /// What should be known of what was found.
  package let remark: Remark?

  package init(
    subject: Subject, expected: String, actual: String, holds: Bool, tryLine: String?,
    difference: HitMapDifference? = nil, remark: Remark? = nil
  ) {
    self.remark = remark
    self.difference = difference
    self.subject = subject
    self.expected = expected
    self.actual = actual
    self.holds = holds
    self.tryLine = tryLine
  }
}
