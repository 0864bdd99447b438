/// The expectation of an `expect` line, and the actual result.
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
    /// The distance of two views or points.
    case measure(first: String, second: String)
    /// The hit map, or the points at which one view gets the touch, compared with that of a file,
    /// or with the solution of the exercise if there is none.
    case map(view: String?, file: String?)
    /// The size of the screen, which a hit map must have.
    case screen(file: String?)
    /// The lines of the log.
    case log
    /// The colour of a view at a point.
    case pixel(view: String, point: String)
    /// The calls of the update cycles of a line.
    case cycle
    /// The layers in a view that are rendered offscreen, each with its reasons.
    case offscreen(view: String)
    /// The layers in a view that are blended with what is below them.
    case blended(view: String)
    /// The refreshes at which simulated frames are shown, or the milliseconds by which they are
    /// late.
    case framesShown, framesLate
    /// The hitch time ratio of simulated frames, in milliseconds per second.
    case hitchRatio
    /// The band of that ratio on the scale of a year.
    case hitchBand(year: Int)
    /// The nibs that a controller's `loadView` searches for, in order.
    case nibs(controller: String)
    /// The steps of a nib's last loading.
    case nib(String)
    /// The number of times that an action was sent; nil for at least once.
    case action(selector: String, times: Int?)
    /// The states of a recognizer.
    case states(recognizer: String)
    case error
    /// A Boolean expression of Swift.
    case expression(String)
  }

  package let subject: Subject
  package let expected: String
  package let actual: String
  package let holds: Bool
  /// The command that shows more.
  package let tryLine: String?
  /// The difference of two hit maps.
  package let difference: HitMapDifference?
  /// A remark on the result.
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
