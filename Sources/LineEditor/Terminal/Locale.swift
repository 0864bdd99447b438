import CEditLine
import Glibc

/// Makes libedit count characters, not bytes: without a UTF-8 locale it ends the session at the
/// first Chinese character.
package nonisolated func useUnicodeLocale() {
  setlocale(LC_CTYPE, "")
  guard let codeset = nl_langinfo(Int32(CODESET)), String(cString: codeset) == "UTF-8" else {
    setlocale(LC_CTYPE, "C.UTF-8")
    return
  }
}
