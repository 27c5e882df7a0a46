package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.aim.AimMode;
import towline.content.CourierDecks;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/** What couriers fly, in the playing game. */
class CourierPilotTest {
  private static final GameContent CONTENT = GameContent.load();

  /** What was seen of a courier in a tick. */
  private record Sight(
      int id, double x, double y, double vx, double vy, double acceleration, double jump) {}

  static Stream<CourierSpec> kinds() {
    return CONTENT.couriers().kinds().stream().map(CourierTable.Kind::spec);
  }

  /**
   * All that is seen of that kind while a bot flies for so many seconds, and nothing else comes.
   */
  private static List<Sight> watch(CourierSpec kind, AimMode mode, int seconds) {
    GameContent only = CourierDecks.only(kind, CONTENT);
    List<Sight> sights = new ArrayList<>();
    RunSetup setup = new RunSetup(5, PlayMode.PRACTICE, 5, mode.ordinal());
    try (BotRun flight = new BotRun(only, setup, "demo", BotRun.ModeChoice.FIXED)) {
      for (int tick = 0; tick < seconds * 60; tick++) {
        flight.tick();
        Snapshot now = flight.run().current();
        if (flight.run().stoodStill()) {
          continue;
        }
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
    assertThat(sights).hasSizeGreaterThan(1000);
    return sights;
  }

  /** A shot that nobody can dodge relies on this. */
  @ParameterizedTest
  @MethodSource("kinds")
  void neverLeavesItsPublishedReach(CourierSpec kind) {
    List<Sight> sights = watch(kind, AimMode.SURE, 40);
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
        assertThat(off).isLessThanOrEqualTo(reach + 1e-9);
      }
    }
  }

  /**
   * Its motion is its own from the first tick on: its place in the next follows from its figure.
   */
  @ParameterizedTest
  @MethodSource("kinds")
  void fliesCleanly(CourierSpec kind) {
    List<Sight> sights = watch(kind, AimMode.DIRECT, 40);
    int clean = 0;
    int looked = 0;
    for (int i = 2; i < sights.size(); i++) {
      Sight a = sights.get(i - 1);
      Sight b = sights.get(i);
      if (a.id == b.id && sights.get(i - 2).id == b.id && a.acceleration < 1e9) {
        looked++;
        clean += CourierMotionLaw.allows(kind, a.vx, a.vy, b.vx, b.vy) ? 1 : 0;
      }
    }
    assertThat((double) clean / looked).isGreaterThan(CourierMotionLaw.leastShare(kind));
  }
}
