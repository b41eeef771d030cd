import Foundation

/// Words that are part of a name without being a given or a family name, and family names of unusual length.
enum NameParticles {
  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "fr", "hon",
    "herr", "frau", "m", "mme", "mlle", "sr", "sra", "srta", "don", "doña", "sig", "dott", "dipl", "ing", "capt",
    "col", "gen", "lt", "sgt", "maj", "pres", "judge", "rabbi", "imam", "sheikh", "shri", "smt", "г", "гн", "госпожа",
    "د", "أ", "السيد", "السيدة",
  ]

  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "dds", "jd", "mba", "cpa", "rn", "obe", "mbe", "cbe", "kbe",
    "qc", "kc", "msc", "bsc", "ma", "ba", "dvm", "ret",
  ]

  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "da", "di", "del", "della", "degli", "dei", "la", "le", "du", "des", "dos",
    "das", "do", "bin", "ibn", "bint", "al", "el", "ter", "ten", "te", "zu", "zum", "zur", "af", "av", "y", "e", "st",
  ]

  private static let compound: Set<String> = [
    "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "司徒", "东方", "東方", "独孤", "慕容", "夏侯", "皇甫", "尉迟",
    "令狐", "宇文", "长孫", "长孙", "公孙", "公孫", "남궁", "황보", "제갈", "사공", "선우", "서문", "독고",
  ]

  private static let shortJapanese: Set<String> = [
    "林", "森", "原", "東", "西", "南", "北", "関", "星", "堀", "岡", "辻", "谷", "菅", "泉", "榊", "桂", "畑", "李", "金",
  ]

  private static func key(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "-" }
  }

  static func isPrefix(_ word: String) -> Bool {
    prefixes.contains(key(word)) && (word.count > 1 || word.hasSuffix("."))
  }
  static func isSuffix(_ word: String) -> Bool { suffixes.contains(key(word)) }
  /// Only in lower case: "Van Morrison" has a given name "Van".
  static func isParticle(_ word: String) -> Bool { word.first?.isLowercase == true && particles.contains(key(word)) }
  static func isCompoundFamilyName(_ word: String) -> Bool { compound.contains(word) }
  static func isShortJapaneseFamilyName(_ word: String) -> Bool { shortJapanese.contains(word) }
}
