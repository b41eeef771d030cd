// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ru`, part 3.
  static let ru3 = """
    ссылка
    вкладка
    Вход с Apple
    Регистрация с Apple
    Продолжить с Apple
    изображение
    поле поиска
    переключатель
    выбрано
    выкл.
    Текст стал бы слишком длинным. Ничего не вставлено.
    Введите что-то вроде %@.
    """
}
