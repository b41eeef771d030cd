/// One of the sections that a view is, for a container that arranges them. Views outside of a `Section` are a section
/// without header and footer.
public struct SectionConfiguration: Identifiable {
  let section: SubviewList.Section

  /// The identity of a section among the others of its container.
  public struct ID: Hashable {
    let base: AnyHashable
  }

  /// The identity of the section among the others.
  public var id: ID { ID(base: section.id) }
  /// The views of the header; none where it has no header.
  public var header: SubviewsCollection { SubviewsCollection(elements: section.header) }
  /// The views of the content.
  public var content: SubviewsCollection { SubviewsCollection(elements: section.content) }
  /// The views of the footer; none where it has no footer.
  public var footer: SubviewsCollection { SubviewsCollection(elements: section.footer) }
  /// What the section says to its container.
  public var containerValues: ContainerValues { ContainerValues(entries: section.containerEntries) }
}

/// The sections that a view is.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SubviewList.Section]

  /// The position of the first section: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(section: sections[index]) }
}

/// A view that is made of the sections that another is, see `Group(sections:transform:)`.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupSectionsOfContent: View {
  /// What the sections are made to.
  public var body: some View { transform(SectionCollection(sections: SubviewList.sections(of: base))) }
}

extension Group {
  /// A view that `transform` makes of the sections that `view` is.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections that a view is, as the data of a `ForEach`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let base: SectionCollection

  /// The position of the first section: 0.
  public var startIndex: Int { base.startIndex }
  /// The number of sections.
  public var endIndex: Int { base.endIndex }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { base[index] }
}

extension ForEach where Content: View {
  /// Makes a view for each of the sections that `view` is.
  @MainActor @preconcurrency public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      ForEachSectionCollection(base: SectionCollection(sections: SubviewList.sections(of: view))), content: content)
  }
}

extension Section: SectionSource where Parent: View, Content: View, Footer: View {
  package func appendSection(to list: inout SubviewList) {
    list.appendSection(header: header, content: isExpanded?.wrappedValue == false ? nil : content, footer: footer)
  }
}
