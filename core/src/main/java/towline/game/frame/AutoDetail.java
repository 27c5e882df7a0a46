package towline.game.frame;

import java.util.Arrays;
import towline.view.Detail;

/**
 * Chooses the level of detail by the times of frames: one level down when they have been late for a
 * while, one level up when they have had time to spare for much longer. A level at which they were
 * soon late again is tried again only after the load has fallen.
 */
public final class AutoDetail {
  /** Minimum time between two changes, s. */
  static final double CHANGE_INTERVAL = 10;

  private static final double DOWN_DELAY = 2;
  private static final double UP_DELAY = 20;

  /** Time from a step up within which a step down counts as its consequence, s. */
  private static final double TRIAL_TIME = 30;

  /** Time constant of the means, s: a single slow frame is forgotten within {@link #DOWN_DELAY}. */
  private static final double MEAN_TIME = 0.5;

  /** Maximum time that counts for a frame, s; longer ones are interruptions, not load. */
  private static final double MAX_FRAME = 0.1;

  /** Mean time between frames above which they are late, in budgets. */
  private static final double LATE = 1.25;

  /** Mean work below which frames have time to spare, in budgets. */
  private static final double SPARE = 0.5;

  /** Share of the work at a failed step up, below which the load has fallen. */
  private static final double FALLEN_LOAD = 0.7;

  private static final Detail[] LEVELS = Detail.values();

  /** Work at each level below which a step up from it is tried, s. */
  private final double[] workForStepUp = new double[LEVELS.length];

  private Detail level = Detail.HIGH;
  private double meanFrame;
  private double meanWork;
  private double late;
  private double spare;
  private double sinceChange = CHANGE_INTERVAL;
  private double workBeforeStepUp;
  private boolean onTrial;

  /** Creates a chooser at the highest level. */
  public AutoDetail() {
    Arrays.fill(workForStepUp, Double.POSITIVE_INFINITY);
  }

  /** Returns the chosen level. */
  public Detail level() {
    return level;
  }

  /**
   * Measures a frame and returns the level from now on.
   *
   * @param frame the time since the last frame, s
   * @param work the part of it in which the game worked, s
   * @param budget the intended time between frames, s
   * @param settled false in moments that are neither measured nor disturbed by a change
   */
  public Detail update(double frame, double work, double budget, boolean settled) {
    double seconds = Math.min(frame, MAX_FRAME);
    sinceChange += frame;
    if (settled) {
      double weight = 1 - Math.exp(-seconds / MEAN_TIME);
      meanFrame += (seconds - meanFrame) * weight;
      meanWork += (Math.min(work, MAX_FRAME) - meanWork) * weight;
      boolean isLate = meanFrame > LATE * budget;
      late = isLate ? late + seconds : 0;
      spare = !isLate && meanWork < SPARE * budget ? spare + seconds : 0;
      if (sinceChange >= CHANGE_INTERVAL) {
        change();
      }
    }
    return level;
  }

  private void change() {
    int now = level.ordinal();
    if (late >= DOWN_DELAY && now > 0) {
      if (onTrial && sinceChange < TRIAL_TIME) {
        workForStepUp[now - 1] = FALLEN_LOAD * workBeforeStepUp;
      }
      onTrial = false;
      enter(LEVELS[now - 1]);
    } else if (spare >= UP_DELAY && now < LEVELS.length - 1 && meanWork < workForStepUp[now]) {
      workForStepUp[now] = Double.POSITIVE_INFINITY;
      workBeforeStepUp = meanWork;
      onTrial = true;
      enter(LEVELS[now + 1]);
    }
  }

  private void enter(Detail other) {
    level = other;
    sinceChange = 0;
    late = 0;
    spare = 0;
  }
}
