import Records

extension Tree {
  /// A declaration, of a file or among statements.
  package struct Declaration: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
      self.kind = kind
      self.range = range
    }

    package indirect enum Kind: Sendable {
      case interface(Interface)
      /// A category, or without a name a class extension.
      case category(Category)
      case implementation(Implementation)
      case protocolType(ProtocolType)
      case function(Function)
      /// Variables of one declaration: `CGFloat a = 1, b;`.
      case variables([Variable])
      case alias(Alias)
      case structure(Structure)
      case enumeration(Enumeration)
      /// `@class A, B;`
      case forwardClasses([Name])
      /// `@protocol P, Q;`
      case forwardProtocols([Name])
    }
  }

  /// `@interface Name : Superclass <P> { ivars } … @end`.
  package struct Interface: Sendable {
    package let name: Name
    /// The names in `@interface Box<T> : NSObject`.
    package let typeParameters: [Name]
    package let superclass: Name?
    package let protocols: [Name]
    package let variables: [InstanceVariable]
    package let members: [Member]

    package init(
      name: Name, typeParameters: [Name], superclass: Name?, protocols: [Name],
      variables: [InstanceVariable], members: [Member]
    ) {
      self.name = name
      self.typeParameters = typeParameters
      self.superclass = superclass
      self.protocols = protocols
      self.variables = variables
      self.members = members
    }
  }

  /// `@interface Name (Category) … @end`; without a name between the parentheses a class extension.
  package struct Category: Sendable {
    package let className: Name
    package let name: Name?
    package let protocols: [Name]
    package let variables: [InstanceVariable]
    package let members: [Member]

    package init(
      className: Name, name: Name?, protocols: [Name], variables: [InstanceVariable],
      members: [Member]
    ) {
      self.className = className
      self.name = name
      self.protocols = protocols
      self.variables = variables
      self.members = members
    }
  }

  /// `@implementation Name (Category) { ivars } … @end`.
  package struct Implementation: Sendable {
    package let name: Name
    package let category: Name?
    /// The superclass, repeated after a colon, as in old code.
    package let superclass: Name?
    package let variables: [InstanceVariable]
    package let members: [Member]

    package init(
      name: Name, category: Name?, superclass: Name?, variables: [InstanceVariable],
      members: [Member]
    ) {
      self.name = name
      self.category = category
      self.superclass = superclass
      self.variables = variables
      self.members = members
    }
  }

  package struct ProtocolType: Sendable {
    package let name: Name
    package let protocols: [Name]
    package let members: [Member]

    package init(name: Name, protocols: [Name], members: [Member]) {
      self.name = name
      self.protocols = protocols
      self.members = members
    }
  }

  package struct InstanceVariable: Sendable {
    package enum Access: Sendable {
      case `private`, protected, `public`, package
    }

    package let name: Name
    package let type: TypeName
    package let access: Access
    package let range: SourceRange

    package init(name: Name, type: TypeName, access: Access, _ range: SourceRange) {
      self.name = name
      self.type = type
      self.access = access
      self.range = range
    }
  }

  /// A member between `@interface`, `@implementation` or `@protocol` and `@end`.
  package enum Member: Sendable {
    case property(Property)
    case method(Method)
    /// `@synthesize a = _a, b;`
    case synthesize([Synthesis])
    /// `@dynamic a, b;`
    case dynamic([Name])
    /// C declarations among the methods: functions, variables, types.
    case declaration(Declaration)
  }

  package struct Synthesis: Sendable {
    package let property: Name
    /// nil for the variable of the property's own name.
    package let variable: Name?

    package init(property: Name, variable: Name?) {
      self.property = property
      self.variable = variable
    }
  }

  /// `@property (nonatomic, weak) IBOutlet UIView *a;`; one for each name of a declaration.
  package struct Property: Sendable {
    package struct Attribute: Sendable {
      /// Attributes: `weak`, `getter`, `nonatomic` …
      package let name: Name
      /// The selectors of `getter=isOn` and `setter=setOn:`; that of a setter includes its colon.
      package let value: Name?

      package init(name: Name, value: Name?) {
        self.name = name
        self.value = value
      }
    }

    package let name: Name
    package let type: TypeName
    package let attributes: [Attribute]
    /// The name in Swift, from `NS_SWIFT_NAME`.
    package let swiftName: String?
    /// Of a protocol, after `@optional`.
    package let isOptional: Bool
    package let range: SourceRange

    package init(
      name: Name, type: TypeName, attributes: [Attribute], swiftName: String? = nil,
      isOptional: Bool, _ range: SourceRange
    ) {
      self.name = name
      self.type = type
      self.attributes = attributes
      self.swiftName = swiftName
      self.isOptional = isOptional
      self.range = range
    }

    package func has(_ attribute: String) -> Bool {
      attributes.contains { $0.name.text == attribute }
    }
  }

  /// A method declaration, with or without a body.
  package struct Method: Sendable {
    package struct Piece: Sendable {
      /// The word of this piece; empty for a colon alone.
      package let name: Name
      /// nil for the only word of a method without parameters.
      package let parameter: Parameter?

      package init(name: Name, parameter: Parameter?) {
        self.name = name
        self.parameter = parameter
      }
    }

    /// Whether it is a class method: `+`.
    package let isClassMethod: Bool
    /// nil if none is written, which means `id`.
    package let result: TypeName?
    package let pieces: [Piece]
    /// Whether it is variadic: `, ...` after the parameters.
    package let isVariadic: Bool
    /// The meaningful macros and attributes after it: `NS_DESIGNATED_INITIALIZER`,
    /// `NS_UNAVAILABLE`, `NS_REQUIRES_SUPER`; `IBAction` before it has `void` as its result.
    package let attributes: [Name]
    /// The name in Swift, from `NS_SWIFT_NAME`: `move(to:)`.
    package let swiftName: String?
    /// Of a protocol, after `@optional`.
    package let isOptional: Bool
    package let body: Block?
    /// From the sign to the end: of the body, or of the semicolon.
    package let range: SourceRange

    package init(
      isClassMethod: Bool, result: TypeName?, pieces: [Piece], isVariadic: Bool,
      attributes: [Name], swiftName: String? = nil, isOptional: Bool, body: Block?,
      _ range: SourceRange
    ) {
      self.swiftName = swiftName
      self.isClassMethod = isClassMethod
      self.result = result
      self.pieces = pieces
      self.isVariadic = isVariadic
      self.attributes = attributes
      self.isOptional = isOptional
      self.body = body
      self.range = range
    }

    /// `hitTest:withEvent:`.
    package var selector: String {
      pieces.map { $0.name.text + ($0.parameter == nil ? "" : ":") }.joined()
    }

    /// Its first word, where diagnostics point.
    package var selectorRange: SourceRange { pieces.first?.name.range ?? range }
    package var parameters: [Parameter] { pieces.compactMap(\.parameter) }
  }

  package enum Storage: Sendable {
    case automatic, `static`, external
  }

  /// A C function; without a body a prototype.
  package struct Function: Sendable {
    package let name: Name
    package let signature: Signature
    package let storage: Storage
    /// The name in Swift, from `NS_SWIFT_NAME`.
    package let swiftName: String?
    package let body: Block?

    package init(
      name: Name, signature: Signature, storage: Storage, swiftName: String? = nil, body: Block?
    ) {
      self.name = name
      self.signature = signature
      self.storage = storage
      self.swiftName = swiftName
      self.body = body
    }
  }

  /// A variable of a file, a function or a block.
  package struct Variable: Sendable {
    package let name: Name
    package let type: TypeName
    package let storage: Storage
    /// An expression, or `.initializer` for a braced initializer.
    package let value: Expression?
    package let range: SourceRange

    package init(
      name: Name, type: TypeName, storage: Storage, value: Expression?, _ range: SourceRange
    ) {
      self.name = name
      self.type = type
      self.storage = storage
      self.value = value
      self.range = range
    }
  }

  /// `typedef`.
  package struct Alias: Sendable {
    package let name: Name
    package let type: TypeName

    package init(name: Name, type: TypeName) {
      self.name = name
      self.type = type
    }
  }

  /// `struct tag { … }`.
  package struct Structure: Sendable {
    /// Generated, and not a valid identifier, if the text has none.
    package let tag: Name
    /// nil for `struct tag;`.
    package let fields: [Field]?

    package struct Field: Sendable {
      package let name: Name
      package let type: TypeName
      package let range: SourceRange

      package init(name: Name, type: TypeName, _ range: SourceRange) {
        self.name = name
        self.type = type
        self.range = range
      }
    }

    package init(tag: Name, fields: [Field]?) {
      self.tag = tag
      self.fields = fields
    }
  }

  /// `enum tag { … }`, `NS_ENUM` or `NS_OPTIONS`.
  package struct Enumeration: Sendable {
    package enum Style: Sendable {
      /// `enum`: integer constants.
      case plain
      /// `NS_ENUM`, `NS_CLOSED_ENUM`.
      case cases
      /// `NS_OPTIONS`.
      case options
    }

    package struct Constant: Sendable {
      package let name: Name
      /// The name in Swift, from `NS_SWIFT_NAME`.
      package let swiftName: String?
      package let value: Expression?

      package init(name: Name, swiftName: String? = nil, value: Expression?) {
        self.name = name
        self.swiftName = swiftName
        self.value = value
      }
    }

    package let style: Style
    /// The tag, or the name in `NS_ENUM`, which is also a type name. Generated, and not a valid
    /// identifier, if the text has none.
    package let tag: Name
    package let underlying: TypeName?
    /// nil for `enum tag;`.
    package let constants: [Constant]?

    package init(style: Style, tag: Name, underlying: TypeName?, constants: [Constant]?) {
      self.style = style
      self.tag = tag
      self.underlying = underlying
      self.constants = constants
    }
  }
}
