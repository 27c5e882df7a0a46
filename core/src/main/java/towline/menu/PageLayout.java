package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** The layout of a page: heading, content that scrolls, hint and footer. */
public final class PageLayout {
  /** What has to be left of the window beside a panel, design pixels. */
  private static final double SEEN_PAST = 400;

  private final UiTheme theme;
  private final float width;
  private final float height;
  private final Table root = new Table();
  private boolean aside;
  private @Nullable Label hint;
  private String noHint = "";
  private @Nullable Footer footer;

  /** A layout for a window of that size, physical pixels. */
  PageLayout(UiTheme theme, float width, float height) {
    this.theme = theme;
    this.width = width;
    this.height = height;
    root.setFillParent(true);
  }

  public UiTheme theme() {
    return theme;
  }

  public Table root() {
    return root;
  }

  /** The width for a part that wants {@code wanted} design pixels: at most the window's. */
  public float fittingWidth(double wanted) {
    return Math.min(theme.px(wanted), width - 2 * theme.px(20));
  }

  /** The width that a page's body has in a panel that wants {@code wanted} design pixels. */
  public float bodyWidth(double wanted) {
    return fittingWidth(wanted) - 2 * (panelSide() + paneSide());
  }

  private float panelSide() {
    return theme.px(compact() ? 14 : 28);
  }

  /** Room for the glow of an item at the edge. */
  private float paneSide() {
    return theme.px(compact() ? 8 : 14);
  }

  /** Whether the window is so high, in pixels at the design height. */
  public boolean hasRoomFor(double high) {
    return height >= theme.px(high);
  }

  /** Whether text is so large for the window that spacing and extras are reduced. */
  public boolean compact() {
    return !hasRoomFor(520);
  }

  /** From here on the panel stands on the right, if the window is wide enough to see past it. */
  public PageLayout aside() {
    aside = true;
    return this;
  }

  /** Puts a panel into the middle of the window: heading, tab bar if any, body, hint. */
  public void page(String heading, @Nullable Actor strip, Table body, double wanted) {
    Table panel = theme.panel();
    float side = panelSide();
    panel.pad(theme.px(compact() ? 8 : 20), side, theme.px(compact() ? 6 : 14), side);
    panel.add(theme.label(TextSize.HEADING, ColorRole.TEXT, heading)).left().row();
    theme.addDivider(panel).padTop(theme.px(2)).padBottom(theme.px(compact() ? 2 : 8)).row();
    if (strip != null) {
      panel.add(strip).growX().padBottom(theme.px(compact() ? 4 : 10)).row();
    }
    panel.add(scrollPane(body)).grow().row();
    hint = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, "");
    panel
        .add(hint)
        .growX()
        .minHeight(new AtLeast(theme.px(compact() ? 19 : 40)))
        .padTop(theme.px(compact() ? 2 : 8));
    float margin = theme.px(compact() ? 6 : 24);
    Cell<Table> place = root.add(panel).width(fittingWidth(wanted));
    place.pad(margin, 0, theme.px(compact() ? 2 : 10), 0).expandY();
    if (aside && width > theme.px(wanted) + theme.px(SEEN_PAST)) {
      place.expandX().right().padRight(theme.px(28));
    }
    if (strip != null) {
      // All tabs of a page have one height.
      place.fillY();
    }
    root.row();
    footer();
  }

  /** Adds the footer, which names the keys. */
  public void footer() {
    footer = new Footer(theme, compact(), width - 2 * theme.px(10));
    root.add(footer).padBottom(theme.px(compact() ? 3 : 8)).center();
  }

  /** Creates a button for a key that the footer, if there is one, does not name. */
  public Actor keyButton(MenuCommand command, String key) {
    return new KeyButton(theme, command, theme.text(key), compact(), width - 2 * theme.px(20));
  }

  /** A scroll pane with that content. */
  public ScrollPane scrollPane(Table body) {
    body.top();
    body.pad(theme.px(6), paneSide(), theme.px(6), paneSide());
    ScrollPane pane = new ScrollPane(body, theme.skin());
    pane.setFadeScrollBars(false);
    pane.setFlickScroll(false);
    pane.setScrollingDisabled(true, false);
    pane.setOverscroll(false, false);
    return pane;
  }

  /** That share of the window's width, physical pixels. */
  public float width(double share) {
    return (float) Math.floor(width * share);
  }

  /** A place for the hint of the item that has the focus, for a page that arranges itself. */
  public Label addHint() {
    return addHint("");
  }

  /** The same, with what it says of an item without a hint. */
  public Label addHint(String otherwise) {
    noHint = otherwise;
    hint = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, "");
    return hint;
  }

  /** Shows a hint; returns true if it is another one, which may take more room. */
  boolean hint(String text) {
    String wanted = text.isEmpty() ? noHint : text;
    if (hint == null || hint.textEquals(wanted)) {
      return false;
    }
    hint.setText(wanted);
    root.validate();
    return true;
  }

  /**
   * Names in the footer what does something on a page, and which control does it.
   *
   * @param scrolls whether there is more of the page than is seen
   */
  void footer(Page page, Focus focus, boolean scrolls) {
    if (footer == null) {
      return;
    }
    List<Footer.Hint> hints = new ArrayList<>();
    hints.add(new Footer.Hint(theme.text("menu.foot.move"), Optional.empty()));
    if (focus.items().stream().anyMatch(MenuItem::canActivate)) {
      hints.add(hint("menu.foot.select", MenuCommand.CONFIRM));
    }
    if (focus.hasTabs()) {
      hints.add(hint("menu.foot.tab", MenuCommand.NEXT_TAB));
    } else if (scrolls) {
      hints.add(hint("menu.foot.scroll", MenuCommand.NEXT_TAB));
    }
    if (page.canGoBack()) {
      hints.add(hint("menu.foot.back", MenuCommand.BACK));
    }
    footer.show(hints);
  }

  private Footer.Hint hint(String key, MenuCommand command) {
    return new Footer.Hint(theme.text(key), Optional.of(command));
  }
}
