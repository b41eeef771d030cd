// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `he`, part 3.
  static let he3 = """
    כפתור
    קישור
    כרטיסייה
    התחברות עם Apple
    הרשמה עם Apple
    המשך עם Apple
    תמונה
    שדה חיפוש
    מתג
    נבחר
    כבוי
    הטקסט יהיה ארוך מדי. לא נוסף דבר.
    יש להזין משהו כמו %@.
    ״%@״ אינו זמין עם הנתונים שהוזנו כעת.
    הפעולה אינה זמינה עם הנתונים שהוזנו כעת.
    הטקסט ארוך מכדי לערוך אותו כאן. זוהי תחילתו.
    שעה
    """
}
