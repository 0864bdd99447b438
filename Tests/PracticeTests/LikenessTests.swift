import Foundation
import Practice
import Records
import Testing

/// Alike submissions: what is found in spite of changes, and that short answers accuse no one.
@Suite struct LikenessTests {
  private static let own = """
    import UIKit

    final class RoundButton: UIButton {
      private func distance(from one: CGPoint, to other: CGPoint) -> CGFloat {
        let across = one.x - other.x
        let down = one.y - other.y
        return (across * across + down * down).squareRoot()
      }

      private var reach: CGFloat {
        var sides = [bounds.width, bounds.height]
        sides.sort { $0 < $1 }
        return sides.reduce(CGFloat.infinity) { min($0, $1) } / 2
      }

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return distance(from: middle, to: point) <= reach
      }
    }
    """

  private func prints(_ texts: [String]) throws -> [CodePrint?] {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    var grader = try Grader(exercise, in: practice)
    grader.lookForLikeness()
    return texts.map { grader.print(of: [Code(file: "RoundButton.swift", text: $0)]) }
  }

  private func alike(_ texts: [String]) throws -> [Likeness] {
    let title = Bilingual(en: "a", zh: "甲")
    let head = GradeReport.Head(
      title: title, content: nil,
      exercises: [GradeReport.Exercise(id: "circular-button", title: title, weight: 1)])
    let rows = try prints(texts).enumerated().map { index, print in
      var verdict = Verdict(
        exercise: "circular-button", title: title, file: "s\(index)", outcome: .right, points: 100,
        passesAt: 100)
      verdict.print = print
      return GradeRow(name: "s\(index)", verdicts: [verdict], texts: [nil], in: head)
    }
    return GradeReport(head, rows: rows).alike
  }

  @Test("A copy with a comment, other names, var for let and exchanged lines is found")
  func copies() throws {
    let commented = Self.own.replacing("let across", with: "// my idea\n    let across")
    let renamed = Self.own.replacing("across", with: "dx").replacing("down", with: "dy")
      .replacing("let middle", with: "var middle")
    let exchanged = Self.own.replacing(
      "    let across = one.x - other.x\n    let down = one.y - other.y\n",
      with: "    let down = one.y - other.y\n    let across = one.x - other.x\n")
    #expect(exchanged != Self.own)
    let found = try alike([Self.own, commented, renamed, exchanged])
    #expect(found.map(\.rows) == [["s0", "s1", "s2", "s3"]])
    #expect(found.allSatisfy { (Likeness.least...100).contains($0.percent) })
    #expect(try alike([Self.own, commented]).map(\.percent) == [100])
  }

  @Test("The solution, the starter, alternatives and known mistakes accuse no one")
  func base() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let files =
      [exercise.starter, exercise.solution] + exercise.alternatives
      + exercise.mistakes.flatMap(\.files).prefix(5)
    for file in files {
      let text = try Code.file(file, of: exercise).text
      #expect(try alike([text, text, text]).isEmpty, "\(file)")
    }
    #expect(try prints([Self.own])[0]?.isComparable == true)
  }

  @Test("What many have in common is the task's")
  func common() throws {
    #expect(try alike([String](repeating: Self.own, count: 3)).count == 1)
    #expect(try alike([String](repeating: Self.own, count: 12)).isEmpty)
  }

  @Test("Other answers are not alike, and code that does not compile has no print")
  func others() throws {
    let other = """
      import UIKit

      class RoundButton: UIButton {
        enum Place { case inner, outer }

        func place(of point: CGPoint) -> Place {
          let path = UIBezierPath(ovalIn: square)
          return path.contains(point) ? .inner : .outer
        }

        var square: CGRect {
          let side = bounds.width < bounds.height ? bounds.width : bounds.height
          let origin = CGPoint(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
          return CGRect(origin: origin, size: CGSize(width: side, height: side))
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          switch place(of: point) {
          case .inner: return true
          case .outer: return false
          }
        }
      }
      """
    #expect(try alike([Self.own, other]).isEmpty)
    #expect(try prints(["class RoundButton: UIButton { func f( }"]) == [nil])
  }

  @Test("Long code is compared by a part of its marks, as if by all")
  func sketches() {
    func print(_ range: Range<UInt32>) -> CodePrint {
      CodePrint(Set(range.map { ($0 &* 2_654_435_761) ^ ($0 >> 3) }))
    }
    let title = Bilingual(en: "a", zh: "甲")
    let head = GradeReport.Head(
      title: title, content: nil,
      exercises: [GradeReport.Exercise(id: "x", title: title, weight: 1)])
    func percents(_ prints: [CodePrint]) -> [Int] {
      let rows = prints.enumerated().map { index, print in
        var verdict = Verdict(
          exercise: "x", title: title, file: "f", outcome: .right, points: 100, passesAt: 100)
        verdict.print = print
        return GradeRow(name: "s\(index)", verdicts: [verdict], texts: [nil], in: head)
      }
      return GradeReport(head, rows: rows).alike.map(\.percent)
    }
    #expect(percents([print(0..<3_000), print(0..<3_000)]) == [100])
    #expect(percents([print(0..<3_000), print(10_000..<13_000)]) == [])
    // Nine tenths in common of all that one of them has.
    let near = percents([print(0..<1_900), print(100..<2_000)])
    #expect(near.count == 1 && (80...97).contains(near.first ?? 0))
    #expect(percents([print(0..<30), print(0..<30)]) == [])
  }
}
