import Records
import Rendering
import Workbench

extension CodeSpelling {
  /// How texts write code and names for readers of a language; nil for Swift, which they are in.
  package static func of(_ language: SourceLanguage) -> CodeSpelling? {
    language == .objectiveC ? objectiveC : nil
  }

  private static let objectiveC = CodeSpelling(
    methods: CodeNames.objectiveC.methods, properties: CodeNames.objectiveC.properties,
    functions: CodeNames.objectiveC.functions)
}
