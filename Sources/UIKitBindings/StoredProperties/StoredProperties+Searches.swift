nonisolated extension StoredProperties {
  /// The looks of search bars, and when they hide.
  static let searches = [
    StoredProperties(
      of: "UISearchBar",
      rows: [
        Row("searchBarStyle", "UISearchBar.Style", ".default", .drawing),
        Row("scopeButtonTitles", "[String]?", nil, .touches, .drawing),
        Row("selectedScopeButtonIndex", "Int", "0", .drawing),
        Row("showsScopeBar", "Bool", "false", .touches, .layout),
        Row("showsBookmarkButton", "Bool", "false", .touches, .drawing),
      ]),
    StoredProperties(
      of: "UINavigationItem",
      rows: [Row("hidesSearchBarWhenScrolling", "Bool", "true", .layout)]),
  ]

  /// The columns of split view controllers.
  static let splits = [
    StoredProperties(
      of: "UISplitViewController",
      rows: [
        Row("preferredDisplayMode", "UISplitViewController.DisplayMode", ".automatic", .layout),
        Row("preferredPrimaryColumnWidthFraction", "CGFloat", "0", .layout),
        Row("maximumPrimaryColumnWidth", "CGFloat", "0", .layout),
        Row("minimumPrimaryColumnWidth", "CGFloat", "0", .layout),
        Row("presentsWithGesture", "Bool", "true", .touches),
      ])
  ]
}
