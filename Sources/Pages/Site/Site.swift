import Records

/// A static site of lessons, exercises, the rulebook and the references, in both languages.
///
/// It needs no server: links are relative, the search index is a script, and nothing is fetched
/// from elsewhere. The same record makes the same bytes.
package struct Site {
  private let record: SiteRecord
  /// The course that has a page of its own; nil for none.
  private let course: CourseRecord?

  package init(_ record: SiteRecord, course: CourseRecord? = nil) {
    self.record = record
    self.course = course
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
    return files + pictures(in: language) + steps(in: language) + [index]
  }

  private func pages(in language: Language) -> [SitePage] {
    [SiteHomePage(language: language, record: record, course: course).page]
      + (course.map { [SiteCoursePage(language: language, record: record, course: $0).page] } ?? [])
      + SiteLessonPages(language: language, record: record).pages
      + SiteExercisePages(language: language, record: record).pages
      + SiteRulePages(language: language, record: record).pages
      + SiteReferencePages(language: language, record: record).pages
  }

  /// The pictures beside the transcripts of all pages, with their pages.
  private func besides(in language: Language) -> [(beside: SiteParts.Beside, page: String)] {
    func beside(_ shown: SiteDemonstration, _ name: String) -> SiteParts.Beside {
      SiteParts.Beside(name: name, scene: shown.scene, steps: shown.steps)
    }
    var all = [(beside(record.opening, "opening"), SiteAddress.home)]
    for lesson in record.lessons {
      let path = SiteAddress.lesson(lesson.record.id)
      all += LessonPictures(lesson, language).all.map { ($0, path) }
    }
    for (id, shown) in record.demonstrations {
      all.append((beside(shown, "rule-\(id)"), SiteAddress.rule(id) ?? SiteAddress.rules))
    }
    return all
  }

  /// The screens that pages show, each a file, so that a browser loads only those that are viewed.
  private func pictures(in language: Language) -> [SiteFile] {
    var scenes = besides(in: language).compactMap { beside, _ in
      beside.scene.map { (beside.name, $0) }
    }
    scenes += record.exercises.compactMap { exercise in
      exercise.scene.map { ("exercise-\(exercise.record.id)", $0) }
    }
    return scenes.map { name, scene in
      SiteFile(
        SitePlace.folder(of: language) + SiteAddress.picture(name),
        SceneSVGExporter(isCropped: true).bytes(of: scene, in: language))
    }
  }

  /// The pages on which readers step through traces.
  private func steps(in language: Language) -> [SiteFile] {
    besides(in: language).compactMap { beside, page in
      beside.steps.map { subject in
        let place = SitePlace(language: language, path: SiteAddress.steps(beside.name))
        return SiteFile(place.fullPath, SiteStepsPage(place: place, from: page).html(subject))
      }
    }
  }

  /// The files that all pages share.
  private static var assets: [SiteFile] {
    [
      SiteFile("assets/site.css", PackageResources.site_css),
      SiteFile("assets/site.js", PackageResources.site_js),
      SiteFile("assets/icon.svg", PackageResources.icon_svg),
      // The component that steps through traces, the same as in exported pages.
      SiteFile("assets/page.css", PackageResources.page_css),
      SiteFile("assets/page.js", PackageResources.page_js),
    ]
  }
}
