import Records
import Rulebook

extension ExpressionProblem.Purpose {
  /// The words between `'nil'` and the type that cannot be nil.
  var refusesNil: String {
    switch self {
    case .initialization: "cannot initialize specified type"
    case .assignment: "cannot be assigned to type"
    case .returning: "is incompatible with return type"
    case .argument, .index, .operand: "is not compatible with expected argument type"
    case .condition: "is not compatible with expected condition type"
    case .element: "is not compatible with expected element type"
    case .coercion: "is not compatible with coerced type"
    case .closureResult: "is not compatible with closure result type"
    case .branch: "is not compatible with branch type"
    case .rawValue: "is not compatible with raw type"
    case .throwing: "is not compatible with thrown error type"
    }
  }

  var chinese: String {
    switch self {
    case .initialization: "指定类型"
    case .assignment: "要赋值的类型"
    case .argument: "参数类型"
    case .index: "下标类型"
    case .returning: "返回类型"
    case .condition: "条件类型"
    case .element: "元素类型"
    case .coercion: "目标类型"
    case .closureResult: "闭包的返回类型"
    case .branch: "分支的类型"
    case .rawValue: "原始值类型"
    case .throwing: "错误类型"
    case .operand: "操作数类型"
    }
  }

  func cannotConvert(_ from: String, _ to: String) -> Bilingual {
    if self == .throwing {
      return Bilingual(
        en: """
          thrown expression type '\(from)' does not conform to 'Error'; throw a value of an enum \
          that is declared ': Error'
          """, zh: "'\(from)' 没有遵循 'Error'，不能抛出；请抛出声明为 ': Error' 的枚举的值")
    }
    let head = self == .assignment ? "cannot assign " : "cannot convert "
    let words =
      switch self {
      case .initialization: "value of type '\(from)' to specified type '\(to)'"
      case .assignment: "value of type '\(from)' to type '\(to)'"
      case .argument, .index, .operand:
        "value of type '\(from)' to expected argument type '\(to)'"
      case .returning: "return expression of type '\(from)' to return type '\(to)'"
      case .condition: "value of type '\(from)' to expected condition type '\(to)'"
      case .element: "value of type '\(from)' to expected element type '\(to)'"
      case .coercion: "value of type '\(from)' to type '\(to)' in coercion"
      case .closureResult: "value of type '\(from)' to closure result type '\(to)'"
      case .branch: "value of type '\(from)' to branch type '\(to)'"
      case .rawValue: "value of type '\(from)' to raw type '\(to)'"
      case .throwing: "thrown expression of type '\(from)' to error type '\(to)'"
      }
    let advice = Self.advice(from, to)
    return Bilingual(
      en: head + words + (advice.map { "; \($0.en)" } ?? ""),
      zh: "不能把 '\(from)' 类型的值转换为\(chinese) '\(to)'" + (advice.map { "；\($0.zh)" } ?? ""))
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]

  /// How values of structures are made, by their type, for those who write a tuple.
  private static let calls = [
    "CGPoint": "CGPoint(x: …, y: …)", "CGSize": "CGSize(width: …, height: …)",
    "CGRect": "CGRect(x: …, y: …, width: …, height: …)", "CGVector": "CGVector(dx: …, dy: …)",
    "UIEdgeInsets": "UIEdgeInsets(top: …, left: …, bottom: …, right: …)",
    "UIOffset": "UIOffset(horizontal: …, vertical: …)",
  ]

  /// How to convert one type to the other.
  private static func advice(_ from: String, _ to: String) -> Bilingual? {
    if numbers.contains(to), numbers.contains(from) {
      return Bilingual(en: "write '\(to)(…)' around it", zh: "请写成 '\(to)(…)'")
    }
    if to == "String", numbers.contains(from) || from == "Bool" || from == "Character" {
      return Bilingual(
        en: "write 'String(…)' around it, or put it into the text with '\\(…)'",
        zh: "请写成 'String(…)'，或用 '\\(…)' 放进字符串里")
    }
    if to == "String" {
      return Bilingual(
        en: "write 'String(describing: …)' around it", zh: "请写成 'String(describing: …)'")
    }
    if from.hasPrefix("("), let call = calls[to] {
      return Bilingual(en: "write '\(call)'", zh: "请写成 '\(call)'")
    }
    if from == "()" {
      return Bilingual(
        en: "it gives no value: write '->' and the type where it is declared",
        zh: "它没有给出值；要给出值请在声明处写 '-> 类型'")
    }
    return nil
  }
}

