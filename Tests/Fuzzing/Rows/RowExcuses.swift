/// The rows that cannot be called with made-up values, each with the reason.
enum RowExcuses {
  private static let noContexts = "no code makes these, only a URL that is opened does"
  private static let checkerOnly = "the checker of Objective-C alone writes a name with &"
  private static let objectiveCOnly = "in Swift an index path is a value without it"
  private static let noStoryboards = "a storyboard comes from a file that is loaded"
  private static let subclassesOnly = "every anchor is one of a subclass, whose rows are called"

  private static let anchorRows = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]
    .flatMap { relation in
      ["", ", constant: CGFloat"].map { constant in
        "NSLayoutAnchor.constraint(\(relation): NSLayoutAnchor\(constant))"
      }
    }

  /// Foundation's classes for which Swift has structures or generic types, or that it walks through
  /// itself.
  private static let classesOfObjectiveC = [
    "NSCharacterSet", "NSEnumerator", "NSHashTable", "NSIndexSet", "NSMapTable",
    "NSMutableIndexSet",
    "NSPredicate", "NSSortDescriptor",
  ]

  /// Why a row cannot be called; nil if it can.
  static func reason(for row: String) -> String? {
    if let reason = reasons[row] { return reason }
    let words = row.split { !$0.isLetter }
    return words.contains { classesOfObjectiveC.contains(String($0)) }
      ? "code in Swift cannot name the class" : nil
  }

  private static let reasons: [String: String] = writtenReasons.merging(
    anchorRows.map { ($0, subclassesOnly) }
  ) { written, _ in written }

  private static let writtenReasons: [String: String] = [
    "UISceneDelegate.scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)":
      "no code makes connection options, only a launch does",
    "UIApplicationDelegate.application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions)":
      "no code makes connection options, only a launch does",
    "UISceneDelegate.scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)": noContexts,
    "UIOpenURLContext.options": noContexts, "UIOpenURLContext.url": noContexts,
    "UIScene.ConnectionOptions.urlContexts": "no code makes connection options, only a launch does",
    "UIScene.OpenURLOptions.openInPlace": noContexts,
    "UIScene.OpenURLOptions.sourceApplication": noContexts,
    "UIStoryboard.instantiateInitialViewController()": noStoryboards,
    "UIStoryboard.instantiateViewController(withIdentifier: String)": noStoryboards,
    "UIStoryboard.instantiateViewController(identifier: String)": noStoryboards,
    "UIApplicationMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _: String?, _: String?)":
      "only the process has its arguments in memory",
    "&address(_: String)": checkerOnly, "&integer(_: Any?)": checkerOnly,
    "&real(_: Any?)": checkerOnly,
    "&send(_: Any, _: String, _: [Any?])": checkerOnly,
    "&character(_: String?, _: Int)": checkerOnly, "&missingError()": checkerOnly,
    "&associate(_: Any?, _: String, _: Any?, _: Int)": checkerOnly,
    "&associated(_: Any?, _: String)": checkerOnly, "&changes(_: Any?)": checkerOnly,
    "&checkUnchanged(_: Any?, _: Int)": checkerOnly, "&copy(_: Any?)": checkerOnly,
    "&elements(_: Any?)": checkerOnly, "&checkChanges(_: Any, _: String)": checkerOnly,
    "&checkResponds(_: Any, _: String)": checkerOnly, "&fixedCopy(_: Any?)": checkerOnly,
    "&nilArgument(_: String)": checkerOnly, "&nilBlock()": checkerOnly,
    "&nilElement(_: String, _: Int)": checkerOnly,
    "NSIndexPath._compare(_: NSIndexPath)": objectiveCOnly,
    "NSIndexPath._length()": objectiveCOnly,
    "Array.&elements()": "written as & before an array: every row that takes memory calls it",
  ]
}
