import Records
import SourceTree
import TypedProgram

/// Resolves every name and type in an Objective-C text, by the rules of C and ARC, and reports
/// errors in clang's words. One checker serves one unit, or the files of one program; its
/// declarations are added to the module.
final class Checker {
  let library: Library
  let module: Module
  let table: any ObjectiveCTable
  /// The files, by their offsets; nearly always one.
  let files: [SourceFile]
  var diagnostics: [CodeDiagnostic] = []
  /// The work list of declarations and statements.
  let work = Work()
  /// The scope of the code that is being checked.
  var scope: Scope

  /// Declares a type that is written in Swift; nil if it cannot be declared.
  let declareSwift: (String) -> Nominal?
  private let isInterrupted: () -> Bool
  private var steps = 0
  /// The reason why checking stopped; nil while it continues.
  private(set) var end: CodeProblem?

  /// The maximum number of expressions and statements that are checked for one text.
  private static let mostSteps = 2_000_000
  private static let mostErrors = 200

  init(
    library: Library, module: Module, table: any ObjectiveCTable, files: [SourceFile],
    declareSwift: @escaping (String) -> Nominal?, isInterrupted: @escaping () -> Bool
  ) {
    self.declareSwift = declareSwift
    self.library = library
    self.module = module
    self.table = table
    self.files = files
    self.isInterrupted = isInterrupted
    scope = Scope(
      parent: nil,
      context: FunctionContext(
        function: nil, parent: nil, file: files[0], result: nil, isThrowing: false, selfType: nil,
        owner: nil, substitution: Substitution()))
  }

  /// Counts a step; returns false when checking has stopped.
  func mayCheck(_ range: SourceRange) -> Bool {
    guard end == nil else { return false }
    steps += 1
    if steps > Self.mostSteps {
      end = .expression(.takesTooLongToCheck)
    } else if steps % 20_000 == 0, isInterrupted() {
      end = .stop(.interrupted)
    }
    if let end { diagnostics = [CodeDiagnostic(end, range)] }
    return end == nil
  }

