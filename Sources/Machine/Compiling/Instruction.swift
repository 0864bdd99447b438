import TypedProgram

/// One instruction of the machine: 8 bytes.
///
/// `a`, `b` and `c` are registers, indices into the code's tables or positions in the code,
/// depending on the operation; `k` is a small number.
struct Instruction {
  var op: Opcode
  var k: UInt8
  var a: UInt16
  var b: UInt16
  var c: UInt16
}

/// The operation of an instruction.
///
/// In the comments `n` and `r` are the frame's two windows, `[x...]` several registers from `x` on.
enum Opcode: UInt8 {
  // MARK: Moving

  /// n[a] = n[b]
  case move
  /// n[a] and the next = n[b] and the next
  case moveTwo
  /// n[a...] = n[b...], c registers
  case moveMany
  /// n[a] = constants[b]
  case constant
  /// n[a...] = 0, c registers
  case zero
  /// r[a] = r[b]
  case copy
  /// r[a...] = r[b...], c registers
  case copyMany
  /// r[a] = r[b], and r[b] = nil
  case take
  /// r[a...] = r[b...], c registers, all of which become nil
  case takeMany
  /// r[a...] = nil, c registers
  case clear
  /// r[a] = objects[b]
  case object
  /// Operands of the preceding instruction.
  case extra

  // MARK: Doubles: n[a] = n[b] op n[c]

  case addDouble, subtractDouble, multiplyDouble, divideDouble, remainderDouble
  /// n[a] = n[b] op constants[c]
  case addDoubleConstant, subtractDoubleConstant, multiplyDoubleConstant, divideDoubleConstant
  case negateDouble, absoluteDouble
  /// Swift's `min` and `max`.
  case minimumDouble, maximumDouble
  /// n[a] = function k of n[b], n[c]
  case mathematics
  /// Rounds n[a] to a Float.
  case roundToFloat
  case lessDouble, lessOrEqualDouble, equalDouble, notEqualDouble

  // MARK: Whole numbers: n[a] = n[b] op n[c], stopping on overflow of 64 bits

  case addInteger, subtractInteger, multiplyInteger, divideInteger, remainderInteger
  /// n[a] = n[b] op constants[c]
  case addIntegerConstant, subtractIntegerConstant
  case addUnsigned, subtractUnsigned, multiplyUnsigned, divideUnsigned, remainderUnsigned
  case wrappingAdd, wrappingSubtract, wrappingMultiply
  case negateInteger
  /// Stops when n[a] is outside of kind k; the result of arithmetic.
  case checkRange
  /// Truncates n[a] to the bits of kind k.
  case truncateInteger
  case bitAnd, bitOr, bitExclusiveOr
  /// Smart shifts of kind k.
  case shiftLeft, shiftRight
  case complement
  case lessInteger, lessOrEqualInteger, lessUnsigned, lessOrEqualUnsigned
  case equalNumber, notEqualNumber

  // MARK: Conversions: n[a] = n[b]

  case integerToDouble, unsignedToDouble
  /// To kind k; stops when it does not fit.
  case doubleToInteger
  /// From unsigned (c = 1) or signed (c = 0) 64 bits to kind k; stops when it does not fit.
  case integerToInteger

  // MARK: Truth

  case not

  // MARK: Jumping: to instruction c

  case jump
  /// The same backwards: takes fuel.
  case jumpBack
  case jumpTrue, jumpFalse
  /// When (n[a] < n[b]) is k.
  case jumpLessDouble, jumpLessOrEqualDouble, jumpEqualDouble
  case jumpLessInteger, jumpLessOrEqualInteger, jumpEqualNumber
  case jumpLessUnsigned, jumpLessOrEqualUnsigned
  /// When (r[a] is nil) is k.
  case jumpNil
  /// When (r[a] is r[b]) is k.
  case jumpIdentical
  /// n[a] = whether r[b] is nil
  case isNil
  /// n[a] = whether r[b] is r[c]
  case identical

  // MARK: Memory: cells are in reference registers

  /// n[a...] = cell r[b].numbers[c...], k registers
  case loadNumbers
  /// r[a...] = cell r[b].references[c...], k registers
  case loadReferences
  /// The same for one that is never nil: stops with the name in `extra` when it is.
  case loadRequired
  /// r[a...] = cell r[b].references[c...], which become nil, k registers
  case takeReferences
  /// cell r[b].numbers[c...] = n[a...]
  case storeNumbers
  /// cell r[b].references[c...] = r[a...]
  case storeReferences
  /// r[a] = the stored properties of the object r[b]
  case fieldsOf
  /// r[a] = the cell of global variable c
  case globalCell
  /// r[a] = a new box with layout c of the code's layouts
  case newBox
  /// r[a] = a weak reference to r[b]
  case makeWeak
  /// r[a] = the object of the weak reference r[b]; k = 1: stops when it is deallocated
  case loadWeak

