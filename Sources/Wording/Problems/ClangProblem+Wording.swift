import Records

extension ClangProblem {
  /// The problem in clang's words, and what to do.
  package var wording: Bilingual {
    switch self {
    case .expected(let item, let place): ClangWords.expected(item, place)
    case .toMatch(let sign): Bilingual(en: "to match this '\(sign)'", zh: "与这个 `\(sign)` 对应")
    case .missingBracket:
      Bilingual(
        en: "missing '[' at start of message send expression; write '[' in front of the receiver",
        zh: "消息表达式开头缺少 `[`；请在接收者前面写 `[`")
    case .missingEnd:
      Bilingual(
        en: "missing '@end'; close what was begun before this",
        zh: "缺少 `@end`；请在此之前结束已经开始的部分")
    case .startedHere(let what):
      Bilingual(en: "\(what) started here", zh: "\(ClangWords.container(what))从这里开始")
    case .extraneousBrace:
      Bilingual(
        en: "extraneous closing brace ('}'); is there one too many above?",
        zh: "多出一个 `}`；是不是上面多写了一个？")
    case .extraneous(let sign, let before):
      before == "}"
        ? Bilingual(
          en: "unexpected '\(sign)' before '}'; close the braces of the value first",
          zh: "`}` 之前不应有 `\(sign)`；请先写上初值的 `}`")
        : Bilingual(
          en: "extraneous '\(sign)' before '\(before)'; remove it, or open it further to the left",
          zh: "`\(before)` 之前多出一个 `\(sign)`；请删掉它，或在左边补上与它对应的符号")
    case .unexpectedAt(let word):
      Bilingual(
        en: "unexpected '@' in program; '@\(word)' is not allowed here",
        zh: "这里不应有 `@`：`@\(word)` 不能写在这里")
    case .endOutside:
      Bilingual(
        en: "'@end' must appear in an Objective-C context; nothing is open here, so remove it",
        zh: "`@end` 只能用来结束 `@interface`、`@implementation` 或 `@protocol`；这里没有可以结束的，请删掉它")
    case .endForBrace:
      Bilingual(
        en: "'@end' appears where closing brace '}' is expected; write '}' above it",
        zh: "`@end` 之前缺少 `}`；请在上面补上")
    case .missingContext(let what):
      Bilingual(
        en: "missing context for \(what); it goes between '@implementation' and '@end'",
        zh: "\(ClangWords.context(what))要写在 `@implementation` 和 `@end` 之间")
    case .notInside(let statement, let of):
      Bilingual(
        en: "'\(statement)' statement not in \(of); remove it, or use 'return' to leave a method",
        zh: "`\(statement)` 只能写在\(ClangWords.surrounding(of))里；请删掉它，要离开方法请用 `return`")
    case .statementOutside:
      Bilingual(
        en: "expected a declaration; code that runs goes into a method or a function",
        zh: "这里只能写声明；要执行的代码请写进方法或函数里")
    case .functionInFunction:
      Bilingual(
        en: "function definition is not allowed here; move it out, or use a block",
        zh: "函数里不能定义函数；请把它移到外面，或改用 block")
    case .methodInFunction(let name):
      Bilingual(
        en: "use of undeclared identifier '\(name)': a method begins here; is a '}' missing above?",
        zh: "方法 `\(name)` 不能写在另一个方法里；上面是不是少了一个 `}`？")
    case .tryAlone:
      Bilingual(
        en: "@try statement without a @catch and @finally clause; add one of them",
        zh: "`@try` 后面要有 `@catch` 或 `@finally`")
    case .missingComma:
      Bilingual(en: "missing ',' between enumerators; write it", zh: "枚举常量之间缺少 `,`")
    case .unterminatedString(let quote):
      Bilingual(
        en: "missing terminating \(quote == "'" ? "'" : "'\"'") character; close it on this line",
        zh: "缺少结尾的引号 `\(quote)`；请在同一行写上")
    case .unterminatedComment:
      Bilingual(en: "unterminated /* comment; close it with */", zh: "`/*` 注释没有结束；请写上 `*/`")
    case .fullWidth(let character, let code, let sign):
      Bilingual(
        en: "unexpected character <\(code)> '\(character)'; write '\(sign)'",
        zh: "这里有全角符号 `\(character)`；请改成半角的 `\(sign)`")
    case .invalidCharacter(let character, let code):
      Bilingual(
        en: "unexpected character <\(code)> '\(character)'; remove it",
        zh: "这里不能有字符 `\(character)`（\(code)）；请删掉它")
    case .invalidDigit(let digit, let kind):
      Bilingual(
        en: "invalid digit '\(digit)' in \(kind) constant; remove the 0 in front for a decimal one",
        zh: "\(kind == "octal" ? "以 0 开头的是八进制数" : "以 0b 开头的是二进制数")，不能有数字 `\(digit)`；十进制数请去掉前面的 0")
    case .invalidSuffix(let suffix, let kind):
      Bilingual(
        en: "invalid suffix '\(suffix)' on \(kind) constant; a name cannot begin with a digit",
        zh: "数字后面不能接 `\(suffix)`；名字也不能以数字开头")
    case .refused(let refusal): refusal.wording
    case .tooDeep(let limit):
      Bilingual(
        en: "bracket nesting level exceeded maximum of \(limit); divide the expression",
        zh: "嵌套超过了 \(limit) 层；请把它拆开")
    case .tooLarge(let limit):
      Bilingual(
        en: "the text is larger than \(limit) bytes; divide it into files",
        zh: "代码超过 \(limit) 字节；请分成几个文件")
    default: preprocessorWording
    }
  }

