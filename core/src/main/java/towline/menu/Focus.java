package towline.menu;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The focused item of a page, and the moves of the focus. One item always has the focus. */
final class Focus {
  /** Weight of sideways distance relative to distance straight ahead. */
  private static final double SIDEWAYS_WEIGHT = 3;

  private final List<MenuItem> items = new ArrayList<>();
  private @Nullable MenuItem current;

  /** Collects the items of a page and focuses the one named {@code wanted}, or else the first. */
  void reset(Group page, String wanted) {
    items.clear();
    current = null;
    collect(page);
    focus(wanted);
    for (MenuItem item : items) {
      // Content takes precedence over the tab bar.
      if (current == null && !isTab(item)) {
        focus(item);
      }
    }
    if (current == null && !items.isEmpty()) {
      focus(items.get(0));
    }
  }

  private void collect(Group group) {
    for (Actor actor : group.getChildren()) {
      if (actor instanceof MenuItem item && item.isTouchable()) {
        items.add(item);
      }
      if (actor instanceof Group inner) {
        collect(inner);
      }
    }
  }

  List<MenuItem> items() {
    return items;
  }

  @Nullable MenuItem current() {
    return current;
  }

  String name() {
    return current == null ? "" : current.getName();
  }

  /** Focuses the item named {@code name}, if there is one. */
  void focus(String name) {
    for (MenuItem item : items) {
      if (name.equals(item.getName())) {
        focus(item);
        return;
      }
    }
  }

  void focus(MenuItem item) {
    if (item != current && item.isTouchable()) {
      light(item);
      show(item);
    }
  }

  /** Focuses an item without scrolling it into view, because a finger is on it. */
  void light(MenuItem item) {
    if (item == current || !item.isTouchable()) {
      return;
    }
    if (current != null) {
      current.unfocus();
    }
    current = item;
    item.focus();
  }

  /**
   * Focuses an item of a scrolled pane without scrolling on: {@code preferred} if that is one and
   * completely visible, else, if the focused item is not, the visible item nearest to it.
   */
  void follow(ScrollPane pane, @Nullable MenuItem preferred) {
    MenuItem from = current;
    if (from == null) {
      return;
    }
    MenuItem best = null;
    if (preferred != null && isVisible(preferred, pane)) {
      best = preferred;
    } else if (from.isDescendantOf(pane) && !isVisible(from, pane)) {
      double least = Double.POSITIVE_INFINITY;
      for (MenuItem item : items) {
        Vector2 way = from.localToActorCoordinates(item, new Vector2());
        if (isVisible(item, pane) && way.len() < least) {
          best = item;
          least = way.len();
        }
      }
    }
    if (best != null) {
      light(best);
    }
  }

  private static boolean isVisible(MenuItem item, ScrollPane pane) {
    if (!item.isDescendantOf(pane)) {
      return false;
    }
    float foot = item.localToActorCoordinates(pane, new Vector2()).y;
    return foot >= 0 && foot + item.getHeight() <= pane.getHeight();
  }

  /** Scrolls the focused item into view. */
  void reveal() {
    if (current != null) {
      show(current);
    }
  }

  private static void show(MenuItem item) {
    for (Actor actor = item; actor != null; actor = actor.getParent()) {
      if (actor.getParent() instanceof ScrollPane pane && actor == pane.getActor()) {
        pane.validate();
        Vector2 corner = item.localToActorCoordinates(actor, new Vector2());
        float spare = pane instanceof FadingPane fading ? fading.fade() : 0;
        float below = actor.getHeight() - corner.y + spare;
        float above = actor.getHeight() - corner.y - item.getHeight() - spare;
        float wanted = Math.max(pane.getScrollY(), below - pane.getScrollHeight());
        pane.setScrollY(Math.max(0, Math.min(wanted, above)));
        pane.updateVisualScroll();
      }
    }
  }

  /** Returns true if the page has a tab bar. */
  boolean hasTabs() {
    return items.stream().anyMatch(Focus::isTab);
  }

  private static boolean isTab(MenuItem item) {
    return item.getName().startsWith(TabBar.TAB);
  }

  /**
   * Scrolls down (+1) or up (-1) by the visible height, and moves the focus by the same distance.
   */
  void scroll(ScrollPane pane, int by) {
    MenuItem from = current;
    float seen = pane.getScrollHeight();
    pane.setScrollY(Math.max(0, Math.min(pane.getMaxY(), pane.getScrollY() + by * seen)));
    pane.updateVisualScroll();
    MenuItem best = null;
    double least = Double.POSITIVE_INFINITY;
    for (MenuItem item : items) {
      if (from != null && item.isDescendantOf(pane)) {
        Vector2 way = from.localToActorCoordinates(item, new Vector2());
        // Height of the focused item above this one, in this item's coordinates.
        double ahead = by * way.y;
        double cost = Math.abs(ahead - seen) + 0.001 * Math.abs(way.x);
        if (ahead > 0 && cost < least) {
          least = cost;
          best = item;
        }
      }
    }
    if (best != null) {
      focus(best);
    }
  }

  /** Moves the focus to the next (+1) or previous (-1) item and wraps around. */
  void next(int by) {
    if (current != null) {
      focus(items.get(Math.floorMod(items.indexOf(current) + by, items.size())));
    }
  }

  /** Moves the focus to the nearest item in a direction; up and down wrap around. */
  void move(int dx, int dy) {
    MenuItem from = current;
    if (from == null) {
      return;
    }
    MenuItem best = null;
    double least = Double.POSITIVE_INFINITY;
    for (MenuItem item : items) {
      double cost = cost(from, item, dx, dy);
      if (cost < least) {
        least = cost;
        best = item;
      }
    }
    if (best != null) {
      focus(best);
    } else if (dy != 0) {
      wrapAround(dy);
    }
  }

  /** Moves the focus from the last item to the first, or back, and scrolls the pane to that end. */
  private void wrapAround(int dy) {
    int last = items.size() - 1;
    for (int i = 0; i <= last; i++) {
      show(items.get(dy < 0 ? last - i : i));
    }
    focus(items.get(dy < 0 ? 0 : last));
  }

  /**
   * Returns the cost of a move between two items in a direction; infinite if the second is not in
   * that direction.
   */
  private static double cost(MenuItem from, MenuItem to, int dx, int dy) {
    Vector2 a = from.localToStageCoordinates(new Vector2());
    Vector2 b = to.localToStageCoordinates(new Vector2());
    double gapX = gap(a.x, from.getWidth(), b.x, to.getWidth());
    double gapY = gap(a.y, from.getHeight(), b.y, to.getHeight());
    double middleX = b.x + to.getWidth() / 2 - a.x - from.getWidth() / 2;
    double middleY = b.y + to.getHeight() / 2 - a.y - from.getHeight() / 2;
    if (dy != 0) {
      boolean isAhead = middleY * dy > 0 && gapY > -1;
      return isAhead
          ? gapY + 1 + SIDEWAYS_WEIGHT * Math.max(0, gapX) + 0.001 * Math.abs(middleX)
          : Double.POSITIVE_INFINITY;
    }
    boolean isAhead = middleX * dx > 0 && gapX > -1 && gapY < 0;
    return isAhead ? gapX + 1 : Double.POSITIVE_INFINITY;
  }

  /** Returns the gap between two intervals; negative if they overlap. */
  private static double gap(double a, double aLength, double b, double bLength) {
    return Math.max(a - (b + bLength), b - (a + aLength));
  }
}
