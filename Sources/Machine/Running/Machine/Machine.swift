import Records
import SourceTree
import TypedProgram

/// Runs compiled scripts on stacks of its own, within limits, for one session.
///
/// The machine is isolated to the main actor. Host functions that it calls may call it again; such
/// nested calls run above the waiting frames.
@MainActor
package final class Machine {
  package let library: Library
  package let host: any Host
  package var limits = Limits() {
    didSet {
      state.pointee.stepLimit = limits.steps
      state.pointee.isClean = false
    }
  }
  /// The observer of every line that runs; while there is one, traced code runs.
  package var recorder: (any LineRecorder)? {
    didSet { state.pointee.mode = recorder == nil ? 0 : 1 }
  }
  /// Called from time to time: whether the running code is to stop.
  package var isInterrupted: () -> Bool = { false }
  /// The source of scripts' random numbers.
  package let chance = Chance()
  /// Called at once when the running code is stopped, before anything unwinds.
  package var onStop: (() -> Void)?
  /// Called when an exception is caught for which the running code was stopped.
  package var onCatch: (() -> Void)?
  /// Called with the value of an expression that is a whole line at the prompt.
  package var onShow: ((ShownValue) -> Void)?

  /// The declarations of scripts, with the witnesses of protocols' requirements.
  package var module: Module?
  /// The state that hot code reads and writes.
  nonisolated(unsafe) let state: UnsafeMutablePointer<MachineState>
  /// The names of functions and lines that were recorded while a traced question runs.
  var pendingLines: [PendingLine] = []
  /// Live memory that may be part of a cycle.
  nonisolated(unsafe) let registry: CellRegistry
  /// Members that satisfy requirements of protocols, by dynamic type.
  var witnesses: [WitnessKey: Function] = [:]
  /// The variables of the library that this machine initialized. Other machines use them, too.
  var variablesOfLibrary: [GlobalVariable] = []
  let session: CompilerSession
  /// The location in objects of the word that identifies their overrides.
  let answerPlace: AnswerPlace?
  /// The methods of classes as plain memory, and those that objects may still refer to.
  var methodTables: [ObjectIdentifier: MethodMemory] = [:]
  var genericMethodTables: [Type: MethodMemory] = [:]
  var retiredTables: [MethodMemory] = []
  /// Members of generic classes for the types of objects.
  var copies: [WitnessKey: Function] = [:]
  /// Functions that create instances for the host; their code refers to them.
  var makers: [Function] = []
  /// Variables whose initializers are running.
  var initializing: Set<ObjectIdentifier> = []
  /// The reason why the running code is about to stop.
  var problem: RunProblem?
  /// The depth of nested texts of values.
  var textDepth = 0
  /// Whether texts are for the reader, not for the running program.
  var isShowing = false
  /// The rest of the text that is shown.
  var textRoom = TextRoom()
  /// The error that a function threw and that was not caught yet.
  var thrown: AnyObject?
  /// The reason why the running question was stopped.
  package internal(set) var failure: RunFailure?
  /// Bytes printed for the present question, and for all that were asked inside of one.
  var written = 0
  var writtenInAll = 0

  /// Creates a machine for the types of `library`; `host` owns the objects and must not retain the
  /// machine, except for methods of objects that may outlive both.
  package init(library: Library, host: any Host) {
    self.library = library
    self.host = host
    session = CompilerSession(library: library)
    answerPlace = host.answerPlace
    state = .allocate(capacity: 1)
    state.initialize(to: MachineState())
    registry = CellRegistry()
    registry.machine = self
  }

  deinit {
    registry.machine = nil
    registry.clearAll()
    state.pointee.free()
    state.deallocate()
  }

  /// Whether a question was stopped and has not ended yet; every call returns zeros until then.
  package var isStopped: Bool { state.pointee.isStopped }

  /// A word that a signal handler sets to anything but 0 to stop the running code.
  package var interrupt: UnsafeMutablePointer<Int> { state.pointee.interrupt }
}

/// The limits of a script.
package struct Limits {
  /// Calls and loop iterations for one question.
  package var steps = 50_000_000
  /// The maximum depth of calls of script functions.
  package var callDepth = 10_000
  /// The approximate bytes of live strings, arrays and objects.
  package var memory = 256 << 20
  /// Bytes printed for one question.
  package var output = 1 << 20
  /// Steps for all points of a hit map together, and views that are asked without any script.
  package var map = 100_000_000

  package init() {}
}

/// The reason why running ended early, with its place.
package struct RunFailure: Error {
  package let problem: RunProblem
  /// The place of the statement that was stopped; nil when no script's code ran.
  package let file: SourceFile?
  package let range: SourceRange
  /// The functions that were active, the innermost first, at most 20. Only the first one is listed
  /// by itself; of the others each place is listed once.
  package let calls: [Call]

  /// A function that was active.
  package struct Call {
    package let function: String
    package let file: SourceFile?
    package let line: Int
    /// The number of times that it was active at this line.
    package internal(set) var times = 1

    package init(function: String, file: SourceFile?, line: Int) {
      self.function = function
      self.file = file
      self.line = line
    }
  }

  package init(problem: RunProblem, file: SourceFile?, range: SourceRange, calls: [Call]) {
    self.problem = problem
    self.file = file
    self.range = range
    self.calls = calls
  }

  /// The failing line, from 1; nil when no script's code ran.
  package var line: Int? { file?.line(of: range.start) }

  /// The same as a diagnostic of the learner's text.
  package var diagnostic: CodeDiagnostic { CodeDiagnostic(.stop(problem), range) }
}

/// An expression's value as the prompt shows it.
package struct ShownValue {
  /// The expression as it was typed.
  package let text: String
  package let type: Type
  package let value: Excerpt
  /// The language that the value is written in: that of the code.
  package let language: SourceLanguage
  /// Whether the expression's type is Void, so that there is nothing to show.
  package let isVoid: Bool
  /// Whether the type is a class, or an optional one.
  package let isOfClass: Bool
  /// The object that it is; nil for nil, and for a value of any other type.
  package let object: AnyObject?
}

/// An observer of the lines of a script that ran.
@MainActor
package protocol LineRecorder: AnyObject {
  func record(_ line: ScriptLine)
  /// Whether no further line is stored: the machine then stops recording, and runs plain code
  /// again.
  var isFull: Bool { get }
}
