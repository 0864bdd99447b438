// Written by script/generate.

import Machine
import TypedProgram
// One initializer for each number of parameters, with and without a result.

extension HostCode {
  @inlinable
  package init(
    _ code: @escaping @MainActor () throws(RunStop) -> Void
  ) {
    self.init([], nil) { _ throws(RunStop) in
      try code()
    }
  }

  @inlinable
  package init<Result: Bridged>(
    _ code: @escaping @MainActor () throws(RunStop) -> Result
  ) {
    self.init([], Result.self) { registers throws(RunStop) in
      try code().write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged>(
    _ code: @escaping @MainActor (A) throws(RunStop) -> Void
  ) {
    self.init([A.self], nil) { registers throws(RunStop) in
      let a = A.read(registers)
      try code(a)
    }
  }

  @inlinable
  package init<A: Bridged, Result: Bridged>(
    _ code: @escaping @MainActor (A) throws(RunStop) -> Result
  ) {
    self.init([A.self], Result.self) { registers throws(RunStop) in
      let a = A.read(registers)
      try code(a).write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged>(
    _ code: @escaping @MainActor (A, B) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self], nil) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      try code(a, b)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, Result: Bridged>(
    _ code: @escaping @MainActor (A, B) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self], Result.self) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      try code(a, b).write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged>(
    _ code: @escaping @MainActor (A, B, C) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self], nil) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      try code(a, b, c)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, Result: Bridged>(
    _ code: @escaping @MainActor (A, B, C) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self], Result.self) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      try code(a, b, c).write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged>(
    _ code: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self, D.self], nil) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      try code(a, b, c, d)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged, Result: Bridged>(
    _ code: @escaping @MainActor (A, B, C, D) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self, D.self], Result.self) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      try code(a, b, c, d).write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged>(
    _ code: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self, D.self, E.self], nil) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let fifth = fourth.advanced(by: D.layout)
      let e = E.read(fifth)
      try code(a, b, c, d, e)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, Result: Bridged>(
    _ code: @escaping @MainActor (A, B, C, D, E) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self, D.self, E.self], Result.self) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let fifth = fourth.advanced(by: D.layout)
      let e = E.read(fifth)
      try code(a, b, c, d, e).write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged>(
    _ code: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self, D.self, E.self, F.self], nil) { registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let fifth = fourth.advanced(by: D.layout)
      let e = E.read(fifth)
      let sixth = fifth.advanced(by: E.layout)
      let f = F.read(sixth)
      try code(a, b, c, d, e, f)
    }
  }

  @inlinable
  package init<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, Result: Bridged
  >(
    _ code: @escaping @MainActor (A, B, C, D, E, F) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self, D.self, E.self, F.self], Result.self) {
      registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let fifth = fourth.advanced(by: D.layout)
      let e = E.read(fifth)
      let sixth = fifth.advanced(by: E.layout)
      let f = F.read(sixth)
      try code(a, b, c, d, e, f).write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, G: Bridged>(
    _ code: @escaping @MainActor (A, B, C, D, E, F, G) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self, D.self, E.self, F.self, G.self], nil) {
      registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let fifth = fourth.advanced(by: D.layout)
      let e = E.read(fifth)
      let sixth = fifth.advanced(by: E.layout)
      let f = F.read(sixth)
      let seventh = sixth.advanced(by: F.layout)
      let g = G.read(seventh)
      try code(a, b, c, d, e, f, g)
    }
  }

  @inlinable
  package init<
    A: Bridged, B: Bridged, C: Bridged, D: Bridged, E: Bridged, F: Bridged, G: Bridged,
    Result: Bridged
  >(
    _ code: @escaping @MainActor (A, B, C, D, E, F, G) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self, D.self, E.self, F.self, G.self], Result.self) {
      registers throws(RunStop) in
      let a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let fifth = fourth.advanced(by: D.layout)
      let e = E.read(fifth)
      let sixth = fifth.advanced(by: E.layout)
      let f = F.read(sixth)
      let seventh = sixth.advanced(by: F.layout)
      let g = G.read(seventh)
      try code(a, b, c, d, e, f, g).write(to: registers)
    }
  }
}

// The same with an inout receiver, for mutating methods.

extension HostCode {
  @inlinable
  package init<A: Bridged>(
    mutating code: @escaping @MainActor (inout A) throws(RunStop) -> Void
  ) {
    self.init([A.self], nil) { registers throws(RunStop) in
      var a = A.read(registers)
      try code(&a)
      a.write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, Result: Bridged>(
    mutating code: @escaping @MainActor (inout A) throws(RunStop) -> Result
  ) {
    self.init([A.self], Result.self) { registers throws(RunStop) in
      var a = A.read(registers)
      let result = try code(&a)
      a.write(to: registers)
      result.write(to: registers.advanced(by: A.layout))
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged>(
    mutating code: @escaping @MainActor (inout A, B) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self], nil) { registers throws(RunStop) in
      var a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      try code(&a, b)
      a.write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, Result: Bridged>(
    mutating code: @escaping @MainActor (inout A, B) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self], Result.self) { registers throws(RunStop) in
      var a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let result = try code(&a, b)
      a.write(to: registers)
      result.write(to: registers.advanced(by: A.layout))
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged>(
    mutating code: @escaping @MainActor (inout A, B, C) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self], nil) { registers throws(RunStop) in
      var a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      try code(&a, b, c)
      a.write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, Result: Bridged>(
    mutating code: @escaping @MainActor (inout A, B, C) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self], Result.self) { registers throws(RunStop) in
      var a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let result = try code(&a, b, c)
      a.write(to: registers)
      result.write(to: registers.advanced(by: A.layout))
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged>(
    mutating code: @escaping @MainActor (inout A, B, C, D) throws(RunStop) -> Void
  ) {
    self.init([A.self, B.self, C.self, D.self], nil) { registers throws(RunStop) in
      var a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      try code(&a, b, c, d)
      a.write(to: registers)
    }
  }

  @inlinable
  package init<A: Bridged, B: Bridged, C: Bridged, D: Bridged, Result: Bridged>(
    mutating code: @escaping @MainActor (inout A, B, C, D) throws(RunStop) -> Result
  ) {
    self.init([A.self, B.self, C.self, D.self], Result.self) { registers throws(RunStop) in
      var a = A.read(registers)
      let second = registers.advanced(by: A.layout)
      let b = B.read(second)
      let third = second.advanced(by: B.layout)
      let c = C.read(third)
      let fourth = third.advanced(by: C.layout)
      let d = D.read(fourth)
      let result = try code(&a, b, c, d)
      a.write(to: registers)
      result.write(to: registers.advanced(by: A.layout))
    }
  }
}
