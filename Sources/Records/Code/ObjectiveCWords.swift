/// The words that texts in Objective-C begin with.
enum ObjectiveCWords {
  /// The words that declarations begin with.
  static let declaring: Set<String> = [
    "@interface", "@implementation", "@protocol", "@class", "typedef", "extern", "static",
  ]

  /// Words that no variable can have as its name: those of C, and names that every file has from
  /// the language's own headers.
  static let reserved: Set<String> = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict",
    "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union",
    "unsigned", "void", "volatile", "while", "asm", "typeof", "in", "out", "inout", "self", "super",
    "id", "SEL", "IMP", "Class", "BOOL", "YES", "NO", "nil", "Nil", "NULL", "TRUE", "FALSE", "true",
    "false", "instancetype", "MIN", "MAX", "ABS", "linux", "unix",
  ]

  /// The words that declarations and statements begin with.
  static let leading: Set<String> = declaring.union([
    "int", "float", "double", "long", "short", "unsigned", "char", "void", "const", "BOOL",
    "NSInteger", "NSUInteger", "__weak", "__block", "__strong", "id",
  ])
}
