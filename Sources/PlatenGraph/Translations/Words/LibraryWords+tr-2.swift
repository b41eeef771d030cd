// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `tr`, part 2.
  static let tr2 = """
    Durdur
    Kamera
    Çöp Sepeti
    Oynat
    Duraklat
    Geri Sar
    İleri Sar
    Favoriler
    Öne Çıkanlar
    En Çok Beğenilenler
    Son Kullanılanlar
    Kişiler
    Geçmiş
    İndirilenler
    En Yeniler
    En Çok Görüntülenenler
    Kenar Çubuğu
    Adsız
    Farklı Kaydet…
    Yeni
    Değişiklikler kaydedilsin mi?
    Belge açılamıyor. %@
    Belge kaydedilemiyor. %@
    Dosyalar buraya kaydedilemiyor.
    Klasör okunamıyor.
    Dosyaları Aç
    ilerle
    onayla
    temizle
    tamamla
    varsayılanı düzenle
    öncekiler
    yeni satır
    klasörü aç
    gün yaz
    Onayla
    Temizle
    Tamamla
    Al
    Değiştir
    Varsayılanı düzenle
    Önceki yanıt
    Sonraki yanıt
    Önceki yanıtlarda ara
    Eşleşen önceki yanıt yok.
    Seç veya seçimden çıkar
    Seçili: %lld
    Diğer yanıt
    Klasörü aç
    Gün yaz
    Evet
    Hayır
    Hiçbiri
    %@ veya %@ olarak yanıtlayın.
    Filtrelemek için yazın
    Aramak için yazın
    Okunuyor
    Denetleniyor
    Aranıyor
    Eşleşen yok.
    Hiçbir şey bulunamadı.
    Bir yanıt gerekli.
    En çok %lld karakter girin; şu an %lld.
    En çok %lld tane seçin.
    En az %lld tane seçin.
    %lld tane seçin.
    %lld ile %lld arasında seçin.
    Bir sayı girin.
    Bir tam sayı girin.
    En az %@ olan bir sayı girin.
    En çok %@ olan bir sayı girin.
    %@ değerinden büyük bir sayı girin.
    %@ değerinden küçük bir sayı girin.
    En çok %lld basamaklı bir sayı girin.
    %@ katı olan bir sayı girin.
    %@ ile %@ arasında bir sayı.
    En az %@ olan bir sayı.
    En çok %@ olan bir sayı.
    Bir gün girin, örneğin %@.
    Günü yıl-ay-gün olarak girin, örneğin %@.
    Böyle bir gün yok.
    Böyle bir saat yok.
    Bu tam bir tarih değil.
    Bu tam bir saat değil.
    Bu saat seçilemez.
    %@ tarihinden itibaren bir gün girin.
    %@ tarihine kadar bir gün girin.
    %@ ile %@ arasında bir gün girin.
    Bir saat girin, örneğin %@.
    Bir adres girin, örneğin %@.
    Adım %lld/%lld: %@
    Özet
    Bitir
    Genel
    Gerekli
    İsteğe bağlı
    Gerekli, örneğin %@
    İsteğe bağlı, örneğin %@
    örneğin %@
    Her satıra bir tane.
    Her satıra bir tane, en az %lld.
    Her satıra bir tane, en çok %lld.
    Her satıra bir tane, %lld.
    Her satıra bir tane, %lld ile %lld arası.
    En az %lld satır girin.
    En çok %lld satır girin.
    %lld satır girin.
    %lld ile %lld arasında satır girin.
    Her satır: %@
    Her değeri bir kez girin.
    Yanıt
    Parola
    Sayı
    Gün
    Emin misiniz?
    Satır
    Satırlar
    Dosya
    Klasör
    Metin
    Numara veya ad
    Virgülle ayrılmış numaralar veya adlar
    “%@” seçeneği yok.
    gösterilmez
    aranacak metin
    yol
    Böyle bir dosya yok.
    Böyle bir klasör yok.
    Bir düğmeye basılmadan giriş sona erdi.
    Tamamlanmadı: %@
    Form doldurulmadan giriş sona erdi.
    kullanılamıyor
    %@ gerekli. Return’e yeniden basmak boş bırakır.
    gerekli
    Return korur, %@ boşaltır
    birden çok satır
    yalnızca . olan bir satır bitirir
    yalnızca . var olanı korur
    “%@” burada kabul edilmiyor.
    Düğme (numara veya ad, değiştirmek için alanın adı, %@ için Return)
    Düğme (numara veya ad, değiştirmek için alanın adı)
    Bir düğme girin. Control-C formu sonlandırır.
    bir şey eksik veya geçersiz
    %@ kullanılamıyor: %@
    “%@” düğmesi yok.
    başlık
    başlık düzeyi %lld
    %@ için şu anda eylem yok.
    %@, eylem (numara veya ad, hiçbiri için Return)
    %@ kullanılamıyor.
    “%@” eylemi yok.
    açık
    Shift-Tab geri gider.
    Yalnızca %@ geri gider.
    Bundan önce soru yok.
    %@ gerekli
    %@ boş
    %@: eylemler
    %@ konumuna git: %@
    %@ ile %@ arası
    bir sayı
    %@ adımlarla
    Adım: %@.
    bir ad veya %@
    Bir rengin adını veya %@ gibi bir renk girin.
    numara veya ad
    Listeden bir numara veya ad girin.
    Seçildi: %@
    Silindi: %@
    gizli
    Genişletildi
    Daraltıldı
    %@ yanıtı geçersiz: %@
    Bir metin gerekli.
    true veya false gerekli.
    Seçeneklerden biri değil.
    Bir liste gerekli.
    Listedeki bir değer seçeneklerden biri değil.
    Listede yalnızca metinler olabilir.
    Bir öğe ekle
    Bir öğe daha ekle
    Listede yalnızca nesneler olabilir.
    Listede çok fazla değer var.
    Bu bir klasör. Bir dosya seçin.
    Bu bir dosya. Bir klasör seçin.
    Vazgeçildi.
    Bir sayı gerekli.
    Bir tam sayı gerekli.
    %lld karakter girin.
    Her satıra bir tane: hiç veya en az %lld.
    Her satıra bir tane: hiç veya %lld ile %lld arası.
    Her satıra bir tane: hiç veya %lld.
    Hiç seçmeyin veya en az %lld tane seçin.
    Hiç seçmeyin veya %lld ile %lld arasında seçin.
    Hiç seçmeyin veya %lld tane seçin.
    Bir gün ve saat girin, örneğin %@.
    Bir yanıt verilmeden giriş sona erdi.
    Seçilecek bir şey yok.
    Terminalde başka bir soru açık.
    %lld seçenek eşleşiyor:
    """
}
