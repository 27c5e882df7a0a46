package towline.game.range;

import towline.aim.FiringPlan;
import towline.aim.situation.FireProblem;
import towline.content.look.ColorRole;
import towline.trial.duel.DuelTurret;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/** The world of the playground, and what the mouse takes hold of in it. */
final class PlaygroundField {
  /** The target's arrow is as long as the way of this time, s. */
  private static final double ARROW = 0.6;

  /** How far ahead the target's way is drawn, s. */
  private static final double AHEAD = 1.8;

  private static final int DOTS = 18;

  /** What of the world is always seen beyond where a target may be put, m. */
  private static final double BEYOND = 2.5;

  /** One for each mode, and one where circle and target meet. */
  private static final int MOST_LABELS = Playground.MODES.size() + 1;

  /** What can be taken hold of. */
  private enum Grip {
    NOTHING,
    TARGET,
    ARROW
  }

  private final RangeTools tools;
  private final Playground playground;
  private final FieldView view = new FieldView();
  private final FireProblem ahead = new FireProblem();
  private final GrowingCircle circle = new GrowingCircle();
  private Grip held = Grip.NOTHING;
  private Grip near = Grip.NOTHING;

  /** Middles and half widths of what is written in this frame, physical pixels. */
  private final double[] labelX = new double[MOST_LABELS];

  private final double[] labelY = new double[MOST_LABELS];
  private final double[] labelHalf = new double[MOST_LABELS];
  private int labels;

  PlaygroundField(RangeTools tools, Playground playground) {
    this.tools = tools;
    this.playground = playground;
  }

  /**
   * Takes its place in the window, physical pixels from the lower left.
   *
   * @param height as far up as the target may be put
   * @param whole as far up as it is drawn, behind what is written above
   */
  void place(double left, double bottom, double width, double height, double whole) {
    double low = -Playground.HIGHEST - BEYOND;
    double high = Playground.HIGHEST + BEYOND;
    view.place(left, bottom, width, whole);
    double top = low + (high - low) * whole / Math.max(1, height);
    view.lookAt(Playground.LEFT - BEYOND, low, Playground.RIGHT + BEYOND, top, 0);
  }

  private double tipX(FireProblem now) {
    return now.targetX + ARROW * now.targetVelocityX;
  }

  private double tipY(FireProblem now) {
    return now.targetY + ARROW * now.targetVelocityY;
  }

  private Grip gripAt(double pixelX, double pixelY) {
    FireProblem now = playground.situation();
    double x = view.worldX(pixelX);
    double y = view.worldY(pixelY);
    double reach = Math.max(1.4, 1.5 * tools.line() / view.pixelsPerMetre());
    double toTarget = Math.hypot(x - now.targetX, y - now.targetY);
    double toTip = Math.hypot(x - tipX(now), y - tipY(now));
    if (Math.min(toTarget, toTip) > reach) {
      return Grip.NOTHING;
    }
    // The target of one that stands still lies under the tip of its arrow, which must be found.
    return toTip < toTarget || toTip < 0.3 * reach ? Grip.ARROW : Grip.TARGET;
  }

  /** The mouse takes hold of what is there; of the target, if it is nothing. */
  void press(double pixelX, double pixelY) {
    Grip grip = gripAt(pixelX, pixelY);
    held = grip == Grip.NOTHING ? Grip.TARGET : grip;
    drag(pixelX, pixelY);
  }

  /** The mouse moves with what it holds. */
  void drag(double pixelX, double pixelY) {
    double x = view.worldX(pixelX);
    double y = view.worldY(pixelY);
    FireProblem now = playground.situation();
    switch (held) {
      case NOTHING -> {}
      case TARGET -> playground.putTarget(x, y);
      case ARROW -> playground.putVelocity((x - now.targetX) / ARROW, (y - now.targetY) / ARROW);
    }
  }

  void release() {
    held = Grip.NOTHING;
  }

  void hover(double pixelX, double pixelY) {
    near = gripAt(pixelX, pixelY);
  }

  void draw(BenchFrame frame) {
    ShapeDrawer pen = tools.pen();
    frame.begin(view, pen);
    tools.drawGrid(view);
    drawStart(playground.situation());
    circle.set(playground.situation(), playground.ahead());
    circle.draw(pen, tools.palette());
    DuelTurret first = playground.turrets().get(0);
    for (DuelTurret turret : playground.turrets()) {
      drawPlan(turret);
    }
    tools.drones().draw(pen, first.x(), first.y(), first.facing(), 1, mode(first));
    for (DuelTurret turret : playground.turrets()) {
      tools.drones().drawBarrel(pen, turret.x(), turret.y(), turret.facing(), mode(turret));
    }
    drawTarget(frame.time());
    for (DuelTurret turret : playground.turrets()) {
      if (turret.hasFired() && !turret.isOver()) {
        double bearing = turret.shotBearing();
        tools.shots().drawDroneShot(pen, turret.shotX(), turret.shotY(), bearing, mode(turret));
        pen.glow(mode(turret), 0.5);
        pen.halo(turret.shotX(), turret.shotY(), 0.9);
      } else if (turret.timeToHit() < Double.POSITIVE_INFINITY) {
        drawHit(turret);
      }
    }
    view.end(pen);
  }

