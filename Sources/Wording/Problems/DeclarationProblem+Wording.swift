import Records

extension DeclarationProblem {
  /// The problem, in the compiler's words, and what to do.
  package var wording: Bilingual {
    switch self {
    case .redeclaration(let name):
      Bilingual(
        en: "invalid redeclaration of '\(name)'; give one of the two another name",
        zh: "“\(name)”重复声明；请给其中一个换个名字")
    case .declaredHere(let name):
      Bilingual(
        en: "'\(name)' previously declared here",
        zh: "“\(name)”先在这里声明过")
    case .notAllowedHere(let kind):
      Bilingual(
        en:
          "\(kind.words.en) declarations are not allowed here; move it out of "
          + "the braces around it, or into a type",
        zh: "这里不能声明\(kind.words.zh)；请移到外层，或放进类型里")
    case .expressionAtTopLevel:
      Bilingual(
        en:
          "expressions are not allowed at the top level of a file; put this into "
          + "a function or an initializer",
        zh: "文件最外层不能直接写表达式；请放进函数或构造器里")
    case .statementAtTopLevel:
      Bilingual(
        en:
          "statements are not allowed at the top level of a file; put this into "
          + "a function or an initializer",
        zh: "文件最外层不能直接写语句；请放进函数或构造器里")
    case .modifierNotAllowed(let word, let kind):
      kind.refusal(of: word)
    case .notExtendable(let type):
      Bilingual(
        en:
          "non-nominal type '\(type)' cannot be extended; extend a class, structure, "
          + "enumeration or protocol",
        zh: "不能扩展 `\(type)`；只能扩展类、结构体、枚举或协议")
    case .operatorOutsideType(let name):
      Bilingual(
        en:
          "operator '\(name)' declared in type must be 'static'; write 'static "
          + "func'",
        zh: "类型里的运算符 `\(name)` 必须是静态的；请写 `static func`")
    case .missingBody(let kind):
      Bilingual(
        en: "\(kind.missingBody); write its code between braces",
        zh: "\(kind.words.zh)缺少大括号里的代码")
    case .bodyInProtocol(let kind):
      Bilingual(
        en:
          "protocol requirements (here a \(kind.words.en)) must not have bodies; "
          + "write the body in an extension of the protocol",
        zh: "协议里的要求（这里是\(kind.words.zh)）不能有实现；请写在协议的扩展里")
    case .inheritsFromItself(let name):
      Bilingual(
        en: "'\(name)' inherits from itself; break the cycle",
        zh: "`\(name)` 绕了一圈继承了自己；请去掉这个循环")
    case .tooManySuperclasses(let most):
      Bilingual(
        en: "more than \(most) classes are above this one; derive it from one farther up",
        zh: "这个类上面的父类超过 \(most) 层；请让它继承更靠上的类")
    case .notInheritable(let type, let name, true):
      Bilingual(
        en:
          "inheritance from non-protocol, non-class type '\(type)'; after the colon of class "
          + "'\(name)' come a class and protocols",
        zh: "不能继承 `\(type)`：类 `\(name)` 的冒号后面只能是类或协议")
    case .notInheritable(let type, let name, false):
      Bilingual(
        en:
          "inheritance from non-protocol type '\(type)'; after the colon of '\(name)' come "
          + "protocols only: put a value of the other type into a property",
        zh: "不能继承 `\(type)`：这里 `\(name)` 的冒号后面只能是协议；可以用属性保存那个类型的值")
    case .severalSuperclasses(let name, let first, let second):
      Bilingual(
        en:
          "multiple inheritance from classes '\(first)' and '\(second)'; '\(name)' "
          + "can have one superclass",
        zh: "`\(name)` 同时继承了类 `\(first)` 和 `\(second)`；只能有一个父类")
    case .superclassNotFirst(let name):
      Bilingual(
        en: "superclass '\(name)' must appear first in the inheritance clause",
        zh: "父类 `\(name)` 必须写在冒号后的第一位")
    case .inheritsFromFinal(let name):
      Bilingual(
        en: "inheritance from a final class '\(name)'; it allows no subclass",
        zh: "不能继承 final 类 `\(name)`")
    case .recursiveValueType(let name):
      Bilingual(
        en:
          "value type '\(name)' cannot have a stored property that recursively "
          + "contains it; make it a class, or keep the values in an array",
        zh: "值类型 `\(name)` 不能包含自己；请改成类，或把值放进数组")
    case .recursiveEnum(let name):
      Bilingual(
        en: "recursive enum '\(name)' is not marked 'indirect'; write 'indirect enum'",
        zh: "枚举 `\(name)` 包含自己，必须标为 indirect；请写 `indirect enum`")
    case .redundantConformance(let name, let other):
      Bilingual(
        en:
          "redundant conformance of '\(name)' to protocol '\(other)'; it is declared "
          + "already",
        zh: "`\(name)` 已经声明遵循 `\(other)`，不必再写")
    case .doesNotConform(let name, let other):
      Bilingual(
        en:
          "type '\(name)' does not conform to protocol '\(other)'; add what is "
          + "missing",
        zh: "类型 `\(name)` 没有满足协议 `\(other)`；请补上缺少的成员")
    case .missingRequirement(let text):
      Bilingual(
        en: "protocol requires '\(text)'",
        zh: "协议要求有 `\(text)`")
    case .nearRequirement(let found, let required):
      Bilingual(
        en: "candidate '\(found)' does not match '\(required)' exactly",
        zh: "`\(found)` 与要求的 `\(required)` 不完全一致")
    case .classOnlyProtocol(let name, let type):
      Bilingual(
        en:
          "non-class type '\(type)' cannot conform to class protocol '\(name)'; "
          + "make it a class",
        zh: "`\(name)` 只能由类遵循，而 `\(type)` 不是类；请改成 class")
    case .cannotSynthesize(let name, let other, let property):
      Bilingual(
        en:
          "type '\(name)' does not conform to protocol '\(other)': '\(property)' "
          + "does not, so it cannot be synthesized",
        zh: "`\(name)` 不满足协议 `\(other)`：`\(property)` 不满足，无法自动生成")
    case .rawTypeNotLiteral(let type):
      Bilingual(
        en:
          "raw type '\(type)' is not expressible by a string, integer, or floating-point "
          + "literal",
        zh: "原始值类型 `\(type)` 不能用字面量表示；可用 Int、String 等")
    case .rawValueMissing(let name):
      Bilingual(
        en: "enum case '\(name)' must declare a raw value",
        zh: "枚举成员 `\(name)` 必须写出原始值")
    case .rawValueNotLiteral:
      Bilingual(
        en: "raw value for enum case must be a literal",
        zh: "枚举成员的原始值必须是字面量")
    case .rawValueTwice(let name):
      Bilingual(
        en: "raw value for enum case is not unique; give '\(name)' another one",
        zh: "枚举成员 `\(name)` 的原始值与别的重复；请换一个")
    case .rawTypeWithPayload(let name):
      Bilingual(
        en:
          "enum with raw type cannot have cases with arguments; '\(name)' has "
          + "some",
        zh: "带原始值类型的枚举，成员不能带参数；`\(name)` 带了")
    case .enumWithoutCases(let name):
      Bilingual(
        en: "an enum with no cases cannot declare a raw type; add cases to '\(name)'",
        zh: "枚举 `\(name)` 没有成员，不能有原始值类型")
    case .storedPropertyInEnum:
      Bilingual(
        en: "enums must not contain stored properties; make it computed, or static",
        zh: "枚举不能有存储属性；请改成计算属性或静态属性")
    case .storedPropertyInExtension:
      Bilingual(
        en:
          "extensions must not contain stored properties; move it into the type, "
          + "or make it computed",
        zh: "扩展里不能有存储属性；请移到类型里，或改成计算属性")
    case .storedPropertyInProtocol:
      Bilingual(
        en: "property in protocol must have explicit { get } or { get set } specifier",
        zh: "协议里的属性必须写明 { get } 或 { get set }")
    case .allCasesWithPayload(let name):
      Bilingual(
        en:
          "'allCases' cannot be made automatically, because case '\(name)' has "
          + "arguments; write it yourself",
        zh: "成员 `\(name)` 带参数，`allCases` 无法自动生成；请自己写")
    case .overrideMissing(let name):
      Bilingual(
        en:
          "overriding declaration requires an 'override' keyword: '\(name)' is "
          + "inherited",
        zh: "`\(name)` 是继承来的；重写它必须加上 `override`")
    case .overrideWithoutSuperclass(let kind, let type):
      Bilingual(
        en:
          "\(kind.overrideWord) does not override any \(kind.overrideWord) from its superclass; "
          + "class '\(type)' has none: write it after the name, as in 'class \(type): UIView'",
        zh: "类 `\(type)` 没有父类，没有可以重写的\(kind.words.zh)；请写出父类，例如 `class \(type): UIView`")
    case .overridesNothing(.initializer, let name):
      Bilingual(
        en: "initializer does not override a designated initializer from its superclass;"
          + " check labels and types of '\(name)', or remove 'override'",
        zh: "父类里没有可被 `\(name)` 重写的指定构造器；请检查参数标签和类型，或去掉 `override`")
    case .overridesNothing(let kind, let name):
      Bilingual(
        en: "\(kind.overrideWord) does not override any \(kind.overrideWord) from its superclass;"
          + " check the name, labels and types of '\(name)', or remove 'override'",
        zh: "父类里没有可被 `\(name)` 重写的\(kind.words.zh)；请检查名字、参数标签和类型，或去掉 `override`")
    case .nearOverride(let text):
      Bilingual(
        en: "did you mean to override '\(text)'?",
        zh: "是不是想重写 `\(text)`？")
    case .overrideLabels(let kind, let name, let above):
      Bilingual(
        en:
          "argument labels for \(kind.overrideWord) '\(name)' do not match those of overridden "
          + "\(kind.overrideWord) '\(above)'; write the labels as there",
        zh: "`\(name)` 的参数标签与父类的 `\(above)` 不同；请照父类的写")
    case .overridesFinal(let kind, let name):
      Bilingual(
        en:
          "\(kind.words.en) overrides a 'final' \(kind.words.en); '\(name)' is the same for all "
          + "subclasses",
        zh: "`\(name)` 在父类里是 final，不能重写")
    case .overridesStatic(let name):
      Bilingual(
        en: "cannot override static method; '\(name)' would have to be 'class' in the superclass",
        zh: "静态方法不能重写；`\(name)` 在父类里要写成 `class`")
    case .overridesWithStored(let name):
      Bilingual(
        en:
          "cannot override with a stored property '\(name)'; write a getter, or "
          + "'didSet'",
        zh: "不能用存储属性重写 `\(name)`；请写 getter，或用 `didSet`")
    case .overridesReadOnly(let name):
      Bilingual(
        en:
          "cannot override mutable property with read-only property '\(name)'; "
          + "add a setter",
        zh: "`\(name)` 在父类里可写，重写时不能只读；请加上 setter")
    case .overridesLet(let name):
      Bilingual(
        en:
          "cannot override immutable 'let' property '\(name)' with the getter of a 'var'; give it "
          + "another name",
        zh: "不能重写用 let 声明的属性 `\(name)`；请换个名字")
    case .overrideTypeDiffers(let kind, let name, let type, let above):
      Bilingual(
        en: "\(kind.words.en) '\(name)' with type '\(type)' cannot override a \(kind.words.en)"
          + " with type '\(above)'; use the same type",
        zh: "\(kind.words.zh) `\(name)` 的类型是 `\(type)`，而父类里是 `\(above)`；两者要相同")
    case .overrideParameterNotOptional(let above, let own):
      Bilingual(
        en: "cannot override instance method parameter of type '\(above)' with non-optional type "
          + "'\(own)'; write the question mark",
        zh: "父类方法的参数类型是 `\(above)`，重写时不能是非可选的 `\(own)`；请加上问号")
    case .overrideNotThrowing(let name):
      Bilingual(
        en:
          "cannot override non-throwing instance method with throwing instance method; "
          + "remove 'throws' from '\(name)'",
        zh: "父类的方法不抛出错误，`\(name)` 重写时也不能；请去掉 throws")
    case .overrideInExtensionOfOwner(_, let name, let type):
      Bilingual(
        en:
          "'\(name)' is declared by '\(type)' itself, so an extension of '\(type)' "
          + "does not override it; override it in a subclass, or in an extension "
          + "of a subclass such as UIButton",
        zh:
          "`\(name)` 就是 `\(type)` 自己声明的，`\(type)` 的扩展不能重写它；请在子"
          + "类里，或在 UIButton 这类子类的扩展里重写")
    case .overrideOfScriptInExtension(let name):
      Bilingual(
        en:
          "non-'@objc' declaration from '\(name)' cannot be overridden from an "
          + "extension; override it in the class itself",
        zh: "不能在扩展里重写 `\(name)` 的成员；请写在类本身里")
    case .overridesExtensionMember(let name, let type):
      Bilingual(
        en: "non-'@objc' '\(name)' is declared in an extension of '\(type)' and cannot be "
          + "overridden; write @objc before it there",
        zh: "`\(name)` 声明在 `\(type)` 的扩展里，没有 @objc，不能重写；请在那里的声明前加上 @objc")
    case .overrideOutsideClass:
      Bilingual(
        en:
          "'override' can only be specified on class members; write it in the class, or remove it",
        zh: "只有类的成员才能用 `override`；请写在类里，或去掉它")
    case .setterAboveMissing(let name):
      Bilingual(
        en: "cannot observe read-only property '\(name)'; it can't change",
        zh: "`\(name)` 是只读属性，不会变化，无法观察")
    case .noInitializers(let name):
      Bilingual(
        en:
          "class '\(name)' has no initializers; give each stored property a value, "
          + "or write an init",
        zh: "类 `\(name)` 没有构造器；请给每个存储属性一个初始值，或写一个 init")
    case .propertyHasNoValue(let name):
      Bilingual(
        en:
          "stored property '\(name)' without initial value prevents synthesized "
          + "initializers",
        zh: "存储属性 `\(name)` 没有初始值，因此无法自动生成构造器")
    case .requiredInitializerMissing(let name, let type):
      Bilingual(
        en: "'required' initializer '\(name)' must be provided by subclass of '\(type)'",
        zh: "`\(type)` 的子类必须提供 required 构造器 `\(name)`")
    case .convenienceOutsideClass(let name):
      Bilingual(
        en:
          "initializers in '\(name)', which is not a class, are not marked with 'convenience'; "
          + "remove it",
        zh: "`\(name)` 不是类，构造器不用写 convenience；请去掉")
    case .designatedInExtension(let name):
      Bilingual(
        en:
          "designated initializer cannot be declared in an extension of '\(name)'; "
          + "did you mean this to be a convenience initializer?",
        zh: "`\(name)` 的扩展里不能有指定构造器；是不是想写 convenience init？")
    case .requiredModifierMissing(let name):
      Bilingual(
        en:
          "'required' modifier must be present on all overrides of a required initializer; write "
          + "'required' in front of '\(name)'",
        zh: "`\(name)` 在父类里是 required，重写时也必须写上 `required`")
    case .designatedDelegates(let name):
      Bilingual(
        en:
          "designated initializer for '\(name)' cannot delegate (with 'self.init'); did you mean "
          + "this to be a convenience initializer?",
        zh: "`\(name)` 的指定构造器不能调用 self.init；是不是想写 convenience init？")
    case .designatedCallsConvenience(let name):
      Bilingual(
        en:
          "must call a designated initializer of the superclass '\(name)'; this one is a "
          + "convenience initializer",
        zh: "这里必须调用父类 `\(name)` 的指定构造器；现在调用的是便利构造器")
    case .convenienceCallsSuper:
      Bilingual(
        en:
          "convenience initializer must delegate with 'self.init' rather than "
          + "chaining to a superclass initializer",
        zh: "便利构造器要调用 self.init，不能调用 super.init")
    case .initializerFailsButMayNot(let name):
      Bilingual(
        en:
          "only a failable initializer can return 'nil': '\(name)' must be written "
          + "'init?', and what it overrides must be failable, too",
        zh:
          "只有可失败构造器才能返回 nil：`\(name)` 要写成 `init?`，它重写的也必须可"
          + "失败")
    case .deinitOutsideClass:
      Bilingual(
        en: "deinitializers may only be declared within a class",
        zh: "只有类本身里才能写 deinit")
    case .selfStoredInDeinit:
      Bilingual(
        en: "'self' cannot be stored in deinit: the object is gone when deinit ends",
        zh: "deinit 里不能保存 self：deinit 结束后对象就不存在了")
    case .superInitMissing:
      Bilingual(
        en:
          "'super.init' isn't called on all paths before returning from initializer; "
          + "call it after the last stored property is set",
        zh: "不是每条路径都调用了 super.init；请在存储属性都有值之后调用")
    case .selfInitMissing:
      Bilingual(
        en: "'self.init' isn't called on all paths before returning from initializer",
        zh: "不是每条路径都调用了 self.init")
    case .notInitializedAtSuperInit(let name):
      Bilingual(
        en:
          "property 'self.\(name)' not initialized at super.init call; give it "
          + "a value before",
        zh: "调用 super.init 时属性 `self.\(name)` 还没有值；请在此之前赋值")
    case .notInitializedAtReturn:
      Bilingual(
        en:
          "return from initializer without initializing all stored properties; give each one a "
          + "value before",
        zh: "构造器结束时还有存储属性没有值；请在此之前赋值")
    case .propertyNotInitialized(let name):
      Bilingual(
        en: "'self.\(name)' not initialized",
        zh: "`self.\(name)` 没有初始化")
    case .superInitTwice:
      Bilingual(
        en: "'super.init' called multiple times in initializer",
        zh: "构造器里多次调用了 super.init")
    case .selfBefore(let use, .selfInit):
      // The compiler does not say here how 'self' is used.
      Bilingual(
        en:
          "'self' used before 'self.init' call or assignment to 'self'; call 'self.init' first",
        zh: "\(InitializerCall.selfInit.words.zh)\(use.words.zh)；请先调用 self.init")
    case .selfBefore(let use, let call):
      Bilingual(
        en: "\(use.words.en)\(call.words.en)",
        zh: "\(call.words.zh)\(use.words.zh)\(call == .superInit ? "；请先调用 super.init" : "")")
    case .needsTypeOrValue:
      Bilingual(
        en:
          "global variable declaration requires an initializer expression or an "
          + "explicitly stated type with one; write '= …'",
        zh: "这里的变量必须有初始值；请写 `= …`")
    case .typeAnnotationMissing(let name):
      Bilingual(
        en:
          "type annotation missing in pattern: write ': Type' or '= value' behind "
          + "'\(name)'",
        zh: "缺少类型：请在 `\(name)` 后写 `: 类型` 或 `= 值`")
    case .usedBeforeInitialized(let name, let isConstant):
      Bilingual(
        en:
          "\(isConstant ? "constant" : "variable") '\(name)' used before being "
          + "initialized; give it a value on every path before",
        zh:
          "\(isConstant ? "常量" : "变量") `\(name)` 还没有值就被使用；请先在每条路"
          + "径上赋值")
    case .changedBeforeInitialized(let name):
      Bilingual(
        en:
          "variable '\(name)' passed by reference before being initialized; give it a value on "
          + "every path before",
        zh: "变量 `\(name)` 还没有值就被修改；请先在每条路径上赋值")
    case .usedBeforeDeclared(let name):
      Bilingual(
        en: "use of local variable '\(name)' before its declaration; move the declaration up",
        zh: "局部变量 `\(name)` 还没声明就被使用；请把声明移到前面")
    case .constantInDelegating(let name):
      Bilingual(
        en:
          "'let' property '\(name)' may not be initialized directly; use \"self.init(...)\" or "
          + "\"self = ...\" instead",
        zh: "这里不能直接给 let 属性 `\(name)` 赋值；请改用 self.init(…)")
    case .capturedBeforeInitialized(let name, let isConstant):
      Bilingual(
        en:
          "\(isConstant ? "constant" : "variable") '\(name)' captured by a closure "
          + "before being initialized; give it a value before the closure",
        zh: "\(isConstant ? "常量" : "变量") `\(name)` 还没有值就被闭包捕获；请先赋值")
    case .initializedTwice(let name):
      Bilingual(
        en:
          "immutable value '\(name)' may only be initialized once; make it a 'var' "
          + "to change it",
        zh: "不可变的 `\(name)` 只能赋值一次；要修改请改成 `var`")
    case .voidConstant(let name, let type):
      Bilingual(
        en: "constant '\(name)' inferred to have type '\(type)', which may be unexpected",
        zh: "`\(name)` 的类型被推断为 `\(type)`，也许不是你想要的")
    case .computedLet(let name):
      Bilingual(
        en:
          "'let' declarations cannot be computed properties; make '\(name)' a "
          + "'var'",
        zh: "计算属性不能用 let；请把 `\(name)` 改成 `var`")
    case .computedWithValue(let name):
      Bilingual(
        en:
          "variable with getter/setter cannot have an initial value; remove the "
          + "value of '\(name)', or its accessors",
        zh: "计算属性 `\(name)` 不能有初始值；请去掉值，或去掉 getter/setter")
    case .computedWithoutType(let name):
      Bilingual(
        en:
          "computed property must have an explicit type; write ': Type' behind "
          + "'\(name)'",
        zh: "计算属性必须写明类型；请在 `\(name)` 后写 `: 类型`")
    case .observerAndAccessor(let word):
      Bilingual(
        en:
          "'\(word)' cannot be provided together with a getter; put the code into 'set', or remove "
          + "the getter",
        zh: "\(word) 不能与 getter 同时出现；请把代码放进 set，或去掉 getter")
    case .observersOnLet:
      Bilingual(
        en: "'let' declarations cannot be observing properties; make it a 'var'",
        zh: "用 let 声明的属性不能有观察器；请改成 `var`")
    case .lazyLet:
      Bilingual(
        en: "'lazy' cannot be used on a let; make it a 'var'",
        zh: "lazy 不能用于 let；请改成 `var`")
    case .lazyWithoutValue:
      Bilingual(
        en: "lazy properties must have an initializer; write '= …'",
        zh: "lazy 属性必须有初始值；请写 `= …`")
    case .lazyComputed:
      Bilingual(
        en: "'lazy' cannot be used on a computed property; remove it",
        zh: "计算属性不能用 lazy；请去掉")
    case .objectiveCOutsideClass("IBAction"):
      Bilingual(
        en: "only instance methods can be declared @IBAction; make it a method of a class",
        zh: "只有实例方法可以标为 @IBAction；请把它写成类的方法")
    case .objectiveCOutsideClass(let attribute):
      Bilingual(
        en: "@\(attribute) can only be used with members of classes, @objc protocols, and concrete "
          + "extensions of classes; make it a method of a class, or write `target NAME EVENT do …`",
        zh: "@\(attribute) 只能用于类、@objc 协议和类的扩展的成员；"
          + "请把它写成类的方法，或者用 `target NAME EVENT do …`")
    case .lazyAtTopLevel:
      Bilingual(
        en: "'lazy' cannot be used on an already-lazy global; remove it",
        zh: "最外层的变量本来就是延迟初始化的，不能用 lazy；请去掉")
    case .weakNotOptional(let type):
      Bilingual(
        en:
          "'weak' variable should have optional type '\(type)?'; write the question "
          + "mark",
        zh: "weak 变量必须是可选类型；请写成 `\(type)?`")
    case .weakLet:
      Bilingual(
        en:
          "'weak' must be a mutable variable, because it may change at runtime; "
          + "make it a 'var'",
        zh: "weak 的值会在运行时变化；请改成 `var`")
    case .weakOfValue(let type, let ownership):
      Bilingual(
        en:
          "'\(ownership)' may only be applied to class and class-bound protocol "
          + "types, not '\(type)'",
        zh: "`\(ownership)` 只能用于类或仅限类的协议，不能用于 `\(type)`")
    case .setterWithoutGetter(let name):
      Bilingual(
        en:
          "\(name == "subscript" ? "subscript" : "variable") with a setter must also have a getter; "
          + "write 'get { … }', or 'didSet' to observe changes",
        zh: "有 setter 就必须有 getter，而 `\(name)` 没有；请写 `get { … }`，只想观察变化请用 `didSet`")
    case .patternInType:
      Bilingual(
        en: "a property is declared by a single name; declare each name on its own",
        zh: "属性只能逐个按名字声明；请分开写")
    case .letNeverAssigned(let name):
      Bilingual(
        en: "'static' property '\(name)' requires an initial value; write '= …'",
        zh: "静态属性 `\(name)` 必须有初始值；请写 `= …`")
    case .emptyAccessors(let name):
      Bilingual(
        en:
          "'\(name)' has braces without a getter or an observer; write one, or "
          + "remove the braces",
        zh: "`\(name)` 的大括号里没有 getter 或观察器；请补上或去掉大括号")
    case .missingReturn(let kind, let result):
      Bilingual(
        en:
          "missing return in \(kind.words.en) expected to return '\(result)'; "
          + "return a value on every path",
        zh:
          "\(kind.words.zh)应返回 `\(result)`，但有路径没有 return；请在每条路径上"
          + "返回值")
    case .returnsNothing(let kind):
      Bilingual(
        en:
          "unexpected non-void return value in void \(kind == .closure ? "closure" : "function"); "
          + "write '-> Type' to return one",
        zh: "这个\(kind.words.zh)没有返回类型，不能返回值；要返回请写 `-> 类型`")
    case .returnValueMissing(let type):
      Bilingual(
        en: "non-void function should return a value of type '\(type)'",
        zh: "应返回 `\(type)` 类型的值")
    case .returnOutsideFunction:
      Bilingual(
        en: "return invalid outside of a func",
        zh: "return 只能写在函数里")
    case .returnFromInitializer:
      Bilingual(
        en: "'nil' is the only return value permitted in an initializer",
        zh: "构造器里只能写 return 或 return nil")
    case .operatorParameters(let name):
      Bilingual(
        en: "operator '\(name)' must have two parameters here",
        zh: "这里的运算符 `\(name)` 必须有两个参数")
    case .duplicateParameter(let name):
      Bilingual(
        en: "invalid redeclaration of '\(name)'; give each parameter a name of its own",
        zh: "参数名 `\(name)` 重复；请给每个参数不同的名字")
    case .genericLocalFunction(let name):
      Bilingual(
        en:
          "the generic local function '\(name)' does not run in the workbench; "
          + "move it to the top level",
        zh: "工作台不运行局部泛型函数 `\(name)`；请移到最外层")
    case .accessorKind(let name):
      Bilingual(
        en:
          "the local variable '\(name)' with observers does not run in the workbench; "
          + "use a function",
        zh: "工作台不运行带观察器的局部变量 `\(name)`；请改用函数")
    case .conditionNotBoolean(let type):
      Bilingual(
        en:
          "cannot convert value of type '\(type)' to expected condition type 'Bool'; "
          + "compare it with something",
        zh: "条件必须是 Bool，而这里是 `\(type)`；请写成比较")
    case .conditionOptional(let type):
      Bilingual(
        en:
          "optional type '\(type)' cannot be used as a boolean; test for '!= nil' "
          + "instead",
        zh: "可选类型 `\(type)` 不能当条件用；请写 `!= nil`")
    case .conditionAssigns:
      Bilingual(
        en: "use of '=' in a boolean context, did you mean '=='?",
        zh: "条件里用了 `=`；是不是想写 `==`？")
    case .bindingNotOptional(let type):
      Bilingual(
        en:
          "initializer for conditional binding must have Optional type, not '\(type)'; "
          + "it always has a value, so use 'let' without 'if'",
        zh: "条件绑定右边必须是可选类型，而这里是 `\(type)`，它总有值；不需要 if let")
    case .bindingNeedsName:
      Bilingual(
        en: "unwrap condition requires a valid identifier; write 'let name = …'",
        zh: "这里需要一个名字；请写 `let 名字 = …`")
    case .guardFallsThrough:
      Bilingual(
        en:
          "'guard' body must not fall through, consider using a 'return' or 'throw' "
          + "to exit the scope",
        zh: "guard 的 else 必须离开当前作用域；请用 return 或 throw 结尾")
    case .guardedNameInElse(let name):
      Bilingual(
        en:
          "variable '\(name)' declared in 'guard' condition is not usable in its "
          + "body",
        zh: "guard 条件里的变量 `\(name)` 不能在它的 else 里使用")
    case .notSequence(let type):
      Bilingual(
        en: "for-in loop requires '\(type)' to conform to 'Sequence'\(NotSequence.advice(type).en)",
        zh: "for-in 需要序列，而 `\(type)` 不是\(NotSequence.advice(type).zh)")
    case .changesInPlace(let name, let other):
      Bilingual(
        en:
          "for-in loop requires '()' to conform to 'Sequence'; '\(name)' changes the list and gives "
          + "nothing: write '\(other)()' for a new one",
        zh: "`\(name)` 就地修改数组，不返回值，不能用来循环；请写 `\(other)()` 得到一个新的")
    case .sequenceOptional(let type):
      Bilingual(
        en:
          "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean "
          + "to unwrap optional? Write '?? []'",
        zh: "for-in 需要序列，而 `\(type)` 是可选类型；请先解包，例如 `?? []`")
    case .outsideLoop(let kind):
      Bilingual(
        en:
          "'\(kind.rawValue)' is only allowed inside a loop\(kind == .break ? ", if, do, or switch" : "")",
        zh: "`\(kind.rawValue)` 只能写在循环\(kind == .break ? "或 switch " : "")里")
    case .unknownLabel(let name):
      Bilingual(
        en: "cannot find label '\(name)' in scope",
        zh: "这里没有标签 `\(name)`")
    case .continueOfBlock(let name):
      Bilingual(
        en: "'continue' cannot be used with the non-loop statement '\(name)'",
        zh: "`\(name)` 不是循环，不能 continue")
    case .breakNeedsLabel:
      Bilingual(
        en:
          "unlabeled 'break' is only allowed inside a loop or switch, a labeled "
          + "break is required to exit an if or do",
        zh: "不带标签的 break 只能用于循环或 switch；要离开 do 请加标签")
    case .fallthroughOutsideSwitch:
      Bilingual(
        en: "'fallthrough' is only allowed inside a switch",
        zh: "fallthrough 只能写在 switch 里")
    case .fallthroughIntoNothing:
      Bilingual(
        en: "'fallthrough' without a following 'case' or 'default' block",
        zh: "fallthrough 后面没有下一个 case")
    case .fallthroughIntoBinding(let name):
      Bilingual(
        en:
          "'fallthrough' from a case which doesn't bind variable '\(name)'; the next case needs "
          + "its value: write both patterns in one case, or put the shared code into a function",
        zh: "下一个 case 要用变量 `\(name)`，而这里没有它的值，不能 fallthrough；请把共同的代码放进函数")
    case .switchNotExhaustive:
      Bilingual(
        en: "switch must be exhaustive; add what is missing, or 'default:'",
        zh: "switch 必须覆盖所有情况；请补上缺少的 case，或加 default")
    case .missingCase(let text):
      Bilingual(
        en: "add missing case: '\(text)'",
        zh: "缺少 case `\(text)`")
    case .addDefault:
      Bilingual(
        en: "do you want to add a default clause?",
        zh: "需要加上 default 吗？")
    case .emptyCase:
      Bilingual(
        en:
          "'case' label in a 'switch' must have at least one executable statement; "
          + "write 'break' to do nothing",
        zh: "switch 的每个 case 至少要有一条语句；什么都不做请写 break")
    case .defaultNotLast:
      Bilingual(
        en:
          "additional 'case' blocks cannot appear after the 'default' block of "
          + "a 'switch'",
        zh: "default 后面不能再有 case")
    case .secondDefault:
      Bilingual(
        en: "additional 'default' block in a 'switch'",
        zh: "switch 里只能有一个 default")
    case .throwUnhandled:
      Bilingual(
        en:
          "error is not handled because the enclosing function is not declared "
          + "'throws'; write 'throws', or catch it",
        zh:
          "没有人处理这个错误，函数也没有声明 throws；请写 throws，或用 do-catch 处"
          + "理")
    case .catchesNotExhaustive(let isThrow):
      Bilingual(
        en:
          "\(isThrow ? "error is" : "errors thrown from here are") not handled because the "
          + "enclosing catch is not exhaustive; add a plain 'catch'",
        zh: "外面的 catch 没有覆盖所有错误；请加一个不带条件的 catch")
    case .deferLeaves(let word):
      Bilingual(
        en: "'\(word)' cannot transfer control out of a defer statement",
        zh: "不能用 `\(word)` 离开 defer")
    case .unknownCase(let name, let type, let suggestions):
      Bilingual(
        en:
          "type '\(type)' has no member '\(name)'\(suggestions.first.map { "; did you mean '\($0)'?" } ?? "")",
        zh: "类型 `\(type)` 没有成员 `\(name)`\(suggestions.first.map { "；是不是 `\($0)`？" } ?? "")")
    case .payloadCount(let name, nil, _, _):
      Bilingual(
        en:
          "pattern with associated values does not match enum case '\(name)'; remove the "
          + "parentheses, the case holds nothing",
        zh: "枚举成员 `\(name)` 不带值；请去掉括号")
    case .payloadCount(let name, let type?, 1, let found):
      Bilingual(
        en:
          "tuple pattern cannot match values of the non-tuple type '\(type)'; case '\(name)' "
          + "holds 1 value, not \(found)",
        zh: "枚举成员 `\(name)` 带 1 个值（`\(type)`），而这里写了 \(found) 个")
    case .payloadCount(let name, let type?, let expected, let found):
      Bilingual(
        en:
          "tuple pattern has the wrong length for tuple type '\(type)'; case '\(name)' holds "
          + "\(expected) values, not \(found)",
        zh: "枚举成员 `\(name)` 带 \(expected) 个值 `\(type)`，而这里写了 \(found) 个")
    case .payloadLabel(let found, let expected):
      Bilingual(
        en:
          "\(expected.map { "tuple pattern element label '\(found)' must be '\($0)'; write that, or no label" } ?? "there is no label '\(found)' here; remove it")",
        zh: "\(expected.map { "标签应为 `\($0)`，不是 `\(found)`" } ?? "这里没有标签 `\(found)`；请去掉")")
    case .tuplePattern(let type):
      Bilingual(
        en: "tuple pattern cannot match values of the non-tuple type '\(type)'",
        zh: "`\(type)` 不是元组，不能用元组模式匹配")
    case .tupleCount(let type, let expected, let found):
      Bilingual(
        en:
          "tuple pattern has the wrong length for tuple type '\(type)': it has "
          + "\(expected) elements, not \(found)",
        zh: "元组 `\(type)` 有 \(expected) 个元素，而这里写了 \(found) 个")
    case .optionalPattern(let type):
      Bilingual(
        en:
          "'?' pattern cannot match values of type '\(type)', which always have "
          + "a value",
        zh: "`\(type)` 总有值，不能用 `?` 模式匹配")
    case .patternNotMatched(let pattern, let type):
      Bilingual(
        en:
          "expression pattern of type '\(pattern)' cannot match values of type "
          + "'\(type)'",
        zh: "`\(pattern)` 类型的模式不能匹配 `\(type)` 类型的值")
    case .namesDiffer(let name):
      Bilingual(
        en: "'\(name)' must be bound in every pattern, with the same type",
        zh: "每个模式都必须绑定 `\(name)`，并且类型相同")
    }
  }
}

