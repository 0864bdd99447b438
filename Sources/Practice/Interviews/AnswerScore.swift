import Foundation
import Records

/// The points of an answer.
enum AnswerScore {
  /// The points of a prediction: all for a right one; half for an order or a log whose first half
  /// is right, or that has everything in another order.
  static func points(_ prediction: Prediction, of most: Int) -> Int {
    guard let guess = prediction.guess else { return 0 }
    if prediction.isRight { return most }
    switch (guess, prediction.truth) {
    case (.names(let guess), .names(let truth)):
      // A chain question asks for the responders after one; many learners write that one, too.
      if case .chain = prediction.question.kind {
        let follows = Array(truth.dropFirst())
        let own = guess.first == truth.first ? Array(guess.dropFirst()) : guess
        return isHalfRight(own, follows) ? most / 2 : 0
      }
      return isHalfRight(guess, truth) ? most / 2 : 0
    case (.lines(let guess), .lines(let truth)):
      return isHalfRight(guess, truth) ? most / 2 : 0
    default: return 0
    }
  }

  private static func isHalfRight(_ guess: [String], _ truth: [String]) -> Bool {
    guard truth.count > 1, !guess.isEmpty else { return false }
    if guess.sorted() == truth.sorted() { return true }
    let agreed = zip(guess, truth).prefix { $0 == $1 }.count
    return agreed * 2 >= truth.count && guess.count <= truth.count + 1
  }

  /// The points of numbers: all if each is right within half a point; half if half of them are.
  static func points(_ guess: [Double], _ truth: [Double], of most: Int) -> Int {
    guard guess.count == truth.count else { return 0 }
    let right = zip(guess, truth).count { abs($0 - $1) <= 0.5 }
    if right == truth.count { return most }
    return right * 2 >= truth.count ? most / 2 : 0
  }

  /// The numbers of a text, separated by blanks, commas or brackets; nil if it contains other
  /// words.
  static func numbers(_ text: String) -> [Double]? {
    let separators = CharacterSet(charactersIn: " ,;()[]、，（）；").union(.whitespaces)
    let words = text.components(separatedBy: separators).filter { !$0.isEmpty }
    let numbers = words.compactMap { Double($0.replacing("−", with: "-")) }
    return numbers.count == words.count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  /// The numbers of the points that were made, in ascending order without duplicates; 0 means none.
  /// nil if a word is not one of them.
  static func marks(_ text: String, of most: Int) -> [Int]? {
    // `1, 2 and 3`, as people write it.
    let spoken = text.replacing("和", with: " ").split { " ,".contains($0) }
      .filter { !["and", "&", "+"].contains($0.lowercased()) }.joined(separator: " ")
    guard let numbers = numbers(spoken), !numbers.isEmpty else { return nil }
    if numbers == [0] { return [] }
    let marks = Set(numbers.compactMap { Int(exactly: $0) })
    guard marks.count == Set(numbers).count, marks.allSatisfy({ (1...most).contains($0) }) else {
      return nil
    }
    return marks.sorted()
  }
}
