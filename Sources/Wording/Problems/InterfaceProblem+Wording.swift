import Lettering
import Records

extension InterfaceProblem {
  /// The problem in both languages, with what to do.
  var wording: Bilingual {
    switch self {
    case .tooLarge(let bytes, let limit):
      Bilingual(
        en:
          "the file has \(Numbers.grouped(bytes)) bytes; at most \(Numbers.grouped(limit)) are read: "
          + "load a storyboard with fewer scenes",
        zh: "文件有 \(Numbers.grouped(bytes)) 字节，最多读取 \(Numbers.grouped(limit)) 字节：请载入场景较少的 storyboard"
      )
    case .tooDeep(let line, let limit):
      Bilingual(
        en:
          "line \(line) is inside more than \(limit) elements, deeper than Interface Builder writes; "
          + "load a file as Xcode saved it",
        zh: "第 \(line) 行外面的元素超过 \(limit) 层，Interface Builder 不会写这么深；请载入 Xcode 保存的文件")
    case .tooManyElements(let line, let limit):
      Bilingual(
        en:
          "more than \(Numbers.grouped(limit)) elements, from line \(line) on; load a storyboard with "
          + "fewer scenes",
        zh: "元素超过 \(Numbers.grouped(limit)) 个（从第 \(line) 行起）；请载入场景较少的 storyboard")
    case .doctype(let line):
      Bilingual(
        en:
          "line \(line) declares a document type or entities, which Interface Builder never writes and "
          + "which are not read; take the declaration out",
        zh: "第 \(line) 行声明了文档类型或实体；Interface Builder 从不写这些，这里也不读取；请删去这个声明")
    case .malformed(let fault, let line):
      Bilingual(
        en: "line \(line): \(fault.wording.en); save the file again in Xcode",
        zh: "第 \(line) 行：\(fault.wording.zh)；请在 Xcode 里重新保存文件")
    case .otherXML(let root):
      Bilingual(
        en: "this is XML, but no storyboard and no xib: its outermost element is <\(root)>; load a "
          + "file of Interface Builder",
        zh: "这是 XML，但不是 storyboard 或 xib：最外层元素是 <\(root)>；请载入 Interface Builder 的文件")
    case .keyedArchive(let version):
      Bilingual(
        en:
          "this is a keyed archive (version \(version)), the form of Interface Builder before Xcode 5; "
          + "open it in Xcode and save it, then load it again",
        zh: "这是键控归档（版本 \(version)），Xcode 5 之前的 Interface Builder 格式；请用 Xcode 打开并保存，再重新载入")
    case .otherPlatform(let platform):
      Bilingual(
        en:
          "this file is for \(platform.rawValue), whose views are not UIKit's on a touch screen; load "
          + "a file for iOS",
        zh: "这个文件属于 \(platform.rawValue)，其中的视图不是触摸屏上的 UIKit；请载入 iOS 的文件")
    case .nothingInside:
      Bilingual(
        en: "the file has neither a controller nor a view; add one in Interface Builder",
        zh: "文件里既没有控制器也没有视图；请在 Interface Builder 里添加")
    case .noInitialScene(let names):
      Bilingual(
        en: "no controller is marked as the initial one; name the scene: load FILE "
          + "\(names.isEmpty ? "SCENE" : names.prefix(8).joined(separator: " | "))",
        zh: "没有标出初始控制器；请写出场景：load FILE "
          + "\(names.isEmpty ? "SCENE" : names.prefix(8).joined(separator: " | "))")
    case .unknownScene(let name, let names):
      Bilingual(
        en: "there is no scene \(name); there are: \(names.prefix(12).joined(separator: ", "))",
        zh: "没有场景 \(name)；有：\(names.prefix(12).joined(separator: "、"))")
    case .xibHasNoScenes(let name):
      Bilingual(
        en: "a xib has no scenes: type load FILE.xib without \(name)",
        zh: "xib 里没有场景：请输入 load FILE.xib，不写 \(name)")
    case .containsItself(let name):
      Bilingual(
        en:
          "\(name) contains itself, by an embed segue or a relationship: on a device loading it would "
          + "never end; take the segue out",
        zh: "\(name) 通过 embed segue 或关系包含了自己：在真机上加载永远不会结束；请删去这个 segue")
    }
  }
}

extension XMLFault {
  fileprivate var wording: Bilingual {
    switch self {
    case .noElement: Bilingual(en: "no element begins here", zh: "这里没有元素")
    case .textAfterRoot:
      Bilingual(en: "there is something after the end of the outermost element", zh: "最外层元素结束后还有内容")
    case .endsInside(let name):
      Bilingual(en: "the file ends inside <\(name)>", zh: "文件在 <\(name)> 里面就结束了")
    case .tagNotClosed(let name):
      Bilingual(en: "the tag of <\(name)> is not closed", zh: "<\(name)> 的标签没有写完")
    case .wrongEnd(let name, let expected, let opened):
      Bilingual(
        en: "</\(name)> stands where <\(expected)> of line \(opened) should end",
        zh: "这里应当结束第 \(opened) 行的 <\(expected)>，却写着 </\(name)>")
    case .attributeTwice(let name):
      Bilingual(en: "the attribute \(name) occurs twice", zh: "属性 \(name) 写了两次")
    case .attributeWithoutValue(let name):
      Bilingual(
        en: "the attribute \(name) has no value in quotation marks", zh: "属性 \(name) 没有带引号的值")
    case .bracketInValue:
      Bilingual(en: "a value contains <, which is written &lt;", zh: "值里有 <，应当写成 &lt;")
    case .noName: Bilingual(en: "a name is missing", zh: "缺少名字")
    case .entity(let text):
      Bilingual(
        en: "\(text) is not one of the five entities of XML, nor the number of a character",
        zh: "\(text) 不是 XML 的五个实体之一，也不是字符编号")
    case .partNotClosed(let part):
      switch part {
      case .comment: Bilingual(en: "a comment begins and never ends", zh: "注释没有结束")
      case .cdata: Bilingual(en: "a CDATA section begins and never ends", zh: "CDATA 没有结束")
      case .instruction:
        Bilingual(en: "a processing instruction begins and never ends", zh: "处理指令没有结束")
      }
    }
  }
}