/// The advice for a loop over something that is not a sequence.
private enum NotSequence {
  static func advice(_ type: String) -> Bilingual {
    switch type {
    case "Int": both("; count with '0..<number'", "；要数数请写 `0..<数`")
    case "()": both("; this call returns no value", "；这个调用没有给出值")
    case _ where type.hasPrefix("() ->"):
      both("; did you mean to call it with '()'?", "；是不是少写了 '()'？")
    default: both("", "")
    }
  }
}

/// A short way to write a text in both languages.
private func both(_ en: String, _ zh: String) -> Bilingual { Bilingual(en: en, zh: zh) }

extension DeclarationKind {
  /// The compiler's word for a declaration that overrides nothing.
  fileprivate var overrideWord: String {
    switch self {
    case .property: "property"
    case .subscripting: "subscript"
    default: "method"
    }
  }

  /// The sentence that a modifier is not allowed on a declaration of this kind.
  fileprivate func refusal(of word: String) -> Bilingual {
    switch (word, self) {
    case ("mutating", .instanceMethod):
      both(
        "'mutating' is not valid on instance methods in classes; remove it, they may change the "
          + "object without it",
        "类的方法不用写 `mutating`；请去掉，它本来就能修改对象")
    case ("mutating", _):
      both("'mutating' may only be used on 'func' declarations; remove it", "`mutating` 只能修饰方法；请去掉")
    case ("required", _), ("convenience", _):
      both(
        "'\(word)' may only be used on 'init' declarations; remove it",
        "`\(word)` 只能修饰构造器；请去掉")
    case ("class", .staticMethod), ("class", .classMethod):
      both(
        "class methods are only allowed within classes; use 'static' to declare a static method",
        "只有类里才能写 `class func`；静态方法请写 `static func`")
    case ("class", .staticProperty):
      both(
        "class properties are only allowed within classes; use 'static' to declare a static property",
        "只有类里才能写 `class var`；静态属性请写 `static var`")
    case ("static", .variable):
      both(
        "static properties may only be declared on a type; remove 'static'",
        "静态属性只能在类型里声明；请去掉 `static`")
    default:
      both(
        "'\(word)' modifier cannot be applied to this \(words.en) declaration; remove it",
        "`\(word)` 不能修饰这里的\(words.zh)；请去掉")
    }
  }

