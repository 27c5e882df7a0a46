package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierDecks;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.math.Angles;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.CourierRunner;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.CourierSpec;

/** The flight of couriers. */
class CourierPilotTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int RUNS = 20;

  /** Number of ticks for which a courier stays. */
  private static final int TICKS = 12 * Tick.PER_SECOND;

  private static final int GAME_SECONDS = 12;

  /** The state of a courier after a tick. */
  private record Sight(
      int id, double x, double y, double vx, double vy, double acceleration, double jump) {}

  static Stream<CourierSpec> kinds() {
    return CONTENT.couriers().kinds().stream().map(CourierTable.Kind::spec);
  }

  static Stream<CourierSpec> legs() {
    return kinds()
        .filter(
            kind ->
                switch (kind.motion()) {
                  case STRAIGHT, PULSING, WEAVING -> true;
                  default -> false;
                });
  }

  /** Returns all sights of couriers that fly alone, from their first tick on. */
  private static List<Sight> alone(CourierSpec kind) {
    List<Sight> sights = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      CourierFlight flight = new CourierFlight(kind, 8_000 + run);
      flight.tick();
      for (int tick = 0; tick < TICKS; tick++) {
        double x = flight.x();
        double y = flight.y();
        double vx = flight.vx();
        double vy = flight.vy();
        flight.tick();
        sights.add(new Sight(run, x, y, vx, vy, flight.row().acceleration, flight.row().jump));
      }
    }
    return sights;
  }

  /** Returns all sights of a kind in a game that a bot flies without other enemies. */
  private static List<Sight> inTheGame(CourierSpec kind) {
    GameContent only = CourierDecks.only(kind, CONTENT);
    List<Sight> sights = new ArrayList<>();
    RunSetup setup = new RunSetup(5, PlayMode.PRACTICE, 5, AimMode.DIRECT.ordinal());
    try (BotRun flight = new BotRun(only, setup, "demo", BotRun.ModeChoice.FIXED)) {
      for (int tick = 0; tick < GAME_SECONDS * Tick.PER_SECOND; tick++) {
        flight.tick();
        Snapshot now = flight.run().current();
        for (int i = now.first(EntityKind.COURIER); i < now.end(EntityKind.COURIER); i++) {
          assertThat(now.row(i).courierKind).isEqualTo(kind.index());
          sights.add(
              new Sight(
                  now.id(i),
                  now.x(i),
                  now.y(i),
                  now.vx(i),
                  now.vy(i),
                  now.row(i).acceleration,
                  now.row(i).jump));
        }
      }
    }
    assertThat(sights).hasSizeGreaterThan(GAME_SECONDS * Tick.PER_SECOND / 2);
    return sights;
  }

  /** Certain shots rely on this. */
  @ParameterizedTest
  @MethodSource("kinds")
  void noCourierLeavesItsPublishedReach(CourierSpec kind) {
    List<Sight> sights = alone(kind);
    double farthest = Double.NEGATIVE_INFINITY;
    for (int from = 0; from < sights.size(); from++) {
      Sight first = sights.get(from);
      for (int ahead = 1; ahead <= 40 && from + ahead < sights.size(); ahead++) {
        Sight later = sights.get(from + ahead);
        if (later.id != first.id) {
          break;
        }
        double t = ahead * Tick.SECONDS;
        double off = Math.hypot(later.x - first.x - t * first.vx, later.y - first.y - t * first.vy);
        double reach = first.jump * t + first.acceleration * t * (t + Tick.SECONDS) / 2;
        farthest = Math.max(farthest, off - reach);
      }
    }
    assertThat(farthest).as("m beyond its reach").isLessThan(1e-9);
  }

  /** The velocity in the next tick follows from the figure, from the first tick on. */
  @ParameterizedTest
  @MethodSource("kinds")
  void theFlightFollowsTheMotionLaw(CourierSpec kind) {
    assertThat(cleanShare(kind, alone(kind))).isGreaterThan(CourierMotionLaw.leastShare(kind));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theFlightInTheGameFollowsTheMotionLaw(CourierSpec kind) {
    // A bot flies around, so the stations about which couriers fly move often.
    double least = 0.8 * CourierMotionLaw.leastShare(kind);
    assertThat(cleanShare(kind, inTheGame(kind))).isGreaterThan(least);
  }

  /** The distance from the line of a shot grows on the courier's side of it. */
  @ParameterizedTest
  @ValueSource(doubles = {-2.5, -0.3, -0.01, 0.01, 0.3, 2.5})
  void aDodgerDartsAwayFromTheLineOfFire(double offset) {
    CourierSpec dodger =
        kinds()
            .filter(kind -> kind.motion() == CourierSpec.Motion.EVADING)
            .findFirst()
            .orElseThrow();
    ArenaSpec sector = CONTENT.world().arena();
    double x = sector.width() / 2;
    double y = sector.height() / 2;
    for (int run = 0; run < 12; run++) {
      double bearing = Angles.TURN * run / 12;
      CourierRunner flight =
          new CourierRunner(
              sector,
              dodger,
              CourierPilot.of(dodger, run),
              x + 14 * Math.cos(bearing),
              y + 14 * Math.sin(bearing));
      flight.tick(x, y);
      double acrossX = -Math.sin(bearing);
      double acrossY = Math.cos(bearing);
      flight.shoot(
          x - offset * acrossX,
          y - offset * acrossY,
          40 * Math.cos(bearing),
          40 * Math.sin(bearing));
      int ticks = (int) (dodger.figure().time() * Tick.PER_SECOND);
      for (int tick = 0; tick < ticks; tick++) {
        flight.tick(x, y);
      }
      double off = (flight.x() - x) * acrossX + (flight.y() - y) * acrossY + offset;
      assertThat(off * Math.signum(offset)).isGreaterThan(Math.abs(offset) + 1.5);
    }
  }

  /** Legs of a courier do not become shorter while the ship rests in a corner. */
  @ParameterizedTest
  @MethodSource("legs")
  void legsKeepTheirLengthInACorner(CourierSpec kind) {
    ArenaSpec sector = CONTENT.world().arena();
    for (int run = 0; run < RUNS; run++) {
      double x = run % 2 == 0 ? 0.6 : sector.width() - 0.6;
      double y = run % 4 < 2 ? 0.6 : sector.height() - 0.6;
      CourierRunner flight =
          new CourierRunner(
              sector, kind, CourierPilot.of(kind, run), sector.width() / 2, sector.height() / 2);
      flight.tick(x, y);
      int bends = 0;
      for (int tick = 0; tick < 2 * TICKS; tick++) {
        double vx = flight.vx();
        double vy = flight.vy();
        flight.tick(x, y);
        bends += CourierMotionLaw.allows(kind, vx, vy, flight.vx(), flight.vy()) ? 0 : 1;
      }
      double leg = 4;
      double flown = kind.figure().pace() * 2 * TICKS * Tick.SECONDS;
      assertThat(bends).as("run %d", run).isLessThanOrEqualTo((int) (flown / leg) + 1);
    }
  }

  private static double cleanShare(CourierSpec kind, List<Sight> sights) {
    int clean = 0;
    int all = 0;
    for (int i = 2; i < sights.size(); i++) {
      Sight a = sights.get(i - 1);
      Sight b = sights.get(i);
      if (a.id == b.id && sights.get(i - 2).id == b.id) {
        all++;
        clean += CourierMotionLaw.allows(kind, a.vx, a.vy, b.vx, b.vy) ? 1 : 0;
      }
    }
    return (double) clean / all;
  }
}
