import Records

extension ObjectiveCProblem {
  /// The problem in clang's words, and what to do.
  package var wording: Bilingual {
    switch self {
    case .undeclared(let name, let near):
      Bilingual(
        en: "use of undeclared identifier '\(name)'" + Self.meant(near, "declare it first"),
        zh: "没有声明过标识符“\(name)”" + Self.meantInChinese(near, "请先声明"))
    case .unknownType(let name, let near):
      Bilingual(
        en: "unknown type name '\(name)'" + Self.meant(near, "declare it, or check its spelling"),
        zh: "没有名为“\(name)”的类型" + Self.meantInChinese(near, "请先声明，或检查拼写"))
    case .unknownProtocol(let name):
      Bilingual(
        en: "cannot find protocol declaration for '\(name)'; declare it, or leave it out",
        zh: "找不到协议“\(name)”的声明；请先声明或去掉它")
    case .missingStar(let name):
      Bilingual(
        en: "interface type cannot be statically allocated; write '\(name) *'",
        zh: "对象只能用指针；请写 `\(name) *`")
    case .unknownSuperclass(let name, let own, let near):
      Bilingual(
        en:
          "cannot find interface declaration for '\(name)', superclass of '\(own)'"
          + Self.meant(near, "declare that class first, or check its spelling"),
        zh:
          "找不到“\(own)”的父类“\(name)”的声明"
          + Self.meantInChinese(near, "请先声明它，或检查拼写"))
    case .redefinition(let name):
      Bilingual(
        en: "redefinition of '\(name)'; give one of the two another name",
        zh: "“\(name)”重复定义；请给其中一个换个名字")
    case .forwardClass(let name):
      Bilingual(
        en:
          "class '\(name)' is known by '@class' alone; write its @interface and its "
          + "@implementation",
        zh: "类“\(name)”只有 @class 声明；请写出它的 @interface 和 @implementation")
    case .implementationWithoutInterface(let name):
      Bilingual(
        en:
          "cannot find interface declaration for '\(name)'; write '@interface \(name) : UIView' "
          + "and '@end' before it",
        zh: "找不到“\(name)”的 @interface；请在它前面写 `@interface \(name) : UIView` 和 `@end`")
    case .unavailable(let name):
      Bilingual(
        en: "'\(name)' is not part of this workbench; leave it out, or replace it",
        zh: "这个工作台没有“\(name)”；请去掉或换一种写法")
    default: messageWording
    }
  }

