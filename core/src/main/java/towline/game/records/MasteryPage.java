package towline.game.records;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import towline.content.look.ColorRole;
import towline.menu.ChartWidget;
import towline.menu.GridTable;
import towline.menu.InfoItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.sim.loadout.Mastery;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.text.TextSize;

/** How far each aim mode is mastered, and what comes of it. */
public final class MasteryPage extends Page {
  private static final int COLUMNS = 2;
  private static final double WIDTH = 900;
  private static final double BAR = 6;

  private static final Polygon PIP = Polygon.regular(4);

  private final Records records;
  private final ShapeDrawer pen;

  /** A page about those records, whose bars are drawn with that pen. */
  public MasteryPage(Records records, ShapeDrawer pen) {
    super("mastery");
    this.records = records;
    this.pen = pen;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    Table body = new Table();
    body.add(theme.prose(TextSize.SMALL, ColorRole.TEXT_QUIET, records.masteryRules()))
        .growX()
        .padBottom(theme.px(8))
        .row();
    GridTable modes = new GridTable(layout.compact() ? 1 : COLUMNS);
    modes.defaults().growX().fillY().uniformX().pad(theme.px(2));
    records.mastery().forEach(line -> modes.place(new Card(theme, line, pen)));
    body.add(modes).growX();
    layout.page(theme.text("menu.mastery"), null, body, WIDTH);
  }

  /** A mode with its steps, and how far it is to the next one. */
  private static final class Card extends InfoItem {
    private final MasteryLine line;

    Card(UiTheme theme, MasteryLine line, ShapeDrawer pen) {
      super(theme, "mastery." + line.mode().name(), Style.FRAMED);
      this.line = line;
      pad(theme.px(4), theme.px(8), theme.px(4), theme.px(10));
      int mode = theme.palette().mode(line.mode().ordinal());
      Table text = new Table();
      Table head = new Table();
      head.add(theme.label(TextSize.BODY, ColorRole.TEXT, theme.text("aim." + line.mode().name())));
      head.add(pips(theme, pen, mode)).size(theme.px(44), theme.px(12)).padLeft(theme.px(10));
      Label points = theme.label(TextSize.SMALL, ColorRole.TEXT_QUIET, line.points());
      points.setAlignment(Align.right);
      head.add(points).growX().right();
      text.add(head).growX().row();
      text.add(bar(theme, pen, mode)).growX().height(theme.px(BAR)).padTop(theme.px(2)).row();
      Label gain =
          theme.prose(
              TextSize.SMALL, line.step() > 0 ? ColorRole.TEXT : ColorRole.TEXT_QUIET, line.gain());
      gain.setAlignment(Align.left);
      text.add(gain).growX();
      add(text).growX();
    }

    private ChartWidget pips(UiTheme theme, ShapeDrawer pen, int mode) {
      return new ChartWidget(
          pen,
          (to, left, bottom, width, height) -> {
            for (int pip = 0; pip < Mastery.STEPS; pip++) {
              boolean lit = pip < line.step();
              to.ink(lit ? mode : theme.rgb(ColorRole.TEXT_QUIET), lit ? 1 : 0.35);
              double x = left + (pip + 0.5) * width / Mastery.STEPS;
              to.fill(PIP, x, bottom + height / 2, 0, height / 2, height / 2);
            }
          });
    }

    private ChartWidget bar(UiTheme theme, ShapeDrawer pen, int mode) {
      return new ChartWidget(
          pen,
          (to, left, bottom, width, height) -> {
            to.ink(theme.rgb(ColorRole.TEXT_QUIET), 0.2);
            to.box(left, bottom, left + width, bottom + height);
            to.ink(mode, 0.9);
            to.box(left, bottom, left + width * line.share(), bottom + height);
          });
    }

    @Override
    public String hint() {
      return theme.text("menu.mastery.counts");
    }
  }
}
