import Foundation

/// The share of a long list that one run of the tests judges. It moves on from day to day, so that
/// everything has its turn; `TOUCHSTONE_SLOW_TESTS=1` takes the whole list.
package enum Sample {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether everything is judged.
  package static let isWhole = environment["TOUCHSTONE_SLOW_TESTS"] == "1"

  /// The day of the last commit, in days since 1970, as `script/test` sets it: the same sources
  /// always give the same sample. A fixed one for tests that are run in another way.
  private static let day = environment["TOUCHSTONE_SAMPLE"].flatMap(Int.init) ?? 20_000

  /// A number of elements in a row, the first one after the last; on the next day those that follow
  /// them. All of them where there are no more.
  package static func of<Element>(_ all: [Element], count: Int) -> [Element] {
    if isWhole || all.count <= count { return all }
    return of(all, count: count, day: day)
  }

  package static func of<Element>(_ all: [Element], count: Int, day: Int) -> [Element] {
    (0..<count).map { all[(max(0, day) * count + $0) % all.count] }
  }
}
