// rethrows, Result, try! of what succeeds, and throwing initialisers.

import UIKit

private struct Failure: Error, Equatable {
  let line: Int
}

private func twice(_ action: () throws -> Int) rethrows -> Int {
  try action() + action()
}

private struct Even {
  let number: Int
  init(_ number: Int) throws {
    guard number % 2 == 0 else { throw Failure(line: number) }
    self.number = number
  }
}

private func result(_ number: Int) -> Result<Int, Failure> {
  number > 0 ? .success(number) : .failure(Failure(line: number))
}

func errorsPassedOn() {
  print(twice { 4 }, (try? twice { throw Failure(line: 1) }) == nil)
  print(try! Even(8).number, (try? Even(7)) == nil)
  do { _ = try Even(3) } catch let failure as Failure {
    print("failure", failure.line)
  } catch { print("never") }
  for number in [5, -5] {
    switch result(number) {
    case .success(let value): print("success", value)
    case .failure(let failure): print("failure", failure.line)
    }
  }
  print((try? result(2).get()) ?? 0, result(0) == .failure(Failure(line: 0)))
}
