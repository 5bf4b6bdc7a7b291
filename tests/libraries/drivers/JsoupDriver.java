// jars: jsoup.jar
// SPDX-License-Identifier: Apache-2.0
import org.jsoup.Jsoup;
import org.jsoup.nodes.*;
import org.jsoup.parser.*;
import org.jsoup.safety.Safelist;
import org.jsoup.select.*;

/** jsoup: forgiving parsing, selectors, editing, cleaning. */
public class JsoupDriver {
  public static void main(String[] args) {
    Document d = Jsoup.parse("<html><head><title>T &amp; x</title></head><body class=main><p id=a>One <b>bold</b><p>Two<ul><li>1<li class='x y'>2</ul><a href='/rel?q=1'>link</a><img src=i.png><br>&eacute;&#65;<script>var x = '<b>';</script></body>", "http://base.invalid/dir/");
    System.out.println(d.title() + " | " + d.body().className() + " | " + d.select("p").size() + " | " + d.select("p").text() + " | " + d.select("a").attr("abs:href") + " | " + d.select("script").html());
    System.out.println(d.select("li.x").text() + d.select("p > b").size() + d.select("li:nth-child(2)").hasClass("y") + d.select("[href^=/rel]").size() + d.select("p:contains(Two)").size() + d.select("body *").size() + " " + d.select("ul li:eq(0), b").eachText() + " " + d.select("p:has(b)").first().id() + " " + d.select("li:not(.x)").text() + " " + d.select("img[src$=.png]").outerHtml());
    Element p = d.getElementById("a");
    p.appendElement("i").text("<new>").attr("data-k", "v");
    p.prepend("<u>first</u>").addClass("c1").removeClass("none").toggleClass("c2");
    p.child(1).wrap("<span class=w></span>");
    System.out.println(p.outerHtml().replace("\n", "") + " " + p.dataset() + " " + p.children().size() + " " + p.siblingIndex() + " " + p.cssSelector() + " " + p.nextElementSibling().ownText());
    d.select("ul").remove();
    d.select("b").tagName("strong").val("x");
    System.out.println(d.body().html().replace("\n", "|"));
    StringBuilder walk = new StringBuilder();
    NodeTraversor.traverse(new NodeVisitor() {
      @Override public void head(Node n, int depth) { walk.append(depth).append(n.nodeName()).append(' '); }
      @Override public void tail(Node n, int depth) { }
    }, d.body());
    System.out.println(walk);
    for (String bad : new String[] {"<p>a<p>b", "<table><tr><td>x<td>y</table>", "<b><i>x</b></i>", "text < 5 & y", "<div", "", "<select><option>a<option>b</select>", "<!-- c --><!doctype html><p/>", "<svg><path d='M0'/></svg>"}) System.out.println(bad + " => " + Jsoup.parse(bad).body().html().replace("\n", "|"));
    System.out.println(Jsoup.clean("<script>evil()</script><b onclick=x>ok</b><a href='javascript:x'>l</a>", Safelist.basic()) + " " + Jsoup.isValid("<b>x</b>", Safelist.none()) + " " + Jsoup.clean("<p>t", Safelist.none()));
    Document x = Jsoup.parse("<r><item k='1'>a</item><item/></r>", "", Parser.xmlParser());
    System.out.println(x.select("item[k]").text() + " " + x.outerHtml().replace("\n", "|") + " " + Parser.unescapeEntities("&lt;&copy;&bogus;", false) + " " + Entities.escape("<\u00e9>"));
    try {
      d.select("p[");
    } catch (Selector.SelectorParseException e) {
      System.out.println(e.getMessage());
    }
    Parser tracking = Parser.htmlParser().setTrackErrors(5);
    Jsoup.parse("<p></b><x", "", tracking);
    System.out.println(tracking.getErrors().size() > 0);
  }
}