  /// The file that a range is in.
  func file(at range: SourceRange) -> SourceFile {
    files.count == 1 ? files[0] : files.last { $0.offset <= range.start } ?? files[0]
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reports a problem at a place, once.
  func report(_ problem: ObjectiveCProblem, _ range: SourceRange) {
    guard end == nil, diagnostics.count < Self.mostErrors else { return }
    let whole = CodeProblem.objectiveC(problem)
    guard !diagnostics.contains(where: { $0.range == range && $0.problem == whole }) else { return }
    diagnostics.append(
      CodeDiagnostic(whole, range, severity: problem.isWarning ? .warning : .error))
  }

  /// Adds a remark that a method is accepted and has no effect here.
  func note(_ method: FoundMethod, _ place: SourceRange) {
    var silence = method.function?.silence
    if case .table(let row) = method.target { silence = silence ?? row.property?.silence }
    guard let silence else { return }
    let problem = CodeProblem.expression(.silent(method.selector, silence))
    diagnostics.append(CodeDiagnostic(problem, place, severity: .warning))
  }

  // MARK: Words

  /// The C spelling of a type.
  func spelled(_ type: ObjectiveCType) -> String {
    switch type {
    case .void: "void"
    case .number(.bool): "BOOL"
    case .number(.integer(let kind)): kind.spelled
    case .number(.floating(.cgFloat)): "CGFloat"
    case .number(.floating(.float)): "float"
    case .number(.floating(.double)): "double"
    case .number: "int"
    case .structure(let nominal), .enumeration(let nominal): name(of: nominal)
    case .object(let object): spelled(object)
    case .block(let parameters, let result):
      "\(spelled(result)) (^)(\(parameters.isEmpty ? "void" : parameters.map(spelled).joined(separator: ", ")))"
    case .selector: "SEL"
    case .metaclass: "Class"
    case .text: "char *"
    case .pointer(let pointee): spelled(pointee) + (isPointer(pointee) ? "*" : " *")
    }
  }

  private func isPointer(_ type: ObjectiveCType) -> Bool {
    switch type {
    case .object(let object): object.nominal != nil
    case .pointer, .text: true
    default: false
    }
  }

  private func spelled(_ object: ObjectiveCObject) -> String {
    let protocols =
      object.protocols.isEmpty
      ? "" : "<\(object.protocols.map { name(of: $0) }.joined(separator: ", "))>"
    guard let nominal = object.nominal else { return "id" + protocols }
    if nominal.isReferenceName { return name(of: nominal) }
    let arguments =
      object.arguments.isEmpty
      ? "" : "<\(object.arguments.map(spelled).joined(separator: ", "))>"
    return name(of: nominal) + arguments + protocols + " *"
  }

  /// At most three names similar to a word.
  func near(_ word: String, among names: @autoclosure () -> [String]) -> [String] {
    guard work.suggestions < 20 else { return [] }
    work.suggestions += 1
    let limit = word.count <= 6 ? 1 : min(word.count / 3, 3)
    let folded = Array(word.lowercased())
    var found: [(name: String, distance: Int)] = []
    for name in Set(names()) where name != word {
      let distance = EditDistance.between(folded, Array(name.lowercased()), limit: limit)
      if distance <= limit { found.append((name, distance)) }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = found.first?.distance else { return [] }
    return found.prefix { $0.distance <= best + 1 }.prefix(3).map(\.name)
  }
}

/// The findings of a check that are not part of the module.
final class Work {
  /// The arithmetic types of C by their names.
  let arithmetic: [String: ObjectiveCType] = [
    "char": .number(.integer(.int8)), "signed char": .number(.integer(.int8)),
    "unsigned char": .number(.integer(.uint8)), "short": .number(.integer(.int16)),
    "unsigned short": .number(.integer(.uint16)), "int": .int,
    "unsigned int": .number(.integer(.uint32)), "long": .number(.integer(.int)),
    "unsigned long": .number(.integer(.uint)), "long long": .number(.integer(.int64)),
    "unsigned long long": .number(.integer(.uint64)), "float": .number(.float),
    "double": .number(.double), "long double": .number(.double), "int8_t": .number(.integer(.int8)),
    "uint8_t": .number(.integer(.uint8)), "int16_t": .number(.integer(.int16)),
    "uint16_t": .number(.integer(.uint16)), "int32_t": .int,
    "uint32_t": .number(.integer(.uint32)), "int64_t": .number(.integer(.int64)),
    "uint64_t": .number(.integer(.uint64)), "size_t": .number(.integer(.uint)),
    "NSInteger": .number(.integer(.int)), "NSUInteger": .number(.integer(.uint)),
    "CGFloat": .number(.cgFloat), "CGFLOAT_TYPE": .number(.double),
    "NSTimeInterval": .number(.double),
    "UInt8": .number(.integer(.uint8)), "Byte": .number(.integer(.uint8)),
    "UInt32": .number(.integer(.uint32)), "SInt32": .int,
    "CFTimeInterval": .number(.double), "unichar": .number(.integer(.uint16)),
  ]

  /// Variables that are only used by their address, as the key of an associated object.
  var keys: Set<String> = []
  /// The methods of scripts by selector, for each type that was looked up.
  var methods: [ObjectIdentifier: [String: FoundMethod]] = [:]
  /// Classes of the frameworks that were looked up.
  var classes: [String: Nominal] = [:]
  /// The variables of files that these texts declared.
  var texts: Set<String> = []
  /// The location of the first prototype of each C function.
  var prototypes: [String: Int] = [:]
  /// The element counts of C arrays, by the names of their variables.
  var counts: [String: Int] = [:]
  /// The names that typedefs give to structures, by tag.
  var structureNames: [String: String] = [:]
  /// Variables for out-parameters for which NULL was passed.
  var unread: [LocalVariable] = []
  /// Whether the message being checked is skipped if an argument is nil.
  var skips = false
  /// The block whose statements are being checked.
  var block: BlockState?
  /// The objects caught by the enclosing clauses, the innermost last.
  var caught: [LocalVariable] = []
  /// The methods `+load` that the texts declare, in the order in which they are called.
  var loaders: [(function: Function, owner: Nominal)] = []
  /// The number of enclosing conditions that are never true.
  var isDead = 0
  var suggestions = 0
  /// How many names of types were reported, for each of which another type stands in.
  var unknownTypes = 0
  /// The classes whose superclass was reported.
  var orphans: Set<Nominal> = []
  /// The types that the texts declare.
  var types: [Nominal] = []
  /// The subscripts of C arrays, by element type.
  var subscripts: [Type: SubscriptMember] = [:]
  /// Types of earlier texts that are saved.
  var kept: Set<ObjectIdentifier> = []
  /// Methods of categories on scripts' classes of earlier texts.
  var extensionOverrides: [(type: Nominal, member: Member)] = []
  /// The variables of the top level that the texts declare.
  var variables: [GlobalVariable] = []
  /// The uses of local variables, with the declaration of each.
  var locals: [Int: Int] = [:]
  /// The code to check once every name is declared.
  var bodies: [() -> Void] = []
  /// The scope of what is typed at a prompt.
  weak var top: Scope?
  /// Names of the top level that these texts declare.
  var declared: Set<String> = []
  /// The steps that restore other types when the text has errors.
  var undo: [() -> Void] = []
}

extension Nominal {
  /// Whether the C name of its pointer type has no star: `CGContextRef`.
  var isReferenceName: Bool { !isScript && name.hasPrefix("CG") && kind == .class }
}

extension IntegerKind {
  var spelled: String {
    switch self {
    case .int: "NSInteger"
    case .uint: "NSUInteger"
    case .int8: "char"
    case .int16: "short"
    case .int32: "int"
    case .int64: "long long"
    case .uint8: "unsigned char"
    case .uint16: "unsigned short"
    case .uint32: "unsigned int"
    case .uint64: "unsigned long long"
    }
  }
}

extension Checker {
  /// The root class, whose methods every object has.
  var root: Nominal? { frameworkClass("NSObject") }

  /// A class of the frameworks by its name.
  func frameworkClass(_ name: String) -> Nominal? {
    if let known = work.classes[name] { return known }
    guard case .object(let object)? = table.type(named: name), let nominal = object.nominal else {
      return nil
    }
    work.classes[name] = nominal
    return nominal
  }

  /// An object of a class of the frameworks.
  func object(_ name: String) -> ObjectiveCType {
    .object(ObjectiveCObject(frameworkClass(name)))
  }
}
