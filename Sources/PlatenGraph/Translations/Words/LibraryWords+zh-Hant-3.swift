// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `zh-Hant`, part 3.
  static let zhHant3 = """
    %1$lld 個選項相符。最佳的 %2$lld 個：
    %1$lld 個選項，以名稱的一部分搜尋。前 %2$lld 個：
    找到 %lld 個：
    按鈕
    連結
    標籤頁
    使用 Apple 登入
    使用 Apple 註冊
    使用 Apple 繼續
    影像
    搜尋欄
    切換按鈕
    已選取
    關閉
    文字會太長。未插入任何內容。
    請按 %@ 的樣式輸入。
    依目前填寫的內容，「%@」無法使用。
    依目前填寫的內容，此項無法使用。
    此文字過長，無法在此編輯。這是開頭部分。
    時間
    """
}
