package towline.menu;

import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks that the text of a page is readable in a window of a given size, physical pixels. */
public final class LayoutChecker {
  /** Minimum height of readable letters, physical pixels. */
  private static final double MIN_HEIGHT = 9;

  /** Tolerance for rounding between a text and its place, physical pixels. */
  private static final double TOLERANCE = 1.5;

  private final double width;
  private final double height;

  /** Creates a checker for the size of a window. */
  public LayoutChecker(double width, double height) {
    this.width = width;
    this.height = height;
  }

  /** Returns the faults of a menu's top page, with the focus on each of its items in turn. */
  public static List<String> faultsOfEveryItem(Menu menu) {
    Stage stage = menu.stage();
    LayoutChecker checker = new LayoutChecker(stage.getWidth(), stage.getHeight());
    List<String> faults = new ArrayList<>(checker.faults(stage.getRoot()));
    for (MenuItem item : menu.items()) {
      menu.focus(item.getName());
      stage.act(0.1f);
      // Scrolled items move to their places when they are drawn.
      stage.draw();
      if (item.getHeight() < item.theme.finger() - TOLERANCE) {
        faults.add(item.getName() + ": lower than a finger, " + item.getHeight());
      }
      for (String fault : checker.faultsOfFocus(stage.getRoot(), item)) {
        faults.add(item.getName() + ": " + fault);
      }
    }
    return faults;
  }

  /** Returns all texts of a menu's top page. */
  public static List<String> texts(Menu menu) {
    List<Label> labels = new ArrayList<>();
    labels(menu.stage().getRoot(), labels);
    return labels.stream().map(label -> label.getText().toString()).toList();
  }

  /** Returns the hints at the foot of a menu's top page. */
  public static List<String> foot(Menu menu) {
    List<Label> labels = new ArrayList<>();
    for (Actor part : menu.stage().getRoot().getChildren()) {
      footLabels(part, labels);
    }
    return labels.stream().map(label -> label.getText().toString()).toList();
  }

  private static void footLabels(Actor part, List<Label> found) {
    if (part instanceof Footer footer) {
      labels(footer, found);
    } else if (part instanceof Group group) {
      for (Actor inner : group.getChildren()) {
        footLabels(inner, found);
      }
    }
  }

  /** Returns all items of a menu's top page. */
  public static List<MenuItem> items(Menu menu) {
    return menu.items();
  }

  /** Returns the top page of a menu; null if there is none. */
  public static @Nullable Page page(Menu menu) {
    return menu.top();
  }

  /**
   * Returns the middle of an item or a key button by its name, from the upper left; empty if there
   * is none.
   */
  public static Optional<Vector2> middle(Menu menu, String name) {
    Stage stage = menu.stage();
    Actor actor = stage.getRoot().findActor(name);
    return Optional.ofNullable(actor)
        .map(
            found ->
                stage.stageToScreenCoordinates(
                    found.localToStageCoordinates(
                        new Vector2(found.getWidth() / 2, found.getHeight() / 2))));
  }

  /**
   * Returns the faults of all text on a page, including the parts that are scrolled out of view.
   */
  public List<String> faults(Group root) {
    List<String> faults = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    labels(root, labels);
    for (int i = 0; i < labels.size(); i++) {
      Label label = labels.get(i);
      check(label, faults);
      for (int j = i + 1; j < labels.size(); j++) {
        if (pane(label) == pane(labels.get(j)) && overlap(label, labels.get(j))) {
          faults.add("'" + label.getText() + "' lies over '" + labels.get(j).getText() + "'");
        }
      }
    }
    return faults;
  }

  private void check(Label label, List<String> faults) {
    String name = "'" + label.getText() + "'";
    if (label.getStyle().font.getLineHeight() < MIN_HEIGHT) {
      faults.add(name + " is too small");
    }
    boolean cutX = label.getGlyphLayout().width > label.getWidth() + TOLERANCE;
    boolean cutY = label.getGlyphLayout().height > label.getHeight() + TOLERANCE;
    if (cutX || cutY) {
      faults.add(name + " is cut");
    }
    if (label.getWrap() && broken(label)) {
      faults.add(name + " is broken within a word");
    }
    Rectangle place = place(label);
    ScrollPane pane = pane(label);
    Rectangle room =
        pane == null ? new Rectangle(0, 0, (float) width, (float) height) : place(pane);
    boolean outX =
        place.x < room.x - TOLERANCE || place.x + place.width > room.x + room.width + TOLERANCE;
    boolean outY =
        pane == null
            && (place.y < room.y - TOLERANCE
                || place.y + place.height > room.y + room.height + TOLERANCE);
    if (outX || outY) {
      faults.add(name + " lies outside");
    }
  }

  private static boolean broken(Label label) {
    GlyphLayout alone = new GlyphLayout();
    for (String word : label.getText().toString().split("\\s+", -1)) {
      alone.setText(label.getStyle().font, word);
      if (alone.width * label.getFontScaleX() > label.getWidth() + TOLERANCE) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if the focused item is completely visible. */
  List<String> faultsOfFocus(Group root, MenuItem item) {
    List<String> faults = new ArrayList<>();
    Rectangle place = place(item);
    ScrollPane pane = pane(item);
    Rectangle room =
        pane == null ? new Rectangle(0, 0, (float) width, (float) height) : place(pane);
    if (place.y < room.y - TOLERANCE || place.y + place.height > room.y + room.height + TOLERANCE) {
      faults.add("is not seen whole while it has the focus: " + place + " in " + room);
    }
    List<Label> labels = new ArrayList<>();
    labels(root, labels);
    for (Label label : labels) {
      if (pane(label) == null) {
        check(label, faults);
      }
    }
    return faults;
  }

  private static void labels(Group group, List<Label> found) {
    for (Actor actor : group.getChildren()) {
      if (actor instanceof Label label && label.isVisible() && label.getText().length() > 0) {
        label.validate();
        found.add(label);
      } else if (actor instanceof Group inner) {
        labels(inner, found);
      }
    }
  }

  private static boolean overlap(Label a, Label b) {
    Rectangle first = place(a);
    Rectangle second = place(b);
    double over = Math.min(first.x + first.width, second.x + second.width);
    double high = Math.min(first.y + first.height, second.y + second.height);
    return over - Math.max(first.x, second.x) > TOLERANCE
        && high - Math.max(first.y, second.y) > TOLERANCE;
  }

  private static Rectangle place(Actor actor) {
    Vector2 corner = actor.localToStageCoordinates(new Vector2());
    return new Rectangle(corner.x, corner.y, actor.getWidth(), actor.getHeight());
  }

  private static @Nullable ScrollPane pane(Actor actor) {
    for (Actor parent = actor.getParent(); parent != null; parent = parent.getParent()) {
      if (parent instanceof ScrollPane pane) {
        return pane;
      }
    }
    return null;
  }
}
