package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** A table of widgets with a fixed number of columns. {@link #defaults} sets the layout of all. */
public class GridTable extends Table {
  private final int columns;

  /** Creates an empty table. */
  public GridTable(int columns) {
    this.columns = columns;
  }

  /** Adds a widget in the next cell. */
  public final void place(Actor widget) {
    add(widget);
    if (getChildren().size % columns == 0) {
      row();
    }
  }
}
