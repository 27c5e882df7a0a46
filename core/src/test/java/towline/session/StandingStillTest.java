package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.math.Angles;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** Prolonging a wave pays less and less, no matter which foes are spared. */
class StandingStillTest {
  private static final GameContent SHIPPED = GameContent.load();

  /** An indestructible ship, so that the strategies need no skilful flight. */
  private static final GameContent TOUGH = SHIPPED.withWorld(SHIPPED.world().withHull(1_000_000));

  private static final int MINUTES = 10;

  /**
   * A strategy for being paid without progress: a wave, the foes that are spared, and the manner of
   * flight.
   */
  enum Strategy {
    /** A hive without bays cannot act; its core is spared. */
    HULK(PlayMode.ARCADE, 7, kind -> kind == EntityKind.VESSEL_CORE, 8, false),
    /** Hives are spared, and their missiles are shot as they come. */
    MISSILES(PlayMode.ARCADE, 7, EntityKind::isVesselPart, 8, false),
    /** Tanks are spared; near misses of their shots pay. */
    TANKS(PlayMode.ARCADE, 2, kind -> kind == EntityKind.TANK, 4, false),
    /** Tanks are spared; near misses of their shots pay, and all shards are taken. */
    SHARDS(PlayMode.ARCADE, 6, kind -> kind == EntityKind.TANK, 9, true),
    /** A boss is spared, and the crowd that comes with it is shot. */
    BOSS(PlayMode.ARCADE, 4, EntityKind::isVesselPart, 9, true),
    /** The heads of snakes are spared; all others and their segments are shot. */
    SNAKES(PlayMode.ARCADE, 3, kind -> kind == EntityKind.SNAKE_HEAD, 9, true),
    /** A boss is spared while hazards raise all pay. */
    SURVIVAL_BOSS(PlayMode.SURVIVAL, 5, EntityKind::isVesselPart, 9, true),
    /** Tanks are spared while hazards raise all pay. */
    SURVIVAL_TANKS(PlayMode.SURVIVAL, 3, kind -> kind == EntityKind.TANK, 9, true);

    private final PlayMode mode;
    private final int wave;

    @SuppressWarnings("ImmutableEnumChecker")
    private final Predicate<EntityKind> spared;

    private final double distance;
    private final boolean collects;

    Strategy(
        PlayMode mode, int wave, Predicate<EntityKind> spared, double distance, boolean collects) {
      this.mode = mode;
      this.wave = wave;
      this.spared = spared;
      this.distance = distance;
      this.collects = collects;
    }
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void standingStillNeverPays(Strategy strategy) {
    RunSetup setup =
        new RunSetup(5, strategy.mode, strategy.wave, AimMode.HOLD.ordinal(), Difficulty.NORMAL);
    long[] earned = new long[MINUTES];
    StringBuilder table = new StringBuilder(strategy.name());
    try (BotRun flight = new BotRun(TOUGH, setup, new Squatter(strategy), BotRun.ModeChoice.FREE)) {
      Run run = flight.run();
      for (int minute = 0; minute < MINUTES && run.wave() == strategy.wave; minute++) {
        long before = run.score().points();
        flight.fly(60 * (minute + 1));
        earned[minute] = run.score().points() - before;
        table.append(
            String.format(
                Locale.ROOT,
                " | wave %d: %d points, haul %.2f, %d couriers",
                run.wave(),
                earned[minute],
                run.score().haul(),
                run.score().couriers()));
      }
    }
    long early = Math.max(earned[0], earned[1]);
    assertThat(earned[MINUTES - 1]).as("%s", table).isLessThanOrEqualTo(early / 10);
  }

  /** A bot that stays near a foe that it spares, shoots all others, and opens couriers. */
  private static final class Squatter implements Pilot {
    private final Strategy strategy;

    Squatter(Strategy strategy) {
      this.strategy = strategy;
    }

