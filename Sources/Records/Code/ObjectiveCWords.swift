/// The words with which texts in Objective-C begin.
enum ObjectiveCWords {
  /// Words with which declarations begin.
  static let declaring: Set<String> = [
    "@interface", "@implementation", "@protocol", "@class", "typedef", "extern", "static",
  ]

  /// Words with which declarations and statements begin.
  static let leading: Set<String> = declaring.union([
    "int", "float", "double", "long", "short", "unsigned", "char", "void", "const", "BOOL",
    "NSInteger", "NSUInteger", "__weak", "__block", "__strong", "id",
  ])
}
