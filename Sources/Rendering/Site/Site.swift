import Records

/// A static site of lessons, exercises, the rulebook and the references, in both languages.
///
/// It needs no server: links are relative, the search has its index in a script, and nothing is
/// fetched from elsewhere. The same record makes the same bytes.
package struct Site {
  private let record: SiteRecord

  package init(_ record: SiteRecord) {
    self.record = record
  }

  /// Every file, by path.
  package var files: [SiteFile] {
    let all = Language.allCases.flatMap(files) + Self.assets
    return all.sorted { $0.path < $1.path }
  }

  private func files(in language: Language) -> [SiteFile] {
    let pages = pages(in: language)
    let files = pages.map { page in
      let place = SitePlace(language: language, path: page.path)
      return SiteFile(place.fullPath, SiteFrame(place: place).html(page))
    }
    let index = SiteFile(
      SiteFrame.index(language), SiteSearchIndex(pages.flatMap(\.entries), language).script)
    return files + pictures(in: language) + [index]
  }

  private func pages(in language: Language) -> [SitePage] {
    [SiteHomePage(language: language, record: record).page]
      + SiteLessonPages(language: language, record: record).pages
      + SiteExercisePages(language: language, record: record).pages
      + SiteRulePages(language: language, record: record).pages
      + SiteReferencePages(language: language, record: record).pages
  }

  /// The screens that pages show, each a file, so that only those are read that somebody looks at.
  private func pictures(in language: Language) -> [SiteFile] {
    var scenes = record.lessons.flatMap { LessonPictures($0, language).scenes }
    if let scene = record.opening.scene { scenes.append(("opening", scene)) }
    scenes += record.exercises.compactMap { exercise in
      exercise.scene.map { ("exercise-\(exercise.record.id)", $0) }
    }
    scenes += record.demonstrations.compactMap { id, shown in
      shown.scene.map { ("rule-\(id)", $0) }
    }
    return scenes.map { name, scene in
      SiteFile(
        SitePlace.folder(of: language) + SiteAddress.picture(name),
        SceneSVGExporter().bytes(of: scene, in: language))
    }
  }

  /// What all pages share.
  private static var assets: [SiteFile] {
    [
      SiteFile("assets/site.css", PackageResources.site_css),
      SiteFile("assets/site.js", PackageResources.site_js),
      SiteFile("assets/icon.svg", PackageResources.icon_svg),
    ]
  }
}
