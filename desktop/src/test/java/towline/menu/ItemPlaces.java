package towline.menu;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.StringJoiner;

/** The places of what can be clicked on the open page of a menu. */
public final class ItemPlaces {
  private ItemPlaces() {}

  /** All names, each with the middle of its item from the window's upper left, "name@x,y". */
  public static String of(Menu menu) {
    StringJoiner places = new StringJoiner(" ");
    collect(menu.stage(), menu.stage().getRoot(), places);
    return places.toString();
  }

  private static void collect(Stage stage, Group group, StringJoiner places) {
    for (Actor actor : group.getChildren()) {
      if (actor instanceof MenuItem || actor instanceof KeyButton) {
        Vector2 middle = new Vector2(actor.getWidth() / 2, actor.getHeight() / 2);
        Vector2 at = stage.stageToScreenCoordinates(actor.localToStageCoordinates(middle));
        places.add(actor.getName() + "@" + (int) at.x + "," + (int) at.y);
      }
      if (actor instanceof Group inner) {
        collect(stage, inner, places);
      }
    }
  }
}
