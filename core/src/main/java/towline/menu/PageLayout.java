package towline.menu;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane.ScrollPaneStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.BaseDrawable;
import com.badlogic.gdx.utils.Align;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.view.text.TextSize;

/** Where the parts of a page stand: heading, what scrolls, the hint, and which keys there are. */
public final class PageLayout {
  private final UiTheme theme;
  private final float width;
  private final float height;
  private final Table root = new Table();
  private @Nullable Label hint;
  private @Nullable Label foot;

  /** A frame for a window of that size, physical pixels. */
  PageLayout(UiTheme theme, float width, float height) {
    this.theme = theme;
    this.width = width;
    this.height = height;
    root.setFillParent(true);
  }

  public UiTheme kit() {
    return theme;
  }

  public Table root() {
    return root;
  }

  /** The width that a part gets which would like to have {@code wanted} design pixels. */
  public float fitting(double wanted) {
    return Math.min(theme.px(wanted), width - 2 * theme.px(20));
  }

  /** Whether text is so large for this window that what is not needed gives way. */
  public boolean tight() {
    return height < theme.px(520);
  }

  /** A page in the middle of the window: heading, {@code strip} if there is one, body, hint. */
  public void page(String heading, @Nullable Actor strip, Table body, double wanted) {
    Panel panel = new Panel(theme);
    float side = theme.px(tight() ? 14 : 28);
    panel.pad(theme.px(tight() ? 8 : 20), side, theme.px(tight() ? 6 : 14), side);
    panel.add(theme.label(TextSize.HEADING, ColorRole.TEXT, heading)).left().row();
    panel
        .add(new TowDivider(theme))
        .growX()
        .padTop(theme.px(2))
        .padBottom(theme.px(tight() ? 2 : 8))
        .row();
    if (strip != null) {
      panel.add(strip).growX().padBottom(theme.px(tight() ? 4 : 10)).row();
    }
    panel.add(scrolling(body)).grow().row();
    hint = theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, "");
    panel
        .add(hint)
        .growX()
        .minHeight(theme.px(tight() ? 19 : 40))
        .padTop(theme.px(tight() ? 2 : 8));
    float margin = theme.px(tight() ? 6 : 24);
    Cell<Panel> place = root.add(panel).width(fitting(wanted));
    place.pad(margin, 0, theme.px(tight() ? 2 : 10), 0).expandY();
    if (strip != null) {
      // Leaves of one page are of one height.
      place.fillY();
    }
    root.row();
    foot();
  }

  /** The line at the foot of the window that tells the keys. */
  public void foot() {
    foot = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, "");
    foot.setAlignment(Align.center);
    root.add(foot).padBottom(theme.px(tight() ? 3 : 14)).center();
  }

  /** Puts what may be too long for its place into a pane that scrolls. */
  public ScrollPane scrolling(Table body) {
    ScrollPaneStyle style = new ScrollPaneStyle();
    style.vScrollKnob = new Knob();
    body.top();
    // Room for the light around an item at the edge.
    float room = theme.px(tight() ? 8 : 14);
    body.pad(theme.px(6), room, theme.px(6), room);
    ScrollPane pane = new ScrollPane(body, style);
    pane.setFadeScrollBars(false);
    pane.setFlickScroll(false);
    pane.setScrollingDisabled(true, false);
    pane.setOverscroll(false, false);
    return pane;
  }

  void hint(String text) {
    if (hint != null) {
      hint.setText(text);
    }
  }

  void foot(String text) {
    if (foot != null) {
      foot.setText(text);
    }
  }

  /** The thin bar that tells how far a page is scrolled. */
  private final class Knob extends BaseDrawable {
    Knob() {
      setMinWidth(theme.px(4));
      setMinHeight(theme.px(24));
    }

    @Override
    public void draw(Batch batch, float x, float y, float wide, float high) {
      theme.art().bar(batch, theme.rgb(ColorRole.EDGE), 0.7, x, y, wide, high);
    }
  }
}
