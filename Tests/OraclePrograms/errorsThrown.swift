// throw, do, catch with patterns, try? and rethrowing out of nested calls.

import UIKit

private enum Problem: Error {
  case tooSmall(Int)
  case negative
}

private func root(_ number: Int) throws -> Double {
  defer { print("leaving", number) }
  if number < 0 { throw Problem.negative }
  if number < 4 { throw Problem.tooSmall(number) }
  return Double(number).squareRoot()
}

private func sum(_ a: Int, _ b: Int) throws -> Double {
  try root(a) + root(b)
}

func errorsThrown() {
  do {
    print(try sum(9, 16))
    print(try sum(2, 16))
    print("never")
  } catch Problem.tooSmall(let number) {
    print("too small", number)
  } catch {
    print("other", error)
  }
  do { _ = try root(-1) } catch { print("caught", error) }
  print((try? root(4)) ?? 0, (try? root(-4)) as Any)
}
