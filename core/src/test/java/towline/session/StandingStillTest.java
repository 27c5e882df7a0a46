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

/** A wave that is kept on pays less and less, whatever is spared for it. */
class StandingStillTest {
  private static final GameContent SHIPPED = GameContent.load();

  /** A ship that no foe destroys: the strategies below need not be flown well. */
  private static final GameContent TOUGH = SHIPPED.withWorld(SHIPPED.world().withHull(1_000_000));

  private static final int MINUTES = 10;

  /** A way to be paid for standing still: a wave, the foes that are spared, and the way to fly. */
  enum Strategy {
    /** A hive without bays cannot act; its core is spared. */
    HULK(PlayMode.ARCADE, 7, kind -> kind == EntityKind.VESSEL_CORE, 8, false),
    /** Hives are spared, and their missiles are shot as they come. */
    MISSILES(PlayMode.ARCADE, 7, EntityKind::isVesselPart, 8, false),
    /** Tanks are spared; near misses of their shots pay. */
    TANKS(PlayMode.ARCADE, 2, kind -> kind == EntityKind.TANK, 4, false),
    /** The same, and all shards are taken. */
    SHARDS(PlayMode.ARCADE, 6, kind -> kind == EntityKind.TANK, 9, true),
    /** A boss is spared, and the crowd that comes with it is shot. */
    BOSS(PlayMode.ARCADE, 4, EntityKind::isVesselPart, 9, true),
    /** The heads of snakes are spared; all others and their segments are shot. */
    SNAKES(PlayMode.ARCADE, 3, kind -> kind == EntityKind.SNAKE_HEAD, 9, true),
    /** A boss is spared while hazard upon hazard raises what all earns. */
    SURVIVAL_BOSS(PlayMode.SURVIVAL, 5, EntityKind::isVesselPart, 9, true),
    /** Tanks are spared while hazard upon hazard raises what all earns. */
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
        new RunSetup(4, strategy.mode, strategy.wave, AimMode.HOLD.ordinal(), Difficulty.NORMAL);
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

  /** Stays near a foe that it spares, shoots all others, and opens couriers. */
  private static final class Squatter implements Pilot {
    private final Strategy strategy;

    Squatter(Strategy strategy) {
      this.strategy = strategy;
    }

    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.mode = mode(seen);
      int kept = nearest(seen, self, strategy.spared);
      int prey =
          nearest(seen, self, kind -> kind != EntityKind.COURIER && !strategy.spared.test(kind));
      command.reelRate = -1;
      if (prey >= 0 && distance(seen, self, prey) < 20) {
        command.turns = true;
        command.bearing =
            StrictMath.atan2(seen.y(prey) - seen.y(self), seen.x(prey) - seen.x(self));
        command.fire = isClear(seen, self);
      }
      fly(seen, self, kept, command);
    }

    /** True if no shot of the ship's own gun strikes what it spares. */
    private boolean isClear(Snapshot seen, int self) {
      double gun = seen.ship().gunBearing;
      for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
        if (strategy.spared.test(seen.kind(i))) {
          double bearing = StrictMath.atan2(seen.y(i) - seen.y(self), seen.x(i) - seen.x(self));
          double off = Math.abs(Angles.difference(bearing, gun));
          if (off * distance(seen, self, i) < 2 + seen.radius(i) && off < 1) {
            return false;
          }
        }
      }
      return true;
    }

    /** The mode that opens the courier that is there; without one the drone does not fire. */
    private static int mode(Snapshot seen) {
      if (seen.count(EntityKind.COURIER) == 0) {
        return AimMode.HOLD.ordinal();
      }
      CourierTable.Kind kind =
          TOUGH.couriers().kinds().get(seen.row(seen.first(EntityKind.COURIER)).courierKind);
      return kind.mode(seen.gravityX() != 0 || seen.gravityY() != 0).ordinal();
    }

    private void fly(Snapshot seen, int self, int kept, Command command) {
      double goalX = seen.width() / 2;
      double goalY = seen.height() / 2;
      int shard = strategy.collects ? nearest(seen, self, EntityKind.SHARD) : -1;
      if (shard >= 0) {
        goalX = seen.x(shard);
        goalY = seen.y(shard);
      } else if (kept >= 0) {
        double away = Math.max(0.1, distance(seen, self, kept));
        goalX = seen.x(kept) + (seen.x(self) - seen.x(kept)) * strategy.distance / away;
        goalY = seen.y(kept) + (seen.y(self) - seen.y(kept)) * strategy.distance / away;
      }
      command.thrustX = Math.max(-1, Math.min(1, (goalX - seen.x(self) - 0.5 * seen.vx(self)) / 3));
      command.thrustY = Math.max(-1, Math.min(1, (goalY - seen.y(self) - 0.5 * seen.vy(self)) / 3));
    }

    private static int nearest(Snapshot seen, int self, Predicate<EntityKind> of) {
      int best = -1;
      for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
        boolean wanted = of.test(seen.kind(i)) && seen.kind(i) != EntityKind.VESSEL_HULL;
        if (wanted && (best < 0 || distance(seen, self, i) < distance(seen, self, best))) {
          best = i;
        }
      }
      return best;
    }

    private static int nearest(Snapshot seen, int self, EntityKind kind) {
      int best = -1;
      for (int i = seen.first(kind); i < seen.end(kind); i++) {
        if (best < 0 || distance(seen, self, i) < distance(seen, self, best)) {
          best = i;
        }
      }
      return best;
    }

    private static double distance(Snapshot seen, int a, int b) {
      return StrictMath.hypot(seen.x(a) - seen.x(b), seen.y(a) - seen.y(b));
    }

    @Override
    public void hashInto(StateHash hash) {
      // It remembers nothing.
    }
  }
}
