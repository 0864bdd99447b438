/// A part of a program: what is taken of one file.
package struct ProgramSection: Sendable {
  /// The file's name.
  package let name: String
  package let text: String
  /// The line of the file in which the text begins, from 1.
  package let firstLine: Int
}
