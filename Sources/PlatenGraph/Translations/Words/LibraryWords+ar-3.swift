// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ar`, part 3.
  static let ar3 = """
    زر
    رابط
    علامة تبويب
    تسجيل الدخول باستخدام Apple
    التسجيل باستخدام Apple
    المتابعة باستخدام Apple
    صورة
    حقل بحث
    زر تبديل
    محدد
    متوقف
    سيصبح النص طويلًا جدًا. لم يُدرج شيء.
    أدخل شيئًا مثل %@.
    “%@” غير متاح بالمدخلات الحالية.
    هذا غير متاح بالمدخلات الحالية.
    هذا النص أطول من أن يُحرَّر هنا. وهذه بدايته.
    الوقت
    """
}
