package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.aim.FiringPlan;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.content.look.ColorRole;
import towline.sim.spec.CourierSpec;
import towline.trial.duel.DuelTurret;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/** The world of the bench AIM, and the mouse in it. */
final class AimField {
  /** Duration of the glow of a hit, s. */
  private static final double GLOW_SECONDS = 0.6;

  /** Distance from the middle beyond which the view does not reach, m. */
  private static final double VIEW_LIMIT = 45;

  private final RangeTools tools;
  private final AimSetup setup;
  private final List<FieldView> views = new ArrayList<>();
  private final List<Flash> flashes = new ArrayList<>();
  private final AimHandles handles;
  private final TargetRibbon ribbon = new TargetRibbon();
  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private double fromX = -10;
  private double fromY = -10;
  private double toX = 10;
  private double toY = 10;

  /** Width of the results at the left of the field, physical pixels. */
  private double resultsWidth;

  /** A hit: its position, its mode, and its age. */
  private static final class Flash {
    final AimMode mode;
    final double x;
    final double y;
    double age;

    Flash(DuelTurret turret) {
      mode = turret.mode();
      x = turret.targetX();
      y = turret.targetY();
    }
  }

  AimField(RangeTools tools, AimSetup setup) {
    this.tools = tools;
    this.setup = setup;
    views.add(new FieldView());
    handles = new AimHandles(tools, setup);
  }

  AimHandles handles() {
    return handles;
  }

  void clear() {
    flashes.clear();
  }

  /** Called when an engagement begins. */
  void begin() {
    ribbon.clear();
  }

  /** Called after each tick. */
  void track(List<DuelTurret> turrets) {
    if (!turrets.isEmpty()) {
      DuelTurret shown = unfinished(turrets);
      ribbon.add(shown.targetX(), shown.targetY());
    }
  }

  /** Called when the engagement of {@code turret} has ended. */
  void note(DuelTurret turret) {
    if (turret.timeToHit() < Double.POSITIVE_INFINITY) {
      flashes.add(new Flash(turret));
    }
    if (flashes.size() > 40) {
      flashes.remove(0);
    }
  }

  void draw(BenchFrame frame, List<DuelTurret> turrets, ShotMargin curve, FireProblem start) {
    for (Flash flash : flashes) {
      flash.age += frame.seconds();
    }
    flashes.removeIf(flash -> flash.age > GLOW_SECONDS);
    if (turrets.isEmpty()) {
      return;
    }
    follow(frame, turrets, curve);
    boolean isTogether = setup.view.get() == AimSetup.View.TOGETHER;
    place(frame, turrets, isTogether);
    for (int i = 0; i < views.size(); i++) {
      FieldView view = views.get(i);
      frame.begin(view, tools.shapes());
      tools.drawGrid(view);
      drawCertain(curve, start);
      drawTile(isTogether ? turrets : List.of(turrets.get(i)), start, frame.time());
      if (setup.isStaged() && isTogether) {
        handles.draw(setup.situation());
      }
      view.end(tools.shapes());
    }
  }

  /** Fits the view to the action. */
  private void follow(BenchFrame frame, List<DuelTurret> turrets, ShotMargin curve) {
    double left = -6;
    double right = 6;
    double low = -6;
    double high = 6;
    for (DuelTurret turret : turrets) {
      left = Math.min(left, Math.min(turret.x(), turret.targetX()) - 3);
      right = Math.max(right, Math.max(turret.x(), turret.targetX()) + 3);
      low = Math.min(low, Math.min(turret.y(), turret.targetY()) - 3);
      high = Math.max(high, Math.max(turret.y(), turret.targetY()) + 3);
      FiringPlan plan = turret.control().plan();
      if (plan.isMade() && !turret.hasFired()) {
        left = Math.min(left, plan.impactX() - 1);
        right = Math.max(right, plan.impactX() + 1);
        low = Math.min(low, plan.impactY() - 1);
        high = Math.max(high, plan.impactY() + 1);
      }
    }
    if (setup.isStaged()) {
      // The parts that the mouse can grab.
      FireProblem from = setup.situation();
      left = Math.min(left, from.targetX - 2);
      right = Math.max(right, from.targetX + 2);
      low = Math.min(low, from.targetY - 2);
      high = Math.max(high, from.targetY + 2);
    }
    if (curve.certain() instanceof FireSolution.Hit hit) {
      left = Math.min(left, hit.impactX() - 3);
      right = Math.max(right, hit.impactX() + 3);
      low = Math.min(low, hit.impactY() - 3);
      high = Math.max(high, hit.impactY() + 3);
    }
    FireProblem staged = setup.situation();
    if (setup.isStaged() && staged.gravityY < 0) {
      // The high arc stays in view.
      double apex = 0.5 * staged.muzzleSpeed * staged.muzzleSpeed / -staged.gravityY;
      high = Math.max(high, Math.min(VIEW_LIMIT, apex));
    }
    left = Math.max(-VIEW_LIMIT, left);
    right = Math.min(VIEW_LIMIT, right);
    low = Math.max(-VIEW_LIMIT, low);
    high = Math.min(VIEW_LIMIT, high);
    if (!handles.isHeld() && !setup.isByHand()) {
      double share = 1 - Math.exp(-4 * frame.seconds());
      fromX += (left - fromX) * share;
      toX += (right - toX) * share;
      fromY += (low - fromY) * share;
      toY += (high - toY) * share;
    }
  }

