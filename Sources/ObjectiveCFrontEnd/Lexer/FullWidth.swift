/// The full-width counterparts of C's punctuation, as Chinese input methods produce them.
enum FullWidth {
  static let signs: [Unicode.Scalar: String] = [
    "；": ";", "，": ",", "。": ".", "：": ":", "（": "(", "）": ")", "［": "[", "］": "]", "｛": "{",
    "｝": "}", "【": "[", "】": "]", "＝": "=", "＋": "+", "－": "-", "＊": "*", "／": "/", "＜": "<",
    "＞": ">", "！": "!", "＆": "&", "｜": "|", "？": "?", "＠": "@", "《": "<", "》": ">", "“": "\"",
    "”": "\"", "＂": "\"", "‘": "'", "’": "'",
  ]
}
