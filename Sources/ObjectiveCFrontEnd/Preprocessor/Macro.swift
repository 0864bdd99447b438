import Records

/// A macro, as `#define` defines it.
struct Macro: Sendable {
  let name: String
  /// nil for a macro without parentheses.
  let parameters: [String]?
  /// Whether it is variadic.
  let isVariadic: Bool
  let body: [Token]
  let range: SourceRange

  /// The predefined macros: those of the compiler, of the platform and of the frameworks' headers
  /// that have no meaning here.
  static let predefined: [String: Macro] = {
    let file = Preprocessor.Predefined.text
    return Preprocessor.definitions(in: file)
  }()
}

extension Preprocessor {
  enum Predefined {
    private static let empty = [
      "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_BEGIN",
      "CF_ASSUME_NONNULL_END", "NS_HEADER_AUDIT_BEGIN", "NS_HEADER_AUDIT_END", "IBOutlet",
      "IBInspectable", "IB_DESIGNABLE", "__unused", "NS_NOESCAPE", "CF_NOESCAPE",
      "NS_ROOT_CLASS", "NS_SWIFT_UI_ACTOR", "NS_SWIFT_NONISOLATED", "NS_REFINED_FOR_SWIFT",
      "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED", "NS_RETURNS_INNER_POINTER",
      "CF_RETURNS_RETAINED", "CF_RETURNS_NOT_RETAINED", "NS_VALID_UNTIL_END_OF_SCOPE",
      "NS_AUTOMATED_REFCOUNT_UNAVAILABLE", "UI_APPEARANCE_SELECTOR", "NS_REQUIRES_NIL_TERMINATION",
      "__TVOS_PROHIBITED", "__WATCHOS_PROHIBITED",
      "NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION",
      "UIKIT_CLASS_AVAILABLE", "DEPRECATED_ATTRIBUTE", "__strict_weak",
      "UIKIT_SWIFT_ACTOR",
      "NS_AVAILABLE_IPHONE", "NS_EXTENSION_UNAVAILABLE_IOS_", "__deprecated", "__dead2",
      "__restrict", "restrict",
      "NS_SWIFT_SENDABLE", "UIKIT_VISIBLE", "CG_CLASS_VISIBLE",
    ]

    private static let emptyCalls = [
      "API_AVAILABLE", "API_UNAVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT",
      "NS_AVAILABLE_IOS", "NS_AVAILABLE", "NS_DEPRECATED", "NS_DEPRECATED_IOS", "NS_SWIFT_NAME",
      "NS_SWIFT_UNAVAILABLE", "NS_CLASS_AVAILABLE_IOS", "NS_CLASS_DEPRECATED_IOS",
      "NS_FORMAT_FUNCTION", "NS_FORMAT_ARGUMENT", "__deprecated_msg", "IBOutletCollection",
      "__OSX_AVAILABLE_STARTING", "__attribute__", "__attribute", "_Pragma", "NS_ENUM_AVAILABLE",
      "NS_ENUM_AVAILABLE_IOS", "NS_ENUM_DEPRECATED_IOS", "NS_EXTENSION_UNAVAILABLE_IOS",
      "NS_EXTENSION_UNAVAILABLE", "UIKIT_AVAILABLE_IOS_ONLY", "CF_AVAILABLE", "CF_SWIFT_NAME",
      "__IOS_AVAILABLE", "__declspec", "__TVOS_AVAILABLE", "NS_SWIFT_DISABLE_ASYNC",
    ]

    static let text =
      empty.map { "#define \($0)\n" }.joined()
      + emptyCalls.map { "#define \($0)(...)\n" }.joined()
        + """
        #define IBAction void
        #define IBSegueAction
        #define NS_INLINE static inline
        #define CG_INLINE static inline
        #define UIKIT_STATIC_INLINE static inline
        #define CF_INLINE static inline
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define UIKIT_EXTERN extern
        #define CG_EXTERN extern
        #define CF_EXPORT extern
        #define OBJC_EXPORT extern
        #define OBJC_EXTERN extern
        #define DEBUG 1
        #define NS_BLOCKS_AVAILABLE 1
        #define __OBJC__ 1
        #define __OBJC2__ 1
        #define __clang__ 1
        #define __LP64__ 1
        #define __arm64__ 1
        #define __APPLE__ 1
        #define __STDC__ 1
        #define __STDC_VERSION__ 201710L
        #define __GNUC__ 4
        #define __BLOCKS__ 1
        #define CGFLOAT_IS_DOUBLE 1
        #define OS_OBJECT_USE_OBJC 1
        #define TARGET_OS_MAC 1
        #define TARGET_OS_IPHONE 1
        #define TARGET_OS_IOS 1
        #define TARGET_OS_TV 0
        #define TARGET_OS_WATCH 0
        #define TARGET_OS_OSX 0
        #define TARGET_OS_VISION 0
        #define TARGET_OS_MACCATALYST 0
        #define TARGET_OS_UIKITFORMAC 0
        #define TARGET_OS_SIMULATOR 1
        #define TARGET_IPHONE_SIMULATOR 1
        #define TARGET_OS_EMBEDDED 0
        #define __IPHONE_OS_VERSION_MAX_ALLOWED 180000
        #define __IPHONE_OS_VERSION_MIN_REQUIRED 150000
        #define NSLocalizedString(key, comment) (key)
        #define NSAssert(condition, ...) do { if (!(condition)) { \
        @throw [NSException exceptionWithName:@"NSInternalInconsistencyException" \
        reason:[NSString stringWithFormat:__VA_ARGS__] userInfo:nil]; } } while (0)
        #define NSCAssert(condition, ...) NSAssert(condition, __VA_ARGS__)
        #define NSParameterAssert(condition) \
        NSAssert(condition, @"Invalid parameter not satisfying: %@", @#condition)
        #define NSCParameterAssert(condition) NSParameterAssert(condition)
        #define kNilOptions 0
        #define weakify(x) autoreleasepool{} __weak __typeof__(x) x##_weak_ = x
        #define strongify(x) autoreleasepool{} __strong __typeof__(x) x = x##_weak_

        """
  }
}
