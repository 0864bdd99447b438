import Records

/// Clang's names of the parts of a text, in both languages, with the cure where one is missing.
enum ClangWords {
  static func expected(_ item: String, _ place: ClangPlace?) -> Bilingual {
    let english = "expected \(item)" + (place.map { " \($0.rawValue)" } ?? "")
    let chinese = "\(place.map(before) ?? "")缺少\(name(item))"
    let cure = cure(item, place)
    return Bilingual(en: "\(english); \(cure.en)", zh: "\(chinese)；\(cure.zh)")
  }

  private static func cure(_ item: String, _ place: ClangPlace?) -> Bilingual {
    switch item {
    case "';'": Bilingual(en: "end it with ';'", zh: "请在这里写 `;`")
    case "']'": Bilingual(en: "close the message with ']'", zh: "请用 `]` 结束这条消息")
    case "')'": Bilingual(en: "close the '(' with ')'", zh: "请用 `)` 结束左边的 `(`")
    case "'}'": Bilingual(en: "a '{' above has no '}'", zh: "上面有一个 `{` 没有对应的 `}`")
    case "']' or ','":
      Bilingual(en: "elements are separated by ',' and end with ']'", zh: "元素之间用 `,`，最后用 `]` 结束")
    case "'}' or ','":
      Bilingual(en: "pairs are separated by ',' and end with '}'", zh: "各对之间用 `,`，最后用 `}` 结束")
    case "'('" where place != nil:
      Bilingual(en: "a condition is in parentheses", zh: "条件要写在括号里")
    case "'{'": Bilingual(en: "statements stand in braces", zh: "语句要写在 `{ }` 里")
    case "expression":
      Bilingual(en: "a value is missing, or a sign is too many", zh: "少了一个值，或多了一个符号")
    case "statement": Bilingual(en: "write what is to be done", zh: "请写上要执行的语句")
    case "method body", "function body":
      Bilingual(en: "write it between '{' and '}'", zh: "请写在 `{` 和 `}` 之间")
    case "':'" where place == nil:
      Bilingual(en: "write ':' and what belongs after it", zh: "请写 `:` 和它后面的内容")
    case "a type": Bilingual(en: "write a type such as 'UIView *'", zh: "请写类型，例如 `UIView *`")
    case "selector for Objective-C method":
      Bilingual(en: "write the method's name after its type", zh: "请在类型后面写方法名")
    case _ where item.hasPrefix("identifier"):
      Bilingual(en: "write a name", zh: "请写一个名字")
    default: Bilingual(en: "write it here", zh: "请在这里补上")
    }
  }

  private static func name(_ item: String) -> String {
    switch item {
    case "expression": "表达式"
    case "statement": "语句"
    case "identifier": "名字"
    case "identifier or '('", "identifier or '{'": "名字"
    case "a type": "类型"
    case "method body": "方法体"
    case "function body": "函数体"
    case "parameter declarator": "参数"
    case "selector for Objective-C method": "方法名"
    case "member name or ';' after declaration specifiers": "类型和名字"
    default: " \(item.replacing("' or '", with: "` 或 `").replacing("'", with: "`")) "
    }
  }

  private static func before(_ place: ClangPlace) -> String {
    switch place {
    case .expression: "表达式后面"
    case .returning: "`return` 语句后面"
    case .breaking: "`break` 后面"
    case .continuing: "`continue` 后面"
    case .doLoop: "`do`/`while` 语句后面"
    case .declaration: "声明末尾"
    case .list: "成员声明末尾"
    case .topLevel: "最外层的声明后面"
    case .prototype: "方法声明后面"
    case .structure: "`struct` 后面"
    case .enumeration: "`enum` 后面"
    case .classes: "`@class` 后面"
    case .synthesize: "`@synthesize` 后面"
    case .dynamic: "`@dynamic` 后面"
    case .throwing: "`@throw` 后面"
    case .module: "模块名后面"
    case .goto: "`goto` 后面"
    case .forLoop: "`for` 的括号里"
    case .afterIf: "`if` 后面"
    case .afterWhile: "`while` 后面"
    case .afterSwitch: "`switch` 后面"
    case .afterFor: "`for` 后面"
    case .afterSynchronized: "`@synchronized` 后面"
    case .afterCase: "`case` 的值后面"
    case .afterDefault: "`default` 后面"
    case .inDoLoop: "`do` 循环末尾"
    case .declarator: "函数声明后面"
    }
  }

  static func container(_ what: String) -> String {
    switch what {
    case "protocol": "协议"
    case "category": "分类"
    case "implementation": "实现"
    default: "类"
    }
  }

  static func context(_ what: String) -> String {
    what == "method declaration" ? "方法" : "`@synthesize` 和 `@dynamic` "
  }

  static func surrounding(_ what: String) -> String {
    switch what {
    case "switch statement": " `switch` "
    case "loop statement": "循环"
    default: "循环或 `switch` "
    }
  }
}

extension ObjectiveCRefusal {
  /// The part that does not run here, and its replacement.
  package var wording: Bilingual {
    switch self {
    case .goto:
      Bilingual(
        en: "goto does not run here; use a loop or 'return'", zh: "这里不支持 goto；请用循环或 `return`")
    case .assembler: Bilingual(en: "inline assembler does not run here", zh: "这里不支持内联汇编")
    case .union:
      Bilingual(en: "a union does not run here; use a struct", zh: "这里不支持 union；请用 struct")
    case .bitField:
      Bilingual(
        en: "a bit-field does not run here; write the field without ': n'",
        zh: "这里不支持位域；请去掉字段后面的 `: n`")
    case .oldFunction:
      Bilingual(
        en: "a function in the style before C89; write the types in its parentheses",
        zh: "这是 C89 之前的函数写法；请把类型写在括号里")
    case .functionPointer:
      Bilingual(
        en: "a pointer to a function does not run here; use a block", zh: "这里不支持函数指针；请用 block")
    case .nonlocalJump:
      Bilingual(
        en: "setjmp and longjmp do not run here; use @try and @throw",
        zh: "这里不支持 setjmp 和 longjmp；请用 `@try` 和 `@throw`")
    case .cPlusPlus:
      Bilingual(
        en: "this is C++; only Objective-C (.m) and Swift run here",
        zh: "这是 C++；这里只能运行 Objective-C（.m）和 Swift")
    case .nestedFunction:
      Bilingual(en: "a function in a function; use a block", zh: "函数里不能有函数；请用 block")
    case .generic:
      Bilingual(en: "this builtin of the compiler does not run here", zh: "这里不支持编译器的这个内建功能")
    case .variadicArguments:
      Bilingual(
        en: "a list of arguments (va_list) does not run here; take an NSArray",
        zh: "这里不支持可变参数（va_list）；请用 NSArray")
    case .complexNumber: Bilingual(en: "complex numbers do not run here", zh: "这里不支持复数")
    case .compatibilityAlias:
      Bilingual(
        en: "@compatibility_alias does not run here; use typedef",
        zh: "这里不支持 `@compatibility_alias`；请用 typedef")
    case .labelAddress:
      Bilingual(en: "the address of a label does not run here", zh: "这里不支持取标签的地址")
    case .caseRange:
      Bilingual(
        en: "a range in a case does not run here; write each value", zh: "`case` 不能写范围；请逐个写出")
    }
  }
}
