package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.PlayEvent;
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

/** The one large word at a swing that kills several: it grows with the count, and fades. */
public final class SwingCallout {
  /** How long it is seen after the last kill, s. */
  static final double LIFE = 1.1;

  /** A swing that kills fewer is not called out. */
  static final int FEWEST = 2;

  /** More are called out as that many. */
  private static final int MOST = 99;

  /** From that many kills on it is written larger, ... */
  private static final int LARGER = 4;

  /** ... and from that many on as large as it gets. */
  private static final int LARGEST = 7;

  /** How far it stands above the kill, m, and how far it rises. */
  private static final double ABOVE = 1.6;

  private static final double RISE = 1.2;

  /** Nearer to the middle of the word than this, m, ship and drone would lie beneath it. */
  static final double ASIDE = 5.5;

  /** What is kept free of the word above and below the middles of ship and drone, m. */
  private static final double CLEAR = 1.5;

  /** How tall the word is at most, rise included, m. */
  static final double TALL = 2 + RISE;

  /** What is kept free along the window's edge, m. */
  private static final double MARGIN = 0.5;

  private final CachedText[] labels;
  private final String[] words = new String[MOST + 1];
  private final Palette palette;
  private double x;
  private double y;
  private int count;
  private double age = LIFE;

  /** No word yet. */
  public SwingCallout(Fonts fonts, Palette palette, Localization bundle) {
    this.palette = palette;
    labels =
        new CachedText[] {
          new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE),
          new CachedText(fonts, TextSize.FIGURE, Anchor.CENTRE),
          new CachedText(fonts, TextSize.CALLOUT, Anchor.CENTRE)
        };
    for (int n = FEWEST; n <= MOST; n++) {
      words[n] = bundle.of("hud.whip", n);
    }
  }

  /** Removes it. */
  public void clear() {
    age = LIFE;
    count = 0;
  }

  /** Takes in what happened in a tick, after which the world is as {@code now} says. */
  public void onEvents(EventList events, Snapshot now) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.KILLED_BY_WHIP) {
        show(now.tow().swingKills, event.x(), event.y() + ABOVE, now);
      } else if (event.type() == PlayEvent.WHIP_SWING) {
        boolean seen = age < LIFE;
        show(event.kills(), seen ? x : event.x(), seen ? y : event.y() + ABOVE, now);
      }
    }
  }

  private void show(int kills, double atX, double atY, Snapshot now) {
    if (kills >= FEWEST) {
      count = Math.min(MOST, kills);
      x = atX;
      y =
          above(
              EntityKind.DRONE,
              above(EntityKind.SHIP, above(EntityKind.DRONE, atY, now), now),
              now);
      age = 0;
    }
  }

  /** The height, m, from {@code foot} upwards, at which the word does not hide that entity. */
  private double above(EntityKind kind, double foot, Snapshot now) {
    if (now.count(kind) == 0 || Math.abs(now.x(now.first(kind)) - x) > ASIDE) {
      return foot;
    }
    double at = now.y(now.first(kind));
    boolean beneath = at + CLEAR > foot && at - CLEAR < foot + TALL;
    return beneath ? at + CLEAR : foot;
  }

  /** Lets time pass, s. */
  public void update(double seconds) {
    age += seconds;
  }

  /** The kills that it tells of; 0 while there is nothing to see. */
  int count() {
    return age < LIFE ? count : 0;
  }

  /** The height, m, at which its foot stands before it rises. */
  double foot() {
    return y;
  }

  /** Which of the sizes, from 0 on, is right for that many kills. */
  static int size(int kills) {
    return kills >= LARGEST ? 2 : kills >= LARGER ? 1 : 0;
  }

  /** Draws it if there is room. */
  public void draw(Batch batch, Camera camera, ScreenRoom room) {
    if (count() == 0) {
      return;
    }
    double share = age / LIFE;
    // White-hot for a moment at each kill.
    int rgb = Palette.mix(palette.of(ColorRole.CORE), palette.of(ColorRole.CABLE_TAUT), 8 * share);
    CachedText label = labels[size(count)].set(words[count]).colour(rgb);
    double half = label.width() / 2 / camera.pixelsPerMetre() + MARGIN;
    double atX = Math.max(camera.left() + half, Math.min(camera.right() - half, x));
    double top = camera.top() - label.capHeight() / camera.pixelsPerMetre() - MARGIN;
    double atY = Math.max(camera.bottom() + MARGIN, Math.min(top, y + RISE * share));
    double windowX = camera.toWindowX(atX);
    double foot = camera.toWindowY(atY);
    double halfText = label.width() / 2;
    if (room.claim(windowX - halfText, foot, windowX + halfText, foot + label.capHeight())) {
      label.draw(batch, windowX, foot, Math.min(1, 2 * (1 - share)));
    }
  }
}
