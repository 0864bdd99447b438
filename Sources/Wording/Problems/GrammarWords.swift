import Records

/// The parser's names of the parts of Swift's grammar, in both languages.
///
/// Text that is not in the table, such as a quoted token, stays as the parser writes it.
enum GrammarWords {
  /// ` to end class`, ` in function call`; nothing without a place.
  static func english(_ place: GrammarPlace?) -> String {
    guard let place else { return "" }
    let word =
      switch place.relation {
      case .toStart: "to start"
      case .toEnd: "to end"
      case .inside: "in"
      case .after: "after"
      case .before: "before"
      }
    return " \(word) \(place.name)"
  }

  /// `class 的末尾`, `函数调用中`; nothing without a place.
  static func chinese(_ place: GrammarPlace?) -> String {
    guard let place else { return "" }
    let name = chinese(place.name).drop { $0 == " " }
    return switch place.relation {
    case .toStart: "\(name)的开头"
    case .toEnd: "\(name)的末尾"
    case .inside: "\(name)中"
    case .after: "\(name)之后"
    case .before: "\(name)之前"
    }
  }

  /// The Chinese for a phrase of the parser, such as `'{' and code block`.
  static func chinese(_ phrase: String) -> String {
    if let word = words[phrase] { return word }
    for (english, chinese) in [(", and ", "、"), (" and ", "和")] {
      let parts = phrase.split(separator: english, maxSplits: 1)
      if parts.count == 2 {
        return Self.chinese(String(parts[0])) + chinese + Self.chinese(String(parts[1]))
      }
    }
    for (ending, chinese) in [("statement", "语句"), ("expression", "表达式"), ("clause", "子句")] {
      let end = "' \(ending)"
      if phrase.hasPrefix("'"), phrase.hasSuffix(end) {
        return " `\(phrase.dropFirst().dropLast(end.count))` \(chinese)"
      }
    }
    if phrase.hasPrefix("'"), phrase.hasSuffix("' modifier") {
      return "修饰词 `\(phrase.dropFirst().dropLast("' modifier".count))`"
    }
    if phrase.hasPrefix("'"), phrase.hasSuffix("' keyword") {
      return "关键字 `\(phrase.dropFirst().dropLast("' keyword".count))`"
    }
    if phrase.hasPrefix("code '"), phrase.hasSuffix("'") {
      return "代码 `\(phrase.dropFirst("code '".count).dropLast())`"
    }
    if phrase.hasPrefix("'"), phrase.hasSuffix("'"), phrase.count > 2 {
      return " `\(phrase.dropFirst().dropLast())`"
    }
    return " \(phrase) "
  }

  private static let words: [String: String] = [
    "expression": "表达式", "statement": "语句", "declaration": "声明", "type": "类型",
    "pattern": "名字或模式", "identifier": "名字", "name": "名字", "value": "值", "body": "主体",
    "code": "代码", "code block": "大括号里的代码", "member block": "大括号里的成员",
    "brace": "大括号 `}`", "braces": "大括号", "condition": "条件", "operator": "运算符",
    "ternary operator": "三元运算符", "function": "函数", "function call": "函数调用",
    "function signature": "函数签名", "function type": "函数类型", "parameter": "参数",
    "parameter clause": "参数列表", "parameters": "参数", "arguments": "实参", "closure": "闭包",
    "closure signature": "闭包的开头", "closure capture clause": "捕获列表", "class": "类",
    "struct": "结构体", "enum": "枚举", "enum case": "枚举成员", "protocol": "协议",
    "extension": "扩展", "initializer": "构造方法", "deinitializer": "析构方法",
    "subscript": "下标", "variable": "变量声明", "constant": "常量声明", "accessor": "访问器",
    "type annotation": "类型标注", "value binding pattern": "let 或 var 模式",
    "inheritance clause": "继承列表", "inherited type": "继承的类型", "return type": "返回类型",
    "array": "数组", "array type": "数组类型", "dictionary": "字典", "tuple": "元组",
    "tuple type": "元组类型", "string literal": "字符串", "integer literal": "整数",
    "member access": "成员访问", "optional binding": "可选绑定", "switch case": "switch 的 case",
    "attribute": "属性标记", "modifier": "修饰词", "import": "import",
    "generic argument clause": "泛型实参", "generic parameter clause": "泛型参数",
    "ternary expression": "三元表达式", "conditional compilation block": "#if 块",
    "typealias declaration": "typealias", "source file": "文件", "label": "标签",
    "else body": "else 的主体", "key path": "键路径", "macro expansion": "# 表达式",
    "syntax": "内容", "token": "记号",
  ]
}
