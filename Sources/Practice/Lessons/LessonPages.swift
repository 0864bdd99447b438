import Records

/// The pages of a lesson: each ends where the learner has to answer, act or press Return.
struct LessonPages {
  /// The segments of each page.
  private let ranges: [Range<Int>]

  init(_ segments: [Lesson.Segment]) {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, segment) in segments.enumerated() where Self.ends(segment) {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    if start < segments.count || ranges.isEmpty { ranges.append(start..<segments.count) }
    self.ranges = ranges
  }

  /// Whether a segment is the last of its page.
  static func ends(_ segment: Lesson.Segment) -> Bool {
    guard case .block(let block) = segment else { return false }
    if case .quiet = block.content { return false }
    return true
  }

  var count: Int { ranges.count }

  /// The segments of a page, from 1.
  func segments(_ page: Int) -> Range<Int> { ranges[max(1, min(page, count)) - 1] }

  /// The page that contains a segment, from 1.
  func page(of segment: Int) -> Int {
    (ranges.lastIndex { $0.lowerBound <= segment } ?? 0) + 1
  }
}
