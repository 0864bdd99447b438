/// Why a path of a name and a place in it, such as `feed row 40`, leads to nothing.
package enum MissingStep: Codable, Sendable {
  /// The table or collection has that row, but only those on the screen have cells; how many there
  /// are in that section.
  case rowNotShown(owner: String, isItem: Bool, shown: [Int], count: Int)
  /// There is no such row; how many there are in that section.
  case noSuchRow(owner: String, isItem: Bool, count: Int)
  /// The view is not a table, or not a collection.
  case noRows(owner: String, className: String, isItem: Bool)
  /// The view has only that many subviews, or recognizers.
  case tooFew(owner: String, count: Int, isGesture: Bool)
}
