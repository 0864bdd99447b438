/// The reason why a path of a name and a step, such as `feed row 40`, leads to nothing.
package enum MissingStep: Codable, Sendable {
  /// The table or collection has that row, but only those on the screen have cells; the number of
  /// rows in that section.
  case rowNotShown(owner: String, isItem: Bool, shown: [Int], count: Int)
  /// There is no such row; the number of rows in that section.
  case noSuchRow(owner: String, isItem: Bool, count: Int)
  /// The view is not a table, or not a collection.
  case noRows(owner: String, className: String, isItem: Bool)
  /// The view has fewer subviews, or recognizers.
  case tooFew(owner: String, count: Int, isGesture: Bool)
}
