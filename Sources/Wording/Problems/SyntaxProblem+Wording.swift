import Records

extension SyntaxProblem {
  /// The problem and what to do, in the compiler's vocabulary.
  package var wording: Bilingual {
    switch self {
    case .parser(let message): Bilingual(en: message, zh: "语法错误（编译器原文）：\(message)")
    case .unclosedBrace(let place):
      Bilingual(
        en: "expected '}'\(GrammarWords.english(place)); a '{' above has no '}'",
        zh: "\(GrammarWords.chinese(place))缺少 `}`；上面有一个 `{` 没有对应的 `}`")
    case .expected(let what, let place):
      Bilingual(
        en: "expected \(what)\(GrammarWords.english(place))",
        zh: "\(GrammarWords.chinese(place))缺少\(GrammarWords.chinese(what))")
    case .unexpected(let what, let place)
    where what.hasPrefix("code '") && place?.name == "function call":
      Bilingual(
        en: "unexpected \(what) in function call; is a ',' missing in front of it?",
        zh: "函数调用中不应有\(GrammarWords.chinese(what))；前面是不是少了 `,`？")
    case .unexpected(let what, let place):
      Bilingual(
        en: "unexpected \(what)\(GrammarWords.english(place))",
        zh: "\(GrammarWords.chinese(place))不应有\(GrammarWords.chinese(what))")
    case .extraneous(let what):
      Bilingual(
        en: "unexpected \(what) in source file; is there one too many, or one missing above?",
        zh: "最外层多出\(GrammarWords.chinese(what))；是多写了一个，还是上面少写了一个？")
    case .keywordAsName(let word):
      Bilingual(
        en: "keyword '\(word)' cannot be used as an identifier here; choose another name",
        zh: "`\(word)` 是 Swift 的关键字，不能当名字用；请换一个名字")
    case .invalidName(let text):
      Bilingual(
        en: "`\(text)` is not a name: a name starts with a letter or underscore",
        zh: "`\(text)` 不能当名字：名字要以字母或下划线开头")
    case .brokenName:
      Bilingual(
        en: "found an unexpected second identifier; a name has no space in it",
        zh: "多出了第二个名字；一个名字中间不能有空格")
    case .notSeparated(let item): item.notSeparated
    case .foreignWord(let word, let meant):
      Bilingual(
        en: """
          consecutive statements on a line must be separated by newline or ';': Swift has no \
          '\(word)', write '\(meant)'
          """,
        zh: "Swift 没有 `\(word)`；请写 `\(meant)`")
    case .misspelledKeyword(let word, let meant, let place):
      Bilingual(
        en: "unexpected code '\(word)'\(GrammarWords.english(place)); did you mean '\(meant)'?",
        zh: "\(GrammarWords.chinese(place))不应有 `\(word)`；是不是想写 `\(meant)`？")
    case .colonForEquals:
      Bilingual(
        en: "unexpected initializer in pattern; a value is given with '='",
        zh: "这里要用 `=` 赋初值，而不是 `:`")
    case .comparisonForEquals:
      Bilingual(
        en: "expected '=' instead of '==' to assign a default value",
        zh: "默认值要用 `=`，`==` 是比较")
    case .conditionsNotJoined:
      Bilingual(
        en: "expected ',' joining parts of a multi-clause condition; or write '&&'",
        zh: "条件的各部分之间要用 `,` 连接")
    case .missingCondition(let place):
      Bilingual(
        en: "missing condition in \(place)", zh: "\(GrammarWords.chinese(place))缺少条件")
    case .missingColonInTernary:
      Bilingual(
        en: "expected ':' and a second value after '? …' in a ternary expression",
        zh: "三元表达式 `? …` 之后缺少 `:` 和第二个值")
    case .singleQuotes:
      Bilingual(
        en: "a string is written in double quotes, even when it is one character",
        zh: "字符串要用双引号，单个字符也一样")
    case .atSignBeforeString:
      Bilingual(
        en: "string literals in Swift are not preceded by an '@' sign",
        zh: "Swift 的字符串前面不写 `@`，那是 Objective-C 的写法")
    case .unterminatedString:
      Bilingual(
        en: "expected '\"' to end string literal; a string ends on the line where it begins",
        zh: "字符串没有结束：同一行缺少 `\"`")
    case .unterminatedComment:
      Bilingual(
        en: "unterminated '/*' comment: expected '*/'", zh: "注释 `/*` 没有结束：缺少 `*/`")
    case .invalidEscape:
      Bilingual(
        en: #"invalid escape sequence in literal; there are \n \t \r \0 \\ \" \' \u{…} and \(…)"#,
        zh: #"字符串里没有这种转义；可用的有 \n \t \r \0 \\ \" \' \u{…} 和 \(…)"#)
    case .invalidCharacter:
      Bilingual(
        en: "invalid character in source; delete it or type its ASCII form",
        zh: "这个字符不能出现在代码里；请删掉或改成英文字符")
    case .unbalancedOperator(let text):
      Bilingual(
        en: "'\(text)' must have consistent whitespace on both sides",
        zh: "`\(text)` 两边要么都有空格，要么都没有")
    case .extraSpace(let text):
      Bilingual(
        en: "extraneous whitespace after '\(text)' is not permitted",
        zh: "`\(text)` 后面不能有空格")
    case .caseOutsideSwitch:
      Bilingual(
        en: "'case' and 'default' can only appear inside a 'switch' statement or an enum",
        zh: "`case` 和 `default` 只能写在 switch 或 enum 里")
    case .statementsBeforeCase:
      Bilingual(
        en: "all statements inside a switch must be covered by a 'case' or 'default' label",
        zh: "switch 里的语句都要放在某个 `case` 或 `default` 下面")
    case .leadingZeroMissing(let digits):
      Bilingual(
        en: "'.\(digits)' is not a valid number; it must be written '0.\(digits)'",
        zh: "`.\(digits)` 不是数；要写成 `0.\(digits)`")
    case .elseNeedsBraceOrIf:
      Bilingual(
        en: "expected '{' or 'if' after 'else'", zh: "`else` 后面要写 `{` 或 `if`")
    default: furtherWording
    }
  }

  /// The wording of problems that the front end itself finds.
  private var furtherWording: Bilingual {
    switch self {
    case .unknownOperator(let text):
      Bilingual(
        en: "cannot find operator '\(text)' in scope"
          + (text.meantOperator.map { "; did you mean '\($0)'?" }
            ?? "; Swift has no operator of that name"),
        zh: "Swift 没有运算符 `\(text)`" + (text.meantOperator.map { "；是不是想写 `\($0)`？" } ?? ""))
    case .unrelatedOperators(let first, let second, let group):
      Bilingual(
        en: """
          adjacent operators are in non-associative precedence group '\(group)'; \
          \(first.isComparison ? "join two comparisons with '&&'" : "add parentheses")
          """,
        zh: """
          `\(first)` 和 `\(second)` 不能直接连用；\
          \(first.isComparison ? "两个比较请用 `&&` 连接" : "请加括号")
          """)
    case .tryOnTheRight(let text):
      Bilingual(
        en: "'try' cannot appear to the right of '\(text)'; write it in front of the whole",
        zh: "`try` 不能写在 `\(text)` 的右边；请写在整个表达式前面")
    case .unsupported(let feature): feature.wording
    case .unknownModule(let name, let known):
      Bilingual(
        en: """
          no such module `\(name)`: the workbench has \(known.joined(separator: ", ")); \
          delete this import
          """,
        zh: "没有模块 `\(name)`：这里只有 \(known.joined(separator: "、"))；请删掉这个 import")
    case .message(let text): Bilingual(en: text, zh: text)
    case .oldSpelling(let old, let modern):
      Bilingual(
        en: "`\(old)` is an old spelling; in Swift 3 and later this is `\(modern)`",
        zh: "`\(old)` 是旧写法；Swift 3 以后写成 `\(modern)`")
    case .stepOperator(let sign, let modern):
      Bilingual(
        en: """
          cannot find operator '\(sign)' in scope; did you mean \
          '\(sign == "++" ? "+=" : "-=") 1'? Write `\(modern)`
          """,
        zh: "Swift 没有运算符 `\(sign)`；请写 `\(modern)`")
    case .oldMethod(let old, let overridden, let modern):
      Bilingual(
        en: overridden.map {
          "argument labels for method '\(old)' do not match those of overridden method '\($0)'; "
            + "since Swift 3 it is `\(modern)`"
        } ?? "method does not override any method from its superclass; since Swift 3 "
          + "'\(old)' is `\(modern)`",
        zh: "`\(old)` 是旧写法；Swift 3 以后写成 `\(modern)`")
    case .cStyleLoop:
      Bilingual(
        en: """
          C-style for statement has been removed in Swift 3; write `for i in 0..<10` or a `while` \
          loop
          """,
        zh: "Swift 没有 `for …; …; …`；请写 `for i in 0..<10` 或 while 循环")
    case .variableParameter(let name):
      Bilingual(
        en: "parameters are constants; delete `var` and write `var \(name) = \(name)` in the body",
        zh: "参数是常量；请删掉 `var`，在函数体里写 `var \(name) = \(name)`")
    case .whereInCondition:
      Bilingual(
        en: """
          expected ',' joining parts of a multi-clause condition; since Swift 3 that is not `where`
          """,
        zh: "Swift 3 以后，条件之间用 `,` 连接，不用 `where`")
    case .objectiveC(let signature):
      if let signature {
        Bilingual(
          en:
            "this is Objective-C; the workbench runs Swift. In Swift this method is `\(signature)`",
          zh: "这是 Objective-C，而这里运行的是 Swift。这个方法在 Swift 里是 `\(signature)`")
      } else {
        Bilingual(
          en: "this is Objective-C; the workbench runs Swift",
          zh: "这是 Objective-C，而这里运行的是 Swift")
      }
    case .fullWidth(let typed, let ascii):
      Bilingual(
        en: "`\(typed)` is a full-width character; Swift reads `\(ascii)`",
        zh: "`\(typed)` 是全角字符；Swift 里要用半角的 `\(ascii)`")
    case .tooDeep(let limit):
      Bilingual(
        en: "nested deeper than \(limit) levels; split it into several statements or functions",
        zh: "嵌套超过 \(limit) 层；请拆成几条语句或几个函数")
    case .tooLarge(let limit):
      Bilingual(
        en: "the text is larger than \(limit / 1024) KB; split it into several files",
        zh: "文本超过 \(limit / 1024) KB；请拆成几个文件")
    case .parser, .expected, .unclosedBrace, .unexpected, .extraneous, .keywordAsName, .invalidName,
      .brokenName,
      .notSeparated, .foreignWord, .misspelledKeyword, .colonForEquals, .comparisonForEquals,
      .conditionsNotJoined,
      .missingCondition, .missingColonInTernary, .singleQuotes, .atSignBeforeString,
      .unterminatedString, .unterminatedComment, .invalidEscape, .invalidCharacter,
      .unbalancedOperator, .extraSpace, .caseOutsideSwitch, .statementsBeforeCase,
      .leadingZeroMissing, .elseNeedsBraceOrIf:
      wording
    }
  }
}

extension String {
  /// The Swift operator that corresponds to an operator of another language, or to one with its
  /// characters swapped.
  fileprivate var meantOperator: String? {
    [
      "=+": "+=", "=-": "-=", "=*": "*=", "=/": "/=", "=<": "<=", "=>": ">=", "=!": "!=",
      "<>": "!=", "!==": "!==", "**": "pow(x, y)", "<=>": "==", "≤": "<=", "≥": ">=", "≠": "!=",
      "×": "*", "÷": "/", "−": "-", "&&&": "&&", "|||": "||",
    ][self]
  }

  /// Whether it is an operator that compares.
  fileprivate var isComparison: Bool {
    ["<", "<=", ">", ">=", "==", "!=", "===", "!=="].contains(self)
  }
}

extension GrammarItem {
  fileprivate var notSeparated: Bilingual {
    switch self {
    case .statements:
      Bilingual(
        en: "consecutive statements on a line must be separated by newline or ';'",
        zh: "同一行的两条语句之间要换行或用 `;` 隔开")
    case .declarations:
      Bilingual(
        en: "consecutive declarations on a line must be separated by newline or ';'",
        zh: "同一行的两个声明之间要换行或用 `;` 隔开")
    }
  }
}
