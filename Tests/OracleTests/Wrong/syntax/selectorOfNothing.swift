let name = #selector()  // error: expected expression in #selector
