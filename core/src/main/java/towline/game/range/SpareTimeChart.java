package towline.game.range;

import towline.aim.FiringPlan;
import towline.aim.search.FireSolution;
import towline.content.look.ColorRole;
import towline.trial.duel.DuelTurret;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/**
 * The curve of the playground: the spare time of a shot that hits at a given moment. A shot is
 * possible where the curve is above the line; the moment of each mode is a dot.
 */
final class SpareTimeChart {
  /** Length of the curve, s. */
  static final double HORIZON = 3;

  /** Range of the spare time shown, s; negative: time is missing. */
  private static final double MAX_SPARE = 1.6;

  private static final double MIN_SPARE = -1.6;
  private static final double NONE = Double.NaN;

  private final Palette palette;
  private final Playground playground;
  private final ShotMargin curve = new ShotMargin();
  private final double[] spare = new double[ShotMargin.SAMPLES + 1];
  private int situationShown;

  SpareTimeChart(Palette palette, Playground playground) {
    this.palette = palette;
    this.playground = playground;
  }

  /** Computes the curve for the current situation, unless it is already that. */
  private void update() {
    if (situationShown == playground.situations()) {
      return;
    }
    situationShown = playground.situations();
    curve.set(playground.situation());
    for (int i = 0; i < spare.length; i++) {
      spare[i] = curve.spareAt(HORIZON * i / ShotMargin.SAMPLES);
    }
  }

  /**
   * Returns the time from the start of a round to the first possible hit, s; NaN if there is none.
   */
  double firstChance() {
    update();
    return curve.certain() instanceof FireSolution.Hit hit ? hit.timeToGo() : Double.NaN;
  }

  /** Draws the chart into a rectangle, physical pixels; see {@link towline.menu.ChartWidget}. */
  void draw(ShapeDrawer pen, double left, double bottom, double width, double height) {
    update();
    double thin = Math.max(1.5, height / 100);
    double zero = y(0, bottom, height);
    pen.ink(palette.colour(ColorRole.SHARD), 0.08);
    pen.box(left, zero, left + width, bottom + height);
    pen.ink(palette.colour(ColorRole.WARNING), 0.07);
    pen.box(left, bottom, left + width, zero);
    pen.ink(palette.colour(ColorRole.TEXT_QUIET), 0.7);
    pen.line(left, zero, left + width, zero, thin);
    for (int second = 0; second <= HORIZON; second++) {
      double x = left + width * second / HORIZON;
      pen.line(x, zero - 3 * thin, x, zero + 3 * thin, thin);
    }
    int samples = ShotMargin.SAMPLES;
    for (int i = 0; i < samples; i++) {
      double from = spare[i];
      double to = spare[i + 1];
      if (!Double.isFinite(from) || !Double.isFinite(to) || isOutside(from, to)) {
        continue;
      }
      pen.ink(palette.colour(from >= 0 ? ColorRole.SHARD : ColorRole.TEXT_QUIET), 0.95);
      pen.line(
          left + width * i / samples,
          y(from, bottom, height),
          left + width * (i + 1) / samples,
          y(to, bottom, height),
          1.6 * thin);
    }
    double chance = firstChance();
    if (chance < HORIZON) {
      pen.ink(palette.colour(ColorRole.CORE), 0.9);
      pen.ring(left + width * chance / HORIZON, zero, 6 * thin, 1.4 * thin);
    }
    if (playground.lookAheadTime() > 0) {
      double ahead = left + width * playground.lookAheadTime() / HORIZON;
      pen.ink(palette.colour(ColorRole.SHIP_SHOT), 0.9);
      pen.line(ahead, bottom, ahead, bottom + height, 1.4 * thin);
    }
    double clock = left + width * Math.min(1, playground.elapsed() / HORIZON);
    pen.ink(palette.colour(ColorRole.TEXT), 0.6);
    pen.line(clock, bottom, clock, bottom + height, thin);
    for (DuelTurret turret : playground.turrets()) {
      drawMoment(pen, turret, left, bottom, width, height, thin);
    }
  }

  /** Draws the moment at which a mode hits, or plans to. */
  private void drawMoment(
      ShapeDrawer pen,
      DuelTurret turret,
      double left,
      double bottom,
      double width,
      double height,
      double thin) {
    FiringPlan plan = turret.control().plan();
    boolean hasHit = turret.timeToHit() < Double.POSITIVE_INFINITY;
    double planned = plan.isMade() ? playground.elapsed() - plan.age() + plan.timeToGo() : NONE;
    double at = hasHit ? turret.timeToHit() : turret.hasFired() ? NONE : planned;
    if (!(at >= 0 && at <= HORIZON)) {
      return;
    }
    double spare = Math.max(MIN_SPARE, Math.min(MAX_SPARE, curve.spareAt(at)));
    double x = left + width * at / HORIZON;
    double y = y(Double.isFinite(spare) ? spare : MIN_SPARE, bottom, height);
    pen.ink(palette.modeColour(turret.mode().ordinal()), 1);
    if (hasHit) {
      pen.disc(x, y, 4.5 * thin);
    } else {
      pen.ring(x, y, 4.5 * thin, 1.6 * thin);
    }
  }

  private static boolean isOutside(double from, double to) {
    return Math.max(from, to) > MAX_SPARE || Math.min(from, to) < MIN_SPARE;
  }

  private static double y(double spare, double bottom, double height) {
    return bottom + height * (spare - MIN_SPARE) / (MAX_SPARE - MIN_SPARE);
  }
}
