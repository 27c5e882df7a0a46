package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Localization;

/**
 * The marks of shots that missed: a tick that moves with the target for a moment, an arrow from the
 * target to the tick, and the word for ahead or behind.
 */
final class MissMarks {
  /** Time for which a tick is shown, s. */
  static final double LIFE = 0.9;

  /** Largest miss distance that is shown, m. */
  static final double MAX_MISS = 9;

  /** Maximum number of shots followed at a time. */
  private static final int MAX_SHOTS = 24;

  /** Maximum number of ticks shown at a time. */
  private static final int MAX_TICKS = 4;

  /** Speed below which a target has no ahead and behind, m/s. */
  private static final double STATIONARY_SPEED = 0.7;

  private static final double LINE = 0.07;

  private final String aheadWord;
  private final String behindWord;
  private final int[] shots = new int[MAX_SHOTS];
  private final int[] targets = new int[MAX_SHOTS];
  private int followed;

  private final int[] target = new int[MAX_TICKS];
  private final double[] offsetX = new double[MAX_TICKS];
  private final double[] offsetY = new double[MAX_TICKS];
  private final double[] courseX = new double[MAX_TICKS];
  private final double[] courseY = new double[MAX_TICKS];
  private final double[] lead = new double[MAX_TICKS];
  private final int[] mode = new int[MAX_TICKS];
  private final double[] age = new double[MAX_TICKS];
  private int newest;

  MissMarks(Localization words) {
    aheadWord = words.of("vision.ahead");
    behindWord = words.of("vision.behind");
    clear();
  }

  void clear() {
    followed = 0;
    java.util.Arrays.fill(age, LIFE);
  }

  /** Follows the shots of a tick; {@code snapshot} is the world after it. */
  void onEvents(EventList events, Snapshot snapshot) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.DRONE_FIRED && followed < MAX_SHOTS) {
        shots[followed] = event.shot();
        targets[followed] = event.target();
        followed++;
      }
    }
    for (int n = followed - 1; n >= 0; n--) {
      if (isDone(snapshot, n)) {
        followed--;
        shots[n] = shots[followed];
        targets[n] = targets[followed];
      }
    }
  }

  /** True if the shot has hit or passed its target, or the target is gone. */
  private boolean isDone(Snapshot snapshot, int n) {
    int shot = snapshot.indexOf(EntityKind.DRONE_SHOT, shots[n]);
    int aimedAt = snapshot.indexOf(targets[n]);
    if (shot < 0 || aimedAt < 0) {
      return true;
    }
    double dx = snapshot.x(shot) - snapshot.x(aimedAt);
    double dy = snapshot.y(shot) - snapshot.y(aimedAt);
    double vx = snapshot.vx(shot) - snapshot.vx(aimedAt);
    double vy = snapshot.vy(shot) - snapshot.vy(aimedAt);
    double speed = Math.max(1e-6, Math.hypot(vx, vy));
    double beyond = (dx * vx + dy * vy) / speed;
    if (beyond < 0) {
      return false;
    }
    double closestX = dx - beyond * vx / speed;
    double closestY = dy - beyond * vy / speed;
    if (Math.hypot(closestX, closestY) <= MAX_MISS) {
      add(snapshot, shot, aimedAt, closestX, closestY);
    }
    return true;
  }

  private void add(Snapshot snapshot, int shot, int aimedAt, double x, double y) {
    newest = (newest + 1) % MAX_TICKS;
    double speed = Math.hypot(snapshot.vx(aimedAt), snapshot.vy(aimedAt));
    double away = Math.max(1e-6, Math.hypot(x, y));
    target[newest] = snapshot.id(aimedAt);
    offsetX[newest] = x;
    offsetY[newest] = y;
    courseX[newest] = Math.cos(snapshot.heading(shot));
    courseY[newest] = Math.sin(snapshot.heading(shot));
    lead[newest] =
        speed < STATIONARY_SPEED
            ? 0
            : (x * snapshot.vx(aimedAt) + y * snapshot.vy(aimedAt)) / (speed * away);
    mode[newest] = snapshot.row(shot).aimMode;
    age[newest] = 0;
  }

  void update(double seconds) {
    for (int i = 0; i < MAX_TICKS; i++) {
      age[i] += seconds;
    }
  }

  /**
   * Returns the side on which the latest shot passed its target: 1 ahead, -1 behind, 0 neither or
   * none.
   */
  int latestSide() {
    return age[newest] < LIFE ? side(lead[newest]) : 0;
  }

  /** Returns 0 if the point of passing is nearer to abeam than to ahead or behind. */
  private static int side(double lead) {
    return Math.abs(lead) < Math.cos(Math.PI / 3) ? 0 : (int) Math.signum(lead);
  }

  void draw(OverlayCanvas canvas, InterpolatedScene scene) {
    for (int i = 0; i < MAX_TICKS; i++) {
      int at = age[i] < LIFE ? scene.snapshot().indexOf(target[i]) : -1;
      if (at >= 0) {
        draw(canvas, i, scene.x(at), scene.y(at), scene.snapshot().radius(at));
      }
    }
  }

  /** Draws a shot of an aim mode that has passed ahead of a target left of the origin. */
  void drawExample(OverlayCanvas canvas, int aimMode) {
    offsetX[0] = 1.9;
    offsetY[0] = 0;
    courseX[0] = 0;
    courseY[0] = 1;
    lead[0] = 0;
    mode[0] = aimMode;
    age[0] = 0;
    draw(canvas, 0, -1, 0, 0.5);
  }

  private void draw(OverlayCanvas canvas, int i, double x, double y, double radius) {
    ShapeDrawer pen = canvas.shapes();
    double left = 1 - age[i] / LIFE;
    double tickX = x + offsetX[i];
    double tickY = y + offsetY[i];
    int rgb = canvas.modeColour(mode[i]);
    pen.ink(rgb, Math.min(1, 2 * left));
    double half = 0.55;
    pen.line(
        tickX - half * courseX[i],
        tickY - half * courseY[i],
        tickX + half * courseX[i],
        tickY + half * courseY[i],
        2 * LINE);
    double away = Math.hypot(offsetX[i], offsetY[i]);
    if (away > radius) {
      double ux = offsetX[i] / away;
      double uy = offsetY[i] / away;
      pen.line(x + radius * ux, y + radius * uy, tickX, tickY, LINE);
      pen.path()
          .add(tickX - 0.35 * ux - 0.25 * uy, tickY - 0.35 * uy + 0.25 * ux)
          .add(tickX, tickY)
          .add(tickX - 0.35 * ux + 0.25 * uy, tickY - 0.35 * uy - 0.25 * ux);
      pen.strokeOpen(LINE);
    }
    int side = side(lead[i]);
    if (i == newest && side != 0) {
      canvas.write(
          side > 0 ? aheadWord : behindWord,
          Palette.mix(canvas.colour(ColorRole.TEXT), rgb, 0.5),
          tickX,
          tickY,
          canvas.pixels(10),
          canvas.pixels(6));
    }
  }
}
