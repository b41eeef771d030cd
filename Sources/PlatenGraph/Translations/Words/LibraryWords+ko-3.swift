// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `ko`, part 3.
  static let ko3 = """
    선택지 %1$lld개 일치. 상위 %2$lld개:
    선택지 %1$lld개, 이름의 일부로 검색. 처음 %2$lld개:
    %lld개 찾음:
    버튼
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
    현재 입력한 내용으로는 ‘%@’ 기능을 사용할 수 없습니다.
    현재 입력한 내용으로는 사용할 수 없습니다.
    이 텍스트는 너무 길어서 여기에서 편집할 수 없습니다. 표시된 것은 앞부분입니다.
    시간
    """
}
