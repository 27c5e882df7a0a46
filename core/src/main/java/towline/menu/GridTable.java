package towline.menu;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;

/** Widgets in rows of so many; {@link #defaults} says how all of them are placed. */
public class GridTable extends Table {
  private final int columns;

  /** No widgets yet. */
  public GridTable(int columns) {
    this.columns = columns;
  }

  /** Adds a widget at the next place. */
  public final void place(Actor widget) {
    add(widget);
    if (getChildren().size % columns == 0) {
      row();
    }
  }
}
