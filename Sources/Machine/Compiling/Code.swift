import Records
import SourceTree
import TypedProgram

/// The entry of a function or closure, with its two bodies: plain code and traced code, and the
/// object that can compile them (a `FunctionCode`). Calls refer to entries.
typealias Entry = UnsafeMutablePointer<UnsafeMutableRawPointer?>

/// One compiled body as the machine reads it, in plain memory.
struct CodeHeader {
  let instructions: UnsafePointer<Instruction>
  let constants: UnsafePointer<UInt64>
  let objects: UnsafePointer<AnyObject>
  let functions: UnsafePointer<Entry>
  let sites: UnsafePointer<CallSite>
  /// The registers of a frame, including outgoing arguments.
  let frameNumbers: Int
  let frameReferences: Int
  /// The registers of the results, inout ones first.
  let resultNumbers: Int
  let resultReferences: Int
  /// The `Code` that owns all this.
  let code: Unmanaged<Code>
}

/// One call site of the host, or of a callee that is determined at run time.
struct CallSite {
  var body: HostFunction.Body?
  var message = -1
  /// The references among the arguments and among the results.
  var arguments = 0
  var argumentNumbers = 0
  /// Whether the host's function changes an object of the host.
  var isWriting = false
  /// Whether the first reference is a collection or text to be changed, moved out of its location:
  /// nil while other code is changing it.
  var changesCollection = false
  var results = 0
  var function: Unmanaged<Function>?
  var owner: Unmanaged<Nominal>?
  /// Ways around the body; see `HostFunction`.
  var plain: HostFunction.Plain?
  var read: HostFunction.Read?
  var readObject: HostFunction.ReadObject?
  /// The host's last answer.
  var known = KnownAnswer()
  var memory = Memory.unknown

  /// Whether all receivers store a word that identifies their overrides, so that `known` can be
  /// used.
  enum Memory { case unknown, kept, none }
}

/// The callee of one site's message for objects of one class, according to the host.
struct KnownAnswer {
  /// Whether the objects store a word that identifies their overrides.
  var isKept = false
  /// The objects' word and the number of changes for which the answer is valid.
  var word: UInt = 0
  var changes: UInt64 = .max
  /// The script's function; nil for the host's own.
  var entry: Entry?
  /// `word` if the host's own code is the callee; otherwise 0, which no object stores.
  var nativeWord: UInt = 0
  /// The same for the class that was looked up before, for sites that see two in turn.
  var olderNativeWord: UInt = 0

  init() {}

  @inline(__always)
  func isNative(_ word: UInt) -> Bool { word == nativeWord || word == olderNativeWord }

  init(word: UInt, changes: UInt64, entry: Entry?, isNative: Bool, before: KnownAnswer) {
    isKept = true
    self.word = word
    self.changes = changes
    self.entry = entry
    if isNative { nativeWord = word }
    if before.changes == changes { olderNativeWord = before.nativeWord }
  }
}

/// One compiled body.
final class Code {
  let name: String
  let file: SourceFile?
  let isTraced: Bool
  let header: UnsafeMutablePointer<CodeHeader>
  let types: [Type]
  let layouts: [Layout]
  let globals: [GlobalVariable]
  let handlers: [Handler]
  /// Whether calls of it are shown: not if it only calls another function for the same method.
  var isShown = true
  /// Whether the handlers are those of `@try` in Objective-C.
  var catchesExceptions: Bool
  let facts: [FactTemplate]
  let lines: [Int]
  /// Whether lines of this code are recorded; the library's are not.
  private let positions: [(place: Int, range: SourceRange)]
  private let count: Int
  private let kept: [AnyObject]
  private let counts: (constants: Int, objects: Int, functions: Int, sites: Int)

  /// The continuation after an error that is thrown between two instructions.
  struct Handler {
    let start: Int
    let end: Int
    let target: Int
    /// The register for the error; all registers above it are released.
    let register: Int
  }

  init(_ assembler: Assembler, name: String, file: SourceFile?, isTraced: Bool, result: Layout) {
    self.name = name
    self.file = file
    self.isTraced = isTraced
    types = assembler.types
    layouts = assembler.layouts
    globals = assembler.globals
    handlers = assembler.handlers
    catchesExceptions = file?.language == .objectiveC
    facts = assembler.facts
    lines = assembler.lines
    positions = assembler.positions
    count = assembler.instructions.count
    kept = assembler.kept
    counts = (
      assembler.constants.count, assembler.objects.count, assembler.functions.count,
      assembler.sites.count
    )
    header = .allocate(capacity: 1)
    header.initialize(
      to: CodeHeader(
        instructions: Self.memory(assembler.instructions),
        constants: Self.memory(assembler.constants),
        objects: Self.memory(assembler.objects),
        functions: Self.memory(assembler.functions),
        sites: Self.memory(assembler.sites),
        frameNumbers: assembler.frame.numbers,
        frameReferences: assembler.frame.references,
        resultNumbers: result.numbers, resultReferences: result.references,
        code: Unmanaged.passUnretained(self)))
  }

