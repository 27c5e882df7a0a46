package towline.game.run;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Cell;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.IntConsumer;
import towline.content.look.ColorRole;
import towline.input.Control;
import towline.menu.Menu;
import towline.menu.MenuCommand;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.view.draw.ShapeDrawer;
import towline.view.text.TextSize;

/** The page of offered modules or hazards, side by side, with the waiting world behind them. */
public final class DraftPage extends Page {
  private static final double WIDTH = 860;

  /** Distance from the foot of the window, design pixels; the ship stays in view above. */
  private static final double FOOT_MARGIN = 14;

  private static final double CARD_HEIGHT = 168;

  private final String heading;
  private final List<DraftOffer> offer;
  private final IntConsumer choose;
  private final Runnable pause;
  private final ShapeDrawer pen;

  /**
   * Creates a page with the heading of the text key {@code heading}; {@code choose} gets the index
   * of the chosen offer, {@code pause} pauses the run.
   */
  DraftPage(
      String heading, List<DraftOffer> offer, IntConsumer choose, Runnable pause, ShapeDrawer pen) {
    super("modules");
    this.heading = heading;
    this.offer = List.copyOf(offer);
    this.choose = choose;
    this.pause = pause;
    this.pen = pen;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    boolean compact = layout.compact() || layout.fittingWidth(WIDTH) < theme.px(WIDTH);
    Table body = new Table();
    for (int i = 0; i < offer.size(); i++) {
      int index = i;
      DraftCard.Shape shape = compact ? DraftCard.Shape.FLAT : DraftCard.Shape.TALL;
      DraftCard card =
          new DraftCard(theme, shape, offer.get(i), i + 1, pen, () -> choose.accept(index));
      if (compact) {
        body.add(card).growX().padBottom(theme.px(6)).row();
      } else {
        body.add(card)
            .grow()
            .uniformX()
            .minHeight(theme.px(CARD_HEIGHT))
            .pad(0, theme.px(7), 0, theme.px(7));
      }
    }
    Table panel = theme.panel();
    panel.pad(theme.px(compact ? 8 : 14));
    Table head = new Table();
    head.add(theme.label(TextSize.HEADING, ColorRole.TEXT, theme.text(heading))).left().growX();
    if (compact || theme.isTouched()) {
      head.add(layout.keyButton(MenuCommand.BACK, backText())).right();
    }
    panel.add(head).growX().row();
    theme.addDivider(panel).padBottom(theme.px(4)).row();
    panel.add(layout.scrollPane(body)).grow();
    Cell<Table> place = layout.root().add(panel).width(layout.fittingWidth(WIDTH)).pad(theme.px(8));
    if (!compact) {
      place.expandY().bottom().padBottom(theme.px(FOOT_MARGIN)).row();
      layout.footer();
    }
  }

  @Override
  public boolean capture(Control control, Menu menu) {
    for (int i = 0; i < offer.size(); i++) {
      if (control.equals(Control.key(Keys.NUM_1 + i))
          || control.equals(Control.key(Keys.NUMPAD_1 + i))) {
        choose.accept(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public void back(Menu menu) {
    pause.run();
  }

  @Override
  public String backText() {
    return "menu.foot.pause";
  }

  @Override
  public boolean worldVisible() {
    return true;
  }
}
