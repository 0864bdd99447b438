import Foundation
import TypedProgram

/// The state that the machine's loop reads and writes, in plain memory: no reference counting and
/// no checks of exclusive access.
struct MachineState {
  /// The stacks: at fixed addresses, so that registers passed to the host never move. The system
  /// provides memory only for the used part.
  let numbers: UnsafeMutablePointer<UInt64>
  let references: UnsafeMutablePointer<AnyObject?>
  let frames: UnsafeMutablePointer<Frame>
  let numbersEnd: UnsafeMutablePointer<UInt64>
  let referencesEnd: UnsafeMutablePointer<AnyObject?>

  /// The start of a nested call's registers and frames.
  var numbersTop: UnsafeMutablePointer<UInt64>
  var referencesTop: UnsafeMutablePointer<AnyObject?>
  var framesTop: UnsafeMutablePointer<Frame>
  var framesEnd: UnsafeMutablePointer<Frame>

  /// Steps until the machine's next check: of the limit, of Ctrl-C and of memory.
  var budget = 0
  /// Steps that the question may still take beyond `budget`.
  var remainingSteps = 0
  /// The steps that one question may take.
  var stepLimit = Limits().steps
  /// 0 plain, 1 traced: which of a function's two bodies runs.
  var mode = 0
  var isStopped = false
  /// The number of writes to memory that outlives a call.
  var writes = 0
  var questionDepth = 0
  let interrupt: UnsafeMutablePointer<Int>
  /// The lowest address that the host's stack may reach before a nested call is refused, and the
  /// thread for which this is valid.
  var stackLimit: UInt = 0
  var thread: UInt = 0
  /// Whether the question began implicitly, with a call outside of one.
  var isImplicit = false
  /// The messages of the host that any script overrides, a byte each, by number.
  let answered: UnsafeMutablePointer<Bool>
  /// Whether nothing is left of the last question: no failure, no output, no lines to flush, and
  /// the same limits.
  var isClean = false

  static let numberCapacity = 4 << 20
  static let referenceCapacity = 2 << 20
  static let frameCapacity = 200_000
  /// Steps between two checks of the limits.
  static let batch = 4_096

  init() {
    numbers = Self.zeroed(Self.numberCapacity)
    references = Self.zeroed(Self.referenceCapacity)
    frames = Self.zeroed(Self.frameCapacity)
    numbersEnd = numbers + Self.numberCapacity - 70_000
    referencesEnd = references + Self.referenceCapacity - 70_000
    numbersTop = numbers
    referencesTop = references
    framesTop = frames
    framesEnd = frames + 10_000
    interrupt = .allocate(capacity: 1)
    interrupt.initialize(to: 0)
    answered = .allocate(capacity: Library.messageCapacity)
    answered.initialize(repeating: false, count: Library.messageCapacity)
  }

  /// Allocated from the system and not by `calloc`, which, once one of these was freed, takes them
  /// from its heap and fills them with zeros, page for page.
  private static func zeroed<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let memory = mmap(
      nil, count * MemoryLayout<Element>.stride, PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    precondition(memory != MAP_FAILED, "no memory for the stacks of a machine")
    return memory.certain().bindMemory(to: Element.self, capacity: count)
  }

  private static func release<Element>(_ memory: UnsafeMutablePointer<Element>, _ count: Int) {
    munmap(memory, count * MemoryLayout<Element>.stride)
  }

  func free() {
    Self.release(numbers, Self.numberCapacity)
    Self.release(references, Self.referenceCapacity)
    Self.release(frames, Self.frameCapacity)
    interrupt.deallocate()
    answered.deallocate()
  }
}

/// A function that waits for its callee to return.
struct Frame {
  var code: UnsafeMutablePointer<CodeHeader>
  /// The instruction to continue with.
  var next: UnsafePointer<Instruction>
  var numbers: UnsafeMutablePointer<UInt64>
  var references: UnsafeMutablePointer<AnyObject?>
}
