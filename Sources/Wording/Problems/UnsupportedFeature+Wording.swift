import Records

extension UnsupportedFeature {
  /// The feature that does not run, and its replacement.
  package var wording: Bilingual {
    switch self {
    case .asyncFunction:
      notRun("`async` functions", "`async` 函数", "write a plain function", "请写普通函数")
    case .await:
      notRun("`await`", "`await`", "call a plain function instead", "请改为调用普通函数")
    case .asyncLet: notRun("`async let`", "`async let`", "write a plain `let`", "请写普通的 `let`")
    case .actor: notRun("actors", "actor", "write a class", "请写 class")
    case .distributed:
      notRun("`distributed`", "`distributed`", "delete the word", "请删掉这个词")
    case .macro(let name):
      notRun("macros such as `\(name)`", "`\(name)` 这样的宏", "delete it", "请删掉它")
    case .macroDeclaration:
      notRun("macros of your own", "自定义的宏", "write a function", "请写函数")
    case .operatorDeclaration(let name):
      notRun(
        "operators of your own such as `\(name)`", "`\(name)` 这样的自定义运算符",
        "write a function with a name", "请写有名字的函数")
    case .precedenceGroup(let name):
      notRun(
        "precedence groups such as `\(name)`", "`\(name)` 这样的优先级组", "use parentheses",
        "请用括号")
    case .ownership(let text):
      notRun("`\(text)`", "`\(text)`", "values are copied as usual without it", "不写它，值照常复制")
    case .regexLiteral:
      notRun(
        "regex literals", "正则表达式字面量", "use the methods of String", "请用 String 的方法")
    case .unsafeExpression: notRun("`unsafe`", "`unsafe`", "delete the word", "请删掉这个词")
    case .parameterPack:
      notRun(
        "parameter packs (`each`, `repeat`)", "参数包（`each`、`repeat`）", "take an array",
        "请用数组作参数")
    case .propertyWrapper("NSManaged"):
      Bilingual(
        en: "`@NSManaged` is Core Data's, and there is no store in the workbench; write a plain "
          + "property with a value",
        zh: "`@NSManaged` 属于 Core Data，工作台里没有它的存储；请写一个带初始值的普通属性")
    case .propertyWrapper(let name):
      notRun(
        "property wrappers and attributes such as `@\(name)`", "`@\(name)` 这样的属性包装器",
        "write a plain property", "请写普通属性")
    case .unknownAttribute(let name):
      Bilingual(
        en: "unknown attribute '\(name)'; check its spelling, or delete it",
        zh: "没有属性标记 `@\(name)`；请检查拼写或删掉它")
    case .attribute("propertyWrapper"):
      notRun(
        "the attribute `@propertyWrapper`", "属性标记 `@propertyWrapper`",
        "make it a plain struct, and write a computed property where it is used",
        "请写成普通结构体，在用到它的地方写计算属性")
    case .attribute("resultBuilder"):
      notRun(
        "the attribute `@resultBuilder`", "属性标记 `@resultBuilder`",
        "write a function that takes an array", "请写以数组为参数的函数")
    case .attribute("dynamicMemberLookup"), .attribute("dynamicCallable"):
      notRun(
        "the attributes `@dynamicMemberLookup` and `@dynamicCallable`",
        "属性标记 `@dynamicMemberLookup` 和 `@dynamicCallable`",
        "write the members as plain ones", "请把成员写成普通成员")
    case .attribute(let name):
      notRun("the attribute `@\(name)`", "属性标记 `@\(name)`", "delete it", "请删掉它")
    case .modifier(let name):
      notRun("the modifier `\(name)`", "修饰词 `\(name)`", "delete it", "请删掉它")
    case .accessor(let name):
      notRun("`\(name)` accessors", "访问器 `\(name)`", "write `get` and `set`", "请写 `get` 和 `set`")
    case .throwingAccessor:
      notRun(
        "getters that throw", "会抛出错误的 getter", "write a method that throws",
        "请写会抛出错误的方法")
    case .genericAlias:
      notRun(
        "type aliases with parameters", "带参数的 typealias", "write the type in full",
        "请写出完整的类型")
    case .associatedTypeDefault:
      notRun(
        "default types of `associatedtype`", "`associatedtype` 的默认类型",
        "write a `typealias` in each type", "请在各个类型里写 `typealias`")
    case .layoutConstraint:
      notRun("layout constraints", "布局约束", "write a protocol or class", "请写协议或类")
    case .keyPathPart(let text):
      notRun(
        "`\(text)` in a key path", "键路径里的 `\(text)`", "write a closure `{ $0… }`",
        "请写闭包 `{ $0… }`")
    case .inlineArray:
      notRun("arrays of fixed length", "定长数组", "write `[Element]`", "请写 `[Element]`")
    case .opaqueParameters:
      notRun("named opaque types", "具名的不透明类型", "write `some P`", "请写 `some P`")
    case .subclass(let name):
      notRun(
        "subclasses of \(name)", "\(name) 的子类",
        "write an extension of it, or a class that has one as a property",
        "请写它的扩展，或写一个把它作为属性的类")
    case .word(let text):
      notRun("`\(text)`", "`\(text)`", "write it in another way", "请换一种写法")
    case .directive(let text): notRun("`\(text)` here", "这里的 `\(text)`", "delete it", "请删掉它")
    }
  }

  /// The sentence "X do not run in the workbench; do Y".
  private func notRun(
    _ en: String, _ zh: String, _ insteadEn: String, _ insteadZh: String
  ) -> Bilingual {
    // The noun ends before the first word that qualifies it.
    let noun = [" such as ", " of ", " (", " with ", " that "].reduce(en) { text, word in
      text.split(separator: word, maxSplits: 1).first.map(String.init) ?? text
    }
    let isPlural = noun.hasSuffix("s")
    return Bilingual(
      en: "\(en) \(isPlural ? "do" : "does") not run in the workbench; \(insteadEn)",
      zh: "工作台不能运行\(zh)；\(insteadZh)")
  }
}
