// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `tr`, part 3.
  static let tr3 = """
    %1$lld seçenek eşleşiyor. En iyi %2$lld:
    %1$lld seçenek, adın bir bölümüyle aranır. İlk %2$lld:
    %lld bulundu:
    düğme
    bağlantı
    sekme
    Apple ile Giriş Yap
    Apple ile Kaydol
    Apple ile Devam Et
    görüntü
    arama alanı
    açma kapama düğmesi
    seçili
    kapalı
    Metin çok uzun olurdu. Hiçbir şey eklenmedi.
    %@ gibi bir şey girin.
    Girilen bilgilerle “%@” kullanılamaz.
    Girilen bilgilerle bu kullanılamaz.
    Bu metin burada düzenlenemeyecek kadar uzun. Bu, metnin başlangıcıdır.
    Saat
    """
}
