import Records

extension ObjectiveCFault {
  /// The sentence about a name, in clang's words and with what to do.
  package func wording(_ name: String) -> Bilingual {
    switch self {
    case .duplicateProperty:
      Bilingual(
        en: "property has a previous declaration: '\(name)'; leave one of the two out",
        zh: "属性“\(name)”已经声明过；请去掉一个")
    case .duplicateInterface:
      Bilingual(
        en: "duplicate interface definition for class '\(name)'; write a category for more methods",
        zh: "类“\(name)”的 @interface 重复；要加方法请写分类")
    case .duplicateMember:
      Bilingual(
        en: "duplicate member '\(name)'; leave one of the two out", zh: "成员“\(name)”重复；请去掉一个")
    case .duplicateParameter:
      Bilingual(
        en: "redefinition of parameter '\(name)'; give one of the two another name",
        zh: "参数“\(name)”重名；请给其中一个换个名字")
    case .duplicateEnumerator:
      Bilingual(
        en: "redefinition of enumerator '\(name)'; constants of C share one space of names",
        zh: "枚举常量“\(name)”重复；C 的常量共用一个命名空间")
    case .conflictingTypes:
      Bilingual(
        en: "conflicting types for '\(name)'; make both declarations the same",
        zh: "“\(name)”的两次声明类型不同；请改成一致")
    case .conflictingSuperclass:
      Bilingual(
        en: "conflicting super class name '\(name)'; write it in the @interface alone",
        zh: "父类名“\(name)”与 @interface 不一致；只写在 @interface 里")
    case .ownSuperclass:
      Bilingual(
        en: "trying to recursively use '\(name)' as superclass of '\(name)'; name another class",
        zh: "类“\(name)”不能以自己为父类；请写别的类")
    case .propertyNotDeclared:
      Bilingual(
        en:
          "property implementation must have its declaration in interface '\(name)' or one of its "
          + "extensions; declare the property there",
        zh: "实现的属性必须在“\(name)”的 @interface 或类扩展里声明")
    case .alreadyImplemented:
      Bilingual(
        en: "property '\(name)' is already implemented; leave one of the two out",
        zh: "属性“\(name)”已经实现过；请去掉一个")
    case .multipleDefaults:
      Bilingual(
        en: "multiple default labels in one switch; leave one of the two out",
        zh: "一个 switch 里有多个 default；请去掉一个")
    case .duplicateMethod:
      Bilingual(
        en: "duplicate declaration of method '\(name)'; leave one of the two out",
        zh: "方法“\(name)”重复声明；请去掉一个")
    case .conflictingVariable:
      Bilingual(
        en: "redefinition of \(name); make both declarations the same",
        zh: "变量的两次声明类型不同：\(name)；请改成一致")
    case .conflictingAlias:
      Bilingual(
        en: "typedef redefinition with different types (\(name)); make both the same",
        zh: "typedef 的两次定义类型不同（\(name)）；请改成一致")
    case .conflictingResult:
      Bilingual(
        en: "conflicting return type in implementation of \(name); make both the same",
        zh: "实现的返回类型与声明不同：\(name)；请改成一致")
    case .conflictingParameter:
      Bilingual(
        en: "conflicting parameter types in implementation of \(name); make both the same",
        zh: "实现的参数类型与声明不同：\(name)；请改成一致")
    default: useWording(name)
    }
  }