extension ExpressionProblem.Mutation {
  /// The words for an immutable value, and the reason.
  package func wording(_ reason: ExpressionProblem.Immutability) -> Bilingual {
    let head =
      switch self {
      case .assignValue: Bilingual(en: "cannot assign to value", zh: "不能赋值")
      case .assignProperty: Bilingual(en: "cannot assign to property", zh: "不能给属性赋值")
      case .assignSubscript: Bilingual(en: "cannot assign through subscript", zh: "不能通过下标赋值")
      case .passInout:
        Bilingual(
          en: "cannot pass immutable value as inout argument", zh: "不能把不可变的值传给 inout 参数")
      case .assignExpression:
        Bilingual(en: "expression is not assignable", zh: "不能给表达式赋值")
      case .compound(let sign):
        Bilingual(
          en: "left side of mutating operator isn't mutable",
          zh: "运算符 '\(sign)' 的左边不可修改")
      case .mutatingMember(let name):
        Bilingual(
          en: "cannot use mutating member on immutable value",
          zh: "不能对不可变的值调用会修改它的成员 '\(name)'")
      case .mutatingGetter(let name):
        Bilingual(
          en: "cannot use mutating getter on immutable value",
          zh: "不能对不可变的值使用会修改它的 getter '\(name)'")
      }
    let why = reason.wording
    return Bilingual(en: "\(head.en): \(why.en)", zh: "\(head.zh)：\(why.zh)")
  }
}

extension ExpressionProblem.Immutability {
  fileprivate var wording: Bilingual {
    switch self {
    case .constant(let name):
      Bilingual(
        en: "'\(name)' is a 'let' constant; declare it with 'var', or make a copy",
        zh: "'\(name)' 是 'let' 常量；请用 'var' 声明，或先复制一份")
    case .getOnly(let name, nil):
      Bilingual(
        en: "'\(name)' is a get-only property; it has no setter", zh: "'\(name)' 是只读属性，没有 setter")
    case .getOnly(let name, let path?):
      Bilingual(
        en: "'\(name)' is a get-only property; set '\(path)' instead",
        zh: "'\(name)' 是只读属性；请改为设置 '\(path)'")
    case .getOnlySubscript:
      Bilingual(en: "subscript is get-only; it has no setter", zh: "这个下标是只读的，没有 setter")
    case .selfImmutable:
      Bilingual(
        en: "'self' is immutable; mark the method 'mutating'",
        zh: "'self' 不可修改；请把方法标为 'mutating'")
    case .setterInaccessible(let name):
      Bilingual(en: "'\(name)' setter is inaccessible", zh: "'\(name)' 的 setter 在这里不可访问")
    case .capture(let name):
      Bilingual(
        en: """
          '\(name)' is an immutable capture; leave it out of '[…]' to change the variable itself
          """, zh: "'\(name)' 是捕获列表里的副本，不可修改；要修改变量本身请从 '[…]' 里去掉它")
    case .literal:
      Bilingual(
        en: "literals are not mutable; write a variable on the left side",
        zh: "字面量不可修改；左边应是变量")
    case .callResult(nil):
      Bilingual(
        en: "function call returns immutable value; put it into a 'var' first",
        zh: "调用返回的值不可修改；请先放进 'var'")
    case .callResult(let name?):
      Bilingual(
        en: "'\(name)' returns immutable value; put it into a 'var' first",
        zh: "'\(name)' 返回的值不可修改；请先放进 'var'")
    case .method(let name):
      Bilingual(en: "'\(name)' is a method", zh: "'\(name)' 是方法")
    case .temporary:
      Bilingual(
        en: "expression is not assignable; put it into a 'var' first", zh: "表达式不能被赋值；请先放进 'var'")
    }
  }
}

extension ExpressionProblem.OldPlace {
  /// The sentence that an old spelling does not exist.
  func missing(_ name: String) -> String {
    switch self {
    case .scope: "cannot find '\(name)' in scope"
    case .member(let type): "value of type '\(type)' has no member '\(name)'"
    case .staticMember(let type): "type '\(type)' has no member '\(name)'"
    }
  }
}

extension DeclarationKind {
  /// The compiler's words for a call of this kind: `instance method 'contains'`.
  func called(_ name: String) -> String {
    switch self {
    case .initializer, .subscripting: words.en
    default: "\(words.en) '\(name)'"
    }
  }
}

