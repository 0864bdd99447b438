import TypedProgram

/// The declarations that the table lacks because the language or C's own headers do: the header's
/// first and last lines, generic collections, and the members of the root class.
enum HandWrittenHeader {
  static let beginning = """
    #include <float.h>
    #include <limits.h>
    #include <math.h>
    #include <stdbool.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>
    #define nil ((id)0)
    #define Nil ((Class)0)
    typedef bool BOOL;
    #define YES __objc_yes
    #define NO __objc_no
    typedef BOOL Boolean;
    typedef id (*IMP)(id, SEL, ...);
    typedef struct objc_method *Method;
    typedef struct _NSZone NSZone;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef double CFTimeInterval;
    typedef double CFAbsoluteTime;
    typedef unsigned short unichar;
    typedef const void *CFTypeRef;
    typedef const struct __CFString *CFStringRef;
    typedef long CFIndex;
    typedef NSInteger NSComparisonResult;
    typedef void (^dispatch_block_t)(void);
    typedef uint64_t dispatch_time_t;
    typedef long dispatch_once_t;
    #define NSIntegerMax LONG_MAX
    #define NSIntegerMin LONG_MIN
    #define NSUIntegerMax ULONG_MAX
    #define CGFLOAT_MAX DBL_MAX
    #define CGFLOAT_MIN DBL_MIN
    #define CGFLOAT_EPSILON DBL_EPSILON
    #define NS_ENUM(T, N) enum N : T N; enum N : T
    #define NS_OPTIONS(T, N) enum __attribute__((flag_enum)) N : T N; \
    enum __attribute__((flag_enum)) N : T
    #define NS_CLOSED_ENUM(T, N) NS_ENUM(T, N)
    #define CF_ENUM(T, N) NS_ENUM(T, N)
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
    #define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
    #define NS_UNAVAILABLE __attribute__((unavailable))
    #define NS_SWIFT_NAME(N) __attribute__((swift_name(#N)))
    #define NS_REFINED_FOR_SWIFT
    #define NS_SWIFT_UNAVAILABLE(N)
    #define NS_FORMAT_FUNCTION(A, B) __attribute__((format(__NSString__, A, B)))
    #define NS_RETURNS_INNER_POINTER
    #define NS_NOESCAPE __attribute__((noescape))
    #define NS_BLOCK_ASSERTIONS 1
    #define NS_AVAILABLE_IOS(V)
    #define API_AVAILABLE(...)
    #define UIKIT_EXTERN extern
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define NS_INLINE static inline
    #define CG_INLINE static inline
    #define IBInspectable
    #define IB_DESIGNABLE
    #define NSAssert(condition, description, ...) \
    do { if (!(condition)) { NSLog(description, ##__VA_ARGS__); } } while (0)
    #define NSCAssert NSAssert
    #define NSParameterAssert(condition) NSAssert(condition, @"%s", #condition)
    #define NSCParameterAssert NSParameterAssert
    #define kNilOptions 0
    #define UI_APPEARANCE_SELECTOR
    typedef struct { NSUInteger location; NSUInteger length; } NSRange;
    typedef NSRange *NSRangePointer;
    typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
    typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
    typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
    typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct CATransform3D {
      CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
    } CATransform3D;
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
    typedef struct NSDirectionalEdgeInsets {
      CGFloat top, leading, bottom, trailing;
    } NSDirectionalEdgeInsets;
    typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
    typedef struct CAFrameRateRange { float minimum, maximum, preferred; } CAFrameRateRange;
    @class NSString, NSMethodSignature, NSInvocation, Protocol;
    typedef NSComparisonResult (^NSComparator)(id, id);
    @protocol NSObject
    - (BOOL)isEqual:(id)object;
    - (BOOL)isKindOfClass:(Class)aClass;
    - (BOOL)isMemberOfClass:(Class)aClass;
    - (BOOL)isProxy;
    - (BOOL)respondsToSelector:(SEL)aSelector;
    - (BOOL)conformsToProtocol:(Protocol *)aProtocol;
    - (id)performSelector:(SEL)aSelector;
    - (id)performSelector:(SEL)aSelector withObject:(id)object;
    - (id)performSelector:(SEL)aSelector withObject:(id)object withObject:(id)other;
    - (instancetype)self;
    - (Class)class;
    - (instancetype)retain;
    - (oneway void)release;
    - (instancetype)autorelease;
    - (NSUInteger)retainCount;
    @property (readonly) Class superclass;
    @property (readonly) NSUInteger hash;
    @property (readonly, copy) NSString *description;
    @optional
    @property (readonly, copy) NSString *debugDescription;
    @end
    typedef struct {
      unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr;
      unsigned long extra[5];
    } NSFastEnumerationState;
    @protocol NSFastEnumeration
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                      objects:(id __unsafe_unretained [])buffer
                                        count:(NSUInteger)len;
    @end
    @protocol OS_dispatch_queue <NSObject>
    @end
    """