    @Override
    public void decide(Snapshot snapshot, int index, Command command) {
      command.mode = mode(snapshot);
      int kept = nearest(snapshot, index, strategy.spared);
      int prey =
          nearest(
              snapshot, index, kind -> kind != EntityKind.COURIER && !strategy.spared.test(kind));
      command.reelRate = -1;
      if (prey >= 0 && distance(snapshot, index, prey) < 20) {
        command.turning = true;
        command.bearing =
            StrictMath.atan2(
                snapshot.y(prey) - snapshot.y(index), snapshot.x(prey) - snapshot.x(index));
        command.fire = isClear(snapshot, index);
      }
      fly(snapshot, index, kept, command);
    }

    /** Returns true if no shot of the ship's own gun strikes a spared foe. */
    private boolean isClear(Snapshot snapshot, int index) {
      double gun = snapshot.ship().gunBearing;
      for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
        if (strategy.spared.test(snapshot.kind(i))) {
          double bearing =
              StrictMath.atan2(
                  snapshot.y(i) - snapshot.y(index), snapshot.x(i) - snapshot.x(index));
          double off = Math.abs(Angles.difference(bearing, gun));
          if (off * distance(snapshot, index, i) < 2 + snapshot.radius(i) && off < 1) {
            return false;
          }
        }
      }
      return true;
    }

    /**
     * Returns the mode that opens the present courier; without a courier the drone does not fire.
     */
    private static int mode(Snapshot snapshot) {
      if (snapshot.count(EntityKind.COURIER) == 0) {
        return AimMode.HOLD.ordinal();
      }
      CourierTable.Kind kind =
          TOUGH
              .couriers()
              .kinds()
              .get(snapshot.row(snapshot.first(EntityKind.COURIER)).courierKind);
      return kind.mode(snapshot.gravityX() != 0 || snapshot.gravityY() != 0).ordinal();
    }

    private void fly(Snapshot snapshot, int index, int kept, Command command) {
      double goalX = snapshot.width() / 2;
      double goalY = snapshot.height() / 2;
      int shard = strategy.collects ? nearest(snapshot, index, EntityKind.SHARD) : -1;
      if (shard >= 0) {
        goalX = snapshot.x(shard);
        goalY = snapshot.y(shard);
      } else if (kept >= 0) {
        double away = Math.max(0.1, distance(snapshot, index, kept));
        goalX =
            snapshot.x(kept) + (snapshot.x(index) - snapshot.x(kept)) * strategy.distance / away;
        goalY =
            snapshot.y(kept) + (snapshot.y(index) - snapshot.y(kept)) * strategy.distance / away;
      }
      command.thrustX =
          Math.max(-1, Math.min(1, (goalX - snapshot.x(index) - 0.5 * snapshot.vx(index)) / 3));
      command.thrustY =
          Math.max(-1, Math.min(1, (goalY - snapshot.y(index) - 0.5 * snapshot.vy(index)) / 3));
    }

    private static int nearest(Snapshot snapshot, int index, Predicate<EntityKind> of) {
      int best = -1;
      for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
        boolean wanted = of.test(snapshot.kind(i)) && snapshot.kind(i) != EntityKind.VESSEL_HULL;
        if (wanted
            && (best < 0 || distance(snapshot, index, i) < distance(snapshot, index, best))) {
          best = i;
        }
      }
      return best;
    }

    private static int nearest(Snapshot snapshot, int index, EntityKind kind) {
      int best = -1;
      for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
        if (best < 0 || distance(snapshot, index, i) < distance(snapshot, index, best)) {
          best = i;
        }
      }
      return best;
    }

    private static double distance(Snapshot snapshot, int a, int b) {
      return StrictMath.hypot(snapshot.x(a) - snapshot.x(b), snapshot.y(a) - snapshot.y(b));
    }

    @Override
    public void hashInto(StateHash hash) {
      // No state.
    }
  }
}