  // MARK: Calling: registers from n[a] and r[b] on

  /// Calls function c.
  case call
  /// Calls host site c.
  case callHost
  /// n[a] = the result of the plain variant of site c for n[b...]
  case callPlain
  /// Calls the closure r[c].
  case callClosure
  /// Method k + 256 * extra of the class of r[b]; c = 1: the object's fields are stored by the
  /// host.
  case sendMethod
  /// Sends the message of site c.
  case sendMessage
  /// n[a...] = the numbers in r[b]'s own state for the message of site c, and skips the next k
  /// instructions. Those send the message, for a receiver whose state is not known to be readable.
  case readNumbers
  /// The same with r[a] = an object.
  case readObject
  /// Sends the message of site c to the superclass.
  case sendSuper
  /// Calls the requirement of site c, on any value that conforms.
  case sendWitness
  /// Returns to the caller with results from n[a] and r[b] on.
  case giveBack
  /// r[a] = a new object of type c; k = 1: only its stored properties, for the host's object.
  case newObject
  /// Host site c creates the object for the stored properties r[extra.a], or a plain one.
  case constructHost
  /// The initializer of the class of r[extra.a] that replaces that of site c.
  case delegateInitializer
  /// r[a] = a closure of function c over captures from n[extra.a], r[extra.b] on
  case newClosure
  /// n[a] = whether the dynamic class of a host object is a script's.
  case stopWith
  /// Throws r[a].
  case throwError
  /// Stops because nothing caught r[a].
  case uncaught

  // MARK: Values of every kind

  /// r[a] = text r[b] + text r[c]
  case concatenate
  /// r[a] = the texts r[b...] together, c of them
  case concatenateMany
  /// n[a] = whether texts r[b] and r[c] compare by k
  case compareStrings
  /// r[a] = the text of the value at n[b], r[c] of type extra.a; k = 1 for debugging
  case describe
  /// Prints the text r[a].
  case print
  /// n[a] = whether the values at n[b], r[c] and n[extra.a], r[extra.b] of type extra.c are equal
  case equal
  /// n[a] = the hash of the value at n[b], r[c] of type extra.a
  case hash
  /// n[a] = whether objects r[b] and r[c] are equal for the host, or both nil
  case equalObjects
  /// r[a] = a box of Any with the value at n[b], r[c] of type extra.a
  case boxAny
  /// Takes the value of type extra.a out of Any r[b] to n[a], r[extra.b]; n[c] = whether it was
  case unboxAny
  /// r[a] = r[b] converted: extra.a type to extra.b type, element by element
  case convertValue
  /// n[a] = whether the object or Any r[b] is of type c
  case isType
  /// Stops because r[b] is not of type c.
  case castFailed
  /// r[a] = the type of the value at n[b], r[c], static type extra.a
  case dynamicType
  /// Stops when bounds at n[b], r[c] of type extra.a are the wrong way round
  case checkBounds

  // MARK: Collections

  /// r[a] = an empty array of kind c
  case newArray
  /// Appends n[b], r[c] to the array r[a].
  case appendElement
  /// n[a] = count of the array r[b]
  case arrayCount
  /// r[a] = object n[c] of the array r[b]
  case objectElement
  /// n[a] = number n[c] of the array r[b]
  case numberElement
  /// n[c], r[extra.a] = element n[b] of the array r[a]
  case arrayElement
  /// r[a] = an empty dictionary or set of type c
  case newDictionary
  /// Sets key n[b], r[c] of the dictionary r[a] to the value n[extra.a], r[extra.b]
  case setKey
  /// n[a] = count of the dictionary or set r[b]
  case dictionaryCount
  /// n[b], r[c] = key n[k...] of the dictionary r[a]; see `extra`
  case dictionaryEntry
  /// r[a] = an array of the characters of r[b]
  case characters

  /// r[a] = r[b] if the object has the method of site c, else nil
  case implementing

  // MARK: Tracing

  /// Line c of the traced code begins.
  case traceLine
  /// Fact c of the traced code; k is the decision.
  case traceFact
  /// The present line is complete: the function returns or a loop repeats.
  case traceEnd
  /// Continues at c, in code that records nothing, when the recorder is full.
  case jumpUntold
  /// Shows the value at n[a], r[b] by show c.
  case show
}
