nonisolated extension ChineseHelp {
  /// The Chinese for each text that subcommands declare, and of the parser's own. A test finds
  /// missing ones.
  package static let texts: [String: String] = [
    // The program.
    "Shows how iOS delivers touches: build a view hierarchy, ask where a touch goes.":
      "演示 iOS 如何传递触摸：搭建视图层级，问触摸去了哪里。",
    "Without a subcommand a REPL starts on a terminal; from a pipe a script is read.":
      "不写子命令时，在终端里进入提示符；从管道读入时，当作脚本运行。",
    "Answers are in English or Chinese: --language en or zh; else as LC_ALL or LANG says.":
      "回答用英文或中文：--language en 或 zh；不写时由 LC_ALL 或 LANG 决定。",
    "Starts the REPL (the default); from a pipe it reads a script.": "进入提示符（默认）；从管道读入时运行脚本。",
    "Show help information.": "显示说明。", "Show the version.": "显示版本。",
    "Show subcommand help information.": "显示子命令的说明。",
    // Exit statuses.
    "done": "完成", "a check failed": "有检查未通过", "the command line was not understood": "命令行有误",
    "bad data in a script or an answer": "脚本或答案中的数据有误", "a missing input": "缺少输入",
    "a fault in touchstone": "touchstone 自身的故障", "cannot write": "无法写入", "cannot read": "无法读取",
    "ended by Ctrl-C": "被 Ctrl-C 中止",
    // Options of several subcommands.
    """
    Facts as key=value, a record a line, without drawing: for screen readers and programs. Keys are \
    those of --format json; texts with blanks are in quotation marks.
    """:
      "以 key=value 列出事实，每条记录一行，不画图：供读屏软件和程序使用。键与 --format json 相同，含空格的文本加引号。",
    "Colours: auto, always or never. NO_COLOR and TERM=dumb are respected.":
      "颜色：auto、always 或 never。遵循 NO_COLOR 和 TERM=dumb。",
    "The language of answers: en or zh. Else LC_ALL, LC_MESSAGES or LANG decide.":
      "回答的语言：en 或 zh。不写时由 LC_ALL、LC_MESSAGES 或 LANG 决定。",
    "text for people, json for programs.": "text 供人阅读，json 供程序使用。",
    "A folder with exercises and lessons, in place of those that were installed; reports name it.":
      "用这个文件夹里的练习和课程代替已安装的；报告会写明。",
    "A folder with further exercises, beside the installed ones; may be repeated.":
      "在已安装的练习之外，再加一个文件夹的练习；可重复。",
    "A folder with further lessons, beside the installed ones; may be repeated.":
      "在已安装的课程之外，再加一个文件夹的课程；可重复。",
    // Sources of apps.
    "Lists what in an app's sources takes touches away.": "列出 App 源代码中会让触摸失效的写法。",
    """
    Reads the Swift and Objective-C files of a folder and lists places that are known to take \
    touches away, each with its file, line and rule, and with lines for the prompt that show it. \
    Nothing of the app runs. Ends with 65 when there is something to correct, 0 when nothing was found.
    """:
      "读取文件夹中的 Swift 与 Objective-C 文件，列出已知会让触摸失效的写法：每处附文件、行号、规则，以及可以在提示符下输入来重现的行。"
      + "不会运行 App 的任何代码。有需要改正的地方时以 65 结束，没有发现时为 0。",
    "The folder with the app's sources.": "App 源代码所在的文件夹。",
    // Scripts.
    "Runs a script of commands, or standard input.": "运行命令脚本，或标准输入。",
    """
    A script holds the lines of the REPL, `#` comments and `expect` lines. The first line that fails \
    ends it, as FILE:LINE:COLUMN: error: … With --format json each entry makes one object on one line. \
    A scene that was exported (FILE.json) is read and shown as a tree. A file of code (FILE.swift, FILE.m) is \
    read as a whole.
    """: """
    脚本由提示符下的各种行、`#` 注释和 `expect` 行组成。第一个失败的行使脚本结束，报告为 文件:行:列: error: …。\
    使用 --format json 时，每一项输出一行一个对象。导出的场景（FILE.json）会被读入并显示为树。\
    代码文件（FILE.swift、FILE.m）会作为整体读入。
    """,
    "The script; - is standard input.": "脚本；- 表示标准输入。",
    "Go on after a line that failed.": "某一行失败后继续。",
    "Let the lines of the script replace files, and write anywhere.": "允许脚本覆盖文件，并写到任何位置。",
    // Recordings.
    "Runs a script and records what a terminal shows of it.": "运行脚本，录下终端显示的内容。",
    """
    The recording is an asciicast, which asciinema and players in web pages show: each entry is typed \
    letter by letter, has a marker, and its answer stays for as long as it takes to read. The pace is \
    made up, so the same script makes the same file. The first line that fails ends the recording, \
    which has its message and the status. A file that ends in .svg is a picture that plays by itself \
    wherever pictures are shown.
    """: """
    录像是 asciicast 格式，可用 asciinema 或网页里的播放器播放：每条输入逐字打出并带标记，回答停留到足够读完。\
    节奏是编造的，所以同一个脚本总是得到同样的文件。第一个失败的行会结束录像，录像里有它的错误信息和状态。\
    以 .svg 结尾的文件是能自己播放的图片，凡能显示图片的地方都能看。
    """,
    "The script.": "脚本。",
    "The recording; standard output without it.": "录像文件；不写时输出到标准输出。",
    "Version 2 of the format, for older players.": "使用格式的第 2 版，供较旧的播放器。",
    "The columns of the recorded terminal.": "所录终端的列数。",
    "The rows of the recorded terminal.": "所录终端的行数。",
    "Replace a file that is there.": "覆盖已有的文件。",
    "--v2 is for a .cast file; a picture has no version.": "--v2 只用于 .cast 文件；图片没有版本。",
    "--columns is 20 to 500": "--columns 是 20 到 500 的数字。",
    "--rows is 10 to 200": "--rows 是 10 到 200 的数字。",
    // Editors.
    "Answers an editor by the Language Server Protocol.": "用 Language Server Protocol 为编辑器服务。",
    """
    Editors start it and speak with it over standard input and output; typed by a person it waits. It \
    serves answers (.swift, .m, .h), scenes (.touchstone), exercise.yml and lesson.md: errors as you \
    type, completion, help on what the cursor is on, definitions, formatting, fixes, and check, hint and \
    why above the code. The folder editors of touchstone has what each editor needs, with how to install \
    it.
    """: """
    由编辑器启动，通过标准输入输出通信；在终端里直接输入时，它只会等待。支持答案（.swift、.m、.h）、场景（.touchstone）、\
    exercise.yml 和 lesson.md：边输入边报错、补全、光标处的说明、跳转到定义、格式化、修正，以及代码上方的检查、提示和\
    为什么。touchstone 的 editors 文件夹里有各编辑器的配置和安装方法。
    """,
    "The language of answers: en or zh. Else the editor decides.":
      "回答的语言：en 或 zh。不写时由编辑器决定。",
    "in Chinese, whatever the editor's language is": "用中文，不论编辑器的语言是什么",
    // Lessons.
    "Opens the one thing to do now; without a terminal it only says what that is.":
      "打开现在该做的一件事；不在终端里时只说明是什么。",
    """
    Questions that are due again, a lesson that you have begun, an exercise for a lesson that is \
    done, the next lesson, and at the end of a level an interview.
    """: "该复习的题、已经开始的课程、已学课程的练习、下一课，以及每个级别结束时的一场面试。",
    "Lists the lessons along the path, with how far you have come.": "按学习路线列出课程和你的进度。",
    "Works through a lesson; from a pipe it prints all of it.": "学习一课；从管道读入时打印全文。",
    "Works through a lesson (the default).": "学习一课（默认）。",
    "The number of the lesson; after it: from start, or from and the number of a page.":
      "课的编号；后面可以写 from start，或 from 加页码。",
    "Runs every block in both languages and reports what does not hold.": "用两种语言运行全部代码块，报告不成立的地方。",
    "Makes a folder with a short lesson to change into your own.": "生成一个带有短小课程的文件夹，供你修改。",
    "Its number and name, such as 30-last-first.": "编号和名字，如 30-last-first。",
    "The folder to make it in; else the current one.": "放在哪个文件夹里；不写则是当前文件夹。",
    "works through lesson 2": "学习第 2 课", "the same, from its first page": "同上，从第一页开始",
    "runs all lessons, for authors": "运行全部课程，供作者使用", "begins a lesson of your own": "开始写自己的课程",
    // Exercises.
    "Lists the exercises by lesson, with what each needs and how far you have come.":
      "按课程列出练习、前置内容和你的进度。",
    "Makes a folder to work on an exercise in.": "生成做练习用的文件夹。",
    "Makes a folder with the task and the starter (the default).": "生成包含任务和起始代码的文件夹（默认）。",
    "The exercise; without one they are listed.": "练习；不写则列出全部。",
    """
    The folder; else one of the exercise's name, here or, inside touchstone's own checkout, in \
    ~/touchstone.
    """: "文件夹；不写则在这里以练习的名字新建，在 touchstone 自己的目录里则建在 ~/touchstone。",
    "Checks exercises: the solution passes, the starter fails, mistakes are caught.":
      "检查练习：参考答案通过，起始代码不通过，典型错误都能发现。",
    """
    Also changes the solution as somebody could have got it wrong, and lists what nothing notices. Ends \
    with 65 when there is something to mend, each with its file and line.
    """: "还会按常见的写错方式改动参考答案，列出没有被发现的改动。有需要修改的地方时以 65 结束，并给出文件和行。",
    "Names of exercises, or folders with exercises; all when none is named.": "练习的名字或文件夹；不写则检查全部。",
    "Runs all solutions and saves the results, so that first checks need not.":
      "运行所有参考答案并保存结果，首次检查就不必再运行。",
    """
    For those who install or pack the program: FOLDER is `references` in the program's folder, or \
    share/touchstone/references beside it. Files that another program made are not used.
    """: "供安装或打包程序的人使用：文件夹是程序所在文件夹里的 `references`，或旁边的 share/touchstone/references。其他程序生成的文件不会使用。",
    "The folder; it is made if it is not there.": "文件夹；没有就新建。",
    "Makes a folder with a small exercise to change into your own.": "生成一个带有小练习的文件夹，供你修改。",
    "Its name: small letters, digits and hyphens, such as half-button.":
      "名字：小写字母、数字和连字符，如 half-button。",
    "task and starter in a new folder": "新文件夹，含任务和起始代码",
    "the same in the folder work": "同上，放在 work 文件夹",
    "in Objective-C, as all that follow": "用 Objective-C 写，以后的练习也一样",
    "The language of code: swift or objc; else the one that was chosen last.":
      "代码的语言：swift 或 objc；不写则用上次选择的。",
    "checks all, for authors": "检查全部，供作者使用", "begins an exercise of your own": "开始写自己的练习",
    "Judges your answer to an exercise.": "检查练习的答案。",
    """
    Asks every point of the screen in the exercise's scene; in its variations every one wherever the \
    answer changes, every fourth in each direction around that and every twelfth elsewhere. Says what \
    holds, what does not, and where, part by part as it is known. Ends with 0 when the exercise is \
    passed, 1 when it is not, 65 when the file could not be judged or stopped, 130 after Ctrl-C.
    """: """
    在练习的场景里询问屏幕上的每个点；在变化的场景里，答案变化处逐点询问，附近横竖每四个点问一个，其余地方每十二个点\
    问一个。边检查边显示哪些成立、哪些不成立、错在哪里。通过时以 0 结束，未通过为 1，文件无法评判或中途停止为 65，按 Ctrl-C 为 130。
    """,
    "The exercise, its files, or both in this order; else the folder says which.":
      "练习、它的文件，或先练习后文件；不写则由所在文件夹决定。",
    "in its folder": "在它的文件夹里", "in the folder that exercise made": "在 exercise 生成的文件夹里",
    "Judges your answer to an exercise each time you save it.": "每次保存都检查练习的答案。",
    """
    Shows the verdict at once, and again after each save, with what your code printed for one touch. \
    Ctrl-C ends it, with 0 when the last verdict was passed, else 1.
    """: "立即显示结论，以后每次保存再显示一次，并附上一次触摸时代码的输出。按 Ctrl-C 结束，最后一次通过则为 0，否则为 1。",
    "Ends as soon as the exercise is passed.": "通过后立即结束。",
    "Also writes the verdict as a page for a browser.": "同时把评判结果写成供浏览器打开的网页。",
    "Shows the next hint of an exercise.": "显示练习的下一条提示。",
    "The exercise; else the folder says which.": "练习；不写则由所在文件夹决定。",
    "Shows one way to solve an exercise, and others.": "显示参考答案和其他写法。",
    "Do not ask, even before a first try.": "不询问，没有尝试过也显示。",
    """
    A kind to begin with in place of the commented one: owners, log, layout, pixels, callbacks or \
    function; its folder is a copy of a shipped exercise.
    """: "从哪一类练习开始，代替带注释的模板：owners、log、layout、pixels、callbacks 或 function；得到的是自带练习的副本。",
    // Courses.
    "The file of a course, which has a page of its own, linked first.": "课程文件；课程有自己的页面，首页先链接到它。",
    "Makes a course in a folder, or checks and shows one.": "在文件夹里生成课程，或检查并显示课程。",
    "twelve weeks, for a university": "十二周，适合大学", "five evenings, for a team": "五个晚上，适合团队",
    "checks it, and shows its weeks": "检查并逐周显示",
    """
    In a folder with a course.yml, next follows it week by week; grade course.yml DIR --week 3 grades \
    one week.
    """: "在有 course.yml 的文件夹里，next 按它逐周安排；grade course.yml DIR --week 3 批改一周的作业。",
    "Makes a folder with a sample course to change into your own.": "生成一个带有示例课程的文件夹，供你修改。",
    "The folder to make.": "要生成的文件夹。",
    "university: twelve weeks; team: five evenings.": "university：十二周；team：五个晚上。",
    "Its first day, such as 2027-03-01; else today.": "第一天，如 2027-03-01；不写则从今天开始。",
    "Checks a course, and shows its weeks.": "检查课程，并逐周显示。",
    """
    Every lesson and exercise is there and comes once, every exercise after its lesson, and days rise. \
    Ends with 65 when a problem is found, each with its line.
    """: "检查每课、每个练习都存在且只出现一次，练习排在所需课程之后，日期依次递增。有需要修改的地方时以 65 结束，并给出行号。",
    "Its file, or its folder; else course.yml.": "课程文件或它的文件夹；不写则是 course.yml。",
    "The week of a course whose exercises are graded; its file is the first argument.":
      "批改课程中第几周的练习；第一个参数是课程文件。",
    "Writes your progress to a file to hand in, or checks such files.":
      "把学习进度写成可以上交的文件，或检查这些文件。",
    "writes it": "写出", "checks what was handed in": "检查上交的文件",
    "Writes your progress to a file to hand in.": "把学习进度写成可以上交的文件。",
    """
    Lessons that are completed, exercises with their attempts and hints, and a print of the content \
    that they were solved with. No answers are in it.
    """: "包含完成的课程、练习的尝试次数和提示次数，以及所用内容的指纹。不包含答案。",
    "The file to write.": "要写的文件。",
    "Your name or number, as your course knows you.": "你的名字或学号，与课程里的一致。",
    "Checks progress that was handed in.": "检查上交的进度。",
    """
    Counts what was solved with the content that is here; a file that was changed afterwards ends it \
    with 1. A mark should rest on answers: grade judges them.
    """: "统计用这里的内容做对的练习；文件写出后被改动过时以 1 结束。评分应以答案为准：用 grade 检查。",
    "Files that progress export has written.": "progress export 写出的文件。",
    // Interviews.
    "Holds an interview, continues one, or shows what one came to.": "进行面试，继续面试，或显示面试结果。",
    "Holds an interview (the default).": "进行面试（默认）。",
    "Begins another interview; of one that is open it writes the report.":
      "另开一场面试；未结束的那一场会先写出报告。",
    "How long it may take, 1 to 240; 15 unless you say.": "时长（分钟），1 到 240；默认 15。",
    "A number: the same one asks the same questions on every machine.": "种子：数字相同，在任何电脑上题目都相同。",
    "1 to 5, each with a definition that the sheet and the report name; 2 unless you say.":
      "1 到 5，每级的定义见题目表和报告；默认 2。",
    "Only these topics, with commas between, such as siblings,chain.":
      "只考这些主题，用逗号分开，如 siblings,chain。",
    "When right answers are said: each, end or none.": "何时讲解：each 每题之后，end 最后，none 不讲解。",
    "An interviewer sits beside: the candidate sees no answers, and marks nothing.":
      "有面试官在场：候选人看不到答案，也不自己评分。",
    "The name of the candidate, for the report.": "候选人的名字，写进报告。",
    "Writes the questions with their answers to a file, and asks nothing.": "把题目和答案写入文件，不进行面试。",
    "Shows what an interview came to.": "显示面试结果。",
    "A file that an interview has saved.": "面试保存的文件。",
    "The form: text, json, markdown or html.": "格式：text、json、markdown 或 html。",
    "Marks an answer in words, as its interviewer.": "以面试官身份为口述题评分。",
    "A file that an interview has saved, as JSON.": "面试保存的 JSON 文件。",
    "The number of the question.": "题号。",
    "The numbers of the points that the answer made; 0 for none.": "说到的要点编号；一个也没有则写 0。",
    "A sentence about the answer, for the report.": "关于这个回答的一句备注，写进报告。",
    "Writes the questions without answers, with room for them, and asks nothing.":
      "写出不带答案、留有作答位置的题目，不进行面试。",
    "Compares interviews, question by question.": "逐题比较几场面试。",
    "Files that interviews have saved, as JSON.": "面试保存的 JSON 文件。",
    "text for people, json for programs, csv for spreadsheets.":
      "text 供人阅读，json 供程序使用，csv 供电子表格使用。",
    "the same questions for everybody": "所有人题目相同",
    "with the answers, for the interviewer": "带答案，供面试官使用",
    "another one than the one begun": "另开一场，不继续未结束的那场",
    "what it came to": "面试结果", "marks answer 4: points 1 and 3": "第 4 题评分：要点 1 和 3",
    "a table of several candidates, blind": "几位候选人的表格，盲评",
    "the one that is open, at another terminal": "在另一个终端查看正在进行的面试",
    "three exercises to do at home": "三道带回家做的练习",
    "grades what came back": "批改交回的文件夹",
    "Names the candidates; else they have letters, in an order of their own.":
      "显示候选人的名字；不写则用字母代替，顺序与文件无关。",
    "Shows the open interview to its interviewer, at another terminal.":
      "在另一个终端向面试官显示正在进行的面试。",
    """
    Answers so far with the right ones, the time, notes, and what to ask next by what was answered. \
    Nothing is changed.
    """: "显示到目前为止的回答、正确答案、用时、备注，以及根据回答接下来该问什么。不会改动任何内容。",
    "Makes a folder with three exercises to do at home, and grades what came back.":
      "生成三道带回家做的练习，并批改交回的文件夹。",
    """
    The folder has a sheet with the tasks and the time limit, and a folder for each exercise. The same \
    level and seed choose the same exercises. --grade judges the answers in a folder that came back, and \
    says how long after its making the last one was changed; the time takes no points.
    """: """
    文件夹里有写明题目和时限的说明，以及每道练习的文件夹。级别和种子相同，练习也相同。--grade 检查交回的文件夹中的答案，\
    并说明最后一次改动距文件夹生成多久；用时不影响得分。
    """,
    "The folder to make, or one that came back.": "要生成的文件夹，或交回的文件夹。",
    "1 to 5; 3 unless you say.": "1 到 5；默认 3。",
    "A number: the same one chooses the same exercises on every machine.":
      "一个数字：相同的数字在任何电脑上选出的练习都相同。",
    "The time limit in hours, 1 to 72; else twice the usual time of the exercises.":
      "时限（小时），1 到 72；不写则为这些练习通常用时的两倍。",
    "Grades the answers in the folder.": "批改文件夹里的答案。",
    "without, for the candidate on paper": "不带答案，供候选人笔试",
    "Asks a few questions; what went wrong comes again.": "出几道题；答错的题型会再次出现。",
    "How many, and topics: 5 siblings.": "题数和主题，如 5 siblings。",
    "Asks the question of the day, and counts the days in a row.": "每日一题，并记录连续的天数。",
    "Answers a question in one sentence, and finds what teaches its matter.":
      "用一句话回答问题，并给出有关的课程和练习。",
    "In your own words, or names of UIKit's API; alone, it lists the questions.":
      "用自己的话，或 UIKit 的 API 名；不写则列出全部面试题。",
    "a question with its model answer": "一道题和参考回答",
    "Asks what is due again, at most ten minutes a day.": "复习到期的内容，每天最多十分钟。",
    "Asks ten questions, and skips the lessons that you know.": "出十道题，跳过你已掌握的课程。",
    "Shows which rules and questions you know, and which not yet.": "显示已掌握和未掌握的规则与面试题。",
    "A file to write, .svg or .html.": "要写入的文件：.svg 或 .html。",
    "in the terminal": "在终端显示", "a picture": "图片", "a page": "网页",
    "The name of the file ends in .svg or .html.": "文件名要以 .svg 或 .html 结尾。",
    // Grading.
    "Judges many submissions of an exercise or an assignment.": "评判一个练习或一份作业的许多提交。",
    """
    A path is a file, a folder with the exercise's file, a folder of such folders and files, or a zip \
    archive of them; each has a row, also where nothing was handed in. Each submission is judged in a process of its own, with \
    limits on time and memory. Verdicts are kept as they come, beside the --output or in the folder for \
    state: however it ends, the same line with --resume continues. Ends with 0 when all have a verdict, \
    whatever their points: links and files that are too large are refused, which is one; 74 when the \
    machine could not read some, 70 when a fault in touchstone kept some from being judged.
    """: """
    路径可以是文件、含有练习文件的文件夹、由这些组成的文件夹，或它们的 zip 压缩包；每个占一行，没有交的也占一行。每份提交在单独的进程里\
    评判，时间和内存都有限制。结论随时保存在 --output 旁边或状态文件夹里：无论怎样中断，同一行加上 --resume 就会继续。\
    全部有结论时以 0 结束，与得分无关：链接和过大的文件会被拒绝，这也是结论；有的因系统原因读不了为 74，touchstone 的故障使有的没能评判为 70。
    """,
    """
    grade merge puts reports as JSON, such as those of shards, together into one; it also takes the \
    journal of a grading that was ended. Where several have the same row, the last one counts.
    """: """
    grade merge 把几份 JSON 报告（如分片的报告）合并成一份；也可以读入中断的评分日志。几份里有同一行时，以最后一份为准。
    """,
    "The exercise, the file of an assignment, or merge.": "练习、作业文件，或 merge。",
    "Files and folders; after merge, reports and journals.": "文件和文件夹；merge 之后是报告和日志。",
    ReportOptions.formats(.english): ReportOptions.formats(.chinese),
    "The file of the report, or a folder that ends in a slash; else standard output.":
      "报告文件，或以斜线结尾的文件夹；不写则输出到标准输出。",
    "A word of your own from which random variations are made, in place of those that learners know and of an assignment's seed.":
      "自定的词，随机变化由它产生，代替学生已知的变化和作业的种子。",
    "How many are judged at once, 1 to 64; else one more than there are cores.":
      "同时评判几份，1 到 64；不写则比核心数多一。",
    "A page with the code of alike submissions side by side; for the grader alone.":
      "相似提交的代码并排显示的网页；仅供评分者查看。",
    """
    A folder, or a zip archive, with a page and a text for each student, under the names that Moodle and \
    Canvas take back.
    """: "文件夹或 zip 压缩包：每名学生一个网页和一个文本文件，名字可由 Moodle 和 Canvas 收回。",
    "Puts pseudonyms in place of names; the table with the key, which is made if it is missing.":
      "用化名代替名字；这里写对照表，没有时会生成。",
    "Judges only what has no verdict yet, after a grading that was ended.": "评分中断之后，只评判还没有结论的。",
    "Judges one of several parts, such as 2/8; grade merge puts the reports together.":
      "只评判其中一部分，如 2/8；用 grade merge 合并报告。",
    // A site.
    "Makes a static site of lessons, exercises, rules and commands.": "生成课程、练习、规则和命令的静态网站。",
    """
    Both languages, with a search that needs no server: DIR can be opened from a disk, or copied to any \
    server. Exercises come without their solutions. With --exercises and --lessons your own are in it.
    """: """
    包含两种语言，搜索不需要服务器：DIR 可以直接从磁盘打开，也可以复制到任何服务器。练习不含参考答案。\
    用 --exercises 和 --lessons 可以加入自己的内容。
    """,
    "The folder to make it in.": "放在哪个文件夹里。",
    "Replaces the site that the folder has.": "替换文件夹中已有的网站。",
    "Shows the solutions of exercises, folded.": "显示练习的参考答案（折叠）。",
    // A page that follows the session.
    "Serves a page that follows the session; the port, else 8484.":
      "提供一个跟随会话的网页，供浏览器查看；不写端口时为 8484。",
    "The address to serve it at; else 127.0.0.1, which nobody else reaches. 0.0.0.0 is all.":
      "提供网页的地址；不写则为 127.0.0.1，别人无法访问。0.0.0.0 表示全部地址。",
    // The workbench in a browser.
    "The workbench in a browser, for the person at this computer.": "浏览器里的工作台，供这台电脑前的人使用。",
    "an empty screen": "空屏幕", "begins with lesson 2": "从第 2 课开始",
    "begins with an exercise": "从一个练习开始", "begins with a script": "从一个脚本开始",
    "What it begins with: lesson and a number, exercise and a name, or a file; else nothing.":
      "从什么开始：lesson 加编号、exercise 加名字，或一个文件；不写则为空屏幕。",
    "a class in this network": "这个网络中的一个班级",
    "removes the data of classes, after asking": "询问之后删除班级的数据",
    """
    A class is learners who each have a seat, by a code and a name or none, and a page for the teacher: \
    where everyone is, what is sent to all, what is collected. Behind a proxy several servers may share \
    one folder.
    """: """
    班级里每个学生有一个座位，凭代码加入，名字可以不填；老师有自己的页面，可以查看每个人的进度、把内容发给全班、\
    收集答案。在代理后面，几台服务器可以共用一个文件夹。
    """,
    "The port; else any that is free, and 8484 for a class.":
      "端口；不写则任选一个空闲的，班级则为 8484。",
    "Serves a class: learners join by this code, 4 to 40 letters, digits and hyphens.":
      "为一个班级提供服务：学生凭这个代码加入，代码由 4 到 40 个字母、数字和连字符组成。",
    "The address to serve a class at; else 127.0.0.1. 0.0.0.0 is all.":
      "为班级提供服务的地址；不写则为 127.0.0.1。0.0.0.0 表示全部地址。",
    "How many learners may join, 1 to 2000; else 60.": "最多可加入的学生数，1 到 2000；不写则为 60。",
    "The folder with the data of classes, which several servers may share.":
      "存放班级数据的文件夹，几台服务器可以共用。",
    "The address that a proxy in front has, such as https://ios.school.example/touch.":
      "前面的代理对外的地址，如 https://ios.school.example/touch。",
    "The address of a proxy whose X-Forwarded-For counts; else 127.0.0.1.":
      "哪个代理的 X-Forwarded-For 可信：它的地址；不写则为 127.0.0.1。",
    "With forget: does not ask.": "与 forget 一起使用：不再询问。",
    "Opens no browser; the address is shown either way.": "不打开浏览器；地址总会显示。",
    // Problems that the subcommands report themselves.
    "--port takes a port from 0 to 65535.": "--port 的端口是 0 到 65535 的数字。",
    "Name one lesson or exercise, such as web lesson 2.": "请写一课或一个练习，如 web lesson 2。",
    "web takes lesson and a number, exercise and a name, or one file.":
      "web 后面写 lesson 加编号、exercise 加名字，或一个文件。",
    "A code has 4 to 40 letters, digits and hyphens, such as IOS-7B.":
      "代码由 4 到 40 个字母、数字和连字符组成，如 IOS-7B。",
    "--seats takes a number from 1 to 2000.": "--seats 是 1 到 2000 的数字。",
    "--host, --seats, --behind and --proxy are for --class.":
      "--host、--seats、--behind 和 --proxy 要和 --class 一起使用。",
    "--behind takes an address such as https://ios.school.example/touch.":
      "--behind 后面写一个地址，如 https://ios.school.example/touch。",
    "--data is for --class and web forget.": "--data 只用于 --class 和 web forget。",
    "--yes is for web forget.": "--yes 只用于 web forget。",
    "A class begins with what you send it, from the teacher's page.":
      "班级的内容由老师的页面发送，这里不用写。",
    "--live takes a port from 0 to 65535.": "--live 的端口是 0 到 65535 的数字。",
    "--as is for exercises.": "--as 只用于练习。",
    "--host is for --live.": "--host 要和 --live 一起使用。",
    "Name one lesson, such as lesson 2, or lesson 2 from start.":
      "请写一课，如 lesson 2，或 lesson 2 from start。",
    "--jobs takes a number from 1 to 64.": "--jobs 是 1 到 64 的数字。",
    "grade merge judges nothing; it takes --format, --output, --feedback and --pseudonyms.":
      "grade merge 不评判，只接受 --format、--output、--feedback 和 --pseudonyms。",
    "The same as at the prompt, such as 15 minutes level 2.":
      "写法与提示符里的一样，例如 15 minutes level 2。",
    "An interview takes 1 to 240 minutes.": "面试时长为 1 到 240 分钟。",
    "A level is 1 to 5.": "级别是 1 到 5。",
    "A time limit is 1 to 72 hours.": "时限为 1 到 72 小时。",
    "--grade takes the level, the seed and the hours from the folder.":
      "--grade 从文件夹中读取级别、种子和时限。",
    "A day has a year, a month and a day, such as 2027-03-01.": "日期要写年、月、日，如 2027-03-01。",
    "--week is for the file of a course, such as course.yml.": "--week 只用于课程文件，如 course.yml。",
    "A seed is a number from 0 to 1000000000.": "种子是 0 到 1000000000 的数字。",
    "Name two files or more that interviews have saved.": "请写两个或更多面试保存的文件。",
  ]
}
