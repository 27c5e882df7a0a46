package towline.shots;

import towline.ai.aim.AimMode;
import towline.trial.duel.DuelTurret;
import towline.trial.shots.Puzzle;
import towline.trial.shots.Situation;
import towline.trial.shots.Watched;

/**
 * Everything that moves in one puzzle, tick by tick: the target as it is watched, and nine shots.
 */
final class ShotFilm {
  /** Part of the picture's size around it within which a shot is still followed. */
  private static final double MARGIN = 0.08;

  /** Speed below which a target keeps its heading, m/s. */
  private static final double MIN_SPEED = 0.05;

  private final Puzzle puzzle;
  private final Track watched = new Track(Situation.WATCH_TICKS + 1);
  private final Shot[] shots = new Shot[AimMode.values().length];

  /** Creates the film of a puzzle; its shots are computed when they are first needed. */
  ShotFilm(Puzzle puzzle) {
    this.puzzle = puzzle;
    Watched target = puzzle.situation().watch();
    watched.add(target.x(), target.y(), target.vx(), target.vy(), target.gunX());
    for (int tick = 0; tick < Situation.WATCH_TICKS; tick++) {
      target.tick();
      watched.add(target.x(), target.y(), target.vx(), target.vy(), target.gunX());
    }
  }

  Puzzle puzzle() {
    return puzzle;
  }

  /** Returns the target until the choice. */
  Track watched() {
    return watched;
  }

  /** Returns the shot of a mode. */
  Shot shot(AimMode mode) {
    Shot shot = shots[mode.ordinal()];
    if (shot == null) {
      shot = new Shot(mode, puzzle.situation(), watched.heading(watched.last()));
      shots[mode.ordinal()] = shot;
    }
    return shot;
  }

  /** Computes a shot that nobody has asked for yet; returns false if all are known. */
  boolean prepareShot() {
    for (AimMode mode : AimMode.values()) {
      if (shots[mode.ordinal()] == null) {
        shot(mode);
        return true;
      }
    }
    return false;
  }

  /** Returns the shot whose target is seen longest. */
  Shot longest() {
    Shot longest = shot(AimMode.HOLD);
    for (AimMode mode : AimMode.values()) {
      if (shot(mode).target().last() > longest.target().last()) {
        longest = shot(mode);
      }
    }
    return longest;
  }

  /** The target tick by tick, and the x of the gun. Metres, rad counter-clockwise from +x. */
  static final class Track {
    private final float[] xs;
    private final float[] ys;
    private final float[] headings;
    private final float[] gunXs;
    private int count;
    private float heading;

    Track(int most) {
      xs = new float[most];
      ys = new float[most];
      headings = new float[most];
      gunXs = new float[most];
    }

    private void add(double x, double y, double vx, double vy, double gunX) {
      if (Math.hypot(vx, vy) > MIN_SPEED) {
        heading = (float) Math.atan2(vy, vx);
      }
      xs[count] = (float) x;
      ys[count] = (float) y;
      headings[count] = heading;
      gunXs[count] = (float) gunX;
      count++;
    }

    /** Returns the last tick. */
    int last() {
      return count - 1;
    }

    private int at(int tick) {
      return Math.max(0, Math.min(last(), tick));
    }

    double x(int tick) {
      return xs[at(tick)];
    }

    double y(int tick) {
      return ys[at(tick)];
    }

    double heading(int tick) {
      return headings[at(tick)];
    }

    double gunX(int tick) {
      return gunXs[at(tick)];
    }
  }

  /** The engagement of one mode after the choice, tick by tick. */
  static final class Shot {
    private final AimMode mode;
    private final Track target = new Track(Situation.HORIZON_TICKS + 1);
    private final float[] facings = new float[Situation.HORIZON_TICKS + 1];
    private final float[] xs = new float[Situation.HORIZON_TICKS + 1];
    private final float[] ys = new float[Situation.HORIZON_TICKS + 1];
    private int fired = Situation.HORIZON_TICKS + 1;
    private boolean hits;
    private int last;

    Shot(AimMode mode, Situation situation, double heading) {
      this.mode = mode;
      target.heading = (float) heading;
      DuelTurret turret = situation.turret(mode);
      add(turret);
      while (target.last() < Situation.HORIZON_TICKS
          && !turret.isOver()
          && isSeen(turret, situation)) {
        turret.tick();
        add(turret);
        hits = turret.timeToHit() <= Situation.HORIZON;
      }
      last = target.last();
    }

    private void add(DuelTurret turret) {
      target.add(
          turret.targetX(),
          turret.targetY(),
          turret.targetVelocityX(),
          turret.targetVelocityY(),
          turret.x());
      int tick = target.last();
      facings[tick] = (float) turret.facing();
      if (turret.hasFired()) {
        fired = Math.min(fired, tick);
        xs[tick] = (float) turret.shotX();
        ys[tick] = (float) turret.shotY();
      }
    }

    private static boolean isSeen(DuelTurret turret, Situation situation) {
      double across = turret.shotX() - situation.left();
      double up = turret.shotY() - situation.bottom();
      return !turret.hasFired()
          || (across > -MARGIN * Situation.WIDTH
              && across < (1 + MARGIN) * Situation.WIDTH
              && up > -MARGIN * Situation.HEIGHT
              && up < (1 + MARGIN) * Situation.HEIGHT);
    }

    AimMode mode() {
      return mode;
    }

    /** Returns the target and the gun after the choice. */
    Track target() {
      return target;
    }

    /** Returns the first tick with a shot; beyond the last tick if there is none. */
    int firstTick() {
      return fired;
    }

    /** Returns the tick of the hit, or that with which the shot leaves the picture. */
    int lastTick() {
      return last;
    }

    boolean hits() {
      return hits;
    }

    boolean isFlying(int tick) {
      return tick >= fired && tick <= last;
    }

    /** Returns true if the shot has hit at or before a tick. */
    boolean hasHit(int tick) {
      return hits && tick >= last;
    }

    /** Returns true if the shot has flown by its target at or before a tick. */
    boolean hasMissed(int tick) {
      return !hits && fired < last && tick >= last;
    }

    double facing(int tick) {
      return facings[Math.max(0, Math.min(last, tick))];
    }

    double x(int tick) {
      return xs[Math.max(fired, Math.min(last, tick))];
    }

    double y(int tick) {
      return ys[Math.max(fired, Math.min(last, tick))];
    }
  }
}
