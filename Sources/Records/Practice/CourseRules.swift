/// How the total of a row is made of its verdicts: the rules of a course, from its assignment.
package struct CourseRules: Codable, Sendable, Equatable {
  /// The points that late submissions lose.
  package struct Late: Codable, Sendable, Equatable {
    /// The points of 100 that a day costs.
    package let perDay: Double
    /// The number of days that cost nothing.
    package let free: Int
    /// The number of days after which nothing counts; nil for no such limit.
    package let most: Int?

    package init(perDay: Double, free: Int = 0, most: Int? = nil) {
      self.perDay = perDay
      self.free = free
      self.most = most
    }

    /// The points of 100 that a number of days costs.
    func lost(_ days: Int) -> Double {
      if let most, days > most { return 100 }
      return min(100, Double(max(0, days - free)) * perDay)
    }
  }

  /// The maximum of the total.
  package let points: Double
  /// The number of exercises that count, those with the most points; nil for all. Exercises for
  /// extra credit are not among them.
  package let best: Int?
  package let late: Late?

  package init(points: Double = 100, best: Int? = nil, late: Late? = nil) {
    self.points = points
    self.best = best
    self.late = late
  }

  /// The rules where none are written down: all exercises, 100 points.
  package static let none = CourseRules()

  /// A total, and what it leaves out.
  struct Sum {
    let total: Double
    /// The points of the total that were lost because of late days.
    let lost: Double
    /// The indices of the verdicts that do not count.
    let dropped: [Int]
  }

  /// The total of points from 0 to 100, one for each exercise.
  func sum(_ points: [Double], _ exercises: [GradeReport.Exercise], daysLate: Int) -> Sum {
    // A report that was written elsewhere may have fewer points than exercises.
    let judged = exercises.indices.prefix(points.count)
    let regular = judged.filter { !exercises[$0].isExtra }
    // Of equal points, those of the first exercises count.
    let ranked = regular.sorted { (-points[$0], $0) < (-points[$1], $1) }
    let counted = Set(ranked.prefix(best ?? ranked.count))
    let extra = judged.filter { exercises[$0].isExtra }
    let whole = counted.reduce(0) { $0 + exercises[$1].weight }
    guard whole > 0 else { return Sum(total: 0, lost: 0, dropped: []) }
    // In the order of exercises, so that every run adds in the same order.
    let sum = exercises.indices.filter { counted.contains($0) || extra.contains($0) }.reduce(0) {
      $0 + points[$1] * exercises[$1].weight
    }
    let share = sum / whole
    let lost = min(share, late?.lost(daysLate) ?? 0)
    return Sum(
      total: rounded((share - lost) * self.points / 100),
      lost: rounded(lost * self.points / 100),
      dropped: regular.filter { !counted.contains($0) })
  }

  /// Two decimals, so that every program that reads the number gets the same.
  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
