import Foundation
import UIKitModel

// What commands can read and set of controls, scroll views and the app, as far as it changes what
// becomes of events.
extension PropertyTable {
  static let events: [Property] = application + controls + scrolling + rows

  private static let application: [Property] = [
    .word(
      "applicationState",
      [
        ("active", UIApplication.State.active), ("inactive", .inactive),
        ("background", .background),
      ],
      on: UIApplication.self, { $0.applicationState }, { $0.applicationState = $1 }),
    Property(
      "delegate", .applicationDelegate, on: UIApplication.self, get: { $0.delegateObject },
      wrap: { .className($0.map { String(describing: type(of: $0)) } ?? "nil") },
      set: { application, value in
        if case .applicationDelegate(let delegate) = value { application.delegateObject = delegate }
      }),
  ]

  private static let controls: [Property] = [
    .boolean(
      "showsMenuAsPrimaryAction", on: UIButton.self, { $0.showsMenuAsPrimaryAction },
      { $0.showsMenuAsPrimaryAction = $1 }),
    .boolean(
      "isContinuous", objectiveC: "continuous", on: UISlider.self, { $0.isContinuous },
      { $0.isContinuous = $1 }),
    .number("value", on: UIStepper.self, { CGFloat($0.value) }, { $0.value = Double($1) }),
    .boolean("wraps", on: UIStepper.self, { $0.wraps }, { $0.wraps = $1 }),
    .wholeNumber("numberOfPages", on: UIPageControl.self, { $0.numberOfPages }) {
      $0.numberOfPages = max(0, $1)
    },
    .wholeNumber("currentPage", on: UIPageControl.self, { $0.currentPage }) {
      $0.currentPage = min(max(0, $1), max(0, $0.numberOfPages - 1))
    },
  ]

  private static let scrolling: [Property] = [
    .boolean(
      "isDirectionalLockEnabled", objectiveC: "directionalLockEnabled", on: UIScrollView.self,
      { $0.isDirectionalLockEnabled }, { $0.isDirectionalLockEnabled = $1 }),
    .boolean(
      "allowsSelection", on: UITableView.self, { $0.allowsSelection }, { $0.allowsSelection = $1 }),
    .boolean(
      "allowsMultipleSelection", on: UITableView.self, { $0.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 }),
    .boolean(
      "allowsSelection", on: UICollectionView.self, { $0.allowsSelection },
      { $0.allowsSelection = $1 }),
    .boolean(
      "allowsMultipleSelection", on: UICollectionView.self, { $0.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 }),
  ]

  /// Rows for a table that is to have some without a class for them.
  private static let rows: [Property] = [
    .count(
      "rows", on: UITableView.self, { RowSource.of($0)?.count ?? 0 }, { RowSource.give($1, to: $0) }
    ).ours(inApp: "dataSource"),
    .count(
      "items", on: UICollectionView.self, { RowSource.of($0)?.count ?? 0 },
      { RowSource.give($1, to: $0) }
    ).ours(inApp: "dataSource"),
  ]
}

extension Property {
  /// One of a few words.
  static func word<Owner: ModelObject, Value: Equatable>(
    _ path: String, _ words: [(word: String, value: Value)], on owner: Owner.Type,
    _ get: @escaping (Owner) -> Value, _ set: @escaping (Owner, Value) -> Void
  ) -> Property {
    Property(
      path, .word(words.map(\.word)), on: owner, get: get,
      wrap: { value in .className(words.first { $0.value == value }?.word ?? "") },
      set: { object, typed in
        guard case .value(.className(let text)) = typed,
          let value = words.first(where: { $0.word == text })?.value
        else { return }
        set(object, value)
      })
  }
}
