import CommandLineTool

Program.start()
