// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ja`, part 3.
  static let ja3 = """
    ボタン
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
    現在の入力内容では“%@”を使用できません。
    現在の入力内容では使用できません。
    テキストが長すぎるため編集できません。冒頭部分です。
    時刻
    """
}
