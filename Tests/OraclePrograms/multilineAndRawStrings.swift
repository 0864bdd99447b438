// Strings over several lines lose the indentation of their closing quotes; raw strings keep \.

import UIKit

func multilineAndRawStrings() {
  let poem = """
    first
      indented
    joined \
    line "quoted"

    value \(1 + 1)
    """
  print(poem)
  print(poem.count)
  print(#"raw \n and \(not)"#, #"but \#(1 + 1) is"#)
  print(##"a "# inside"##)
  let empty = """
    """
  print(empty.isEmpty, "ends")
}
