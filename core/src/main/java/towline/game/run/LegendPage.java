package towline.game.run;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import towline.content.look.ColorRole;
import towline.menu.InfoItem;
import towline.menu.Navigator;
import towline.menu.Page;
import towline.menu.PageLayout;
import towline.menu.UiTheme;
import towline.menu.VectorWidget;
import towline.view.draw.ShapeDrawer;
import towline.view.overlay.LegendPicture;
import towline.view.overlay.LegendRow;
import towline.view.text.TextSize;

/** What the lines and marks of the overlay mean: each as it is drawn, with a sentence. */
public final class LegendPage extends Page {
  private static final int COLUMNS = 2;

  private final ShapeDrawer pen;

  /** A page whose marks that pen draws. */
  public LegendPage(ShapeDrawer pen) {
    super("legend");
    this.pen = pen;
  }

  @Override
  public void build(PageLayout layout, Navigator menu) {
    UiTheme theme = layout.theme();
    LegendPicture picture = theme.legendPicture(pen);
    int columns = layout.compact() ? 1 : COLUMNS;
    Table body = new Table();
    body.defaults().growX().fillY().uniformX().pad(theme.px(1));
    LegendRow[] rows = LegendRow.values();
    // Down the columns, so that what belongs together stands together.
    int deep = (rows.length + columns - 1) / columns;
    for (int i = 0; i < deep * columns; i++) {
      int row = i % columns * deep + i / columns;
      if (row < rows.length) {
        body.add(new Entry(theme, rows[row], picture));
      }
      if (i % columns == columns - 1) {
        body.row();
      }
    }
    layout.page(theme.text("legend.heading"), null, body, 980);
  }

  /** A mark with what it means. */
  private static final class Entry extends InfoItem {
    private final LegendRow row;

    Entry(UiTheme theme, LegendRow row, LegendPicture picture) {
      super(theme, "legend." + row.name(), Style.BARE);
      this.row = row;
      VectorWidget example =
          new VectorWidget((projection, x, y, size) -> picture.draw(row, projection, x, y, size));
      add(example).size(theme.px(66), theme.px(32)).padLeft(theme.px(20)).padRight(theme.px(12));
      add(theme.prose(TextSize.SMALL, ColorRole.TEXT, theme.text("legend." + row.name())))
          .growX()
          .padRight(theme.px(8));
    }

    @Override
    public String hint() {
      return theme.text("legend.layer." + row.layer().name());
    }
  }
}
