package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.input.SafeArea;
import towline.view.text.TextSize;

/** The layout of a page: heading, scrolling content, hint and footer. */
public final class PageLayout {
  /** Minimum width of the world that stays visible beside a panel, design pixels. */
  private static final double VISIBLE_WIDTH = 400;

  /** Height of a window with room for all spacing, without and with fingers; design pixels. */
  private static final double ROOMY_HEIGHT = 520;

  private static final double TOUCH_ROOMY_HEIGHT = 640;

  /** Height that is kept for a hint in a window without room, design pixels. */
  private static final double COMPACT_HINT_HEIGHT = 19;

  /** Name of the scroll pane, for tests. */
  static final String PANE = "pane";

  private final UiTheme theme;
  private final Page page;
  private final float width;
  private final float height;
  private final Table root = new Table();
  private boolean aside;
  private @Nullable Label hint;
  private String noHint = "";
  private @Nullable Footer footer;

  /** Creates a layout for the safe area of a window {@code wide} by {@code high} pixels. */
  PageLayout(UiTheme theme, Page page, float wide, float high, SafeArea area) {
    this.theme = theme;
    this.page = page;
    width = (float) (wide - area.left() - area.right());
    height = (float) (high - area.top() - area.bottom());
    root.setFillParent(true);
    root.pad((float) area.top(), (float) area.left(), (float) area.bottom(), (float) area.right());
  }

  public UiTheme theme() {
    return theme;
  }

  public Table root() {
    return root;
  }

  /** Returns {@code wanted} design pixels in physical pixels, limited to the window's width. */
  public float fittingWidth(double wanted) {
    return Math.min(theme.px(wanted), width - 2 * theme.px(20));
  }

  /**
   * Returns the width of a page's body in a panel of {@code wanted} design pixels, in physical
   * pixels.
   */
  public float bodyWidth(double wanted) {
    return fittingWidth(wanted) - 2 * (panelSide() + paneSide());
  }

  /**
   * Returns the table with the first number of columns with which it fits into a page's body, or
   * with the last number.
   *
   * @param wanted width of the page, design pixels
   * @param columns numbers of columns, the greatest first
   */
  public <T extends Table> T fitting(double wanted, IntFunction<T> table, int... columns) {
    T made = table.apply(columns[0]);
    for (int i = 1; i < columns.length && made.getPrefWidth() > bodyWidth(wanted); i++) {
      made = table.apply(columns[i]);
    }
    return made;
  }

  private float panelSide() {
    return theme.px(compact() ? 14 : 28);
  }

  /** Returns the padding for the glow of an item at the edge, physical pixels. */
  private float paneSide() {
    return theme.px(compact() ? 8 : 14);
  }

  /** Returns true if the window is at least {@code high} design pixels high. */
  public boolean hasRoomFor(double high) {
    return height >= theme.px(high);
  }

  /** Returns true if the text is so large for the window that spacing and extras are reduced. */
  public boolean compact() {
    return !hasRoomFor(theme.isTouched() ? TOUCH_ROOMY_HEIGHT : ROOMY_HEIGHT);
  }

  /** Puts the panel on the right, if the window is wide enough to show the world beside it. */
  public PageLayout aside() {
    aside = true;
    return this;
  }

  /** Adds a panel in the middle of the window: heading, tab bar if there is one, body, hint. */
  public void page(String heading, @Nullable Actor strip, Table body, double wanted) {
    Table panel = theme.panel();
    float side = panelSide();
    panel.pad(theme.px(compact() ? 8 : 20), side, theme.px(compact() ? 6 : 14), side);
    Label title = theme.label(TextSize.HEADING, ColorRole.TEXT, heading);
    if (theme.isTouched() && page.canGoBack()) {
      Table head = new Table();
      head.add(title).left().growX();
      head.add(keyButton(MenuCommand.BACK, page.backText())).right();
      panel.add(head).growX().row();
    } else {
      panel.add(title).left().row();
    }
    theme.addDivider(panel).padTop(theme.px(2)).padBottom(theme.px(compact() ? 2 : 8)).row();
    if (strip != null) {
      panel.add(strip).growX().padBottom(theme.px(compact() ? 4 : 10)).row();
    }
    panel.add(scrollPane(body)).grow().row();
    addHint(panel, 40).padTop(theme.px(compact() ? 2 : 8));
    float margin = theme.px(compact() ? 6 : 24);
    Cell<Table> place = root.add(panel).width(fittingWidth(wanted));
    place.pad(margin, 0, theme.px(compact() ? 2 : 10), 0).expandY();
    if (aside && width > theme.px(wanted) + theme.px(VISIBLE_WIDTH)) {
      place.expandX().right().padRight(theme.px(28));
    }
    if (strip != null) {
      // All tabs of a page have equal height.
      place.fillY();
    }
    root.row();
    footer();
  }

  /** Adds the footer, which names the keys; fingers have none. */
  public void footer() {
    addFooter(root, compact(), width - 2 * theme.px(10));
  }

  /** Adds the footer at the foot of a panel {@code wide} physical pixels wide. */
  public void footer(Table panel, double wide) {
    panel.row();
    addFooter(panel, true, (float) wide);
  }

  private void addFooter(Table to, boolean dense, float room) {
    if (!theme.isTouched()) {
      footer = new Footer(theme, dense, room);
      to.add(footer).padBottom(theme.px(dense ? 3 : 8)).center();
    }
  }

  /** Creates a button for a key that the footer does not name. */
  public Actor keyButton(MenuCommand command, String key) {
    return new KeyButton(theme, command, theme.text(key), compact(), width - 2 * theme.px(20));
  }

  /** Creates a scroll pane around {@code body}. */
  public ScrollPane scrollPane(Table body) {
    body.top();
    body.pad(theme.px(6), paneSide(), theme.px(6), paneSide());
    ScrollPane pane = new FadingPane(body, theme);
    pane.setName(PANE);
    pane.setFadeScrollBars(false);
    pane.setFlickScroll(false);
    pane.setScrollingDisabled(true, false);
    pane.setOverscroll(false, false);
    return pane;
  }

  /** Returns a share of the window's width, physical pixels. */
  public float width(double share) {
    return (float) Math.floor(width * share);
  }

  /**
   * Adds the hint of the focused item below the content of a panel.
   *
   * @param high height that is kept for it in a roomy window, design pixels
   */
  public Cell<Label> addHint(Table panel, double high) {
    return panel
        .add(addHint(""))
        .growX()
        .minHeight(new AtLeast(theme.px(compact() ? COMPACT_HINT_HEIGHT : high)));
  }

  /** Creates a label for hints that shows {@code otherwise} for an item without a hint. */
  public Label addHint(String otherwise) {
    noHint = otherwise;
    hint = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, "");
    return hint;
  }

  /** Shows a hint; returns true if it has changed and may need more room. */
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
   * Names in the footer the commands that have an effect on a page, and their controls; returns
   * true if they have changed and may need more room.
   *
   * @param scrolls true if the page is longer than its visible part
   */
  boolean footer(Page page, Focus focus, boolean scrolls) {
    if (footer == null) {
      return false;
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
      hints.add(hint(page.backText(), MenuCommand.BACK));
    }
    boolean changed = footer.show(hints);
    if (changed) {
      root.validate();
    }
    return changed;
  }

  private Footer.Hint hint(String key, MenuCommand command) {
    return new Footer.Hint(theme.text(key), Optional.of(command));
  }
}
