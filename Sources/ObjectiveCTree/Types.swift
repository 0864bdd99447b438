import Records

extension Tree {
  /// A type in source form.
  package struct TypeName: Sendable {
    package let kind: Kind
    package var qualifiers: Qualifiers
    package let range: SourceRange

    package init(_ kind: Kind, qualifiers: Qualifiers = Qualifiers(), _ range: SourceRange) {
      self.kind = kind
      self.qualifiers = qualifiers
      self.range = range
    }

    package indirect enum Kind: Sendable {
      /// A type by name: a class, a typedef, `id`, `SEL`, `instancetype`, or an arithmetic type of
      /// C in one spelling: `char`, `signed char`, `unsigned char`, `short`, `unsigned short`,
      /// `int`, `unsigned int`, `long`, `unsigned long`, `long long`, `unsigned long long`,
      /// `float`, `double`, `long double`, `_Bool`, `void`.
      case name(Name)
      /// A class or `id` with type arguments or protocols in angle brackets; names alone are taken
      /// for protocols if they are not known types.
      case object(Name, arguments: [TypeName], protocols: [Name])
      /// `struct tag`; its fields, if they are written here, come before it as a declaration.
      case structure(Name)
      /// `enum tag`, likewise.
      case enumeration(Name)
      case pointer(TypeName)
      case block(Signature)
      case functionPointer(Signature)
      /// A C array; without a count if its initial value determines it, or if it is a parameter.
      case array(TypeName, count: Expression?)
      /// `typeof(x)`.
      case typeOf(Expression)
      /// `typeof(T)` is T; `__auto_type` is the type of the value.
      case automatic
      /// Reported already.
      case invalid
    }
  }

  /// Parameters and result of a block or a function.
  package struct Signature: Sendable {
    package let result: TypeName
    package let parameters: [Parameter]
    package let isVariadic: Bool

    package init(result: TypeName, parameters: [Parameter], isVariadic: Bool) {
      self.result = result
      self.parameters = parameters
      self.isVariadic = isVariadic
    }
  }

  /// A parameter of a function, a block or a method.
  package struct Parameter: Sendable {
    /// nil for an unnamed parameter.
    package let name: Name?
    /// nil if a method does not specify it, which means `id`.
    package let type: TypeName?
    package let range: SourceRange

    package init(name: Name?, type: TypeName?, _ range: SourceRange) {
      self.name = name
      self.type = type
      self.range = range
    }
  }

  /// The qualifiers before, inside and after a type. Those of a pointer are written after its star;
  /// an ownership qualifier before a type, as in `__weak UIView *v`, applies to the pointer.
  package struct Qualifiers: Hashable, Sendable {
    package enum Nullability: Hashable, Sendable {
      case nonnull, nullable, unspecified, resettable
    }

    package enum Ownership: Hashable, Sendable {
      case strong, weak, unsafeUnretained, autoreleasing
    }

    package var isConstant = false
    package var isVolatile = false
    package var isKindOf = false
    /// `__block`, of a variable.
    package var isBlock = false
    package var nullability: Nullability?
    package var ownership: Ownership?

    package init() {}
  }
}
