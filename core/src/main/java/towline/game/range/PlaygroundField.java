package towline.game.range;

import towline.aim.FiringPlan;
import towline.aim.situation.FireProblem;
import towline.content.look.ColorRole;
import towline.trial.duel.DuelTurret;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/** The world of the playground, and the mouse in it. */
final class PlaygroundField {
  /** Length of the target's arrow, as the time of that motion, s. */
  private static final double ARROW_SECONDS = 0.6;

  /** Time for which the target's path is predicted, s. */
  private static final double PATH_SECONDS = 1.8;

  private static final int PATH_DOTS = 18;

  /** Width of the margin around the area of target positions that is always visible, m. */
  private static final double MARGIN = 2.5;

  /** Number of labels: one for each mode, and one at the meeting of circle and target. */
  private static final int MAX_LABELS = Playground.MODES.size() + 1;

  /** A part that can be grabbed. */
  private enum Grip {
    NOTHING,
    TARGET,
    ARROW
  }

  private final RangeTools tools;
  private final Playground playground;
  private final FieldView view = new FieldView();
  private final FireProblem pathProblem = new FireProblem();
  private final GrowingCircle circle = new GrowingCircle();
  private Grip heldGrip = Grip.NOTHING;
  private Grip near = Grip.NOTHING;

  /** Centres and half widths of the labels written in this frame, physical pixels. */
  private final double[] labelX = new double[MAX_LABELS];

  private final double[] labelY = new double[MAX_LABELS];
  private final double[] labelHalf = new double[MAX_LABELS];
  private int labels;

  PlaygroundField(RangeTools tools, Playground playground) {
    this.tools = tools;
    this.playground = playground;
  }

  /**
   * Places the field in the window, physical pixels from the lower left.
   *
   * @param height the height of the area of target positions
   * @param whole the height that is drawn, including the area behind the text above
   */
  void place(double left, double bottom, double width, double height, double whole) {
    double low = -Playground.MAX_Y - MARGIN;
    double high = Playground.MAX_Y + MARGIN;
    view.place(left, bottom, width, whole);
    double top = low + (high - low) * whole / Math.max(1, height);
    view.lookAt(Playground.MIN_X - MARGIN, low, Playground.MAX_X + MARGIN, top, 0);
  }

  private double tipX(FireProblem situation) {
    return situation.targetX + ARROW_SECONDS * situation.targetVelocityX;
  }

  private double tipY(FireProblem situation) {
    return situation.targetY + ARROW_SECONDS * situation.targetVelocityY;
  }

  private Grip gripAt(double pixelX, double pixelY) {
    FireProblem situation = playground.situation();
    double x = view.worldX(pixelX);
    double y = view.worldY(pixelY);
    double reach = Math.max(1.4, 1.5 * tools.line() / view.pixelsPerMetre());
    double toTarget = Math.hypot(x - situation.targetX, y - situation.targetY);
    double toTip = Math.hypot(x - tipX(situation), y - tipY(situation));
    if (Math.min(toTarget, toTip) > reach) {
      return Grip.NOTHING;
    }
    // On a stationary target the tip of the arrow takes precedence, because both are in one place.
    return toTip < toTarget || toTip < 0.3 * reach ? Grip.ARROW : Grip.TARGET;
  }

  /** Grabs the part at a pixel; the target if there is none. */
  void press(double pixelX, double pixelY) {
    Grip grip = gripAt(pixelX, pixelY);
    heldGrip = grip == Grip.NOTHING ? Grip.TARGET : grip;
    drag(pixelX, pixelY);
  }

  /** Moves the held part. */
  void drag(double pixelX, double pixelY) {
    double x = view.worldX(pixelX);
    double y = view.worldY(pixelY);
    FireProblem situation = playground.situation();
    switch (heldGrip) {
      case NOTHING -> {}
      case TARGET -> playground.putTarget(x, y);
      case ARROW ->
          playground.putVelocity(
              (x - situation.targetX) / ARROW_SECONDS, (y - situation.targetY) / ARROW_SECONDS);
    }
  }

  void release() {
    heldGrip = Grip.NOTHING;
  }

  void hover(double pixelX, double pixelY) {
    near = gripAt(pixelX, pixelY);
  }

  void draw(BenchFrame frame) {
    ShapeDrawer pen = tools.shapes();
    frame.begin(view, pen);
    tools.drawGrid(view);
    drawStart(playground.situation());
    circle.set(playground.situation(), playground.lookAheadTime());
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

  /** Draws the start of a round, the arrow, and the predicted path of the target. */
  private void drawStart(FireProblem start) {
    ShapeDrawer pen = tools.shapes();
    int text = colour(ColorRole.TEXT);
    pathProblem.set(start);
    for (int i = 1; i <= PATH_DOTS; i++) {
      pathProblem.moveTarget(PATH_SECONDS / PATH_DOTS);
      pen.ink(colour(ColorRole.SNAKE_HEAD), 0.55 * (1 - (double) i / (PATH_DOTS + 2)));
      pen.disc(pathProblem.targetX, pathProblem.targetY, 0.1);
    }
    boolean isGrabbed = heldGrip == Grip.TARGET || near == Grip.TARGET;
    pen.ink(text, isGrabbed ? 0.95 : 0.45);
    pen.ring(start.targetX, start.targetY, 1.35, 0.07);
    boolean isPulled = heldGrip == Grip.ARROW || near == Grip.ARROW;
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
    ShapeDrawer pen = tools.shapes();
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
    tools
        .snakes()
        .drawHead(tools.shapes(), shown.targetX(), shown.targetY(), heading, 0.9, gape, 0);
  }

  private void drawHit(DuelTurret turret) {
    ShapeDrawer pen = tools.shapes();
    double age = Math.min(1, 1.5 * (playground.elapsed() - turret.timeToHit()));
    double shownAge = Math.max(age, playground.fading());
    pen.glow(mode(turret), 0.9 * (1 - shownAge));
    pen.halo(turret.targetX(), turret.targetY(), 1.5 + 2.5 * shownAge);
    pen.ink(mode(turret), 1 - 0.6 * playground.fading());
    pen.ring(turret.targetX(), turret.targetY(), 1 + 1.6 * shownAge, 0.16);
  }

  /** Writes the name of a mode at each of its planned impacts and hits. */
  void writeLabels() {
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

  /**
   * Writes a label within the field, {@code by} pixels higher for each label that it would overlap.
   */
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
    return tools.palette().modeColour(turret.mode().ordinal());
  }

  private int colour(ColorRole role) {
    return tools.palette().colour(role);
  }
}
