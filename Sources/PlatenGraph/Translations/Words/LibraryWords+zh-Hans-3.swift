// Written by Scripts/words from Scripts/words.json: edit that.

extension LibraryWords {
  /// The translations into `zh-Hans`, part 3.
  static let zhHans3 = """
    %1$lld个选项匹配。最佳的%2$lld个：
    %1$lld个选项，按名称的一部分搜索。前%2$lld个：
    找到%lld个：
    按钮
    链接
    标签页
    通过 Apple 登录
    通过 Apple 注册
    通过 Apple 继续
    图像
    搜索栏
    开关
    已选中
    关
    文本会太长。未插入任何内容。
    请按%@的样式输入。
    按目前填写的内容，“%@”不可用。
    按目前填写的内容，此项不可用。
    此文本过长，无法在此编辑。这是开头部分。
    时间
    """
}
