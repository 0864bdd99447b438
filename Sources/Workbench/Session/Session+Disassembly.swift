import Scenes

extension Session {
  /// The instructions of every function of a Swift text, as text; see
  /// `SwiftEngine.disassembly(of:file:isTraced:)`.
  package func disassembly(of text: String, file: String, isTraced: Bool) throws -> String {
    try scene.engine.disassembly(of: text, file: file, isTraced: isTraced)
  }
}
