import SourceTree
import TypedProgram

// The code of functions, which is compiled when it first runs.

extension Machine {
  func body(of entry: Entry, _ mode: Int) -> UnsafeMutablePointer<CodeHeader>? {
    let body = entry[mode] ?? compile(entry, mode)
    return body?.assumingMemoryBound(to: CodeHeader.self)
  }

  /// Compiles a body the first time that it runs; nil, with a problem, if that is not possible.
  @inline(never)
  func compile(_ entry: Entry, _ mode: Int) -> UnsafeMutableRawPointer? {
    let function = FunctionCode.of(entry)
    if case .function(let source) = function.source {
      switch source.implementation {
      case .host, .intrinsic:
        // A function of the host in place of a script's, such as an override that only it has.
        return compileWrapper(source, function, mode)
      default: break
      }
    }
    var isTraced = mode == 1
    if case .function(let source) = function.source, source.isOfLibrary || source.viewed != nil {
      isTraced = false
    }
    // Code that is too large with its loops twice may fit with each of them once.
    for hasUntoldLoops in isTraced ? [true, false] : [false] {
      let compiler = FunctionCompiler(
        session: session, isTraced: isTraced, hasUntoldLoops: hasUntoldLoops)
      guard let code = compiler.compile(function.source) else {
        problem = .notRunnable(function.source.name)
        return nil
      }
      if compiler.isTooLarge { continue }
      if case .function(let source) = function.source, source.viewed != nil {
        code.isShown = false
        // What Swift sees of a method throws errors, and catches them.
        code.catchesExceptions = false
      }
      function.install(code, mode: mode)
      return entry[mode]
    }
    problem = .codeTooLarge
    return nil
  }

  private func compileWrapper(
    _ function: Function, _ code: FunctionCode, _ mode: Int
  ) -> UnsafeMutableRawPointer? {
    let receiver = function.isStatic ? nil : function.owner.map { Type.nominal($0, []) }
    let compiler = FunctionCompiler(session: session, isTraced: false)
    guard let body = compiler.compile(.wrapper(function, receiver: receiver)) else { return nil }
    code.install(body, mode: mode)
    return code.entry[mode]
  }

  /// Exchanges the code of two functions with the same types and owner. Calls that run already end
  /// as they began.
  package func exchangeCode(of one: Function, _ other: Function) {
    session.code(of: one).exchange(with: session.code(of: other))
  }

  /// Only Swift code catches an error, and only Objective-C code catches an exception.
  func handler(
    in code: UnsafeMutablePointer<CodeHeader>, at place: Int, ofException: Bool
  ) -> Code.Handler? {
    let code = code.pointee.code.takeUnretainedValue()
    guard code.catchesExceptions == ofException else { return nil }
    return code.handlers.first { $0.start <= place && place < $0.end }
  }

  func name(in code: UnsafeMutablePointer<CodeHeader>, _ index: Int) -> String {
    (code.pointee.objects[index] as? StringObject)?.value ?? ""
  }
}

extension FunctionCode.Source {
  /// The name of the code.
  var name: String {
    switch self {
    case .function(let function), .thunk(let function, _), .inherited(_, let function),
      .wrapper(let function, _):
      function.fullName
    case .closure(let source): source.name
    }
  }
}

extension Function {
  /// Whether the code is the product's own, whose lines are not shown in traces.
  var isOfLibrary: Bool { (file ?? checked.body?.context.file)?.isOfLibrary ?? false }
}
