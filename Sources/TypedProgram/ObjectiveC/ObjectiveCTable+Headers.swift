// Declarations as headers write them.

extension ObjectiveCTable {
  /// A method: `- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;`.
  /// Implementations omit the nullability.
  package func declaration(
    of method: ObjectiveCMethod, isNullabilityShown: Bool = true
  ) -> String {
    func text(_ type: ObjectiveCType) -> String {
      self.text(type, isNullabilityShown: isNullabilityShown)
    }
    let result = method.returnsInstance ? "instancetype" : text(method.result)
    var declared = "\(method.isClassMethod ? "+" : "-") (\(result))"
    let pieces = method.selector.split(separator: ":", omittingEmptySubsequences: false)
    if method.selector.hasSuffix(":") {
      declared += zip(pieces, method.parameters).map { piece, parameter in
        "\(piece):(\(text(parameter.type)))\(parameter.name)"
      }.joined(separator: " ")
      if method.isVariadic {
        // The first of the arguments has a piece of the selector, too.
        declared +=
          method.parameters.count < pieces.count - 1 ? "\(pieces[0]):(id)first, ..." : ", ..."
      }
    } else {
      declared += method.selector
    }
    return declared + ";"
  }

  /// A property: `@property (nonatomic, getter=isHidden) BOOL hidden;`.
  package func declaration(of property: ObjectiveCProperty) -> String {
    var attributes = ["nonatomic"]
    if property.setter == nil { attributes.append("readonly") }
    if property.property.ownership == .weak { attributes.append("weak") }
    if case .object(let object) = property.type {
      if object.nominal?.name == "NSString" { attributes.append("copy") }
      if object.isNullable == true { attributes.append("nullable") }
    }
    if case .block = property.type { attributes.append("copy") }
    if property.getter != property.name { attributes.append("getter=\(property.getter)") }
    return "@property (\(attributes.joined(separator: ", "))) "
      + declaration(of: property.name, property.type) + ";"
  }

  /// A name with its type; the type of a block surrounds its name: `void (^completion)(BOOL)`.
  package func declaration(of name: String, _ type: ObjectiveCType) -> String {
    let text = text(type, isNullabilityShown: false)
    if case .block = type { return text.replacing("(^)", with: "(^\(name))", maxReplacements: 1) }
    return text + (text.hasSuffix("*") ? "" : " ") + name
  }

  /// A function: `CGRect CGRectInset(CGRect, CGFloat, CGFloat);`.
  package func declaration(of function: ObjectiveCFunction) -> String {
    var list = function.parameters.map { text($0.type) }
    if function.isVariadic { list.append("...") }
    let result = text(function.result)
    let gap = result.hasSuffix("*") ? "" : " "
    return
      "\(result)\(gap)\(function.name)(\(list.isEmpty ? "void" : list.joined(separator: ", ")));"
  }

  /// A type as it is written in parentheses.
  package func text(_ type: ObjectiveCType, isNullabilityShown: Bool = true) -> String {
    switch type {
    case .void: return "void"
    case .number(let number): return Self.numberName(number)
    case .structure(let nominal), .enumeration(let nominal): return name(of: nominal)
    case .selector: return "SEL"
    case .metaclass: return "Class"
    case .text: return "const char *"
    case .pointer(let pointee):
      let inner = text(pointee, isNullabilityShown: false)
      return inner + (inner.hasSuffix("*") ? "*" : " *")
    case .block(let parameters, let result):
      let list = parameters.map { text($0) }.joined(separator: ", ")
      return "\(text(result)) (^)(\(list.isEmpty ? "void" : list))"
    case .object(let object):
      let prefix = isNullabilityShown && object.isNullable == true ? "nullable " : ""
      return prefix + text(object)
    }
  }

  private func text(_ object: ObjectiveCObject) -> String {
    let protocols = object.protocols.map { name(of: $0) }
    guard let nominal = object.nominal else {
      return protocols.isEmpty ? "id" : "id<\(protocols.joined(separator: ", "))>"
    }
    let className = name(of: nominal)
    if let reference = referenceName(of: nominal) { return reference }
    let arguments = object.arguments.map { text($0, isNullabilityShown: false) } + protocols
    let list = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    return "\(className)\(list) *"
  }

  private static func numberName(_ type: Type) -> String {
    switch type {
    case .bool: "BOOL"
    case .floating(.cgFloat): "CGFloat"
    case .floating(.double): "double"
    case .floating(.float): "float"
    case .integer(.int): "NSInteger"
    case .integer(.uint): "NSUInteger"
    case .integer(.int32): "int"
    case .integer(.uint32): "unsigned int"
    case .integer(let kind): "\(kind)_t"
    default: "int"
    }
  }
}