  private var messageWording: Bilingual {
    switch self {
    case .noVisibleInterface(let name, let selector, let near):
      Bilingual(
        en:
          "no visible @interface for '\(name)' declares the selector '\(selector)'"
          + Self.meant(near, "declare the method in the class, or check its name"),
        zh:
          "“\(name)”的 @interface 没有声明方法 `\(selector)`"
          + Self.meantInChinese(near, "请在类里声明它，或检查拼写"))
    case .unknownInstanceMethod(let selector, let near):
      Bilingual(
        en:
          "no known instance method for selector '\(selector)'"
          + Self.meant(near, "declare it in a class, or check its name"),
        zh: "没有哪个类有实例方法 `\(selector)`" + Self.meantInChinese(near, "请先声明，或检查拼写"))
    case .unknownClassMethod(let name, let selector, let near):
      Bilingual(
        en:
          "no known class method for selector '\(selector)' of '\(name)'"
          + Self.meant(near, "declare it with '+', or check its name"),
        zh: "“\(name)”没有类方法 `\(selector)`" + Self.meantInChinese(near, "请用 + 声明，或检查拼写"))
    case .classMethodOfObject(let selector, let name):
      Bilingual(
        en: "'\(selector)' is a class method; send it to the class: [\(name) \(selector)…]",
        zh: "`\(selector)` 是类方法；请发给类：[\(name) \(selector)…]")
    case .instanceMethodOfClass(let selector, let name):
      Bilingual(
        en:
          "'\(selector)' is an instance method of '\(name)'; send it to an object, not to the class",
        zh: "`\(selector)` 是“\(name)”的实例方法；请发给对象，而不是类")
    case .badReceiver(let type):
      Bilingual(
        en: "bad receiver type '\(type)'; only objects and classes take messages",
        zh: "不能给类型“\(type)”发消息；只有对象和类可以接收消息")
    case .classReceiver(let selector):
      Bilingual(
        en:
          "'\(selector)' cannot be sent to a class that only a variable knows; name the class",
        zh: "`\(selector)` 不能发给只在变量里的类；请写出类名")
    case .initOfObject(let selector):
      Bilingual(
        en: "'\(selector)' follows 'alloc' or 'super' alone: write [[X alloc] \(selector)…]",
        zh: "`\(selector)` 只能跟在 alloc 或 super 后面：[[X alloc] \(selector)…]")
    case .allocAlone:
      Bilingual(
        en: "'alloc' without 'init' at once is not run here; write [[X alloc] init]",
        zh: "alloc 后面要马上 init；请写 [[X alloc] init]")
    case .noProperty(let name, let type, let near):
      Bilingual(
        en:
          "property '\(name)' not found on object of type '\(type)'"
          + Self.meant(near, "declare it, or check its name"),
        zh: "类型“\(type)”没有属性“\(name)”" + Self.meantInChinese(near, "请先声明，或检查拼写"))
    case .noField(let name, let type, let near):
      Bilingual(
        en: "no member named '\(name)' in '\(type)'" + Self.meant(near, "check its name"),
        zh: "“\(type)”没有成员“\(name)”" + Self.meantInChinese(near, "请检查拼写"))
    case .wrongAccess(true, let type):
      Bilingual(
        en: "member reference type '\(type)' is not a pointer; use '.' instead of '->'",
        zh: "类型“\(type)”不是指针；请用 . 代替 ->")
    case .wrongAccess(false, let type):
      Bilingual(
        en: "member reference type '\(type)' is a pointer; use '->' instead of '.'",
        zh: "类型“\(type)”是指针；请用 -> 代替 .")
    case .notSubscriptable(let type):
      Bilingual(
        en: "expected method to read an element not found on object of type '\(type)'",
        zh: "类型“\(type)”的对象不能用下标读取")
    case .neverCalled(let selector, let meant):
      Bilingual(
        en:
          "UIKit never calls '\(selector)'; the method that it calls is '\(meant)': correct the "
          + "name",
        zh: "UIKit 不会调用 `\(selector)`；它调用的是 `\(meant)`：请改正名字")
    default: writingWording
    }
  }

  private var writingWording: Bilingual {
    switch self {
    case .notAssignable:
      Bilingual(
        en: "expression is not assignable; assign to a variable, a property or an element",
        zh: "这个表达式不能赋值；只能给变量、属性或元素赋值")
    case .propertyPartAssigned(let name):
      Bilingual(
        en:
          "expression is not assignable: the property returns a copy of its structure; copy it "
          + "into a variable, change that, and assign it: '\(name) = …'",
        zh: "这个表达式不能赋值：属性返回的是结构体的副本；请先存到变量里修改，再赋回 `\(name) = …`")
    case .readOnlyProperty(let name):
      Bilingual(
        en: "assignment to readonly property '\(name)'; it can only be read",
        zh: "属性“\(name)”是只读的，不能赋值")
    case .capturedByValue(let name):
      Bilingual(
        en:
          "variable is not assignable (missing __block type specifier); declare '\(name)' with "
          + "'__block' before the block",
        zh: "block 里不能给“\(name)”赋值（缺少 __block）；请在 block 之前用 `__block` 声明它")
    case .constantAssigned(let name):
      Bilingual(
        en: "cannot assign to variable '\(name)' with const-qualified type; remove 'const'",
        zh: "“\(name)”是 const，不能赋值；请去掉 const")
    default: typeWording
    }
  }

