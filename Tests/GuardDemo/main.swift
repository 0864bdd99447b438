import Glibc
import ProcessGuard

// A program for the tests of the guard: each line of standard input says how it goes wrong.

func say(_ text: String) {
  print(text)
  fflush(nil)
}

var faults = 0
let (page, fault) = ProcessGuard.enter { fault in
  let text = fault.text.map { "\($0) in line \(fault.line)" } ?? "nothing"
  say("guard: \(fault.cause) of \(text), ready \(fault.wasReady), note \(fault.note)")
  faults += 1
  return faults < 3 ? .beginAgain : .exit(70)
}
if let fault { say("again after \(fault.cause)") }
if CommandLine.arguments.contains("unready") { raise(SIGSEGV) }

page?.leave("note \(getpid() == getppid() ? 0 : 1)")
page?.noteReady()
say("ready")
var number = 0
while let line = readLine() {
  number += 1
  page?.begin(line, line: number)
  switch line {
  case "spin deaf":
    signal(SIGINT, SIG_IGN)
    say("spinning")
    while true {}
  case "spin hearing":
    signal(SIGINT) { _ in page?.noteInterruptHeard() }
    say("spinning")
    while true {}
  case "exit": exit(7)
  case "null": raise(SIGSEGV)
  case "trap": raise(SIGILL)
  case "abort": abort()
  case "interrupt": raise(SIGINT)
  case "children":
    say("pid \(getpid())")
    sleep(1000)
  default: say("read \(line)")
  }
  page?.end()
}
say("end")