  /// The declarations that need the names of classes.
  static let afterClasses = """
    typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
    @class NSEnumerator<ObjectType>, UIImageConfiguration;
    """

  static let end = """
    extern void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
    extern NSDictionary *_NSDictionaryOfVariableBindings(NSString *, id, ...);
    #define NSDictionaryOfVariableBindings(...) \
    _NSDictionaryOfVariableBindings(@"" #__VA_ARGS__, __VA_ARGS__, nil)
    extern dispatch_queue_t dispatch_get_main_queue(void);
    extern dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
    extern dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
    extern void dispatch_once(dispatch_once_t *token, dispatch_block_t block);
    extern void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
    extern void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
    extern id objc_getAssociatedObject(id object, const void *key);
    extern void objc_setAssociatedObject(
      id object, const void *key, id value, objc_AssociationPolicy policy);
    extern void objc_removeAssociatedObjects(id object);
    extern BOOL CGPathContainsPoint(CGPathRef, const CGAffineTransform *, CGPoint, bool);
    #define NSLocalizedString(key, comment) key
    @interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
    - (ObjectType)nextObject;
    @property (readonly, copy) NSArray<ObjectType> *allObjects;
    @end
    int UIApplicationMain(int, char **, NSString *, NSString *);
    extern void CFRelease(CFTypeRef);
    extern CFTypeRef CFRetain(CFTypeRef);
    #define CFBridgingRelease(X) ((__bridge_transfer id)(X))
    #define CFBridgingRetain(X) ((__bridge_retained CFTypeRef)(X))
    """
    + ["CGColor", "CGColorSpace", "CGContext", "CGGradient", "CGImage", "CGPath"].map {
      "\nextern void \($0)Release(\($0)Ref);\nextern \($0)Ref \($0)Retain(\($0)Ref);"
    }.joined() + "\n"

