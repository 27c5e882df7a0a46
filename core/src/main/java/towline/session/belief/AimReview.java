package towline.session.belief;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.aim.AimMode;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.SweptCollision;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * What the aim modes would have made of each other's shots. Whenever the drone fires, every mode
 * answers the same question; each answer flies as a shot that nobody sees, and is judged by what
 * the target really does: one that dies meanwhile is taken to fly straight on, and what flies in
 * between is left aside. The mode that fired is judged in the same way, so that shares compare.
 * Watches a run and never decides anything in it.
 */
public final class AimReview {
  private static final AimMode[] MODES = AimMode.values();

  /** A share that is larger by less is not better. */
  private static final double MARGIN = 0.03;

  /** More than are ever in the air. */
  private static final int MOST_SHOTS = 256;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  /**
   * What a run says about its aim modes.
   *
   * @param fired the mode that fired most
   * @param ownShare the share of its targets that its own answers hit, judged the same way, 0 to 1
   * @param better the mode that would have hit the most of its targets; the same one if none would
   *     have hit more
   * @param betterShare the share that it would have hit, 0 to 1
   */
  public record Verdict(AimMode fired, double ownShare, AimMode better, double betterShare) {}

  /** A shot that was not fired. */
  private static final class WouldBe {
    private boolean live;
    private int fired;
    private int mode;
    private int target;
    private double wait;
    private double bearing;
    private double timeLeft;
    private double x;
    private double y;
    private double vx;
    private double vy;
    private double targetX;
    private double targetY;
    private double targetVx;
    private double targetVy;
    private double radius;
  }

  private final double shotRadius;
  private final int[][] judged = new int[MODES.length][MODES.length];
  private final int[][] struck = new int[MODES.length][MODES.length];
  private final WouldBe[] shots = new WouldBe[MOST_SHOTS];
  private final DroneSight sight = new DroneSight();
  private final FireProblem belief = new FireProblem();
  private final FireSolver solver = new FireSolver();

  /** A review of shots of that radius, m. */
  public AimReview(double shotRadius) {
    this.shotRadius = shotRadius;
    for (int i = 0; i < shots.length; i++) {
      shots[i] = new WouldBe();
    }
  }

  /** Takes in a tick: the state before and after it, and what happened. */
  public void onTick(Snapshot before, Snapshot after, EventList events) {
    if (before.count(EntityKind.DRONE) == 0) {
      return;
    }
    sight.look(before, after.turret().target);
    for (int i = 0; i < events.size(); i++) {
      if (events.type(i) == EventType.DRONE_FIRED
          && events.object(i) == sight.target()
          && sight.target() != 0) {
        answer(events.aimMode(i), before);
      }
    }
    for (WouldBe shot : shots) {
      if (shot.live) {
        fly(shot, before, after);
      }
    }
  }

  /** Lets every mode answer, from the moment of the shot. */
  private void answer(int fired, Snapshot before) {
    int target = before.indexOf(KindRange.FOES, sight.target());
    for (AimMode mode : MODES) {
      WouldBe shot = mode.turns() ? free() : null;
      if (shot == null) {
        continue;
      }
      judged[fired][mode.ordinal()]++;
      mode.believe(sight.sight(), belief);
      double timeToGo = mode.firstTimeToGo(belief, solver);
      if (!(timeToGo < NEVER)) {
        continue;
      }
      solver.aimFor(belief, timeToGo);
      double turn =
          Math.abs(Angles.difference(solver.bearing(), sight.sight().facing))
              / sight.sight().slewRate;
      shot.live = true;
      shot.fired = fired;
      shot.mode = mode.ordinal();
      shot.target = sight.target();
      shot.wait = Math.max(solver.timeToFire(), turn);
      shot.bearing = solver.bearing();
      shot.timeLeft = Double.NaN;
      shot.radius = shotRadius + before.radius(target);
    }
  }

  private @Nullable WouldBe free() {
    for (WouldBe shot : shots) {
      if (!shot.live) {
        return shot;
      }
    }
    return null;
  }

  private void fly(WouldBe shot, Snapshot before, Snapshot after) {
    double dt = Tick.SECONDS;
    int was = before.indexOf(KindRange.FOES, shot.target);
    if (was >= 0) {
      shot.targetX = before.x(was);
      shot.targetY = before.y(was);
      shot.targetVx = before.vx(was);
      shot.targetVy = before.vy(was);
    }
    int is = after.indexOf(KindRange.FOES, shot.target);
    double moveX = is >= 0 ? after.x(is) - shot.targetX : shot.targetVx * dt;
    double moveY = is >= 0 ? after.y(is) - shot.targetY : shot.targetVy * dt;
    if (shot.wait >= dt / 2) {
      shot.wait -= dt;
    } else {
      step(shot, before, moveX, moveY);
    }
    shot.targetX += moveX;
    shot.targetY += moveY;
  }

  private void step(WouldBe shot, Snapshot before, double moveX, double moveY) {
    double dt = Tick.SECONDS;
    if (Double.isNaN(shot.timeLeft)) {
      int drone = before.first(EntityKind.DRONE);
      shot.x = before.x(drone);
      shot.y = before.y(drone);
      double speed = before.turret().muzzleSpeed;
      shot.vx = Trigonometry.cos(shot.bearing) * speed;
      shot.vy = Trigonometry.sin(shot.bearing) * speed;
      shot.timeLeft = before.turret().range / speed;
    }
    double flownX = shot.vx * dt + before.gravityX() * dt * dt / 2;
    double flownY = shot.vy * dt + before.gravityY() * dt * dt / 2;
    double contact =
        SweptCollision.contact(
            shot.x - shot.targetX,
            shot.y - shot.targetY,
            flownX - moveX,
            flownY - moveY,
            shot.radius);
    shot.x += flownX;
    shot.y += flownY;
    shot.vx += before.gravityX() * dt;
    shot.vy += before.gravityY() * dt;
    shot.timeLeft -= dt;
    if (contact <= 1) {
      struck[shot.fired][shot.mode]++;
      shot.live = false;
    } else if (shot.timeLeft <= 0) {
      shot.live = false;
    }
  }

  /** How many shots of mode {@code fired} the other mode has answered, by index. */
  public int judged(int fired, int other) {
    return judged[fired][other];
  }

  /** How many of these answers would have hit. */
  public int struck(int fired, int other) {
    return struck[fired][other];
  }

  /** The verdict on the mode that fired most; empty if it fired fewer than {@code fewest} times. */
  public Optional<Verdict> verdict(int fewest) {
    int most = 0;
    for (int mode = 1; mode < MODES.length; mode++) {
      most = shots(mode) > shots(most) ? mode : most;
    }
    double ownShare = share(most, most);
    int better = most;
    double betterShare = ownShare + MARGIN;
    for (int other = 0; other < MODES.length; other++) {
      if (share(most, other) > betterShare) {
        better = other;
        betterShare = share(most, other);
      }
    }
    return shots(most) < fewest
        ? Optional.empty()
        : Optional.of(new Verdict(MODES[most], ownShare, MODES[better], share(most, better)));
  }

  /** The shots of a mode that were judged; HOLD does not aim, so there is nothing to compare. */
  private int shots(int fired) {
    return fired == AimMode.HOLD.ordinal() ? 0 : judged[fired][fired];
  }

  private double share(int fired, int other) {
    int whole = judged[fired][other];
    return whole == 0 ? 0 : (double) struck[fired][other] / whole;
  }
}