  private static func memory<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    return UnsafePointer(memory)
  }

  private static func free<Element>(_ memory: UnsafePointer<Element>, _ count: Int) {
    let memory = UnsafeMutablePointer(mutating: memory)
    memory.deinitialize(count: count)
    memory.deallocate()
  }

  deinit {
    Self.free(header.pointee.instructions, count)
    Self.free(header.pointee.constants, counts.constants)
    Self.free(header.pointee.objects, counts.objects)
    Self.free(header.pointee.functions, counts.functions)
    Self.free(header.pointee.sites, counts.sites)
    header.deallocate()
  }

  /// The instructions in order.
  var instructions: UnsafeBufferPointer<Instruction> {
    UnsafeBufferPointer(start: header.pointee.instructions, count: count)
  }

  /// The functions and closures that the instructions refer to.
  var functions: [FunctionCode] { kept.compactMap { $0 as? FunctionCode } }

  /// The range of the source text of an instruction.
  func range(at place: Int) -> SourceRange {
    var low = 0
    var high = positions.count
    guard high > 0 else { return SourceRange(0, 0) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if positions[middle].place <= place { low = middle } else { high = middle }
    }
    return positions[low].range
  }
}

/// The source of a compiled function, closure or thunk, and its bodies once they are compiled.
final class FunctionCode {
  enum Source {
    case function(Function)
    case closure(ClosureSource)
    /// A function as a value: arguments first, followed by its captured receiver.
    case thunk(Function, receiver: Type?)
    /// Creates an instance of a class through an initializer of its superclass.
    case inherited(Type, Function)
    /// A function of the host where a script's is called.
    case wrapper(Function, receiver: Type?)
  }

  private(set) var source: Source
  let entry: Entry
  private var codes: [Code] = []

  init(_ source: Source) {
    self.source = source
    entry = .allocate(capacity: 3)
    entry.initialize(repeating: nil, count: 3)
    entry[2] = Unmanaged.passUnretained(self).toOpaque()
  }

  /// The object of an entry.
  static func of(_ entry: Entry) -> FunctionCode {
    Unmanaged<FunctionCode>.fromOpaque(entry[2].certain()).takeUnretainedValue()
  }

  func install(_ code: Code, mode: Int) {
    codes.append(code)
    entry[mode] = UnsafeMutableRawPointer(code.header)
  }

  /// Exchanges the implementations of two entries, also for code that refers to them already.
  func exchange(with other: FunctionCode) {
    swap(&source, &other.source)
    swap(&codes, &other.codes)
    for mode in 0...1 { (entry[mode], other.entry[mode]) = (other.entry[mode], entry[mode]) }
  }

  deinit { entry.deallocate() }
}

/// A closure with the decisions of its enclosing code about its captures.
final class ClosureSource {
  let closure: TypedClosure
  let name: String
  let captures: [Capture]
  /// The type of the captured `self`.
  let selfType: Type?
  let isSelfBoxed: Bool
  /// The constant of a nested function that calls itself.
  let ownVariable: LocalVariable?
  /// Captured nested functions that live in boxes.
  let shared: Set<ObjectIdentifier>

  enum Capture {
    case variable(LocalVariable)
    case selfValue
  }

  init(
    closure: TypedClosure, name: String, captures: [Capture], selfType: Type?, isSelfBoxed: Bool,
    ownVariable: LocalVariable?, shared: Set<ObjectIdentifier>
  ) {
    self.shared = shared
    self.closure = closure
    self.name = name
    self.captures = captures
    self.selfType = selfType
    self.isSelfBoxed = isSelfBoxed
    self.ownVariable = ownVariable
  }
}

/// A closure or a function as a value.
package final class ClosureObject {
  let entry: Entry
  /// The object that retains the code.
  let code: AnyObject
  /// The registers of the parameters, which the captures follow.
  let parameters: Layout
  let captured: Layout
  let numbers: UnsafeMutablePointer<UInt64>
  let references: UnsafeMutablePointer<AnyObject?>
  /// Whether the code takes the closure itself after its captures, to call it again.
  let callsItself: Bool
  /// The registry, with the machine.
  var registry: CellRegistry?
  /// The object that represents the closure where one is required, as long as it is retained.
  package weak var object: AnyObject?

  init(_ function: FunctionCode, parameters: Layout, captured: Layout, from registers: Registers) {
    entry = function.entry
    code = function
    if case .closure(let source) = function.source {
      callsItself = source.ownVariable != nil
    } else {
      callsItself = false
    }
    self.parameters = parameters
    self.captured = captured
    numbers = .allocate(capacity: max(captured.numbers, 1))
    numbers.initialize(from: registers.numbers, count: captured.numbers)
    references = .allocate(capacity: max(captured.references, 1))
    references.initialize(from: registers.references, count: captured.references)
  }

  deinit {
    LettingGo.deinitialize(references, count: captured.references)
    references.deallocate()
    numbers.deallocate()
  }
}
