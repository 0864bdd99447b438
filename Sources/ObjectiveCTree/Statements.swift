import Records

extension Tree {
  /// A statement, or a declaration among statements.
  package struct Statement: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
      self.kind = kind
      self.range = range
    }

    package indirect enum Kind: Sendable {
      case expression(Expression)
      /// Variables, or a type, a prototype.
      case declaration(Declaration)
      case block(Block)
      case conditional(Expression, then: Statement, otherwise: Statement?)
      case whileLoop(Expression, body: Statement)
      case doLoop(body: Statement, condition: Expression)
      /// `initial` is an expression, a declaration, or nothing.
      case forLoop(
        initial: Statement?, condition: Expression?, step: Expression?, body: Statement)
      /// `for (UIView *v in views)`; the element is a variable of its own or an expression.
      case forIn(ForElement, Expression, body: Statement)
      case switching(Expression, body: Block)
      /// `case value:`, or `case first ... last:`; a separate statement among those of the
      /// `switch`, since the statements after it may be anywhere.
      case caseLabel(Expression, last: Expression?)
      case defaultLabel
      case returning(Expression?)
      case breaking
      case continuing
      /// Rejected by name.
      case goto(Name)
      /// `name:`; rejected by name.
      case label(Name)
      case trying(Try)
      case throwing(Expression?)
      case synchronized(Expression, Block)
      case autoreleasePool(Block)
      /// An empty statement: a semicolon alone.
      case empty
      /// Reported already.
      case invalid
    }
  }

  /// Statements between braces. The range includes the braces.
  package struct Block: Sendable {
    package let statements: [Statement]
    package let range: SourceRange

    package init(_ statements: [Statement], _ range: SourceRange) {
      self.statements = statements
      self.range = range
    }
  }

  package enum ForElement: Sendable {
    case variable(Variable)
    case expression(Expression)
  }

  /// `@try { } @catch (NSException *e) { } @finally { }`.
  package struct Try: Sendable {
    package struct Catch: Sendable {
      /// nil for `@catch (...)`.
      package let parameter: Parameter?
      package let body: Block

      package init(parameter: Parameter?, body: Block) {
        self.parameter = parameter
        self.body = body
      }
    }

    package let body: Block
    package let catches: [Catch]
    package let finally: Block?

    package init(body: Block, catches: [Catch], finally: Block?) {
      self.body = body
      self.catches = catches
      self.finally = finally
    }
  }
}
