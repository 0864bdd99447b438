import Foundation
import Scenes
import UIKitBindings

/// The clang of Swift's toolchain, with the headers of the model.
package nonisolated final class Clang {
  /// The folder with the headers.
  package let folder: URL
  private let path: String

  /// Options that all runs have in common; on a device ARC and blocks are on.
  private static let options = [
    "-fobjc-arc", "-fblocks", "-fobjc-runtime=gnustep-2.2", "-fexceptions", "-Wall",
    "-Wno-unused-variable",
    "-Wno-unused-but-set-variable", "-Wno-unused-function", "-Wundeclared-selector",
    "-Wno-nullability-completeness", "-Wno-objc-root-class", "-fno-caret-diagnostics",
    "-fno-diagnostics-fixit-info", "-ferror-limit=50",
  ]

  /// Writes the headers into a folder, and prepares them. Throws where there is no clang, or where
  /// it does not accept the headers.
  package init(headers: String, in folder: URL) throws {
    guard let path = Self.find() else { throw Failure(text: "There is no clang beside swiftc.") }
    self.path = path
    self.folder = folder
    for name in [
      "UIKit/UIKit", "Foundation/Foundation", "QuartzCore/QuartzCore",
      "CoreGraphics/CoreGraphics", "objc/runtime", "objc/message",
    ] {
      let file = folder.appendingPathComponent("\(name).h")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text =
        name == "UIKit/UIKit"
        ? headers : "#pragma clang system_header\n#import <UIKit/UIKit.h>\n"
      try Data(text.utf8).write(to: file)
    }
    let (status, said) = run(
      ["-w", "-x", "objective-c-header", "UIKit/UIKit.h", "-o", "UIKit.pch"], input: nil)
    guard status == 0 else { throw Failure(text: said) }
  }

  /// Why there are no findings.
  package struct Failure: Error, CustomStringConvertible {
    let text: String
    package var description: String { text }
  }

  /// The messages about a program that imports UIKit, in its order.
  package func findings(_ text: String) -> [Finding] {
    let (_, said) = run(
      ["-x", "objective-c", "-fsyntax-only", "-include-pch", "UIKit.pch", "-"], input: text)
    return said.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0] == "<stdin>", let number = Int(parts[1]) else { return nil }
      let kind = parts[3].trimmingCharacters(in: .whitespaces)
      guard kind.hasSuffix("error") || kind == "warning" else { return nil }
      let message = parts[4].trimmingCharacters(in: .whitespaces)
      return Finding(line: number, isError: kind != "warning", text: message)
    }
  }

  private func run(_ arguments: [String], input: String?) -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = Self.options + ["-I", "."] + arguments
    process.currentDirectoryURL = folder
    let (stdin, stderr) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardError = stderr
    guard (try? process.run()) != nil else { return (1, "clang did not start") }
    if let input { stdin.fileHandleForWriting.write(Data(input.utf8)) }
    try? stdin.fileHandleForWriting.close()
    let said = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  /// The clang beside the compiler of Swift, or the first that the path leads to.
  static func find() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for word in ["swiftc", "clang"] {
      for folder in folders {
        let file = URL(fileURLWithPath: "\(folder)/\(word)").resolvingSymlinksInPath()
        let clang = file.deletingLastPathComponent().appendingPathComponent("clang").path
        if FileManager.default.isExecutableFile(atPath: file.path),
          FileManager.default.isExecutableFile(atPath: clang)
        {
          return clang
        }
      }
    }
    return nil
  }
}