  private var preprocessorWording: Bilingual {
    switch self {
    case .unknownDirective(let word):
      Bilingual(
        en: "invalid preprocessing directive '#\(word)'; was '@\(word)' meant, or a comment?",
        zh: "没有 `#\(word)` 这条预处理指令；是不是想写 `@\(word)` 或注释？")
    case .unterminatedConditional:
      Bilingual(
        en: "unterminated conditional directive; add #endif", zh: "`#if` 没有结束；请补上 `#endif`")
    case .withoutIf(let directive):
      Bilingual(
        en: "#\(directive) without #if; remove it, or add the #if above",
        zh: "`#\(directive)` 前面没有 `#if`；请删掉它，或在上面补上 `#if`")
    case .macroNameMissing:
      Bilingual(en: "macro name missing; write a name after #define", zh: "`#define` 后面缺少宏的名字")
    case .macroParameters:
      Bilingual(
        en: "expected comma in macro parameter list; close it with ')' on the same line",
        zh: "宏的参数表写得不对；参数之间用 `,`，并在同一行用 `)` 结束")
    case .unterminatedMacro(let name):
      Bilingual(
        en: "unterminated function-like macro invocation; close the '(' after '\(name)'",
        zh: "宏 `\(name)` 的 `(` 没有对应的 `)`")
    case .macroArguments(let name, let tooMany):
      Bilingual(
        en: """
          too \(tooMany ? "many" : "few") arguments provided to function-like macro invocation; \
          look at the #define of '\(name)'
          """,
        zh: "给宏 `\(name)` 的参数太\(tooMany ? "多" : "少")；请看它的 `#define`")
    case .fileNameExpected:
      Bilingual(
        en: "expected \"FILENAME\" or <FILENAME>; write the name in quotes or angle brackets",
        zh: "`#import` 后面要写 \"文件名\" 或 <文件名>")
    case .conditionExpression(let item):
      Bilingual(
        en: "expected \(item) in preprocessor expression; fix the condition after #if",
        zh: "`#if` 后面的条件写得不对")
    case .message(let text): Bilingual(en: text, zh: text)
    case .headerMissing(let name):
      Bilingual(
        en: "'\(name)' file not found; what it declares is not known here",
        zh: "找不到文件 `\(name)`；其中声明的内容这里都不知道")
    case .assignmentAsCondition:
      Bilingual(
        en: """
          using the result of an assignment as a condition without parentheses; write '==' to \
          compare
          """,
        zh: "条件里用了赋值 `=`；要比较请写 `==`")
    case .emptyBody(let statement):
      Bilingual(
        en: "\(statement) statement has empty body; remove the ';' after ')'",
        zh: "`\(statement)` 语句没有内容；请删掉 `)` 后面的 `;`")
    case .declaresNothing:
      Bilingual(
        en: "declaration does not declare anything; write a name after the type",
        zh: "这个声明没有声明任何东西；请在类型后面写名字")
    case .macrosTooLarge(let limit):
      Bilingual(
        en: "macros make more than \(limit) words of this file; they are not expanded further",
        zh: "宏展开后超过 \(limit) 个词；不再继续展开")
    default: Bilingual(en: "expected expression", zh: "这里缺少表达式")
    }
  }
}
