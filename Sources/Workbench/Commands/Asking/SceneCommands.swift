import Records
import UIKitModel

extension Command {
  static let tree = Command(
    "tree", .asking, .question,
    summary: Bilingual(en: "shows the hierarchy as text", zh: "以文本显示视图层级"),
    text: Bilingual(
      en: """
        Subviews from the back to the front; views that no touch reaches are marked with the \
        reason. tree layers shows the layers instead: the class of each, its frame in the layer \
        above, its zPosition, masks, and which are free, of no view.
        """,
      zh: """
        子视图从后到前排列；触摸到不了的视图会标出原因。tree layers 显示图层：每个图层的类、在上层图层中的 \
        frame、zPosition、遮罩，以及哪些是不属于任何视图的独立图层。
        """),
    examples: [
      "add view red 100 100 200 200", "add label title 0 0 50 20 in red", "tree", "tree layers red",
    ]
  ) {
    Form(.keyword("layers").when { $0.isNextFree("layers") }, .optional(.view)) {
      session, _, view in
      [.layerTree(session.scene.layerTree(from: view))]
    }
    Form(.optional(.view)) { session, view in
      let refused = session.refusedParts(below: view)
      return [.tree(session.scene.tree(from: view, refused: refused))]
    }
  }

  static let inspect = Command(
    "inspect", .asking, .question,
    summary: Bilingual(en: "shows everything of one object", zh: "显示一个对象的全部信息"),
    text: Bilingual(
      en: """
        The inheritance chain first, then what each class adds for touches, with its rule, your own \
        classes and extensions with what they override; then where it is, then every \
        property, by the class that declares it: changed ones on a line each, those at their \
        default together. A layer is named by the variable of Swift that holds it, or as red.layer.
        """,
      zh: """
        先是继承链，再是每个类为触摸添加了什么（附规则；自己写的类和扩展会列出重写的方法），然后是所在位置，\
        最后按声明它的类列出每个属性：改过的每行一个，保持默认值的合在一起。图层用保存它的 Swift 变量名，\
        或写成 red.layer。
        """),
    examples: ["add label title 0 0 50 20", "inspect title", "inspect window"]
  ) {
    Form(.objectOrLayer) { session, object in
      [.inspection(session.scene.inspection(of: object))]
    }
  }

  static let list = Command(
    "list", .asking, .question,
    summary: Bilingual(en: "lists all names", zh: "列出所有名字"),
    text: Bilingual(
      en: "Every name with its class and where it is.", zh: "每个名字及其类和所在位置。"),
    examples: ["list"]
  ) {
    Form { session in [.names(session.scene.nameEntries)] }
  }
}
