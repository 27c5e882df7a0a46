package towline.view.effect;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** The way back of a harpoon: it runs along a line into the barrel, and draws the line in. */
public final class HarpoonReturn {
  /** Duration of the way, s: that of the rise in its sound. */
  private static final double TIME = 0.3;

  private static final double STREAK_LENGTH = 2.6;

  private double fromX;
  private double fromY;
  private int mode;
  private double age = TIME;

  public void clear() {
    age = TIME;
  }

  /** Takes in the events of a tick; {@code snapshot} is the world after it. */
  public void onEvents(EventList events, Snapshot snapshot) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.HARPOON_RETURNED) {
        fromX = event.x();
        fromY = event.y();
        mode = snapshot.droneGun().mode;
        age = 0;
      }
    }
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    age += seconds;
  }

  /** Draws the harpoon on its way, faster and faster, and the rest of its line. */
  public void draw(ShapeDrawer pen, InterpolatedScene scene, Palette palette) {
    int drone = scene.only(EntityKind.DRONE);
    if (age >= TIME || drone < 0) {
      return;
    }
    int rgb = palette.modeColour(mode);
    double share = age / TIME * (age / TIME);
    double toX = scene.x(drone);
    double toY = scene.y(drone);
    double x = fromX + (toX - fromX) * share;
    double y = fromY + (toY - fromY) * share;
    double distance = Math.max(1e-6, Math.hypot(toX - fromX, toY - fromY));
    double tail = Math.min(STREAK_LENGTH, distance * share) / distance;
    pen.glow(rgb, 0.9);
    pen.line(x, y, toX, toY, 0.08);
    pen.glow(rgb, 0.9).glowTo(rgb, 0);
    pen.beam(x, y, x - (toX - fromX) * tail, y - (toY - fromY) * tail, 0.9);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(x, y, 0.2);
  }
}