  /// Names that are here or in C's headers.
  static let names: Set<String> = Set(
    """
    NSRange CGPoint CGSize CGVector CGRect CGAffineTransform CATransform3D UIEdgeInsets
    NSDirectionalEdgeInsets UIOffset CAFrameRateRange NSComparisonResult
    NSIntegerMax NSIntegerMin NSUIntegerMax INT_MAX INT_MIN LONG_MAX CGFLOAT_MAX CGFLOAT_MIN
    CGFLOAT_EPSILON DBL_MAX DBL_MIN DBL_EPSILON FLT_MAX FLT_MIN FLT_EPSILON INFINITY NAN
    M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI M_2_SQRTPI M_LN2 M_LN10 M_LOG2E M_LOG10E M_E M_SQRT2
    M_SQRT1_2
    NSLog dispatch_get_main_queue dispatch_time dispatch_once dispatch_async dispatch_after
    objc_getAssociatedObject objc_setAssociatedObject objc_removeAssociatedObjects
    CGPathContainsPoint NSLocalizedString UIApplicationMain CFRelease CFRetain
    CGColorRelease CGColorSpaceRelease CGContextRelease CGGradientRelease CGImageRelease
    CGPathRelease CGColorRetain CGColorSpaceRetain CGContextRetain CGGradientRetain CGImageRetain
    CGPathRetain Selector SEL
    abs labs sleep usleep sqrt pow fabs floor ceil round trunc sin cos tan asin acos atan atan2 exp
    log log2 log10 hypot fmin fmax fmod cbrt sinh cosh tanh exp2 rint nearbyint copysign remainder
    lround lrint isnan isinf
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The parameters of generic classes.
  static let generics: [String: [String]] = [
    "NSArray": ["ObjectType"], "NSMutableArray": ["ObjectType"], "NSSet": ["ObjectType"],
    "NSMutableSet": ["ObjectType"], "NSEnumerator": ["ObjectType"],
    "NSDictionary": ["KeyType", "ObjectType"], "NSMutableDictionary": ["KeyType", "ObjectType"],
  ]

  /// A member of a generic class with its parameters in place of `id`.
  static func generic(_ declaration: String, in generics: [String]?) -> String {
    guard generics?.count == 1 else { return declaration }
    return declaration.replacing("(nullable id)", with: "(ObjectType)")
      .replacing("(id)", with: "(ObjectType)").replacing("<id>", with: "<ObjectType>")
      .replacing("(^)(id", with: "(^)(ObjectType")
      .replacing(" nullable id ", with: " ObjectType ").replacing(") id ", with: ") ObjectType ")
  }

  /// Whether one of a class's own lines declares a method.
  static func has(_ method: ObjectiveCMethod, among lines: [String]) -> Bool {
    let sign = method.isClassMethod ? "+ (" : "- ("
    let pieces = method.selector.split(separator: ":").map { $0 + ":" }
    return lines.contains { line in
      guard line.hasPrefix(sign) else { return false }
      if !method.selector.hasSuffix(":") { return line.hasSuffix(")\(method.selector);") }
      return line.contains(")\(pieces[0])") && selector(of: line) == method.selector
    }
  }

  private static func selector(of line: String) -> String {
    var text = ""
    var depth = 0
    var word = ""
    for character in line.dropFirst() {
      switch character {
      case "(": depth += 1
      case ")":
        depth -= 1
        word = ""
      case ":" where depth == 0:
        text += word + ":"
        word = ""
      case " " where depth == 0: word = ""
      default: if depth == 0 { word.append(character) }
      }
    }
    return text
  }

  /// The members of a class that are not the table's, or that it declares otherwise.
  static func members(of name: String) -> [String] {
    (lines[name] ?? "").split(separator: "\n").map(String.init)
  }

  private static let lines: [String: String] = [
    "UIScrollViewDelegate": """
    - (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity \
    targetContentOffset:(CGPoint *)offset;
    """,
    "NSObject": """
    + (instancetype)alloc;
    + (instancetype)allocWithZone:(NSZone *)zone;
    + (instancetype)new;
    + (Class)class;
    + (Class)superclass;
    + (BOOL)instancesRespondToSelector:(SEL)aSelector;
    + (BOOL)conformsToProtocol:(Protocol *)protocol;
    + (void)load;
    + (void)initialize;
    - (void)dealloc;
    - (id)copy;
    - (id)mutableCopy;
    - (IMP)methodForSelector:(SEL)aSelector;
    - (void)doesNotRecognizeSelector:(SEL)aSelector;
    - (id)forwardingTargetForSelector:(SEL)aSelector;
    + (NSString *)description;
    """,
    "NSArray": """
    + (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
    + (instancetype)arrayWithObjects:(ObjectType)first, ... __attribute__((sentinel));
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state \
    objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len;
    """,
    "NSMutableArray": """
    - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
    """,
    "NSSet": """
    + (instancetype)setWithObjects:(ObjectType)first, ... __attribute__((sentinel));
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state \
    objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len;
    """,
    "NSDictionary": """
    + (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id [])keys \
    count:(NSUInteger)count;
    + (instancetype)dictionaryWithObjectsAndKeys:(id)first, ... __attribute__((sentinel));
    - (ObjectType)objectForKey:(KeyType)key;
    - (ObjectType)objectForKeyedSubscript:(KeyType)key;
    - (ObjectType)valueForKey:(NSString *)key;
    @property (readonly) NSArray<KeyType> *allKeys;
    @property (readonly) NSArray<ObjectType> *allValues;
    - (NSArray<KeyType> *)allKeysForObject:(ObjectType)object;
    - (NSEnumerator<KeyType> *)keyEnumerator;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType, ObjectType, BOOL *))block;
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state \
    objects:(id __unsafe_unretained [])buffer count:(NSUInteger)len;
    """,
    "NSMutableDictionary": """
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    """,
    "NSNumber": """
    + (NSNumber *)numberWithChar:(char)value;
    + (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
    + (NSNumber *)numberWithShort:(short)value;
    + (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
    + (NSNumber *)numberWithLong:(long)value;
    + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
    + (NSNumber *)numberWithLongLong:(long long)value;
    + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
    """,
    "NSString": """
    + (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
    - (NSString *)stringByAppendingFormat:(NSString *)format, ... \
    __attribute__((format(__NSString__, 1, 2)));
    + (instancetype)stringWithUTF8String:(const char *)text;
    """,
    "NSMutableString": """
    - (void)appendFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
    """,
  ]
}
