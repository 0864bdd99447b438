/// The rows that cannot be called with made-up values, each with the reason.
enum RowExcuses {
  static let reasons: [String: String] = [
    "Array.&elements()": "written as & before an array: every row that takes memory calls it"
  ]
}
