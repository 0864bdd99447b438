/// Words of C and Objective-C, and well-known names.
enum Words {
  /// Reserved words, which cannot be the names of variables.
  static let reserved: Set<String> = [
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "return", "short",
    "signed", "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void",
    "volatile", "while", "_Bool", "asm", "__asm__", "__weak", "__strong", "__block",
    "__unsafe_unretained", "__autoreleasing", "__kindof", "typeof", "__typeof", "__typeof__",
    "__auto_type", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "_Complex", "_Generic",
  ]

  /// Words that always begin a declaration.
  static let specifiers: Set<String> = [
    "auto", "char", "const", "double", "enum", "extern", "float", "inline", "__inline",
    "__inline__", "int", "long", "register", "short", "signed", "static", "struct", "typedef",
    "union", "unsigned", "void", "volatile", "_Bool", "__weak", "__strong", "__block",
    "__unsafe_unretained", "__autoreleasing", "__kindof", "typeof", "__typeof", "__typeof__",
    "__auto_type", "__const", "__signed", "_Nullable", "_Nonnull", "__nullable", "__nonnull",
    "_Complex", "_Atomic", "__thread", "__bridge", "__bridge_transfer", "__bridge_retained",
    "__bridge_retain", "_Static_assert", "__volatile__", "__const__",
  ]

  /// The arithmetic type specifiers, which are combined to one type.
  static let arithmetic: Set<String> = [
    "char", "double", "float", "int", "long", "short", "signed", "__signed", "unsigned", "void",
    "_Bool",
  ]

  /// Words before a type in a method's parentheses.
  static let direction: Set<String> = ["in", "out", "inout", "oneway", "bycopy", "byref"]

  static let nullability: Set<String> = [
    "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "_Null_unspecified",
    "__nullable", "__nonnull", "__null_unspecified", "_Nullable_result",
  ]

  /// Macros that declare an enumeration.
  static let enumerations: Set<String> = [
    "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS",
    "CF_CLOSED_ENUM",
  ]

  /// Types with well-known names that no file declares.
  static let types: Set<String> = [
    "id", "Class", "SEL", "IMP", "Method", "BOOL", "Boolean", "bool", "instancetype", "Protocol",
    "va_list",
    "CGFloat", "NSInteger", "NSUInteger", "NSTimeInterval", "CFTimeInterval", "unichar", "Byte",
    "uint", "UInt8", "UInt16", "UInt32", "UInt64", "SInt8", "SInt16", "SInt32", "SInt64",
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "UIEdgeInsets", "UIOffset",
    "NSDirectionalEdgeInsets", "NSRange", "NSRangePointer", "CATransform3D", "UIFloatRange",
    "NSComparisonResult", "NSComparator", "FILE", "dispatch_block_t", "CGGlyph", "CFIndex",
    "NSObject", "NSString", "NSMutableString", "NSArray", "NSMutableArray", "NSDictionary",
    "NSMutableDictionary", "NSSet", "NSMutableSet", "NSNumber", "NSValue", "NSIndexPath", "NSError",
    "NSDate", "NSData", "UIView", "UIViewController", "UIControl", "UIButton", "UILabel", "UIEvent",
    "UITouch", "UIWindow", "UIColor", "UIImage", "UIImageView", "UIScrollView", "UITableView",
    "UIResponder", "UIGestureRecognizer", "UIControlState", "UIControlEvents", "UILayoutPriority",
    "NSStringEncoding", "CALayer", "IBOutletCollection",
  ]

  /// Whether a name is spelled as types are: `UIView`, not `MAX` or `kCount`.
  static func looksLikeType(_ name: String) -> Bool {
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A else { return false }
    return name.utf8.contains { $0 >= 0x61 && $0 <= 0x7A } || name.utf8.count == 1
  }

  /// Whether a name is spelled as macros are: `NS_SWIFT_NAME`.
  static func looksLikeMacro(_ name: String) -> Bool {
    name.utf8.count > 2
      && name.utf8.allSatisfy { ($0 >= 0x41 && $0 <= 0x5A) || $0 == 0x5F || $0.isDigit }
  }

  /// Keywords of C++ and others that are refused at the beginning of a statement or declaration.
  static let cPlusPlus: Set<String> = [
    "class", "namespace", "template", "using", "public", "private", "protected", "virtual",
    "friend", "constexpr", "nullptr", "delete", "dynamic_cast", "static_cast", "reinterpret_cast",
    "const_cast", "operator", "explicit", "mutable", "typename", "decltype",
  ]
}
