import Dumps
import Testing
import Workbench

struct ClassGuessTests {
  private let known = KnownClasses.model.limited(to: [
    "UIView", "UIWindow", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView",
    "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell", "UITextField",
    "UISearchTextField", "UITextView", "UISwitch", "UISlider", "UIStackView", "UINavigationBar",
    "UITabBar",
  ])

  @Test(arguments: [
    ("UIButton", ClassGuess.known("UIButton")),
    ("GlowButton", .byName("UIButton")),
    ("MyApp.GlowButton", .byName("UIButton")),
    ("MyApp.Fade", .plainView),
    ("MyApp.PriceCell", .byName("UITableViewCell")),
    ("MyApp.PriceCollectionViewCell", .byName("UICollectionViewCell")),
    ("MyApp.PriceLabel", .byName("UILabel")),
    ("MyApp.AsyncImageView", .byName("UIImageView")),
    ("MyApp.PagingScrollView", .byName("UIScrollView")),
    ("MyApp.GridCollectionView", .byName("UICollectionView")),
    ("MyApp.ListTableView", .byName("UITableView")),
    ("UISearchBarTextField", .byName("UISearchTextField")),
    ("MyApp.NoteTextView", .byName("UITextView")),
    ("MyApp.TinySwitch", .byName("UISwitch")),
    ("MyApp.PriceSlider", .byName("UISlider")),
    ("MyApp.FormStackView", .byName("UIStackView")),
    ("UITextEffectsWindow", .byName("UIWindow")),
    ("UISegmentedControl", .byName("UIControl")),
    ("MyApp.ShopNavigationBar", .byName("UINavigationBar")),
    ("MyApp.ShopTabBar", .byName("UITabBar")),
    ("_UITextFieldRoundedRectBackgroundViewNeue", .plainView),
    ("UIButtonLabel", .byName("UILabel")),
    ("UITextFieldLabel", .byName("UILabel")),
    ("UITableViewCellContentView", .plainView),
    ("UITransitionView", .plainView),
    ("SwiftUI._UIHostingView<Shop.BuyButton>", .plainView),
    ("_TtGC7SwiftUI14_UIHostingViewV4Shop7Content_", .plainView),
    ("_TtC4Shop10GlowButton", .byName("UIButton")),
    ("_TtCC4Shop4List4Cell", .byName("UITableViewCell")),
    ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF8BuyLabel", .byName("UILabel")),
    ("_TtC99Broken", .plainView),
    ("_Tt", .plainView),
  ])
  func namesTellTheStandIn(_ className: String, _ guess: ClassGuess) {
    #expect(ClassGuess(className: className, known: known) == guess)
  }

  @Test func aPrintedBaseClassBeatsTheName() {
    let guess = ClassGuess(className: "Shop.BigButton", baseClass: "UIControl", known: known)
    #expect(guess == .basePrinted("UIControl"))
    #expect(guess.standIn == "UIControl")
  }

  @Test func aPrintedBaseClassThatIsUnknownIsGuessedItself() {
    #expect(
      ClassGuess(className: "Shop.Line", baseClass: "UITextFieldLabel", known: known)
        == .byName("UILabel"))
    #expect(
      ClassGuess(className: "Shop.BuyButton", baseClass: "_UIPrivateThing", known: known)
        == .byName("UIButton"))
  }

  @Test func onlyKnownClassesAreAnswered() {
    #expect(
      ClassGuess(className: "GlowButton", known: .model.limited(to: ["UIView"])) == .plainView)
    #expect(ClassGuess.plainView.standIn == "UIView")
  }

  @Test func theListAroundACellDecidesItsKind() throws {
    let dump = try DumpSamples.read(
      """
      <UIWindow: 0x1; frame = (0 0; 1 1)>
       | <Shop.Grid: 0x2; baseClass = UICollectionView; frame = (0 0; 1 1)>
       |  | <UIView: 0x3; frame = (0 0; 1 1)>
       |  |  | <Shop.PriceCell: 0x4; frame = (0 0; 1 1)>
       |  | <UITableView: 0x5; frame = (0 0; 1 1)>
       |  |  | <Shop.PriceCell: 0x6; frame = (0 0; 1 1)>
       | <Shop.PriceCell: 0x7; frame = (0 0; 1 1)>
      """)
    #expect(
      dump.classGuesses(known: known).map(\.standIn) == [
        "UIWindow", "UICollectionView", "UIView", "UICollectionViewCell", "UITableView",
        "UITableViewCell", "UITableViewCell",
      ])
  }
}
