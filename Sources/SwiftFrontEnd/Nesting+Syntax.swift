import SwiftSyntax

extension Nesting {
  /// Levels of syntax, of which a level of the tree takes up to eight.
  private static let deepestSyntax = 2000

  /// The first top-level item that is nested too deeply without brackets, such as a chain of ten
  /// thousand `else if`.
  ///
  /// Each query about a location in such syntax takes time proportional to its depth, so it is not
  /// lowered in part.
  static func deepItem(of tree: SourceFileSyntax) -> Syntax? {
    for child in tree.children(viewMode: .sourceAccurate) {
      for item in child.children(viewMode: .sourceAccurate)
      where item.totalLength.utf8Length > deepestSyntax && isDeep(item, level: 0) {
        return item
      }
    }
    return nil
  }

  private static func isDeep(_ node: Syntax, level: Int) -> Bool {
    if level > deepestSyntax { return true }
    for child in node.children(viewMode: .sourceAccurate) where isDeep(child, level: level + 1) {
      return true
    }
    return false
  }
}
