import WebKit

class TallWebView: WKWebView {}

final class ArticleView: TallWebView {}
