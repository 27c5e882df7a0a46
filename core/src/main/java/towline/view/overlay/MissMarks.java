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
 * Where the drone's shots passed what they were aimed at: a tick that goes with the target for a
 * moment, an arrow along its course or against it, and the word for that.
 */
final class MissMarks {
  /** How long a tick is seen, s. */
  static final double LIFE = 0.9;

  /** Shots that pass farther away than this, m, say nothing. */
  static final double FARTHEST = 9;

  /** Shots that are followed at once. */
  private static final int MOST_SHOTS = 24;

  /** Ticks that are seen at once. */
  private static final int MOST_TICKS = 4;

  /** Slower targets, m/s, have neither before nor behind. */
  private static final double STANDS = 0.7;

  private static final double LINE = 0.07;

  private final String aheadWord;
  private final String behindWord;
  private final int[] shots = new int[MOST_SHOTS];
  private final int[] targets = new int[MOST_SHOTS];
  private int followed;

  private final int[] target = new int[MOST_TICKS];
  private final double[] offsetX = new double[MOST_TICKS];
  private final double[] offsetY = new double[MOST_TICKS];
  private final double[] courseX = new double[MOST_TICKS];
  private final double[] courseY = new double[MOST_TICKS];
  private final double[] lead = new double[MOST_TICKS];
  private final int[] mode = new int[MOST_TICKS];
  private final double[] age = new double[MOST_TICKS];
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

  /** Follows the shots of a tick, after which the world is as {@code now} says. */
  void onEvents(EventList events, Snapshot now) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.DRONE_FIRED && followed < MOST_SHOTS) {
        shots[followed] = event.shot();
        targets[followed] = event.target();
        followed++;
      }
    }
    for (int n = followed - 1; n >= 0; n--) {
      if (isDone(now, n)) {
        followed--;
        shots[n] = shots[followed];
        targets[n] = targets[followed];
      }
    }
  }

  /** Whether the shot has struck, or its target is gone, or it has passed it. */
  private boolean isDone(Snapshot now, int n) {
    int shot = now.indexOf(EntityKind.DRONE_SHOT, shots[n]);
    int aimedAt = now.indexOf(targets[n]);
    if (shot < 0 || aimedAt < 0) {
      return true;
    }
    double dx = now.x(shot) - now.x(aimedAt);
    double dy = now.y(shot) - now.y(aimedAt);
    double vx = now.vx(shot) - now.vx(aimedAt);
    double vy = now.vy(shot) - now.vy(aimedAt);
    double speed = Math.max(1e-6, Math.hypot(vx, vy));
    double beyond = (dx * vx + dy * vy) / speed;
    if (beyond < 0) {
      return false;
    }
    double closestX = dx - beyond * vx / speed;
    double closestY = dy - beyond * vy / speed;
    if (Math.hypot(closestX, closestY) <= FARTHEST) {
      add(now, shot, aimedAt, closestX, closestY);
    }
    return true;
  }

  private void add(Snapshot now, int shot, int aimedAt, double x, double y) {
    newest = (newest + 1) % MOST_TICKS;
    double speed = Math.hypot(now.vx(aimedAt), now.vy(aimedAt));
    double away = Math.max(1e-6, Math.hypot(x, y));
    target[newest] = now.id(aimedAt);
    offsetX[newest] = x;
    offsetY[newest] = y;
    courseX[newest] = Math.cos(now.heading(shot));
    courseY[newest] = Math.sin(now.heading(shot));
    lead[newest] =
        speed < STANDS ? 0 : (x * now.vx(aimedAt) + y * now.vy(aimedAt)) / (speed * away);
    mode[newest] = now.row(shot).aimMode;
    age[newest] = 0;
  }

  void update(double seconds) {
    for (int i = 0; i < MOST_TICKS; i++) {
      age[i] += seconds;
    }
  }

  /** On which side of its target the latest shot passed: 1 ahead, -1 behind, 0 neither or none. */
  int latestSide() {
    return age[newest] < LIFE ? side(lead[newest]) : 0;
  }

  /** Beside it, if it is nearer to beside than to ahead or behind. */
  private static int side(double lead) {
    return Math.abs(lead) < Math.cos(Math.PI / 3) ? 0 : (int) Math.signum(lead);
  }

  void draw(OverlayCanvas canvas, InterpolatedScene scene) {
    for (int i = 0; i < MOST_TICKS; i++) {
      int at = age[i] < LIFE ? scene.now().indexOf(target[i]) : -1;
      if (at >= 0) {
        draw(canvas, i, scene.x(at), scene.y(at), scene.now().radius(at));
      }
    }
  }

  /** Draws a shot of that aim mode that has passed ahead of a target left of the origin. */
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
    ShapeDrawer pen = canvas.pen();
    double left = 1 - age[i] / LIFE;
    double tickX = x + offsetX[i];
    double tickY = y + offsetY[i];
    int rgb = canvas.mode(mode[i]);
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
          Palette.mix(canvas.of(ColorRole.TEXT), rgb, 0.5),
          tickX,
          tickY,
          canvas.pixels(10),
          canvas.pixels(6));
    }
  }
}