  /// The compiler's message for missing braces.
  fileprivate var missingBody: String {
    switch self {
    case .initializer: "initializer requires a body"
    case .deinitializer: "expected '{' for deinitializer"
    case .getter, .setter: "expected '{' to start \(rawValue) definition"
    case .subscripting: "expected '{' in subscript to specify getter and setter implementation"
    default: "expected '{' in body of function declaration"
    }
  }

  /// The kind in the middle of a sentence.
  package var words: Bilingual {
    switch self {
    case .globalFunction: both("global function", "全局函数")
    case .instanceMethod: both("instance method", "实例方法")
    case .staticMethod: both("static method", "静态方法")
    case .classMethod: both("class method", "类方法")
    case .localFunction: both("local function", "局部函数")
    case .closure: both("closure", "闭包")
    case .initializer: both("initializer", "构造器")
    case .deinitializer: both("deinitializer", "析构器")
    case .getter: both("getter", "getter")
    case .setter: both("setter", "setter")
    case .subscripting: both("subscript", "下标")
    case .property: both("property", "属性")
    case .staticProperty: both("static property", "静态属性")
    case .variable: both("variable", "变量")
    case .type: both("type", "类型")
    case .extending: both("extension", "扩展")
    case .enumCase: both("enum case", "枚举成员")
    case .alias: both("type alias", "类型别名")
    case .associatedType: both("associated type", "关联类型")
    case .observer: both("observer", "属性观察器")
    }
  }
}

extension SelfUse {
  /// The start of the sentence; what has to be done first follows it.
  package var words: Bilingual {
    switch self {
    case .alone: both("'self' used", "不能使用 self")
    case .method(let name): both("'self' used in method call '\(name)'", "不能调用方法 `\(name)`")
    case .property(let name): both("'self' used in property access '\(name)'", "不能使用属性 `\(name)`")
    case .closure: both("'self' captured by a closure", "闭包不能捕获 self")
    }
  }
}

extension InitializerCall {
  /// The end of the sentence in English, its start in Chinese.
  package var words: Bilingual {
    switch self {
    case .superInit: both(" before 'super.init' call; call it first", "调用 super.init 之前")
    case .selfInit: both(" before 'self.init' call; call it first", "调用 self.init 之前")
    case .allProperties:
      both(
        " before all stored properties are initialized; give them values first",
        "所有存储属性都有值之前")
    }
  }
}