extension ExpressionProblem.Unavailability {
  /// The sentence that a name is unavailable here, and why.
  package func wording(_ name: String) -> Bilingual {
    switch self {
    case .filesAndNetwork:
      Bilingual(
        en: "'\(name)' is unavailable: code here reaches no files, processes or network",
        zh: "'\(name)' 不可用：这里的代码不能访问文件、进程或网络")
    case .time:
      Bilingual(
        en: "'\(name)' is unavailable: time is simulated here, and only commands move it",
        zh: "'\(name)' 不可用：这里的时间是模拟的，只有命令能让它前进")
    case .threads:
      Bilingual(
        en: "'\(name)' is unavailable: everything runs on the main thread here",
        zh: "'\(name)' 不可用：这里的一切都在主线程上运行")
    case .storage:
      Bilingual(
        en: "'\(name)' is unavailable: nothing outlives the session here",
        zh: "'\(name)' 不可用：这里的数据不会在会话结束后保留")
    case .animationCalls:
      Bilingual(
        en: "'\(name)' is deprecated since iOS 13 and does not exist here; write "
          + "UIView.animate(withDuration:animations:) (AN-28)",
        zh: "'\(name)' 自 iOS 13 起弃用，这里没有；请改用 "
          + "UIView.animate(withDuration:animations:)（AN-28）")
    case .oldOpening:
      Bilingual(
        en: "'\(name)' is deprecated since iOS 10 and does not exist here; write "
          + "open(_:options:completionHandler:) (AP-46)",
        zh: "'\(name)' 自 iOS 10 起弃用，这里没有；请改用 open(_:options:completionHandler:)（AP-46）")
    case .unloading:
      Bilingual(
        en:
          "'\(name)' is deprecated since iOS 6 and never called: views stay loaded when memory is "
          + "short. didReceiveMemoryWarning() is called (VC-18)",
        zh: "'\(name)' 自 iOS 6 起弃用，不会被调用：内存不足时视图不再卸载。"
          + "会调用的是 didReceiveMemoryWarning()（VC-18）")
    case .notYet:
      notYet(name, card: Rulebook.rule(naming: name))
    case .elsewhere:
      Bilingual(
        en: "'\(name)' exists in an app, but not in the workbench yet; it is not part of UIKit",
        zh: "'\(name)' 在 app 里可用，但这里还没有；它不属于 UIKit")
    }
  }

  /// API without behaviour to simulate mostly has a card, which explains it.
  private func notYet(_ name: String, card: Rule?) -> Bilingual {
    Bilingual(
      en: "'\(name)' is part of UIKit, but does not exist in the workbench yet"
        + (card.map { "; rule \($0.id) tells of it" } ?? ""),
      zh: "'\(name)' 属于 UIKit，但这里还没有" + (card.map { "；它的说明见 rule \($0.id)" } ?? ""))
  }
}

extension ExpressionProblem.Silence {
  /// The sentence that a member is accepted, and why it has no effect.
  package func wording(_ name: String) -> Bilingual {
    switch self {
    case .accessibility:
      Bilingual(
        en: "'\(name)' is kept, without effect: assistive technologies are off here",
        zh: "'\(name)' 会被保留，但没有效果：这里没有开启任何辅助功能")
    case .haptics:
      Bilingual(
        en: "'\(name)' has no effect: there is nothing to feel here",
        zh: "'\(name)' 没有效果：这里感觉不到振动")
    case .interfaceBuilder:
      Bilingual(
        en: "'\(name)' is never called here: only Interface Builder calls it",
        zh: "'\(name)' 在这里不会被调用：只有 Interface Builder 会调用它")
    case .device:
      Bilingual(
        en: "'\(name)' has no effect: nothing rotates here, and the screen has no home indicator",
        zh: "'\(name)' 没有效果：这里屏幕不会旋转，也没有主屏幕指示条")
    case .traits:
      Bilingual(
        en: "'\(name)' is never called here: the device's traits do not change",
        zh: "'\(name)' 在这里不会被调用：设备的 traits 不会改变")
    case .copies:
      Bilingual(
        en: "'\(name)' is kept, without effect: all copies are in one plane and move at once here",
        zh: "'\(name)' 会被保留，但没有效果：这里所有副本都在同一平面上，并且同时移动")
    }
  }
}
