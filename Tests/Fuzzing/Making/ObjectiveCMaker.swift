import SeededRandom

/// Makes classes in Objective-C by a grammar that mostly minds the types: numbers where numbers are
/// wanted, objects where objects are; what loops is left to the limits.
struct ObjectiveCMaker {
  private var random: SeededRandom
  /// The name of the class, one that no earlier text of the session has.
  private let name: String
  private var integers = ["index", "self.count", "_count", "(int)self.tag"]
  private var reals = ["point.x", "self.alpha", "self.bounds.size.width", "M_PI"]
  private var objects = ["self", "nil", "other", "self.list", "self.superview", "[self text]"]

  init(random: SeededRandom, number: Int) {
    self.random = random
    name = "Made\(number)"
  }

  /// A class, and a statement that sends it a message.
  mutating func text() -> String {
    let body = block(3)
    let superclass = random.pick(["UIView", "UIView", "UIButton", "UIControl", "UILabel"])
    return """
      @interface \(name) : \(superclass)
      @property (nonatomic) NSInteger count;
      @property (nonatomic, \(random.pick(["copy", "strong"]))) NSArray *list;
      @property (nonatomic, copy) NSInteger (^step)(NSInteger);
      @end
      @implementation \(name)
      - (NSString *)text { return \(text(2)); }
      - (NSInteger)go:(NSInteger)index with:(id)other at:(CGPoint)point \(body)
      \(override())
      @end
      [[[\(name) alloc] initWithFrame:CGRectMake(0, 0, 40, 40)] go:\(random.number(-2...9)) \
      with:root at:CGPointZero];
      """
  }

  private mutating func override() -> String {
    let scope = "NSInteger index = 3; id other = event;"
    switch random.number(0...3) {
    case 0:
      return "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event "
        + "{ \(scope) return \(condition(2)); }"
    case 1:
      return "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event "
        + "{ \(scope) if (\(condition(1))) return self; return [super hitTest:point withEvent:event]; }"
    case 2: return "- (NSString *)description { return @\"made\"; }"
    default: return ""
    }
  }

  // MARK: Statements

  private mutating func block(_ depth: Int) -> String {
    let known = (integers, reals, objects)
    defer { (integers, reals, objects) = known }
    let lines = (0..<random.few(5)).map { _ in statement(depth) }
    return "{\n" + (lines + ["return \(integer(1));"]).joined(separator: "\n") + "\n}"
  }

  private mutating func inner(_ depth: Int) -> String {
    let known = (integers, reals, objects)
    defer { (integers, reals, objects) = known }
    return "{ \((0..<random.number(0...2)).map { _ in statement(depth) }.joined(separator: " ")) }"
  }

  private mutating func statement(_ depth: Int) -> String {
    guard depth > 0 else { return "self.count \(random.pick(["=", "+=", "-="])) \(integer(1));" }
    let fresh = "v\(integers.count + reals.count + objects.count)"
    switch random.number(0...13) {
    case 0:
      let value = integer(2)
      integers.append(fresh)
      return
        "\(random.pick(["int", "NSInteger", "short", "unsigned", "BOOL"])) \(fresh) = \(value);"
    case 1:
      let value = real(2)
      reals.append(fresh)
      return "\(random.pick(["CGFloat", "float", "double"])) \(fresh) = \(value);"
    case 2:
      let value = object(2)
      objects.append(fresh)
      return "\(random.pick(["", "__weak ", "__block "]))id \(fresh) = \(value);"
    case 3: return "if (\(condition(2))) \(inner(depth - 1)) else \(inner(depth - 1))"
    case 4:
      return "for (int i = 0; i < \(random.number(0...5)); i++) \(inner(depth - 1))"
    case 5: return "for (id each in \(collection(1))) \(inner(depth - 1))"
    case 6:
      return "switch (\(integer(1))) { case 1: \(inner(depth - 1)) case 2: break; default: "
        + "\(inner(depth - 1)) }"
    case 7: return "NSLog(@\"%ld %@ %f\", (long)(\(integer(1))), \(object(1)), \(real(1)));"
    case 8: return "self.list = \(collection(2));"
    case 9: return "self.step = ^NSInteger(NSInteger n) { return n + \(integer(1)); };"
    case 10:
      return "[\(collection(1)) enumerateObjectsUsingBlock:^(id o, NSUInteger i, BOOL *stop) "
        + "{ *stop = \(condition(1)); }];"
    case 11: return "@try \(inner(depth - 1)) @finally \(inner(depth - 1))"
    case 12: return "do \(inner(depth - 1)) while (\(condition(1)) && self.count++ < 5);"
    default: return "[self setAlpha:\(real(2))];"
    }
  }

