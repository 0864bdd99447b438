import Records
import ScriptLibrary
import SourceTree
import SwiftChecker
import SwiftFrontEnd
import Testing
import TypedProgram
import UIKitBindings

/// Names of UIKit's headers that the workbench has not, or not in the type that is asked.
@Suite struct KnownNameTests {
  private static func library() -> Library {
    let library = Library()
    StandardLibrary.install(in: library)
    UIKitTable.install(in: library)
    return library
  }

  private static func problems(_ text: String, _ library: Library) -> [CodeProblem] {
    let unit = SwiftFrontEnd.parse(text, name: "test.swift")
    return Checker(library: library, module: Module(), file: unit.file)
      .check(unit, as: .file).diagnostics.map(\.problem)
  }

  /// Every 60th name of all headers, with the type that has it.
  private static var sample: [(type: String, name: String)] {
    let all = UIKitNames.all.flatMap { row in row.members.map { (type: row.type, name: $0) } }
    return all.enumerated().filter { $0.offset % 60 == 7 }.map(\.element)
      .filter { row in row.name.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  private static let receivers = [
    "UIView", "UIButton", "UITableView", "UICollectionView", "UIViewController", "UIColor",
    "CALayer", "CGRect", "UIApplication", "UITouch",
  ]

  @Test("no name of UIKit's headers is called a misspelling of another name of UIKit's")
  func names() {
    let library = Self.library()
    let sample = Self.sample
    #expect(sample.count > 100)
    for (index, row) in sample.enumerated() {
      let receiver = Self.receivers[index % Self.receivers.count]
      let types = [receiver] + (library.members[row.type] == nil ? [] : [row.type])
      for type in Set(types) {
        let text = "func use(_ x: \(type)) { _ = x.\(row.name); _ = \(type).\(row.name) }"
        for problem in Self.problems(text, library) {
          #expect(!Self.callsMisspelling(problem), "\(type).\(row.name): \(problem)")
        }
      }
    }
  }

  /// Paths such as `bounds.size` are not spellings.
  private static func callsMisspelling(_ problem: CodeProblem) -> Bool {
    guard case .expression(let problem) = problem else { return false }
    return switch problem {
    case .noMember(_, _, let names), .noStaticMember(_, _, let names):
      names.allSatisfy { !$0.contains(".") }
    case .notInScope(_, let names), .typeNotInScope(_, let names), .noTypeMember(_, _, let names):
      !names.isEmpty
    default: false
    }
  }
}
