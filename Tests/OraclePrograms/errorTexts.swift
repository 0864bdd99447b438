// The descriptions of errors.

import UIKit

private struct Empty: LocalizedError {
  var errorDescription: String? { "there is nothing" }
  var failureReason: String? { "nobody came" }
}

private enum Odd: LocalizedError {
  case first
  case second(Int)

  var errorDescription: String? {
    switch self {
    case .first: "the first"
    case .second(let number): "number \(number)"
    }
  }
}

private func fail(_ error: any Error) throws { throw error }

func errorTexts() {
  for error in [Empty(), Odd.first, Odd.second(2)] as [any Error] {
    do {
      try fail(error)
    } catch {
      print(error.localizedDescription)
    }
  }
  do {
    try fail(Empty())
  } catch let error as LocalizedError {
    print(error.failureReason ?? "none", error.recoverySuggestion ?? "none")
  } catch {
    print("another")
  }
}
