/// A day of the calendar, as courses write it: `2027-03-14`.
nonisolated package struct CalendarDay: Equatable, Comparable, CustomStringConvertible {
  /// The days since 1970.
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// Reads year, month and day; nil if there is no such day.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year >= 1970, (1...12).contains(month)
    else { return nil }
    number = Self.number(year, month, day)
    // The 31st of a shorter month would be a day of the next one.
    guard day >= 1, description == text else { return nil }
  }

  /// The days from 1970 to a day of the Gregorian calendar. Years are counted from March, so that a
  /// leap day is the last one of its year.
  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let fromMarch = (month + 9) % 12
    let inYear = (153 * fromMarch + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + inYear - 719_468
  }

  package var description: String {
    var year = 1970 + number * 400 / 146_097
    while Self.number(year + 1, 1, 1) <= number { year += 1 }
    while Self.number(year, 1, 1) > number { year -= 1 }
    let month = (1...12).last { Self.number(year, $0, 1) <= number } ?? 1
    let day = number - Self.number(year, month, 1) + 1
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }

  package static func < (one: CalendarDay, other: CalendarDay) -> Bool {
    one.number < other.number
  }
}