  private var typeWording: Bilingual {
    switch self {
    case .notScalar(let type):
      Bilingual(
        en:
          "statement requires expression of scalar type ('\(type)' invalid); compare a number or "
          + "a pointer",
        zh: "条件必须是数或指针，不能是“\(type)”")
    case .invalidOperands(let sign, let left, let right):
      Bilingual(
        en:
          "invalid operands to binary expression ('\(left)' and '\(right)'); both sides of '\(sign)' "
          + "must be numbers, or be compared as pointers",
        zh: "运算符 `\(sign)` 不能用于“\(left)”和“\(right)”；两边要么是数，要么作为指针比较")
    case .invalidOperand(let sign, let type):
      Bilingual(
        en: "invalid argument type '\(type)' to unary expression; use a number with '\(sign)'",
        zh: "运算符 `\(sign)` 不能用于“\(type)”；请用数")
    case .incompatible(let purpose, let to, let from):
      Bilingual(
        en: purpose.english(to, from, isOfPointers: false) + "; convert it first",
        zh: "需要“\(to)”，而这里是“\(from)”；请先转换")
    case .incompatibleBlocks(let purpose, let to, let from):
      Bilingual(
        en:
          "incompatible block pointer types " + purpose.english(to, from, isOfPointers: true)
          + "; give the block the parameters and the result that are wanted",
        zh: "block 类型不符：需要“\(to)”，而这里是“\(from)”；请改成一样的参数和返回值")
    case .incompatiblePointers(let purpose, let to, let from):
      Bilingual(
        en:
          "incompatible pointer types " + purpose.english(to, from, isOfPointers: true)
          + "; cast it if you know better: (\(to))…",
        zh: "指针类型不符：需要“\(to)”，而这里是“\(from)”；如果确定，请强制转换：(\(to))…")
    case .distinctPointers(let left, let right):
      Bilingual(
        en: "comparison of distinct pointer types ('\(left)' and '\(right)'); they are never equal",
        zh: "比较的是不同类型的指针（“\(left)”和“\(right)”），永远不会相等")
    case .invalidCast(let from, let to):
      Bilingual(
        en: "a value of type '\(from)' cannot be cast to '\(to)'; convert it by a method",
        zh: "类型“\(from)”的值不能强制转换为“\(to)”；请用方法转换")
    case .divisionByZero(let isRemainder):
      Bilingual(
        en: (isRemainder ? "remainder" : "division")
          + " by zero is undefined; divide by another number",
        zh: "除以零没有定义；请换一个除数")
    case .notCallable(let type):
      Bilingual(
        en: "called object type '\(type)' is not a function or a block; check the name",
        zh: "类型“\(type)”不是函数或 block，不能调用；请检查名字")
    case .argumentCount(let expected, let given, let isMethod):
      Bilingual(
        en:
          "too \(given < expected ? "few" : "many") arguments to "
          + "\(isMethod ? "method" : "function") call, expected \(expected), have \(given)",
        zh: "参数个数不对：需要 \(expected) 个，给了 \(given) 个")
    case .notConstant:
      Bilingual(
        en: "initializer element is not a compile-time constant; use a number or a text",
        zh: "这里只能用编译期常量，例如数或字符串")
    case .initializerCount:
      Bilingual(
        en: "excess elements in initializer; leave the last ones out",
        zh: "初始化列表的元素太多；请去掉多余的")
    default: statementWording
    }
  }

  private var statementWording: Bilingual {
    switch self {
    case .missingReturn:
      Bilingual(
        en: "non-void function does not return a value in all control paths; add a 'return'",
        zh: "有返回值的函数在有的分支没有返回；请补上 return")
    case .valueInVoid:
      Bilingual(
        en: "void method should not return a value; leave the value out",
        zh: "返回 void 的方法不能返回值；请去掉返回值")
    case .returnWithoutValue:
      Bilingual(
        en: "non-void function should return a value; write it after 'return'",
        zh: "这个函数需要返回值；请写在 return 后面")
    case .notInLoop(let word):
      Bilingual(
        en: "'\(word)' statement not in loop or switch statement; remove it",
        zh: "`\(word)` 只能写在循环或 switch 里；请去掉它")
    case .notCollection(let type):
      Bilingual(
        en:
          "the type '\(type)' is not a pointer to a fast-enumerable object; use an NSArray, NSSet "
          + "or NSDictionary",
        zh: "类型“\(type)”不能用 for-in 遍历；请用 NSArray、NSSet 或 NSDictionary")
    case .duplicateCase(let value):
      Bilingual(
        en: "duplicate case value '\(value)'; remove one of the two",
        zh: "case 值“\(value)”重复；请去掉其中一个")
    case .formatArgument(let conversion, let type, let better):
      Bilingual(
        en:
          "format specifies '\(conversion)' but the argument has type '\(type)'; write "
          + "'\(better)'",
        zh: "格式 `\(conversion)` 与参数类型“\(type)”不符；请写 `\(better)`")
    case .formatCount(let expected, let given):
      Bilingual(
        en:
          given < expected
          ? "more '%' conversions than data arguments: expected \(expected), have \(given)"
          : "data argument not used by format string: expected \(expected), have \(given)",
        zh: "格式需要 \(expected) 个参数，给了 \(given) 个")
    case .catchesNoObject(let type):
      Bilingual(
        en:
          "@catch parameter is not a pointer to an interface type ('\(type)'); write "
          + "'NSException *e' or 'id e'",
        zh: "@catch 的参数不是对象指针（“\(type)”）；请写 `NSException *e` 或 `id e`")
    case .throwsNoObject(let type):
      Bilingual(
        en:
          "@throw requires an Objective-C object type ('\(type)' invalid); make an NSException",
        zh: "@throw 需要对象（“\(type)” 不行）；请创建一个 NSException")
    case .rethrowOutsideCatch:
      Bilingual(
        en:
          "@throw (rethrow) used outside of a @catch block; write '@throw e;' with an object",
        zh: "@throw; 只能写在 @catch 里；请写 `@throw e;`")
    case .fault(let fault, let name): fault.wording(name)
    case .manualCounting(let word):
      Bilingual(
        en:
          "ARC forbids explicit message send of '\(word)'; remove it: the compiler counts "
          + "references",
        zh: "ARC 不允许手动发送 `\(word)`；请去掉它：引用计数由编译器管理")
    case .runtimeFunction(let name):
      Bilingual(
        en: "'\(name)' is not run here; \(Self.insteadOf(name).en)",
        zh: "这里不支持 `\(name)`；\(Self.insteadOf(name).zh)")
    case .notRun(let part): part.wording
    default: Bilingual(en: "not valid here", zh: "这里无效")
    }
  }