  private void place(BenchFrame frame, List<DuelTurret> turrets, boolean isTogether) {
    int tiles = isTogether ? 1 : turrets.size();
    // A tile has room for its name; results at the left reduce the rest of the field.
    List<AimMode> modes = turrets.stream().map(DuelTurret::mode).toList();
    int columns = frame.columns(tiles, tools.line() + AimRows.widestName(tools, modes));
    int rows = (tiles + columns - 1) / columns;
    while (views.size() < tiles) {
      views.add(new FieldView());
    }
    while (views.size() > tiles) {
      views.remove(views.size() - 1);
    }
    double wide = frame.width() / columns;
    double high = frame.height() / rows;
    double gap = tiles == 1 ? 0 : 3;
    for (int i = 0; i < tiles; i++) {
      double left = frame.left() + i % columns * wide + gap;
      double bottom = frame.bottom() + (rows - 1 - i / columns) * high + gap;
      views.get(i).place(left, bottom, wide - 2 * gap, high - 2 * gap);
      views.get(i).lookAt(fromX, fromY, toX, toY, isTogether ? resultsWidth : 0);
    }
  }

  private void drawCertain(ShotMargin curve, FireProblem start) {
    ShapeDrawer pen = tools.shapes();
    if (curve.certain() instanceof FireSolution.Hit hit) {
      pen.ink(colour(ColorRole.CORE), 0.35);
      pen.ring(hit.impactX(), hit.impactY(), 0.75, 0.06);
    }
    if (setup.isStaged() && (start.gravityX != 0 || start.gravityY != 0)) {
      drawLobs(start);
    }
  }

  /** Draws the arcs of all shots that could be fired at once: the low one and the high one. */
  private void drawLobs(FireProblem start) {
    FireProblem problem = new FireProblem();
    problem.set(start);
    problem.timing = FireTiming.AT_ONCE;
    ShapeDrawer pen = tools.shapes();
    for (LobArc arc : List.of(LobArc.LOW, LobArc.HIGH)) {
      problem.lobArc = arc;
      if (!solver.solve(problem, shot)) {
        continue;
      }
      double flight = shot.timeOfFlight;
      double bearing = shot.bearing;
      double drift = problem.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
      double vx = problem.muzzleSpeed * Math.cos(bearing) + drift * problem.shooterVelocityX;
      double vy = problem.muzzleSpeed * Math.sin(bearing) + drift * problem.shooterVelocityY;
      pen.ink(colour(ColorRole.SHIP_SHOT), 0.75);
      LinePath path = pen.path();
      for (int i = 0; i <= 40; i++) {
        double t = flight * i / 40;
        path.add(
            problem.muzzleX + t * (vx + 0.5 * t * problem.gravityX),
            problem.muzzleY + t * (vy + 0.5 * t * problem.gravityY));
      }
      pen.strokeOpen(0.07);
    }
  }

  private void drawTile(List<DuelTurret> turrets, FireProblem start, double time) {
    ShapeDrawer pen = tools.shapes();
    DuelTurret first = turrets.get(0);
    for (DuelTurret turret : turrets) {
      drawPlan(turret);
    }
    tools.drones().draw(pen, first.x(), first.y(), first.facing(), 1, mode(first));
    for (DuelTurret turret : turrets) {
      tools.drones().drawBarrel(pen, turret.x(), turret.y(), turret.facing(), mode(turret));
    }
    drawTargets(turrets, start.targetRadius, time);
    for (DuelTurret turret : turrets) {
      if (turret.hasFired() && !turret.isOver()) {
        double bearing = turret.shotBearing();
        tools.shots().drawDroneShot(pen, turret.shotX(), turret.shotY(), bearing, mode(turret));
      }
    }
    for (Flash flash : flashes) {
      if (turrets.stream().anyMatch(turret -> turret.mode() == flash.mode)) {
        drawFlash(flash);
      }
    }
  }

  private void drawFlash(Flash flash) {
    ShapeDrawer pen = tools.shapes();
    double age = flash.age / GLOW_SECONDS;
    int rgb = tools.palette().modeColour(flash.mode.ordinal());
    pen.glow(rgb, 0.9 * (1 - age));
    pen.halo(flash.x, flash.y, 1.5 + 2.5 * age);
    pen.ring(flash.x, flash.y, 0.6 + 2.2 * age, 0.14);
  }

