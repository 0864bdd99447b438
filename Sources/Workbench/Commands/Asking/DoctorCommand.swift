import AppSources
import Records

extension Command {
  static let doctor = Command(
    "doctor", .asking, .outside,
    prepared: [],
    summary: Bilingual(
      en: "lists what in an app's sources takes touches away", zh: "列出 App 源代码中会让触摸失效的写法"),
    text: Bilingual(
      en: """
        Reads the Swift and Objective-C files of a folder, and below it, and lists places that are \
        known to take touches away, each with its file, line and rule, and with lines to type that \
        show it. Nothing of the app runs. A place is listed only where the file itself leaves little doubt, so that \
        what is not listed may be wrong as well. In a shell: touchstone doctor FOLDER.
        """,
      zh: """
        读取文件夹及其子文件夹中的 Swift 与 Objective-C 文件，列出已知会让触摸失效的写法：每处附文件、行号、规则，以及可以输入来重现的行。\
        不会运行 App 的任何代码。只有文件本身足以说明问题时才列出，所以没有列出的也可能有错。\
        在 shell 里：touchstone doctor FOLDER。
        """),
    examples: []
  ) {
    Form(.folder) { session, path in [.doctor(try session.doctorReport(on: path))] }
  }
}

extension Session {
  /// The places in the sources of a folder that take touches away.
  package func doctorReport(on path: String) throws -> DoctorReport {
    Doctor.report(on: try appFolder(path), named: path, isInterrupted: isInterrupted)
  }
}
