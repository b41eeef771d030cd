struct LayoutCache {}
