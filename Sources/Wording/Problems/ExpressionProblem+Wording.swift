import Records

extension ExpressionProblem {
  /// The problem and what to do, in the compiler's vocabulary.
  package var wording: Bilingual {
    switch self {
    // Names.
    case .shownValue(let name):
      Bilingual(
        en: "'\(name)' only numbers an answer; to keep a value, write 'let name = …'",
        zh: "'\(name)' 只是答案的编号；要保留一个值，请写 'let 名字 = …'")
    case .notInScope(let name, let suggestions):
      Bilingual(en: "cannot find '\(name)' in scope", zh: "作用域中找不到 '\(name)'")
        .meant(suggestions, else: ("declare it, or check its spelling", "请先声明它，或检查拼写"))
    case .typeNotInScope(let name, let suggestions):
      Bilingual(en: "cannot find type '\(name)' in scope", zh: "作用域中找不到类型 '\(name)'")
        .meant(suggestions, else: ("check its spelling", "请检查拼写"))
    case .noMember(let name, let type, let suggestions):
      Bilingual(
        en: "value of type '\(type)' has no member '\(name)'", zh: "'\(type)' 类型的值没有成员 '\(name)'"
      ).meant(suggestions, else: ("check its spelling and the type", "请检查拼写和类型"))
    case .noStaticMember(let name, let type, let suggestions):
      Bilingual(en: "type '\(type)' has no member '\(name)'", zh: "类型 '\(type)' 没有成员 '\(name)'")
        .meant(suggestions, else: ("check its spelling and the type", "请检查拼写和类型"))
    case .memberElsewhere(let name, let type, let isStatic, let owners):
      Bilingual(
        en: """
          \(isStatic ? "type" : "value of type") '\(type)' has no member '\(name)'; in UIKit it is a \
          member of \(owners.joined(separator: ", "))
          """,
        zh: """
          \(isStatic ? "类型 '\(type)' " : "'\(type)' 类型的值")没有成员 '\(name)'；UIKit 中 \
          \(owners.joined(separator: "、")) 有这个成员
          """)
    case .noTypeMember(let name, let type, let suggestions):
      Bilingual(
        en: "'\(name)' is not a member type of type '\(type)'",
        zh: "类型 '\(type)' 中没有名为 '\(name)' 的类型"
      ).meant(suggestions, else: ("check its spelling", "请检查拼写"))
    case .noModuleMember(let name, let module, let suggestions):
      Bilingual(
        en: "module '\(module)' has no member named '\(name)'",
        zh: "模块 '\(module)' 中没有 '\(name)'"
      ).meant(suggestions, else: ("check its spelling", "请检查拼写"))
    case .renamed(let old, let modern, let place):
      Bilingual(
        en: "\(place.missing(old)); it has been renamed to '\(modern)'",
        zh: "'\(old)' 是旧写法，已改名为 '\(modern)'；请用新的写法")
    case .bridged(let name, let type):
      Bilingual(
        en: "'\(name)' does not exist in the workbench; Swift bridges it to '\(type)', which does",
        zh: "这里没有 '\(name)'；Swift 把它桥接为 '\(type)'，请用 '\(type)'")
    case .unavailable(let name, let reason): reason.wording(name)
    case .silent(let name, let reason): reason.wording(name)
    case .memberOfOptional(let name, let type, let wrapped):
      Bilingual(
        en: """
          value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of \
          wrapped base type '\(wrapped)'; chain with '?', or unwrap it with 'if let' or 'guard let'
          """,
        zh: """
          可选类型 '\(type)' 的值要先解包，才能使用 '\(wrapped)' 的成员 '\(name)'；\
          请用 '?' 做可选链，或用 'if let'、'guard let' 解包
          """)
    case .instanceMemberOnType(let name, let type):
      Bilingual(
        en: """
          instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value \
          of this type instead?
          """,
        zh: "实例成员 '\(name)' 不能用在类型 '\(type)' 上；请通过一个实例来使用")
    case .staticMemberOnInstance(let name, let type):
      Bilingual(
        en: """
          static member '\(name)' cannot be used on instance of type '\(type)'; write \
          '\(type).\(name)'
          """,
        zh: "静态成员 '\(name)' 不能用在 '\(type)' 的实例上；请写 '\(type).\(name)'")
    case .instanceMemberInInitializer(let name):
      Bilingual(
        en: """
          cannot use instance member '\(name)' within property initializer; property initializers \
          run before 'self' is available: set the value in 'init', or make the property lazy
          """,
        zh: """
          属性的初始值里不能使用实例成员 '\(name)'，因为那时还没有 'self'；\
          请在 'init' 里赋值，或把属性声明为 lazy
          """)
    case .selfIsMethod(let type):
      Bilingual(
        en: "'self' refers to the method '\(type).self', which may be unexpected: there is no "
          + "object yet, so a target that is given here never gets an action; write 'lazy var'",
        zh: "'self' 指的是方法 '\(type).self'，可能不是你想要的：这时对象还不存在，"
          + "在这里给出的 target 永远收不到 action；请写 'lazy var'")
    case .selfInInitializer:
      Bilingual(
        en: """
          cannot use instance member 'self' within property initializer; property initializers run \
          before 'self' is available: set the value in 'init', or make the property lazy
          """,
        zh: "属性的初始值里还没有 'self'；请在 'init' 里赋值，或把属性声明为 lazy")
    case .selfOutsideType:
      Bilingual(
        en: """
          cannot find 'self' in scope; did you mean to use it in a type or extension context? A \
          function outside of types has no 'self'
          """,
        zh: "作用域中找不到 'self'；类型之外的函数没有 'self'，请把它写进类型或扩展里")
    case .implicitSelf(.property(let name)):
      Bilingual(
        en: """
          reference to property '\(name)' in closure requires explicit use of 'self' to make \
          capture semantics explicit; write 'self.\(name)', or begin the closure with '[self] in'
          """,
        zh: "这个闭包会被保存，使用属性 '\(name)' 必须写明 'self'；请写 'self.\(name)'，或在闭包开头写 '[self] in'")
    case .implicitSelf(.inherited(let name)):
      Bilingual(
        en: """
          implicit use of 'self' in closure; use 'self.' to make capture semantics explicit: write \
          'self.\(name)', or begin the closure with '[self] in'
          """,
        zh: "这个闭包会被保存，使用 '\(name)' 必须写明 'self'；请写 'self.\(name)'，或在闭包开头写 '[self] in'")
    case .noTupleElement(let name, let type):
      Bilingual(
        en: "value of tuple type '\(type)' has no member '\(name)'; elements count from 0",
        zh: "元组 '\(type)' 没有成员 '\(name)'；元素从 0 数起")
    case .charactersOfText:
      Bilingual(
        en: "'characters' is unavailable: use the String directly, leave out '.characters'",
        zh: "'characters' 已取消：字符串本身就是字符的序列；请去掉 '.characters'")
    case .characterByNumber:
      Bilingual(
        en: """
          'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index \
          instead. Or take 'Array(text)[0]'
          """,
        zh: "不能用整数作 String 的下标；请用 String.Index，或写 'Array(text)[0]'")
    case .inaccessible(let name, let access):
      Bilingual(
        en:
          "'\(name)' is inaccessible due to '\(access)' protection level; use it where it is declared",
        zh: "'\(name)' 是 '\(access)' 的，这里不能访问；只能在声明它的地方使用")
    case .ambiguousUse(let name, let candidates):
      Bilingual(
        en: "ambiguous use of '\(name)'; write one in full: \(candidates.joined(separator: ", "))",
        zh: "'\(name)' 有歧义；请写出全名：\(candidates.joined(separator: "、"))")
    case .explicitSelfRequired:
      Bilingual(
        en: """
          explicit use of 'self' is required when 'self' is optional, to make control flow \
          explicit; write 'self?.', or begin with 'guard let self else { return }'
          """,
        zh: "'self' 是可选值时必须明确写出；请写 'self?.'，或先写 'guard let self else { return }'")
    case .noContextForImplicitMember(let name):
      Bilingual(
        en: """
          cannot infer contextual base in reference to member '\(name)'; write the type in front \
          of the dot
          """,
        zh: "无法推断成员 '\(name)' 属于哪个类型；请在点号前写出类型")
    case .superAlone:
      Bilingual(
        en: "'super' must be followed by a member: 'super.hitTest(point, with: event)'",
        zh: "'super' 后面必须跟成员，例如 'super.hitTest(point, with: event)'")
    case .superOutsideClass:
      Bilingual(
        en: """
          'super' cannot be used outside of a class computed property, method, initializer, \
          deinitializer, or subscript; move the code into a class
          """, zh: "'super' 只能在类的成员里使用；请把代码移到类里")
    case .superInValueType(let name):
      Bilingual(
        en: """
          'super' cannot be used in non-class type '\(name)'; only classes have a superclass
          """, zh: "'\(name)' 不是类，不能使用 'super'；只有类才有父类")
    case .noSuperclass(let name):
      Bilingual(
        en: "'super' cannot be used in class '\(name)' because it has no superclass",
        zh: "类 '\(name)' 没有父类，不能使用 'super'")
    case .superInitOutsideInitializer:
      Bilingual(
        en: "'super.init' cannot be called outside of an initializer",
        zh: "'super.init' 只能在初始化方法里调用")
    case .selfInitOutsideInitializer:
      Bilingual(
        en: "'self.init' cannot be called outside of an initializer",
        zh: "'self.init' 只能在初始化方法里调用")
    case .initOnInstance:
      Bilingual(
        en: """
          'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the \
          same dynamic type
          """,
        zh: "'init' 属于类型而不属于实例；要新建同类型的对象，请用 'type(of: ...)'")
    case .bareType(let type):
      Bilingual(
        en: """
          expected member name or constructor call after type name; write '\(type)()' for a new \
          value, or '\(type).self' for the type
          """,
        zh: "类型名后面应当是成员名或构造调用；新建值请写 '\(type)()'，表示类型本身请写 '\(type).self'")
    case .noSubscripts(let type):
      Bilingual(
        en: "value of type '\(type)' has no subscripts", zh: "'\(type)' 类型的值不支持下标")
    case .noInitializers(let type):
      Bilingual(
        en: "'\(type)' cannot be constructed because it has no accessible initializers",
        zh: "'\(type)' 没有可用的初始化方法，不能构造")
    case .protocolInstance(let name):
      Bilingual(
        en: """
          type 'any \(name)' cannot be instantiated; make an instance of a type that conforms to it
          """,
        zh: "协议 '\(name)' 不能实例化；请构造一个遵循它的类型")
    case .declaredHere(let name):
      Bilingual(
        en: "'\(name)' is declared here; with 'var' it could be changed",
        zh: "'\(name)' 在这里声明；用 'var' 才能修改")

    // Types.
    case .notGeneric(let type):
      Bilingual(
        en: "cannot specialize non-generic type '\(type)'; leave out the '<…>'",
        zh: "'\(type)' 不是泛型类型；请去掉 '<…>'")
    case .genericArgumentsMissing(let type, let parameters):
      Bilingual(
        en: "reference to generic type '\(type)' requires arguments in <...>: \(parameters)",
        zh: "泛型类型 '\(type)' 需要在 <...> 中写出参数：\(parameters)")
    case .genericArgumentCount(let type, let expected, let got):
      Bilingual(
        en: """
          generic type '\(type)' specialized with \(got < expected ? "too few" : "too many") type \
          parameters (got \(got), but expected \(expected))
          """,
        zh: "泛型类型 '\(type)' 应有 \(expected) 个类型参数，这里写了 \(got) 个")
    case .typeTooLarge(let most):
      Bilingual(
        en: """
          this type has more than \(most) parts, counted with everything that its names stand for; \
          put a part of it into a class or a structure
          """,
        zh: "这个类型展开后超过 \(most) 个部分；请把其中一部分放进一个类或结构体")
    case .takesTooLongToCheck:
      Bilingual(
        en: """
          checking stopped here, since the text takes too long: it has very many declarations of one \
          name, or types that wait for one another; give them different names, write types out, or \
          split the text
          """,
        zh: "检查在这里停止，因为耗时过长：同名的声明太多，或者许多类型互相等待推断；请换用不同的名字、写明类型，或拆分代码")
    case .genericNotInferred(let name):
      Bilingual(
        en: "generic parameter '\(name)' could not be inferred; give the result a type",
        zh: "无法推断泛型参数 '\(name)'；请给结果写明类型")
    case .doesNotConform(let type, let name):
      Bilingual(
        en: "type '\(type)' does not conform to protocol '\(name)'",
        zh: "类型 '\(type)' 没有遵循协议 '\(name)'")
    case .requiresConformance(let kind, let function, let type, let name):
      Bilingual(
        en: """
          \(kind.words.en) '\(function)' requires that '\(type)' conform to '\(name)'; add ': \
          \(name)' to '\(type)', or use another type
          """,
        zh: "\(kind.words.zh) '\(function)' 要求 '\(type)' 遵循 '\(name)'；请让它遵循，或换一种类型")
    case .requirementNotMet(let function):
      Bilingual(
        en: "the types here do not meet the 'where' clause of '\(function)'",
        zh: "这里的类型不满足 '\(function)' 的 'where' 条件")

    // Values that do not fit.
    case .cannotConvert(let from, let to, let purpose): purpose.cannotConvert(from, to)
    case .optionalNotUnwrapped(let type, let wrapped):
      Bilingual(
        en: """
          value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'; use \
          'if let' or 'guard let', or give a default with '??'
          """,
        zh: """
          可选类型 '\(type)' 的值要先解包成 '\(wrapped)'；请用 'if let'、'guard let'，\
          或用 '??' 给出默认值
          """)
    case .nilNotCompatible(let type, let purpose):
      Bilingual(
        en: """
          'nil' \(purpose.refusesNil) '\(type)'; only optionals can be nil: write '\(type)?' if it \
          may be missing
          """,
        zh: "'nil' 不能用作\(purpose.chinese) '\(type)'；只有可选类型才能是 nil，例如 '\(type)?'")
    case .nilNeedsContext:
      Bilingual(
        en: "'nil' requires a contextual type; write the type, such as 'UIView?'",
        zh: "'nil' 需要知道类型；请写明类型，例如 'UIView?'")
    case .nilAlone:
      Bilingual(
        en: "'nil' requires a contextual type; did you mean 'return nil'?",
        zh: "单独的 'nil' 没有意义；是不是想写 'return nil'？")
    case .optionalAsCondition("Bool?"):
      Bilingual(
        en: """
          optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead, or say what \
          nil means with '?? false'
          """,
        zh: "可选类型 'Bool?' 不能当布尔值；请用 '?? false' 说明 nil 时是什么，或改写成 '!= nil'")
    case .optionalAsCondition(let type):
      Bilingual(
        en: "optional type '\(type)' cannot be used as a boolean; test for '!= nil' instead",
        zh: "可选类型 '\(type)' 不能当布尔值；请改写成 '!= nil'")
    case .numberAsCondition(let type):
      Bilingual(
        en: "type '\(type)' cannot be used as a boolean; test for '!= 0' instead",
        zh: "类型 '\(type)' 不能当布尔值；请改写成 '!= 0'")
    case .numberNegated(let type):
      Bilingual(
        en: "type '\(type)' cannot be used as a boolean; test for '== 0' instead",
        zh: "类型 '\(type)' 不能当布尔值；请改写成 '== 0'")
    case .functionNotCalled(let type):
      Bilingual(
        en: """
          function produces expected type '\(type)'; did you mean to call it with '()'?
          """,
        zh: "这是函数本身，没有被调用；是不是少写了 '()'？")
    case .throwingFunctionNotAllowed(let from, let to):
      Bilingual(
        en: """
          invalid conversion from throwing function of type '\(from)' to non-throwing function type \
          '\(to)'; handle the error inside with 'do' and 'catch', or use 'try?'
          """,
        zh: """
          会抛出错误的函数 '\(from)' 不能当作不抛出错误的 '\(to)'；\
          请在里面用 'do'、'catch' 处理，或用 'try?'
          """)
    case .coercionNeedsForce(let from, let to):
      Bilingual(
        en: """
          '\(from)' is not convertible to '\(to)'; did you mean to use 'as!' to force downcast? \
          'as?' returns nil where the cast fails
          """,
        zh: "'\(from)' 不能直接转换为 '\(to)'；向下转换请用 'as?'（失败得 nil）或 'as!'（失败会停止）")
    case .branchesDiffer(let left, let right):
      Bilingual(
        en: "branches have mismatching types '\(left)' and '\(right)'; give both one type",
        zh: "各分支的类型不一致：'\(left)' 和 '\(right)'；请改成同一类型")
    case .ternaryDiffers(let left, let right):
      Bilingual(
        en: """
          result values in '? :' expression have mismatching types '\(left)' and '\(right)'; give \
          both one type
          """,
        zh: "'? :' 两边的类型不一致：'\(left)' 和 '\(right)'；请改成同一类型")
    case .statementWithoutValue:
      Bilingual(
        en: "each branch of 'if' or 'switch' may only contain a single expression to give a value",
        zh: "'if' 或 'switch' 要给出值时，每个分支只能是一个表达式")
    case .mixedElements:
      Bilingual(
        en: """
          heterogeneous collection literal could only be inferred to '[Any]'; add explicit type \
          annotation if this is intentional
          """,
        zh: "元素的类型各不相同，只能推断为 '[Any]'；如果是有意的，请写明类型")
    case .emptyLiteralNeedsType:
      Bilingual(
        en: "empty collection literal requires an explicit type: 'let views: [UIView] = []'",
        zh: "空的集合字面量需要写明类型，例如 'let views: [UIView] = []'")
    case .typeNotInferred:
      Bilingual(
        en: "type of expression is ambiguous without a type annotation; write the type",
        zh: "无法推断表达式的类型；请写明类型")
    case .literalTooLarge(let type):
      Bilingual(
        en: "integer literal overflows when stored into '\(type)'; it does not fit 64 bits",
        zh: "整数太大，'\(type)' 放不下：超出 64 位")
    case .literalDoesNotFit(let text, let type):
      Bilingual(
        en: "integer literal '\(text)' overflows when stored into '\(type)'",
        zh: "整数 '\(text)' 超出了 '\(type)' 的范围")
    case .patternMismatch(let pattern, let value):
      Bilingual(
        en: "expression pattern of type '\(pattern)' cannot match values of type '\(value)'",
        zh: "'\(pattern)' 类型的模式不能匹配 '\(value)' 类型的值")
    case .chainOnNonOptional(let type):
      Bilingual(
        en: "cannot use optional chaining on non-optional value of type '\(type)'; remove the '?'",
        zh: "'\(type)' 不是可选类型，不能用可选链；请去掉 '?'")
    case .forceOnNonOptional(let type):
      Bilingual(
        en: "cannot force unwrap value of non-optional type '\(type)'; remove the '!'",
        zh: "'\(type)' 不是可选类型，不能强制解包；请去掉 '!'")
    case .ownershipOfValue(let word, let type):
      Bilingual(
        en: """
          '\(word)' may only be applied to class and class-bound protocol types, not '\(type)'; \
          capture it without '\(word)'
          """,
        zh: "'\(word)' 只能用于类的实例，不能用于 '\(type)'；请去掉 '\(word)'")

    // Operators.
    case .binaryOperator(let sign, let left, let right)
    where (sign == "&" || sign == "|") && (left == "Bool" || right == "Bool"):
      Bilingual(
        en: """
          binary operator '\(sign)' cannot be applied to operands of type '\(left)' and '\(right)'; \
          did you mean '\(sign)\(sign)'?
          """,
        zh: "运算符 '\(sign)' 不能用于 '\(left)' 和 '\(right)'；是不是想写 '\(sign)\(sign)'？")
    case .binaryOperator("+", let left, let right) where (left == "String") != (right == "String"):
      Bilingual(
        en: """
          binary operator '+' cannot be applied to operands of type '\(left)' and '\(right)'; put \
          the value into the text with '\\(…)'
          """,
        zh: "运算符 '+' 不能用于 '\(left)' 和 '\(right)'；请用 '\\(…)' 把值放进字符串里")
    case .binaryOperator(let sign, let left, let right):
      Bilingual(
        en: """
          binary operator '\(sign)' cannot be applied to operands of type '\(left)' and \
          '\(right)'; convert one to the other's type
          """,
        zh: "运算符 '\(sign)' 不能用于 '\(left)' 和 '\(right)'；请先把其中一个转换成另一个的类型")
    case .binaryOperatorOnSame(let sign, "Bool") where sign == "&" || sign == "|":
      Bilingual(
        en: """
          binary operator '\(sign)' cannot be applied to two 'Bool' operands; did you mean \
          '\(sign)\(sign)'?
          """,
        zh: "运算符 '\(sign)' 不能用于两个 'Bool'；是不是想写 '\(sign)\(sign)'？")
    case .binaryOperatorOnSame("^", let type) where ["CGFloat", "Double", "Float"].contains(type):
      Bilingual(
        en: """
          binary operator '^' cannot be applied to two '\(type)' operands; it is not a power: write \
          'x * x', or 'pow(x, 2)'
          """,
        zh: "运算符 '^' 不能用于两个 '\(type)'；它不是乘方，平方请写 'x * x' 或 'pow(x, 2)'")
    case .binaryOperatorOnSame(let sign, let type):
      Bilingual(
        en: """
          binary operator '\(sign)' cannot be applied to two '\(type)' operands; use their parts, \
          or declare the operator
          """,
        zh: "运算符 '\(sign)' 不能用于两个 '\(type)'；请用它们的成员来运算，或自己声明这个运算符")
    case .equalityNeedsEquatable(let type):
      Bilingual(
        en: """
          binary operator '==' cannot be applied to two '\(type)' operands; make the type conform \
          to Equatable, or compare objects with '==='
          """,
        zh: "两个 '\(type)' 不能用 '==' 比较；请让它遵循 Equatable，或用 '===' 比较对象")
    case .comparedWithText(let sign, let type):
      Bilingual(
        en: """
          referencing operator function '\(sign)' on 'StringProtocol' requires that '\(type)' \
          conform to 'StringProtocol'; a '\(type)' is not text: compare one of its properties
          """,
        zh: "'\(type)' 不是文字，不能和 String 用 '\(sign)' 比较；请比较它的某个属性")
    case .unaryOperator(let sign, let type):
      Bilingual(
        en: "unary operator '\(sign)' cannot be applied to an operand of type '\(type)'",
        zh: "一元运算符 '\(sign)' 不能用于 '\(type)'")
    case .remainderOfFractions(let type):
      Bilingual(
        en: """
          '%' is unavailable: for '\(type)' use 'truncatingRemainder(dividingBy:)' instead
          """,
        zh: "'\(type)' 不能用 '%'；请改用 'truncatingRemainder(dividingBy:)'")
    case .notCallable(let type):
      Bilingual(
        en: "cannot call value of non-function type '\(type)'", zh: "'\(type)' 不是函数类型，不能调用")
    case .hiddenMethod(let name):
      Bilingual(
        en: """
          a variable of the same name hides the method '\(name)' here; write 'self.\(name)' or \
          'super.\(name)' to call the method, or rename the variable
          """,
        zh: """
          这里有同名变量，遮住了方法 '\(name)'；要调用方法请写 'self.\(name)' 或 \
          'super.\(name)'，也可以给变量改名
          """)
    case .metatypeNeedsInit:
      Bilingual(
        en: "initializing from a metatype value must reference 'init' explicitly; write '.init(…)'",
        zh: "通过类型的值新建实例时要写出 'init'；请写 '.init(…)'")
    case .notRequiredInitializer(let type):
      Bilingual(
        en: """
          constructing an object of class type '\(type)' with a metatype value must use a \
          'required' initializer; write 'required' before that 'init'
          """,
        zh: "用类型的值新建 `\(type)` 的实例时，构造方法必须是 required；请在那个 'init' 前写上 'required'")
    case .missingLabels(let labels, let count):
      Bilingual(
        en: """
          missing argument label\(count > 1 ? "s" : "") '\(labels)' in call; write \
          \(count > 1 ? "them in front of the arguments" : "it in front of the argument")
          """,
        zh: "调用缺少参数标签 '\(labels)'；请写在参数前面")
    case .extraneousLabels(let labels, let count):
      Bilingual(
        en: "extraneous argument label\(count > 1 ? "s" : "") '\(labels)' in call; leave it out",
        zh: "调用多了参数标签 '\(labels)'；请去掉")
    case .wrongLabels(let have, let expected, let count):
      Bilingual(
        en: """
          incorrect argument label\(count > 1 ? "s" : "") in call (have '\(have)', expected \
          '\(expected)'); write the expected \(count > 1 ? "ones" : "one")
          """,
        zh: "调用的参数标签不对：写的是 '\(have)'，应写成 '\(expected)'")
    case .missingArgument(.label(let label)):
      Bilingual(
        en: "missing argument for parameter '\(label)' in call; add '\(label): …'",
        zh: "调用缺少参数 '\(label)'；请补上 '\(label): …'")
    case .missingArgument(.position(let number)):
      Bilingual(
        en: "missing argument for parameter #\(number) in call; add it",
        zh: "调用缺少第 \(number) 个参数；请补上")
    case .extraArgument(let label?):
      Bilingual(en: "extra argument '\(label)' in call; remove it", zh: "调用多了参数 '\(label)'；请去掉")
    case .extraArgument(nil):
      Bilingual(en: "extra argument in call; remove it", zh: "调用多了一个参数；请去掉")
    case .argumentOrder(let late, let early):
      Bilingual(
        en: "argument '\(early)' must precede argument '\(late)'; swap them",
        zh: "参数 '\(early)' 必须写在参数 '\(late)' 之前；请调换顺序")
    case .argumentsToNone:
      Bilingual(
        en: "argument passed to call that takes no arguments; remove it",
        zh: "这个调用不接受参数；请去掉参数")
    case .genericConflict(let name, let first, let second):
      Bilingual(
        en: """
          conflicting arguments to generic parameter '\(name)' ('\(first)' vs. '\(second)'); both \
          must have one type
          """,
        zh: "泛型参数 '\(name)' 的类型互相矛盾（'\(first)' 与 '\(second)'）；两处必须是同一类型")
    case .extraTrailingClosure:
      Bilingual(
        en: "extra trailing closure passed in call; no parameter takes it",
        zh: "调用后面多了尾随闭包；没有参数可以接收它")
    case .noExactMatches(let kind, let name, let candidates):
      Bilingual(
        en: "no exact matches in call to \(kind.called(name))"
          + (candidates.isEmpty ? "" : "; there are: \(candidates.joined(separator: ", "))"),
        zh: "没有与这次 '\(name)' 调用相符的重载"
          + (candidates.isEmpty ? "" : "；现有：\(candidates.joined(separator: "、"))"))
    case .inoutNeedsAmpersand(let type):
      Bilingual(
        en: "passing value of type '\(type)' to an inout parameter requires explicit '&'",
        zh: "把 '\(type)' 传给 inout 参数时必须写 '&'")
    case .inoutElsewhere:
      Bilingual(
        en: "'&' may only be used to pass an argument to inout parameter; remove the '&'",
        zh: "'&' 只能用于传给 inout 参数；请去掉 '&'")
    case .inoutNotWanted(let type):
      Bilingual(
        en: "'&' used with non-inout argument of type '\(type)'; remove the '&'",
        zh: "这个参数（类型 '\(type)'）不是 inout 的，不能写 '&'；请去掉")
    case .partialMutating(let name):
      Bilingual(
        en:
          "partial application of 'mutating' method '\(name)' is not allowed; call it in a closure",
        zh: "'mutating' 方法 '\(name)' 不能当作值；请在闭包里调用它")
    case .callNotMarkedWithTry:
      Bilingual(
        en: "call can throw but is not marked with 'try'; write 'try' in front of it",
        zh: "这次调用可能抛出错误，前面要写 'try'")
    case .callNotMarkedNorHandled:
      Bilingual(
        en: """
          call can throw, but it is not marked with 'try' and the error is not handled; write 'try' \
          in front of it, and put it into 'do' with 'catch', or use 'try?'
          """,
        zh: "这次调用可能抛出错误，前面没有写 'try'，错误也没有处理；请写 'try' 并放进 do-catch，或用 'try?'")
    case .errorNotHandled:
      Bilingual(
        en: """
          errors thrown from here are not handled; put the call into 'do' with 'catch', mark the \
          function 'throws', or use 'try?'
          """,
        zh: "这里抛出的错误没有处理；请放进 'do' 并写 'catch'，或把函数标为 'throws'，或用 'try?'")

    // Closures.
    case .closureParameterNotInferred(let name):
      Bilingual(
        en: "cannot infer type of closure parameter '\(name)' without a type annotation",
        zh: "无法推断闭包参数 '\(name)' 的类型；请写明类型")
    case .anonymousNotInferred:
      Bilingual(
        en: """
          unable to infer type of a closure parameter '$0' in the current context; name the \
          parameters with their types
          """,
        zh: "这里无法推断 '$0' 的类型；请写出带类型的参数")
    case .closureParameterCount(let type, let expected, let used):
      Bilingual(
        en: """
          contextual closure type '\(type)' expects \(expected) argument\(expected == 1 ? "" : "s"), \
          but \(used) \(used == 1 ? "was" : "were") used in closure body; give names to all, or \
          '_' to those it does not need
          """,
        zh: "这里的闭包类型 '\(type)' 有 \(expected) 个参数，闭包里用了 \(used) 个；不需要的请写 '_'")
    case .closureIgnoresArguments(let count):
      Bilingual(
        en: """
          contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), \
          which cannot be implicitly ignored; write \
          '\(Array(repeating: "_", count: count).joined(separator: ", ")) in'
          """,
        zh: """
          这里的闭包有 \(count) 个参数，不能直接忽略；请写 \
          '\(Array(repeating: "_", count: count).joined(separator: ", ")) in'
          """)
    case .keyPathRootNotInferred:
      Bilingual(
        en: "cannot infer key path type from context; consider explicitly specifying a root type",
        zh: "无法推断键路径的根类型；请写出类型")
    case .keyPathToMethod(let name):
      Bilingual(
        en: "key path cannot refer to instance method '\(name)'; write a closure",
        zh: "键路径不能指向方法 '\(name)'；请写闭包")
    case .selectorNotExposed(let method):
      Bilingual(
        en: "argument of '#selector' refers to instance method '\(method)' that is not exposed to "
          + "Objective-C; add '@objc' in front of it",
        zh: "'#selector' 的参数引用的实例方法 '\(method)' 没有公开给 Objective-C；请在它前面加上 '@objc'")
    case .selectorOfFunction(let function, let isLocal):
      Bilingual(
        en: "argument of '#selector' cannot refer to \(isLocal ? "local" : "global") function "
          + "'\(function)'; make it a method of a class, or write `target NAME EVENT do …`",
        zh: "'#selector' 的参数不能是\(isLocal ? "局部" : "全局")函数 '\(function)'；"
          + "请把它写成类的方法，或者用 `target NAME EVENT do …`")
    case .selectorNotMethod:
      Bilingual(
        en: "argument of '#selector' does not refer to an '@objc' method, property, or initializer",
        zh: "'#selector' 的参数必须是 '@objc' 方法、属性或初始化方法")

    // Writing.
    case .immutable(let mutation, let reason): mutation.wording(reason)
    case .assignmentAsValue:
      Bilingual(
        en: "an assignment has no value; use '==' to compare, or write it as a statement",
        zh: "赋值没有值；比较请用 '=='，赋值请单独写成语句")
    case .discardAsValue:
      Bilingual(
        en: "'_' can only appear in a pattern or on the left side of an assignment",
        zh: "'_' 只能出现在模式里或赋值的左边")

    // Warnings.
    case .unusedResult(let name):
      Bilingual(
        en: "result of call to '\(name)' is unused; write '_ =' in front if that is meant",
        zh: "'\(name)' 的结果没有使用；如果是有意的，请在前面写 '_ ='")
    case .unusedExpression(let name):
      Bilingual(
        en: "expression '\(name)' is unused; it has no effect", zh: "表达式 '\(name)' 没有使用，不起作用")
    case .unusedLiteral:
      Bilingual(en: "literal is unused; it has no effect", zh: "这个字面量没有使用，不起作用")
    case .optionalInInterpolation(let type):
      Bilingual(
        en: """
          string interpolation produces a debug description for an optional value of type \
          '\(type)'; unwrap it, or give a default with '??'
          """,
        zh: "字符串插值里的 '\(type)' 是可选值，会带上 Optional(…)；请先解包，或用 '??' 给出默认值")
    case .comparedWithNil(let type, let result):
      Bilingual(
        en: "comparing non-optional value of type '\(type)' to 'nil' always returns \(result)",
        zh: "'\(type)' 不是可选类型，与 'nil' 比较总是得到 \(result)")
    case .coalescedNonOptional(let type):
      Bilingual(
        en: """
          left side of nil coalescing operator '??' has non-optional type '\(type)', so the right \
          side is never used
          """,
        zh: "'??' 左边的类型 '\(type)' 不是可选的，右边永远用不到")
    case .castAlwaysSucceeds(let from, let to):
      Bilingual(
        en: "cast from '\(from)' to '\(to)' always succeeds; 'as' is enough",
        zh: "从 '\(from)' 到 '\(to)' 的转换总会成功；用 'as' 就够了")
    case .castAlwaysFails(let from, let to):
      Bilingual(
        en: "cast from '\(from)' to unrelated type '\(to)' always fails",
        zh: "'\(from)' 与 '\(to)' 无关，转换总会失败")
    case .testAlwaysTrue(let type):
      Bilingual(en: "'is' test is always true: it is a '\(type)'", zh: "'is' 总为真：它就是 '\(type)'")
    case .tryWithoutThrow:
      Bilingual(
        en: "no calls to throwing functions occur within 'try' expression; leave out the 'try'",
        zh: "'try' 里没有会抛出错误的调用；可以去掉 'try'")
    }
  }
}

extension Bilingual {
  /// The sentence with names that may have been meant, or with the hint if there are none.
  fileprivate func meant(_ names: [String], else hint: (en: String, zh: String)) -> Bilingual {
    guard !names.isEmpty else { return Bilingual(en: "\(en); \(hint.en)", zh: "\(zh)；\(hint.zh)") }
    let quoted = names.map { "'\($0)'" }
    return Bilingual(
      en: "\(en); did you mean \(quoted.joined(separator: " or "))?",
      zh: "\(zh)；是不是想写 \(quoted.joined(separator: " 或 "))？")
  }
}