  private func useWording(_ name: String) -> Bilingual {
    switch self {
    case .unknownAttribute:
      Bilingual(
        en: "unknown property attribute '\(name)'; check its spelling",
        zh: "没有名为“\(name)”的属性特性；请检查拼写")
    case .attributeOfObject:
      Bilingual(
        en: "property with '\(name)' attribute must be of object type; use assign for numbers",
        zh: "“\(name)”只能用于对象类型的属性；数值请用 assign")
    case .exclusiveAttributes:
      Bilingual(
        en: "property attributes \(name) are mutually exclusive; choose one",
        zh: "属性特性 \(name) 不能同时使用；请选一个")
    case .undeclaredFunction:
      Bilingual(
        en: "call to undeclared function '\(name)'; write its prototype or its code above",
        zh: "调用了没有声明的函数“\(name)”；请把原型或实现写在前面")
    case .privateVariable:
      Bilingual(
        en: "instance variable '\(name)' is private; use the property: self.…",
        zh: "实例变量“\(name)”是私有的；请用属性 self.…")
    case .voidVariable:
      Bilingual(
        en: "variable has incomplete type 'void': '\(name)'; write another type",
        zh: "变量“\(name)”不能是 void；请写别的类型")
    case .blockReturn:
      Bilingual(
        en: "non-void block does not return a value in all control paths; add a 'return'",
        zh: "有返回值的 block 在有的分支没有返回；请补上 return")
    case .multipleMethods:
      Bilingual(
        en:
          "multiple methods named '\(name)' found with mismatched result, parameter type or "
          + "attributes; cast the object to its class",
        zh: "有多个类型不同的方法“\(name)”；请把对象转换成它的类")
    case .retainImplementation:
      Bilingual(
        en: "ARC forbids implementation of '\(name)'; give the method another name",
        zh: "ARC 下不能实现“\(name)”；请给方法换个名字")
    default: valueWording(name)
    }
  }

  private func valueWording(_ name: String) -> Bilingual {
    switch self {
    case .droppedInit:
      Bilingual(
        en:
          "the result of a delegate init call must be immediately returned or assigned to 'self'; "
          + "write 'self = [super init…];'",
        zh: "[super init…] 的结果必须立即返回或赋给 self；请写 `self = [super init…];`")
    case .missingAtSign:
      Bilingual(
        en: "string literal must be prefixed by '@'; write @\"…\"", zh: "字符串前面要写 @：@\"…\"")
    case .returnedByValue:
      Bilingual(
        en:
          "interface type '\(name)' cannot be returned by value; did you forget * in '\(name)'?",
        zh: "“\(name)”不能按值返回；是不是漏写了 *：`\(name) *`？")
    case .passedByValue:
      Bilingual(
        en: "interface type '\(name)' cannot be passed by value; did you forget * in '\(name)'?",
        zh: "“\(name)”不能按值传递；是不是漏写了 *：`\(name) *`？")
    case .numberElement:
      Bilingual(
        en: "\(name) literal must be prefixed by '@' in a collection; write @1, @YES or @(x)",
        zh: "集合里的数要写成对象：@1、@YES 或 @(x)")
    case .elementNoObject:
      Bilingual(
        en:
          "collection element of type '\(name)' is not an Objective-C object; write @(x) for a "
          + "number, [NSNull null] for nothing",
        zh: "集合的元素必须是对象，“\(name)”不是；数请写 @(x)，空请写 [NSNull null]")
    default: warningWording(name)
    }
  }

  private func warningWording(_ name: String) -> Bilingual {
    switch self {
    case .undefinedMethod:
      Bilingual(
        en: "method definition for '\(name)' not found; write it, or take it out of the @interface",
        zh: "没有找到方法“\(name)”的实现；请写出来，或从 @interface 里去掉")
    case .missingRequirement:
      Bilingual(
        en: "method \(name) not implemented; the protocol requires it",
        zh: "没有实现方法 \(name)；协议要求它")
    case .unusedComparison:
      Bilingual(
        en: "\(name) comparison result unused; for an assignment write one '='",
        zh: "比较的结果没有用到；赋值请只写一个 =")
    case .unusedResult:
      Bilingual(en: "expression result unused; assign it, or leave it out", zh: "表达式的结果没有用到")
    case .unusedProperty:
      Bilingual(
        en:
          "property access result unused - getters should not be used for side effects; call a "
          + "method",
        zh: "读取属性的结果没有用到；getter 不应有副作用")
    case .literalComparison:
      Bilingual(
        en:
          "direct comparison of a string literal has undefined behavior; use isEqualToString:",
        zh: "直接比较字符串字面量的地址没有定义；请用 isEqualToString:")
    case .releasedAtOnce:
      Bilingual(
        en:
          "assigning retained object to weak \(name); object will be released after assignment: "
          + "keep it in a strong property or variable first",
        zh: "新建的对象赋给了弱引用，赋值之后会立即释放；请先用强引用保存它")
    default: Bilingual(en: name, zh: name)
    }
  }
}
