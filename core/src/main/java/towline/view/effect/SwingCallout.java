package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.scene.Camera;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/**
 * A large word for a swing that reaches a round number of kills; other counts stand beside the
 * score alone.
 */
public final class SwingCallout {
  /** Time for which the word is shown after the last kill, s. */
  static final double LIFE = 1.1;

  /** Numbers of kills with a word; beyond the last one, each multiple of it. */
  private static final int[] ROUND = {10, 25, 50, 100};

  /** Height of the word above the kill, and distance by which it rises, m. */
  private static final double START_HEIGHT = 1.6;

  private static final double RISE_DISTANCE = 1.2;

  /** Distance from the middle of the word beyond which ship and drone are not beneath it, m. */
  static final double HALF_WIDTH = 5.5;

  /** Distance that the word keeps above and below the centres of ship and drone, m. */
  private static final double CLEARANCE = 1.5;

  /** Maximum height of the word, rise included, m. */
  static final double MAX_HEIGHT = 2 + RISE_DISTANCE;

  /** Distance from the window's edge, m. */
  private static final double MARGIN = 0.5;

  private final CachedText label;
  private final Localization words;
  private final Palette palette;
  private double x;
  private double y;
  private int count;

  /** Number of kills of the swing at its last kill. */
  private int lastKills;

  private double age = LIFE;

  /** Creates a callout without a word. */
  public SwingCallout(Fonts fonts, Palette palette, Localization bundle) {
    this.palette = palette;
    words = bundle;
    label = new CachedText(fonts, TextSize.CALLOUT, Anchor.CENTRE);
  }

  /** Removes the word. */
  public void clear() {
    age = LIFE;
    count = 0;
    lastKills = 0;
  }

  /** Takes in the events of a tick; {@code snapshot} is the world after it. */
  public void onEvents(EventList events, Snapshot snapshot) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.KILLED_BY_WHIP) {
        int kills = snapshot.cable().swingKills;
        if (round(kills) > round(lastKills)) {
          show(round(kills), event.x(), event.y() + START_HEIGHT, snapshot);
        }
        lastKills = kills;
      }
    }
  }

  /** Returns the greatest round number up to a number of kills; 0 if there is none. */
  static int round(int kills) {
    int last = ROUND[ROUND.length - 1];
    if (kills >= last) {
      return kills - kills % last;
    }
    int best = 0;
    for (int number : ROUND) {
      best = kills >= number ? number : best;
    }
    return best;
  }

  private void show(int kills, double atX, double atY, Snapshot snapshot) {
    count = kills;
    label.setText(words.of("hud.whip", kills));
    x = atX;
    y =
        above(
            EntityKind.DRONE,
            above(EntityKind.SHIP, above(EntityKind.DRONE, atY, snapshot), snapshot),
            snapshot);
    age = 0;
  }

  /**
   * Returns the height, m, at or above {@code foot} at which the word does not cover the entity.
   */
  private double above(EntityKind kind, double foot, Snapshot snapshot) {
    if (snapshot.count(kind) == 0 || Math.abs(snapshot.x(snapshot.first(kind)) - x) > HALF_WIDTH) {
      return foot;
    }
    double at = snapshot.y(snapshot.first(kind));
    boolean beneath = at + CLEARANCE > foot && at - CLEARANCE < foot + MAX_HEIGHT;
    return beneath ? at + CLEARANCE : foot;
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    age += seconds;
  }

  /** Returns the number of kills in the word; 0 while there is none. */
  public int count() {
    return age < LIFE ? count : 0;
  }

  /** Returns the height of the word's lower edge before it rises, m. */
  double foot() {
    return y;
  }

  /** Draws the word if there is room. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    if (count() == 0) {
      return;
    }
    double share = age / LIFE;
    // White-hot for a moment at each kill.
    int rgb =
        Palette.mix(
            palette.colour(ColorRole.CORE), palette.colour(ColorRole.CABLE_TAUT), 8 * share);
    label.setColour(rgb);
    double half = label.width() / 2 / camera.pixelsPerMetre() + MARGIN;
    double atX = Math.max(camera.left() + half, Math.min(camera.right() - half, x));
    double top = camera.top() - label.capHeight() / camera.pixelsPerMetre() - MARGIN;
    double atY = Math.max(camera.bottom() + MARGIN, Math.min(top, y + RISE_DISTANCE * share));
    double windowX = camera.toWindowX(atX);
    double foot = camera.toWindowY(atY);
    double halfText = label.width() / 2;
    if (room.claim(windowX - halfText, foot, windowX + halfText, foot + label.capHeight())) {
      label.draw(batch, windowX, foot, Math.min(1, 2 * (1 - share)));
    }
  }
}
