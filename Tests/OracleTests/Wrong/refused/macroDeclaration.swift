@freestanding(expression)  // error:
macro twice(_ value: Int) -> Int = #externalMacro(module: "Macros", type: "Twice")
