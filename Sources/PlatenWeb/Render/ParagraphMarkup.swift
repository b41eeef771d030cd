#if Web
import PlatenGraph

extension ParagraphIndents {
  /// The declarations of an element that holds a paragraph. Its first line is indented from where the others begin; CSS
  /// has tab stops at equal distances only, from there too.
  var css: String {
    let end = end > 0 ? "max(0px,100% - \(CSS.length(end)))" : CSS.length(-end)
    let tabs = evenTabInterval.map { ";tab-size:" + CSS.length($0) } ?? ""
    // `1lh` is the height of the lines of the editor around.
    let hasHeight = lineSpacing > 0 || lineHeight != 1
    let height = hasHeight ? ";line-height:calc(\(CSS.number(lineHeight))lh + \(CSS.length(lineSpacing)))" : ""
    let distances =
      height + (spaceBefore > 0 ? ";padding-top:" + CSS.length(spaceBefore) : "")
      + (spaceAfter > 0 ? ";padding-bottom:" + CSS.length(spaceAfter) : "")
    let lines = "padding-inline:\(CSS.length(otherLines)) \(end);text-indent:\(CSS.length(firstLine - otherLines))"
    return lines + tabs + distances
  }
}
#endif