  /** Where a round begins, the arrow, and the way that the target will take. */
  private void drawStart(FireProblem start) {
    ShapeDrawer pen = tools.pen();
    int text = colour(ColorRole.TEXT);
    ahead.set(start);
    for (int i = 1; i <= DOTS; i++) {
      ahead.moveTarget(AHEAD / DOTS);
      pen.ink(colour(ColorRole.SNAKE_HEAD), 0.55 * (1 - (double) i / (DOTS + 2)));
      pen.disc(ahead.targetX, ahead.targetY, 0.1);
    }
    boolean isGrabbed = held == Grip.TARGET || near == Grip.TARGET;
    pen.ink(text, isGrabbed ? 0.95 : 0.45);
    pen.ring(start.targetX, start.targetY, 1.35, 0.07);
    boolean isPulled = held == Grip.ARROW || near == Grip.ARROW;
    pen.ink(text, isPulled ? 1 : 0.75);
    double x = tipX(start);
    double y = tipY(start);
    pen.line(start.targetX, start.targetY, x, y, 0.09);
    double speed = Math.hypot(start.targetVelocityX, start.targetVelocityY);
    double alongX = speed > 0.1 ? start.targetVelocityX / speed : 1;
    double alongY = speed > 0.1 ? start.targetVelocityY / speed : 0;
    double size = isPulled ? 0.75 : 0.6;
    LinePath head = pen.path();
    head.add(x - size * (alongX + 0.7 * alongY), y - size * (alongY - 0.7 * alongX));
    head.add(x, y);
    head.add(x - size * (alongX - 0.7 * alongY), y - size * (alongY + 0.7 * alongX));
    pen.strokeOpen(0.14);
  }

  private void drawPlan(DuelTurret turret) {
    FiringPlan plan = turret.control().plan();
    if (turret.isOver() || !plan.isMade()) {
      return;
    }
    ShapeDrawer pen = tools.pen();
    pen.ink(mode(turret), 0.3);
    pen.line(turret.x(), turret.y(), plan.impactX(), plan.impactY(), 0.05);
    pen.ink(mode(turret), 0.95);
    pen.ring(plan.impactX(), plan.impactY(), 0.45, 0.12);
  }

  private void drawTarget(double time) {
    DuelTurret shown = playground.turrets().get(0);
    for (DuelTurret turret : playground.turrets()) {
      shown = turret.isOver() && !shown.isOver() ? shown : turret;
    }
    double heading = Math.atan2(shown.targetVelocityY(), shown.targetVelocityX());
    double gape = 0.16 + 0.16 * Math.sin(time * 9);
    tools.snakes().drawHead(tools.pen(), shown.targetX(), shown.targetY(), heading, 0.9, gape, 0);
  }

  private void drawHit(DuelTurret turret) {
    ShapeDrawer pen = tools.pen();
    double age = Math.min(1, 1.5 * (playground.elapsed() - turret.timeToHit()));
    double shownAge = Math.max(age, playground.fading());
    pen.glow(mode(turret), 0.9 * (1 - shownAge));
    pen.halo(turret.targetX(), turret.targetY(), 1.5 + 2.5 * shownAge);
    pen.ink(mode(turret), 1 - 0.6 * playground.fading());
    pen.ring(turret.targetX(), turret.targetY(), 1 + 1.6 * shownAge, 0.16);
  }

  /** Writes where each mode means to hit whose shot it will be, and at each hit whose it was. */
  void write() {
    double line = tools.line();
    labels = 0;
    if (circle.isMeeting()) {
      double y = view.pixelY(circle.targetY()) + 1.4 * view.pixelsPerMetre();
      String meet = tools.words().of("range.play.meet");
      int rgb = colour(ColorRole.CORE);
      write(meet, rgb, view.pixelX(circle.targetX()), y, 1.2 * line);
    }
    for (DuelTurret turret : playground.turrets()) {
      String name = AimRows.name(tools, turret.mode());
      FiringPlan plan = turret.control().plan();
      if (turret.timeToHit() < Double.POSITIVE_INFINITY) {
        double y = view.pixelY(turret.targetY()) + 1.4 * view.pixelsPerMetre();
        String hit = tools.words().of("range.play.hit", name);
        write(hit, mode(turret), view.pixelX(turret.targetX()), y, 1.2 * line);
      } else if (!turret.isOver() && !turret.hasFired() && plan.isMade()) {
        double y = view.pixelY(plan.impactY()) - 1.6 * line;
        write(name, mode(turret), view.pixelX(plan.impactX()), y, -1.2 * line);
      }
    }
  }

  /** Writes within the field, {@code by} pixels farther up for each text that is in the way. */
  private void write(String text, int rgb, double x, double y, double by) {
    double half = 0.5 * tools.text().width(text);
    double at = Math.min(view.left() + view.width() - half, Math.max(view.left() + half, x));
    double free = y;
    for (int tries = 0; tries <= labels; tries++) {
      for (int i = 0; i < labels; i++) {
        boolean isBeside = Math.abs(labelX[i] - at) > labelHalf[i] + half;
        free += isBeside || Math.abs(labelY[i] - free) >= 0.99 * Math.abs(by) ? 0 : by;
      }
    }
    if (view.holds(at, free)) {
      tools.text().write(text, CachedText.Anchor.CENTRE, rgb, at, free);
      labelX[labels] = at;
      labelY[labels] = free;
      labelHalf[labels] = half;
      labels++;
    }
  }

  private int mode(DuelTurret turret) {
    return tools.palette().mode(turret.mode().ordinal());
  }

  private int colour(ColorRole role) {
    return tools.palette().of(role);
  }
}
