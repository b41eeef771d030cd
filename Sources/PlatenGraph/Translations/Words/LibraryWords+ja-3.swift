// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ja`, part 3.
  static let ja3 = """
    リンク
    タブ
    Appleでサインイン
    Appleで登録
    Appleで続ける
    画像
    検索フィールド
    スイッチ
    選択中
    オフ
    テキストが長くなりすぎるため、何も挿入されませんでした。
    %@のように入力してください。
    """
}
