/// Where the lines of a paragraph of an editor begin and end, where its tabs go, and how far its lines are apart.
/// Lengths are in points, places from the leading edge of the text's area.
package struct ParagraphIndents: Hashable, Sendable {
  /// Where the first line begins.
  package var firstLine: CGFloat = 0
  /// Where the other lines begin.
  package var otherLines: CGFloat = 0
  /// Where lines end; 0 and less from the trailing edge.
  package var end: CGFloat = 0
  /// The places that tabs go to, in ascending order.
  package var tabStops: [CGFloat] = []
  /// The distance between the tab stops after the last of ``tabStops``; 0 where there are none.
  package var tabInterval: CGFloat = 0
  /// The space after each line.
  package var lineSpacing: CGFloat = 0
  /// The space before the first line.
  package var spaceBefore: CGFloat = 0
  /// The space after the last line, in addition to ``lineSpacing``.
  package var spaceAfter: CGFloat = 0
  /// The height of the lines as a factor of that of the font.
  package var lineHeight: CGFloat = 1

  package init() {}

  /// The first tab stops: those of the paragraph, and after them those at multiples of the interval.
  package func stops(count: Int) -> [CGFloat] {
    var stops = Array(tabStops.prefix(count))
    guard tabInterval > 0 else { return stops }
    var next = ((stops.last ?? 0) / tabInterval).rounded(.down) + 1
    while stops.count < count {
      stops.append(next * tabInterval)
      next += 1
    }
    return stops
  }

  /// The distance of tab stops that begin where the lines after the first do, for front ends that have no others: the
  /// first stop of these lines is in its place.
  package var evenTabInterval: CGFloat? {
    if let stop = tabStops.first(where: { $0 > otherLines }) { return stop - otherLines }
    if let stop = tabStops.first(where: { $0 > 0 }) { return stop }
    return tabInterval > 0 ? tabInterval : nil
  }
}
