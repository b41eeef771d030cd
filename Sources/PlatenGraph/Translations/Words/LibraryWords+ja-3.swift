// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ja`, part 3.
  static let ja3 = """
    %1$lld件の選択肢が一致。上位%2$lld件：
    %1$lld件の選択肢（名前の一部で検索）。最初の%2$lld件：
    %lld件見つかりました：
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