  /** Returns a turret whose engagement is not over, if there is one. */
  private static DuelTurret unfinished(List<DuelTurret> turrets) {
    DuelTurret shown = turrets.get(0);
    for (DuelTurret turret : turrets) {
      if (!turret.isOver()) {
        shown = turret;
      }
    }
    return shown;
  }

  /** Draws the target of a turret whose engagement is not over, and others that differ from it. */
  private void drawTargets(List<DuelTurret> turrets, double radius, double time) {
    DuelTurret shown = unfinished(turrets);
    ShapeDrawer pen = tools.shapes();
    setup
        .courier()
        .ifPresentOrElse(
            courier -> drawCourier(courier, shown), () -> drawSnake(shown, radius, time));
    for (DuelTurret turret : turrets) {
      double apart =
          Math.hypot(turret.targetX() - shown.targetX(), turret.targetY() - shown.targetY());
      if (!turret.isOver() && apart > 0.1) {
        pen.ink(mode(turret), 0.9);
        pen.ring(turret.targetX(), turret.targetY(), radius, 0.09);
      }
    }
  }

  private void drawSnake(DuelTurret shown, double radius, double time) {
    double heading = Math.atan2(shown.targetVelocityY(), shown.targetVelocityX());
    double gape = 0.16 + 0.16 * Math.sin(time * 9);
    ShapeDrawer pen = tools.shapes();
    pen.ink(colour(ColorRole.SNAKE_HEAD), 0.5);
    pen.ring(shown.targetX(), shown.targetY(), radius, 0.04);
    tools
        .snakes()
        .drawHead(pen, shown.targetX(), shown.targetY(), heading, Math.max(0.4, radius), gape, 0);
  }

  private void drawCourier(CourierSpec courier, DuelTurret shown) {
    ShapeDrawer pen = tools.shapes();
    if (ribbon.size() > 1) {
      ribbon.lay(pen.path());
      tools.couriers().strokeRibbon(pen);
    }
    tools
        .couriers()
        .drawWhole(pen, shown.targetX(), shown.targetY(), courier.radius(), courier.layers());
  }

  /** Draws the impact point that a mode plans. */
  private void drawPlan(DuelTurret turret) {
    FiringPlan plan = turret.control().plan();
    if (turret.hasFired() || !plan.isMade()) {
      return;
    }
    ShapeDrawer pen = tools.shapes();
    pen.ink(mode(turret), 0.5);
    pen.line(turret.x(), turret.y(), plan.impactX(), plan.impactY(), 0.04);
    pen.ink(mode(turret), 0.9);
    pen.ring(plan.impactX(), plan.impactY(), 0.34, 0.09);
  }

  /** Writes the names of the tiles. Call after the shapes have been drawn. */
  void writeNames(List<DuelTurret> turrets) {
    if (setup.view.get() == AimSetup.View.TOGETHER || views.size() != turrets.size()) {
      return;
    }
    for (int i = 0; i < views.size(); i++) {
      FieldView view = views.get(i);
      String name = AimRows.name(tools, turrets.get(i).mode());
      double y = view.bottom() + 0.4 * tools.line();
      double x = view.left() + 0.5 * tools.line();
      tools.text().write(name, CachedText.Anchor.LEFT, mode(turrets.get(i)), x, y);
      tools.shapes().ink(mode(turrets.get(i)), 0.6);
      tools
          .shapes()
          .path()
          .add(view.left(), view.bottom())
          .add(view.left() + view.width(), view.bottom())
          .add(view.left() + view.width(), view.bottom() + view.height())
          .add(view.left(), view.bottom() + view.height());
      tools.shapes().strokeClosed(1.5);
    }
  }

  /** Writes the results of a staged engagement into the field, if there is no table for them. */
  void writeResults(List<LiveTable.Row> rows) {
    FieldView view = views.get(0);
    double y = view.bottom() + 0.5 * tools.line();
    for (int i = 0; i < rows.size(); i++) {
      LiveTable.Row row = rows.get(rows.size() - 1 - i);
      String text = row.name() + "  " + row.cells().get(0);
      double x = view.left() + 0.7 * tools.line();
      tools.text().write(text, CachedText.Anchor.LEFT, row.rgb(), x, y + i * tools.line());
    }
  }

  /** Keeps the first {@code pixels} of the field's width free for results. */
  void leaveRoom(double pixels) {
    resultsWidth = pixels;
  }

  private int mode(DuelTurret turret) {
    return tools.palette().modeColour(turret.mode().ordinal());
  }

  private int colour(ColorRole role) {
    return tools.palette().colour(role);
  }

  /** Moves the mouse to x, y, physical pixels. */
  void hover(double pixelX, double pixelY) {
    for (FieldView view : views) {
      if (view.holds(pixelX, pixelY)) {
        double reach = tools.line() / view.pixelsPerMetre();
        handles.point(view.worldX(pixelX), view.worldY(pixelY), reach);
      }
    }
  }
}
