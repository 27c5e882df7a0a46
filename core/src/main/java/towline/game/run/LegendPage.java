package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import towline.content.CourierTable;
import towline.content.look.ColorRole;
import towline.menu.InfoItem;
import towline.menu.Menu;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.sim.spec.CourierSpec;
import towline.view.draw.ShapeDrawer;
import towline.view.overlay.LegendPicture;
import towline.view.overlay.LegendRow;
import towline.view.text.TextSize;

/**
 * The legend: the flight of each kind of courier, and the lines and marks of the overlay, each with
 * a sentence.
 */
public final class LegendPage extends Page {
  private static final int COLUMNS = 2;

  private final ShapeDrawer pen;
  private final CourierTable couriers;

  /** Creates a page whose marks are drawn with {@code pen}. */
  public LegendPage(ShapeDrawer pen, CourierTable couriers) {
    super("legend");
    this.pen = pen;
    this.couriers = couriers;
  }

  @Override
  public void build(PageLayout layout, Menu menu) {
    UiTheme theme = layout.theme();
    LegendPicture picture = theme.legendPicture(pen);
    int columns = layout.compact() ? 1 : COLUMNS;
    Table body = new Table();
    body.defaults().growX().fillY().uniformX().pad(theme.px(1));
    List<Entry> entries = new ArrayList<>();
    for (CourierTable.Kind kind : couriers.kinds()) {
      entries.add(entry(theme, kind.spec(), picture));
    }
    for (LegendRow row : LegendRow.values()) {
      entries.add(
          new Entry(
              theme,
              "legend." + row.name(),
              theme.text("legend." + row.name()),
              theme.text("legend.layer." + row.layer().name()),
              (projection, x, y, size) -> picture.draw(row, projection, x, y, size)));
    }
    // Filled column by column, so that related entries are together.
    int deep = (entries.size() + columns - 1) / columns;
    for (int i = 0; i < deep * columns; i++) {
      int entry = i % columns * deep + i / columns;
      if (entry < entries.size()) {
        body.add(entries.get(entry));
      }
      if (i % columns == columns - 1) {
        body.row();
      }
    }
    layout.page(theme.text("legend.heading"), null, body, 980);
  }

  private static Entry entry(UiTheme theme, CourierSpec courier, LegendPicture picture) {
    String key = "courier." + courier.name();
    return new Entry(
        theme,
        key,
        theme.text(key) + "   " + theme.text(key + ".does"),
        theme.text("legend.couriers"),
        (projection, x, y, size) -> picture.draw(courier, projection, x, y, size));
  }

  /** A mark or a courier, with its meaning. */
  private static final class Entry extends InfoItem {
    private final String hint;

    Entry(UiTheme theme, String name, String text, String hint, VectorWidget.Drawing drawing) {
      super(theme, name, Style.BARE);
      this.hint = hint;
      VectorWidget example = new VectorWidget(drawing);
      add(example).size(theme.px(66), theme.px(32)).padLeft(theme.px(20)).padRight(theme.px(12));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT, text)).growX().padRight(theme.px(8));
    }

    @Override
    public String hint() {
      return hint;
    }
  }
}
