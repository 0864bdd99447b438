import Records

/// What practice needs to know of the program that it is part of. The program makes one value and
/// hands it on; nothing of practice looks for any of this by itself.
package struct PracticeConfiguration {
  /// Where progress is kept; nil for nowhere.
  let stateFolder: String?
  /// What solutions and mistakes are known to answer.
  let answers: AnswerCache
  /// How problems are worded.
  let wording: (Problem) -> Bilingual
  /// Whether what runs is to end, such as after Ctrl-C.
  package let isInterrupted: () -> Bool

  /// `cacheFolder` is for what can be made again; nil to make it in each run of the program.
  package init(
    stateFolder: String? = nil, cacheFolder: String? = nil,
    isInterrupted: @escaping () -> Bool = { false }, wording: @escaping (Problem) -> Bilingual
  ) {
    self.stateFolder = stateFolder
    answers = AnswerCache(folder: cacheFolder)
    self.isInterrupted = isInterrupted
    self.wording = wording
  }
}
