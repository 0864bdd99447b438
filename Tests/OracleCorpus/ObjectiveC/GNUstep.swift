import Foundation

/// A native runtime of Objective-C with ARC and blocks, and its Foundation: GNUstep's, compiled by
/// the toolchain's clang. `script/oracle gnustep FOLDER` installs it.
package struct GNUstep {
  private let folder: URL
  private let clang: String

  /// The runtime in a folder. Throws where there is none.
  package init(in folder: String) throws {
    guard let clang = Clang.find() else { throw Clang.Failure(text: "There is no clang.") }
    self.clang = clang
    self.folder = URL(fileURLWithPath: folder)
    let header = self.folder.appendingPathComponent("include/Foundation/Foundation.h")
    guard FileManager.default.fileExists(atPath: header.path) else {
      throw Clang.Failure(text: "There is no GNUstep in \(folder).")
    }
  }

  /// The text before a program: `NSLog` prints its text alone, as the workbench does, and names
  /// of Apple's that GNUstep does not have.
  private static let beginning = """
    #import <Foundation/Foundation.h>
    #include <math.h>
    #define NSLog(...) puts([[NSString stringWithFormat:__VA_ARGS__] UTF8String])
    #line 1 "program.m"

    """

  private static let end = """

    int main(void) {
      @autoreleasepool {
        @try { run(); }
        @catch (NSException *e) { printf("stopped: %s\\n", [e.name UTF8String]); }
      }
      return 0;
    }
    """

  /// The output of a program with a function `run`, or clang's messages about it.
  package func output(of text: String) -> String {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-native-\(getpid())").path
    let (file, program) = (base + ".m", base)
    defer { for path in [file, program] { try? FileManager.default.removeItem(atPath: path) } }
    // As on a device; a block's `BOOL *` is GNUstep's, and so is the result of its own methods,
    // whose selectors have types there: another one would be another method.
    let isOfGNUstep = ["BOOL *", "- (BOOL)isEqual:"].contains(where: text.contains)
    let flag = isOfGNUstep ? "" : "#define BOOL bool\n"
    let beginning = Self.beginning.replacing("#line", with: flag + "#line")
    try? Data((beginning + text + Self.end).utf8).write(to: URL(fileURLWithPath: file))
    let root = folder.path
    let (status, said) = Self.run(
      clang,
      [
        "-fobjc-runtime=gnustep-2.2", "-fobjc-arc", "-fblocks", "-fexceptions",
        "-fobjc-exceptions", "-D_NATIVE_OBJC_EXCEPTIONS",
        "-fconstant-string-class=NSConstantString", "-w", "-I\(root)/include", "-L\(root)/lib",
        "-Wl,-rpath,\(root)/lib", "-fuse-ld=lld", file, "-o", program, "-lgnustep-base", "-lobjc",
        "-lm",
      ])
    guard status == 0 else { return said }
    return Self.run(program, []).said
  }

  private static func run(_ path: String, _ arguments: [String]) -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return (1, "\(path) did not start") }
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }
}
