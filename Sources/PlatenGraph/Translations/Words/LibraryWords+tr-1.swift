// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `tr`, part 1.
  static let tr1 = """
    Vazgeç
    Tamam
    Bitti
    Sil
    Kapat
    Düzenle
    Geri
    Menü
    Daha Fazla
    Daha Fazla Bilgi
    Ara
    Sil
    Ekle
    Yenile
    Göster
    Gizle
    Satırları göster
    Satırları gizle
    Sayfanın tutamacı
    Seçili
    %@, seçili
    Kaydet
    Farklı kaydet
    Kaydetme
    Tekrar sorma
    Bul
    Değiştir
    Tümünü değiştir
    Şununla değiştir
    Bulunamadı
    %2$lld içinden %1$lld
    Sayfa %lld/%lld
    Sekme %lld
    %@ öğesini yukarı taşı
    %@ öğesini aşağı taşı
    %@ öğesini sil
    Ad
    Süz
    Aç
    Belge Oluştur
    Aç…
    Taşı
    Seç…
    Bir dosya seç.
    Dosya seç.
    Bir fotoğraf seç.
    Fotoğraf seç.
    Önceki
    Sonraki
    Takvim
    Önceki Ay
    Sonraki Ay
    Artır
    Azalt
    Kes
    Kopyala
    Yapıştır
    Tümünü Seç
    Geri Al
    Yinele
    Metni sil
    Ayarlar
    Ayarlar…
    Paylaş…
    Adını Değiştir
    Kapsam
    Sonuç Yok
    “%@” için sonuç yok
    Yazımı denetleyin veya yeni bir arama yapın.
    Bu alan zorunludur.
    %lld ile %lld arasında karakter girin.
    En az %lld karakter girin.
    En çok %lld karakter girin.
    %@ ile %@ arasında bir sayı girin.
    Bu, beklenen biçimde değil.
    Bir e-posta adresi girin.
    Bir sorun var
    Hata: %@
    Güncelle
    Bu formun süresi dolmuştu ve hiçbir şey gönderilmedi. Girdiklerinizi denetleyip yeniden gönderin.
    Program yanıt vermiyor. Yazdıklarınız korunur.
    Program değişti. Sayfayı yeniden yükleyin.
    Bu sayfa başka bir yerde açık.
    Oturum sona erdi. Yazdıklarınız korunur.
    Bağlantı kesildi. Yazdıklarınız korunur.
    Program yeniden başlatıldı. Şu anda gösterilmeyen bir alanın metni, alan gösterilene kadar korunur.
    Tarayıcı, sayfanın panoya yazmasına izin vermiyor.
    Tarayıcı, sayfanın panoyu okumasına izin vermiyor.
    Tarayıcı, sayfanın panoyu okumasına izin vermiyor. Control-V tuşlarına basın.
    Panodaki içerik çok uzun.
    Dosyalar çok büyük.
    Bir dosya okunamıyor.
    Dosya seçmek için bir tuşa basın veya tıklayın.
    sonraki
    geri
    kapat
    vazgeç
    çık
    kopyala
    geri al
    bul
    değiştir
    seç
    al
    aç
    seç
    bas
    değiştir
    gün
    ay
    takvim
    renkler
    değiştir
    tuşlar
    kaydır
    bitti
    git
    katıl
    rota
    ara
    gönder
    sürdür
    %lld sonuç
    %lld değiştirildi
    Dışa Aktar
    Dışa Aktar…
    Kalın
    İtalik
    Altı Çizili
    Tuşlar
    Kalın yap
    İtalik yap
    Altını çiz
    Üstünü çiz
    Bul ve değiştir
    Gönder
    Seçimi kaldır
    Bas
    Önceki değer
    Sonraki değer
    Sonraki alan
    Önceki alan
    Bir sayfa aşağı
    Bir sayfa yukarı
    Bir sayfa aşağı seç
    Bir sayfa yukarı seç
    Seç
    Bu tuşlar
    Kopyala ya da çık
    Çık
    Yeniden çiz
    Askıya al
    Yeni satır
    Öncesini sil
    Sonrasını sil
    Önceki sözcüğü sil
    Sonraki sözcüğü sil
    Satır başına kadar sil
    Satır sonuna kadar sil
    Başa kadar sil
    Sona kadar sil
    Yukarı seç
    Aşağı seç
    Geri seç
    İleri seç
    Önceki sözcüğü seç
    Sonraki sözcüğü seç
    Satır başına kadar seç
    Satır sonuna kadar seç
    Başa kadar seç
    Sona kadar seç
    Yukarı git
    Aşağı git
    Geri git
    İleri git
    Önceki sözcük
    Sonraki sözcük
    Satır başı
    Satır sonu
    Başa git
    Sona git
    Tümünü seç
    Bir hafta geri
    Bir hafta ileri
    Önceki satır
    Sonraki satır
    Önceki gün
    Sonraki gün
    İlk gün
    Son gün
    İlk satır
    Son satır
    Önceki ay
    Sonraki ay
    Ekle
    Yaz
    Yanıtla
    Eylem
    Düzenle
    Yer İşaretleri
    """
}