  /// The advice for code that calls the runtime.
  private static func insteadOf(_ name: String) -> Bilingual {
    switch name {
    case _ where name.hasPrefix("objc_msgSend"):
      Bilingual(
        en: "send the message: [object selector]", zh: "请直接发消息：[object selector]")
    case "class_addMethod", "class_replaceMethod", "method_setImplementation",
      "method_getImplementation", "class_getMethodImplementation", "imp_implementationWithBlock",
      "IMP":
      Bilingual(
        en: "declare the method in a category, and exchange two of one class with "
          + "method_exchangeImplementations",
        zh: "请在分类里声明方法，并用 method_exchangeImplementations 交换同一个类的两个方法")
    case "class_getClassMethod":
      Bilingual(
        en: "methods of instances alone are exchanged; override the class method",
        zh: "只能交换实例方法；请重写类方法")
    case "object_setClass", "objc_allocateClassPair", "objc_registerClassPair":
      Bilingual(
        en: "declare a subclass, and make the object of it", zh: "请声明子类，并用它创建对象")
    case "predicateWithFormat:":
      Bilingual(
        en: "write predicateWithBlock:, whose block says whether an object fits",
        zh: "请改用 predicateWithBlock:，由 block 判断对象是否符合")
    case "object_getClass", "objc_getClass", "NSClassFromString":
      Bilingual(en: "write [object class], or [X class]", zh: "请写 [object class] 或 [X class]")
    case "class_getSuperclass":
      Bilingual(en: "write [X superclass]", zh: "请写 [X superclass]")
    case "class_getName", "object_getClassName":
      Bilingual(
        en: "write NSStringFromClass([object class])", zh: "请写 NSStringFromClass([object class])")
    case "sel_getName":
      Bilingual(en: "write NSStringFromSelector(selector)", zh: "请写 NSStringFromSelector(selector)")
    case "sel_registerName":
      Bilingual(en: "write NSSelectorFromString(@\"…\")", zh: "请写 NSSelectorFromString(@\"…\")")
    case "class_copyIvarList", "class_copyPropertyList", "class_copyMethodList",
      "object_getIvar", "object_setIvar", "Ivar", "objc_property_t":
      Bilingual(
        en: "ask for a value by its key: [object valueForKey:@\"name\"]",
        zh: "请用键取值：[object valueForKey:@\"name\"]")
    case "objc_removeAssociatedObjects":
      Bilingual(
        en: "set each associated object to nil", zh: "请把每个关联对象设为 nil")
    default:
      Bilingual(
        en: "override the method, or ask respondsToSelector:",
        zh: "请重写方法，或用 respondsToSelector: 询问")
    }
  }

