// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ko`, part 3.
  static let ko3 = """
    링크
    탭
    Apple로 로그인
    Apple로 가입
    Apple로 계속하기
    이미지
    검색 필드
    스위치
    선택됨
    끔
    텍스트가 너무 길어져 아무것도 삽입되지 않았습니다.
    %@처럼 입력하십시오.
    """
}