  // MARK: Expressions

  private mutating func integer(_ depth: Int) -> String {
    guard depth > 0 else {
      return random.oneIn(2)
        ? random.pick(integers) : random.pick(["0", "1", "-1", "7", "0x7fffffff", "1u", "'a'"])
    }
    switch random.number(0...6) {
    case 0, 1:
      return "(\(integer(depth - 1)) \(random.pick(["+", "-", "*", "/", "%", "&", "|", "<<"])) "
        + "\(integer(depth - 1)))"
    case 2: return "(int)(\(real(depth - 1)))"
    case 3: return "(\(condition(depth - 1)) ? \(integer(depth - 1)) : \(integer(depth - 1)))"
    case 4: return "(NSInteger)[\(collection(depth - 1)) count]"
    case 5: return "(self.step ? self.step(\(integer(depth - 1))) : 0)"
    default: return integer(0)
    }
  }

  private mutating func real(_ depth: Int) -> String {
    guard depth > 0 else {
      return random.oneIn(2) ? random.pick(reals) : random.pick(["0.5", "1e9", "2.f", "-0.0", "3"])
    }
    switch random.number(0...4) {
    case 0:
      return "(\(real(depth - 1)) \(random.pick(["+", "-", "*", "/"])) \(real(depth - 1)))"
    case 1: return "\(random.pick(["sqrt", "fabs", "floor", "sin"]))(\(real(depth - 1)))"
    case 2: return "MAX(\(real(depth - 1)), \(integer(depth - 1)))"
    case 3: return "[@(\(integer(depth - 1))) doubleValue]"
    default: return real(0)
    }
  }

  private mutating func condition(_ depth: Int) -> String {
    guard depth > 0 else { return random.pick(["YES", "NO", "self.hidden", "index == 3"]) }
    switch random.number(0...4) {
    case 0:
      return "\(integer(depth - 1)) \(random.pick(["<", "==", ">=", "!="])) \(integer(depth - 1))"
    case 1: return "(\(condition(depth - 1)) \(random.pick(["&&", "||"])) \(condition(depth - 1)))"
    case 2: return "!\(object(0))"
    case 3: return "[\(object(depth - 1)) isKindOfClass:[UIView class]]"
    default: return "CGRectContainsPoint(self.bounds, point)"
    }
  }

  private mutating func object(_ depth: Int) -> String {
    guard depth > 0 else { return random.pick(objects) }
    switch random.number(0...4) {
    case 0: return "@(\(integer(depth - 1)))"
    case 1: return text(depth - 1)
    case 2: return collection(depth - 1)
    case 3: return "(\(object(depth - 1)) ?: \(object(depth - 1)))"
    default: return random.pick(objects)
    }
  }

  private mutating func text(_ depth: Int) -> String {
    random.oneIn(2) || depth == 0
      ? "@\"\(random.pick(["a", "", "点", "%@"]))\""
      : "[NSString stringWithFormat:@\"%ld %s\", (long)4, __func__]"
  }

  private mutating func collection(_ depth: Int) -> String {
    guard depth > 0 else { return random.pick(["self.list", "self.subviews", "@[]"]) }
    switch random.number(0...4) {
    case 0: return "@[ \(present(depth - 1)), \(present(depth - 1)) ]"
    case 1: return "[self.list copy]"
    case 2: return "[self.subviews mutableCopy]"
    case 3: return "[NSMutableArray arrayWithObject:\(present(depth - 1))]"
    default: return "[@{ @\"k\": \(present(depth - 1)) } allValues]"
    }
  }

  /// An object that is not nil.
  private mutating func present(_ depth: Int) -> String {
    random.oneIn(2) ? "@(\(integer(depth)))" : text(depth)
  }
}