  private static func meant(_ near: [String], _ otherwise: String) -> String {
    near.isEmpty
      ? "; \(otherwise)"
      : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  private static func meantInChinese(_ near: [String], _ otherwise: String) -> String {
    near.isEmpty ? "；\(otherwise)" : "；是不是 \(near.map { "`\($0)`" }.joined(separator: " 或 "))？"
  }
}

extension ObjectiveCProblem.Purpose {
  /// Two types that do not go together, in clang's words, which says of pointers first that they
  /// are.
  fileprivate func english(_ to: String, _ from: String, isOfPointers: Bool) -> String {
    let kind = isOfPointers ? "" : "incompatible type "
    let named = isOfPointers ? "type " : kind
    switch self {
    case .initializing: return "initializing '\(to)' with an expression of \(named)'\(from)'"
    case .assigning: return "assigning to '\(to)' from \(kind)'\(from)'"
    case .sending: return "sending '\(from)' to parameter of \(named)'\(to)'"
    case .passing: return "passing '\(from)' to parameter of \(named)'\(to)'"
    case .returning:
      let result = isOfPointers ? "result type" : "incompatible result type"
      return "returning '\(from)' from a function with \(result) '\(to)'"
    case .casting: return "casting '\(from)' to \(named)'\(to)'"
    }
  }
}

extension ObjectiveCProblem.Part {
  fileprivate var wording: Bilingual {
    switch self {
    case .associatedObjects:
      Bilingual(
        en: "the key of an associated object is &kKey of a static variable, @selector(…) or _cmd",
        zh: "关联对象的键必须是静态变量的 &kKey、@selector(…) 或 _cmd")
    case .goto:
      Bilingual(
        en: "'goto' is not run here; use a loop, or return early", zh: "这里不支持 goto；请用循环或提前返回")
    case .functionPointers:
      Bilingual(
        en: "pointers to functions are not run here; use a block", zh: "这里不支持函数指针；请用 block")
    case .unions:
      Bilingual(en: "unions are not run here; use a struct", zh: "这里不支持 union；请用 struct")
    case .bitFields:
      Bilingual(
        en: "bit-fields are not run here; use a BOOL or an integer", zh: "这里不支持位域；请用 BOOL 或整数")
    case .variadicFunctions:
      Bilingual(
        en: "functions with '...' of your own are not run here; take an NSArray",
        zh: "这里不支持自定义可变参数函数；请用 NSArray 作参数")
    case .addresses:
      Bilingual(
        en: "the address of this is not taken here; pass the variable, or return the value",
        zh: "这里不能取它的地址；请传变量或返回值")
    case .pointers:
      Bilingual(
        en:
          "pointers to numbers and structures are not run here; use the variable itself, or an "
          + "array: int values[3]",
        zh: "这里不支持指向数或结构体的指针；请直接用变量，或用数组：int values[3]")
    case .arraysOfArrays:
      Bilingual(
        en: "arrays of arrays are not run here; use one array: m[row * width + column]",
        zh: "这里不支持多维数组；请用一维数组：m[row * width + column]")
    case .pointerArithmetic:
      Bilingual(
        en: "arithmetic with pointers is not run here; use an index: p[i]",
        zh: "这里不支持指针运算；请用下标 p[i]")
    case .charText:
      Bilingual(
        en: "texts of C are not run here; write @\"…\"", zh: "这里不支持 C 字符串；请写 @\"…\"")
    case .statementExpressions:
      Bilingual(
        en: "statements in an expression are not run here; write a function",
        zh: "这里不支持语句表达式；请写成函数")
    case .nestedFunctions:
      Bilingual(
        en: "a function in a function is not run here; use a block", zh: "函数里不能再定义函数；请用 block")
    case .complexLiterals:
      Bilingual(
        en: "this form of initializer is not run here; assign the parts one by one",
        zh: "这里不支持这种初始化写法；请逐个赋值")
    case .classMessages:
      Bilingual(
        en: "messages to a class in a variable are not run here; name the class",
        zh: "不能给变量里的类发消息；请写出类名")
    case .rootClass:
      Bilingual(
        en: "a class without a superclass is not run here; write ': NSObject'",
        zh: "这里的类必须有父类；请写 `: NSObject`")
    case .protocolValues:
      Bilingual(
        en: "'@protocol(…)' is run as the argument of conformsToProtocol: alone",
        zh: "@protocol(…) 只能用作 conformsToProtocol: 的参数")
    case .ivarsOfExtension:
      Bilingual(
        en: "a category cannot have instance variables; put them into the class",
        zh: "分类不能有实例变量；请放进类里")
    case .tableDeclaration:
      Bilingual(
        en:
          "a class of the frameworks cannot be declared again; use a category: @interface X (Mine)",
        zh: "不能重新声明框架里的类；请用分类：@interface X (Mine)")
    }
  }
}
