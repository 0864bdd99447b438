/// The traces that the code of a submission leaves: what it has in common with others shows from
/// these, without its text.
///
/// Each mark is a few words in a row, without comments, the names of local variables, and what the
/// exercise itself hands out.
package struct CodePrint: Codable, Sendable, Equatable {
  /// The number of marks of the code's own, including those that are not kept.
  package let count: Int
  /// The marks, ascending: the smallest ones if there are many.
  package let marks: [UInt32]

  /// The maximum number of marks that are kept.
  package static let most = 128
  /// The minimum number of its own marks with which code is compared: shorter code is written by
  /// everyone in the same way.
  package static let fewest = 40

  /// Creates a print of marks in any order.
  package init(_ marks: Set<UInt32>) {
    count = marks.count
    self.marks = Array(marks.sorted().prefix(Self.most))
  }

  /// The mark up to which all are kept.
  var limit: UInt32 { count > marks.count ? marks.last ?? 0 : .max }

  /// Whether it is long enough to be compared.
  package var isComparable: Bool { count >= Self.fewest }
}
