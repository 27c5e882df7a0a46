package towline.menu;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;

/** The places of a page's items in the window, for fingers; pixels from the upper left. */
public final class MenuItems {
  private MenuItems() {}

  /** Returns the item of the top page with a name. */
  public static MenuItem named(Menu menu, String name) {
    return (MenuItem) actor(menu, name);
  }

  private static Actor actor(Menu menu, String name) {
    Actor found = menu.stage().getRoot().findActor(name);
    if (found == null) {
      throw new AssertionError("no " + name + " on the page " + menu.page());
    }
    return found;
  }

  /** Returns the middle of an item or a key button. */
  public static Vector2 middle(Menu menu, String name) {
    Actor actor = actor(menu, name);
    return place(menu, actor, actor.getWidth() / 2);
  }

  /** Returns the knob of the item of a setting. */
  public static Vector2 knob(Menu menu, String name) {
    ValueItem item = (ValueItem) actor(menu, name);
    return place(menu, item, item.bar.getX() + item.bar.getWidth() / 2);
  }

  /** Returns the height of the top page's content beyond its visible part, pixels. */
  public static double hiddenHeight(Menu menu) {
    return ((ScrollPane) actor(menu, PageLayout.PANE)).getMaxY();
  }

  /** Returns the height by which the top page's content is scrolled up, pixels. */
  public static double scrolledHeight(Menu menu) {
    return ((ScrollPane) actor(menu, PageLayout.PANE)).getVisualScrollY();
  }

  /** Returns the y of the lower edge of the top page's content. */
  public static double paneFoot(Menu menu) {
    Actor pane = actor(menu, PageLayout.PANE);
    Vector2 foot = pane.localToStageCoordinates(new Vector2());
    return menu.stage().stageToScreenCoordinates(foot).y;
  }

  private static Vector2 place(Menu menu, Actor actor, float x) {
    Stage stage = menu.stage();
    Vector2 at = actor.localToStageCoordinates(new Vector2(x, actor.getHeight() / 2));
    return stage.stageToScreenCoordinates(at);
  }
}
