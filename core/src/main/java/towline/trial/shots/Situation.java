package towline.trial.shots;

import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.SolverScratch;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.trial.duel.DriftingMount;
import towline.trial.duel.DuelTurret;
import towline.trial.duel.TargetCourse;

/**
 * One gun and one target. Metres and seconds; the gun is at the origin when time stops. The target
 * flies for {@link #WATCH_TICKS} before that.
 */
public final class Situation {
  /** Ticks of 1/60 s for which the player watches the target. */
  public static final int WATCH_TICKS = 180;

  /** Time after the choice within which a shot must hit, s. */
  public static final double HORIZON = 3;

  /** Ticks of 1/60 s in {@link #HORIZON}. */
  public static final int HORIZON_TICKS = 180;

  /** Width of the picture, m. */
  public static final double WIDTH = 38;

  /** Height of the picture, m. */
  public static final double HEIGHT = 44;

  /** Tick of the watched flight in which a target that dodges is shot at in warning. */
  public static final int WARNING_TICK = DodgingCourse.WARNING_TICK;

  /** Distance of the picture's edge behind a gun at the side, m. */
  private static final double SIDE_MARGIN = 5;

  /** Y of the picture's lower edge below a gun in the middle, m. */
  private static final double BOTTOM = -9;

  /** Ticks after the start in which the target may still be out of the picture. */
  private static final int ENTRY_TICKS = 60;

  /** Ticks after the choice for which the target stays in the picture. */
  private static final int STAY_TICKS = 90;

  /** Distance from the picture at which a target may start, m. */
  private static final double ENTRY_SLACK = 12;

  /** Distance from the picture that a target may reach after the choice, m. */
  private static final double STAY_SLACK = 2;

  private static final double LEAST_DISTANCE = 3;
  private static final double LEAST_DISTANCE_AT_CHOICE = 4;

  private static final int MAX_DRAWS = 5000;

  /** Bits of a seed. */
  private static final long SEED_BITS = 0x7fffffffffffL;

  private final ShotFamily family;
  private final long seed;
  private final SituationSetup setup;

  Situation(ShotFamily family, long seed) {
    this.family = family;
    this.seed = seed;
    setup = new SituationSetup(seed);
    family.course(setup);
  }

  /** Draws a situation of a family whose target stays in the picture. */
  static Situation draw(ShotFamily family, RandomStream random) {
    for (int i = 0; i < MAX_DRAWS; i++) {
      Situation drawn = new Situation(family, random.nextLong() & SEED_BITS);
      if (drawn.isVisible()) {
        return drawn;
      }
    }
    throw new IllegalStateException("no target of " + family + " stays in the picture");
  }

  private boolean isVisible() {
    TargetCourse target = target();
    for (int tick = 0; tick < WATCH_TICKS + STAY_TICKS; tick++) {
      double slack = tick < ENTRY_TICKS ? ENTRY_SLACK : tick > WATCH_TICKS ? STAY_SLACK : 0;
      double least = tick == WATCH_TICKS ? LEAST_DISTANCE_AT_CHOICE : LEAST_DISTANCE;
      if (!isInPicture(target.x(), target.y(), slack)
          || StrictMath.hypot(target.x(), target.y()) < least) {
        return false;
      }
      target.advance(DuelTurret.TICK);
    }
    return true;
  }

  private boolean isInPicture(double x, double y, double slack) {
    return x >= left() - slack
        && x <= left() + WIDTH + slack
        && y >= bottom() - slack
        && y <= bottom() + HEIGHT + slack;
  }

  ShotFamily family() {
    return family;
  }

  long seed() {
    return seed;
  }

  /** Returns the gun: slew rate, muzzle speed, gravity, target radius. Read-only. */
  public FireProblem gun() {
    return setup.gun();
  }

  /** Returns the bearing of the barrel until the choice, rad counter-clockwise from +x. */
  public double facing() {
    return setup.facing();
  }

  /** Returns true if the gun turns slowly enough that it matters; a sign says so. */
  public boolean isGunSlow() {
    return GunType.SLOW.has(gun().slewRate);
  }

  /** Returns true if turning takes the gun no time to speak of; a sign says so. */
  public boolean isGunQuick() {
    return GunType.QUICK.has(gun().slewRate);
  }

  /** Returns true if shots fall; a sign says so. */
  public boolean doShotsFall() {
    return gun().gravityY != 0;
  }

  /** Returns true if the target dodges shots; it shows so by a warning shot 1 s after its start. */
  public boolean doesTargetDodge() {
    return setup.dodges();
  }

  /** Returns the velocity of the gun along x, m/s. */
  public double gunVelocityX() {
    return setup.drift();
  }

  /** Returns the x of the picture's left edge, m. */
  public double left() {
    return switch (setup.side()) {
      case 1 -> -SIDE_MARGIN;
      case -1 -> SIDE_MARGIN - WIDTH;
      default -> -WIDTH / 2;
    };
  }

  /** Returns the y of the picture's lower edge, m. */
  public double bottom() {
    return setup.side() == 0 ? BOTTOM : -HEIGHT / 2;
  }

  private TargetCourse target() {
    return family.course(new SituationSetup(seed));
  }

  /** Returns the target at its start, {@link #WATCH_TICKS} before the choice. */
  public Watched watch() {
    return new Watched(target(), gunVelocityX());
  }

  /**
   * Returns the gun of a mode at the choice, before its shot; tick it until it is over, for {@link
   * #HORIZON_TICKS} at most.
   */
  public DuelTurret turret(AimMode mode) {
    return turret(mode, new SolverScratch());
  }

  DuelTurret turret(AimMode mode, SolverScratch scratch) {
    TargetCourse target = target();
    for (int tick = 0; tick < WATCH_TICKS; tick++) {
      target.advance(DuelTurret.TICK);
    }
    return DuelTurret.exact(
        mode,
        scratch,
        Planning.ONCE_A_SHOT,
        gun(),
        facing(),
        target,
        new DriftingMount(0, 0, gunVelocityX(), 0));
  }
}
