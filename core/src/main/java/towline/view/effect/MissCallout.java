package towline.view.effect;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.PlayEvent;
import towline.content.look.ColorRole;
import towline.session.Run;
import towline.session.belief.AimCall;
import towline.session.belief.MissCause;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/**
 * The last miss of a harpoon or of a shot at a courier, where it happened: a dotted line that the
 * target was believed to take, a solid one that it took, and the reason in words on a dark plate.
 * Lines are missing if armour stopped the shot, which says nothing about the belief.
 */
public final class MissCallout {
  /** Time for which the lines and the words are shown, s. */
  static final double LINE_LIFE = 0.6;

  static final double WORD_LIFE = 1.5;

  /** Distance of the plate's nearest edge from the miss, m. */
  private static final double PLATE_DISTANCE = 1.2;

  /** Distance from the ship's and the drone's centre that no plate covers, m. */
  private static final double CLEARANCE = 1.9;

  /** Padding around the letters, as a share of their height. */
  private static final double PADDING = 0.5;

  private static final double PLATE_OPACITY = 0.85;

  /** Sides on which a plate is tried, in this order: above, below, right, left. */
  private static final int[] SIDE_X = {0, 0, 1, -1};

  private static final int[] SIDE_Y = {1, -1, 0, 0};

  private static final MissCause[] CAUSES = MissCause.values();

  private final Palette palette;
  private final String[] causes = new String[CAUSES.length];
  private final String[] causesInOwnMode = new String[CAUSES.length];
  private final CachedText label;
  private AimCall miss = new AimCall();
  private boolean hasLines;
  private double x;
  private double y;
  private double age = WORD_LIFE;
  private boolean hasRoom;
  private double left;
  private double bottom;

  /** Creates a callout without a miss. */
  public MissCallout(Fonts fonts, Palette palette, Localization words) {
    this.palette = palette;
    for (MissCause cause : CAUSES) {
      causes[cause.ordinal()] = words.of(key(cause, false));
      causesInOwnMode[cause.ordinal()] = words.of(key(cause, true));
    }
    label = new CachedText(fonts, TextSize.BODY, Anchor.LEFT);
  }

  /** Removes the miss. */
  public void clear() {
    age = WORD_LIFE;
  }

  /**
   * Returns the text key of a cause. A shot in the courier's own mode does not name an error of the
   * belief, which would argue against the only mode that is right.
   */
  static String key(MissCause cause, boolean ownMode) {
    boolean isBlameless = cause == MissCause.NARROW || cause == MissCause.ARMOUR;
    return ownMode && !isBlameless ? "miss.own" : "miss." + cause.name();
  }

  /** Takes in the events of the last tick of the run. */
  public void onEvents(Run run) {
    EventList events = run.events();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == PlayEvent.HARPOON_MISSED || event.type() == PlayEvent.COURIER_MISSED) {
        miss = run.lastMiss();
        label.setText((isInOwnMode(event, run) ? causesInOwnMode : causes)[event.missCause()]);
        hasLines = event.missCause() != MissCause.ARMOUR.ordinal();
        x = event.x();
        y = event.y();
        age = 0;
      }
    }
  }

  /** Returns true if the last miss was one at a courier, in the mode that opens it. */
  private boolean isInOwnMode(Event event, Run run) {
    int target = run.current().indexOf(EntityKind.COURIER, event.target());
    return target >= 0
        && miss.shot() == event.shot()
        && miss.mode() == run.ownModeOfCourier(run.current().row(target).courierKind).ordinal();
  }

  /** Returns the reason that was shown last. */
  String text() {
    return label.text();
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    age += seconds;
  }

  /** True while the reason is shown. */
  boolean isShown() {
    return age < WORD_LIFE;
  }

  /** Draws the lines and, where there is room near the miss, the plate of the words. */
  public void drawShapes(ShapeDrawer pen, Camera camera, InterpolatedScene scene, ScreenRoom room) {
    hasRoom = false;
    if (!isShown()) {
      return;
    }
    pen.begin(camera.projection(), camera.pixelsPerMetre());
    if (age < LINE_LIFE && hasLines && miss.number() > 0) {
      CallLines.draw(pen, palette, miss, Math.min(1, 3 * (1 - age / LINE_LIFE)), 1);
    }
    for (int side = 0; side < SIDE_X.length && !hasRoom; side++) {
      hasRoom = place(side, camera, scene, room);
    }
    if (hasRoom) {
      plate(pen, camera);
    }
    pen.end();
  }

  /** Places the plate at a side of the miss; returns false if it would cover something there. */
  private boolean place(int side, Camera camera, InterpolatedScene scene, ScreenRoom room) {
    double pad = PADDING * label.capHeight();
    double halfWidth = label.width() / 2 + pad;
    double halfHeight = label.capHeight() / 2 + pad;
    double away = PLATE_DISTANCE * camera.pixelsPerMetre();
    double atX = camera.toWindowX(x) + SIDE_X[side] * (away + halfWidth);
    double atY = camera.toWindowY(y) + SIDE_Y[side] * (away + halfHeight);
    left = atX - halfWidth;
    bottom = atY - halfHeight;
    return !covers(EntityKind.SHIP, camera, scene, halfWidth, halfHeight)
        && !covers(EntityKind.DRONE, camera, scene, halfWidth, halfHeight)
        && room.claim(left, bottom, atX + halfWidth, atY + halfHeight);
  }

  private boolean covers(
      EntityKind kind,
      Camera camera,
      InterpolatedScene scene,
      double halfWidth,
      double halfHeight) {
    int at = scene.only(kind);
    if (at < 0) {
      return false;
    }
    double clear = CLEARANCE * camera.pixelsPerMetre();
    return Math.abs(camera.toWindowX(scene.x(at)) - left - halfWidth) < halfWidth + clear
        && Math.abs(camera.toWindowY(scene.y(at)) - bottom - halfHeight) < halfHeight + clear;
  }

  private void plate(ShapeDrawer pen, Camera camera) {
    double pad = PADDING * label.capHeight();
    double scale = camera.pixelsPerMetre();
    double foot = camera.bottom() + (bottom - camera.toWindowY(camera.bottom())) / scale;
    double side = camera.left() + (left - camera.toWindowX(camera.left())) / scale;
    pen.ink(palette.colour(ColorRole.HULL), PLATE_OPACITY * opacity());
    pen.box(
        side,
        foot,
        side + (label.width() + 2 * pad) / scale,
        foot + (label.capHeight() + 2 * pad) / scale);
  }

  private double opacity() {
    return Math.min(1, 3 * (1 - age / WORD_LIFE));
  }

  /** Draws the reason on its plate. */
  public void drawText(Batch batch) {
    if (hasRoom && isShown()) {
      double pad = PADDING * label.capHeight();
      label
          .setColour(palette.colour(ColorRole.TEXT))
          .draw(batch, left + pad, bottom + pad, opacity());
    }
  }
}
