package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.spec.WorldSpec;

/** The events when ship and drone strike the edge of the sector. */
class EdgeTest {
  private static final WorldSpec SPEC = GameContent.load().world();

  /** Change of speed above which there is an event, m/s. */
  private static final double EVENT_SPEED = 2;

  private final Command player = new Command();
  private final EventLog told = new EventLog();
  private final World world = new World(SPEC, 1, new StillPilots(), 1);

  @AfterEach
  void close() {
    world.close();
  }

  /** Change of speed by the edge, as a multiple of the speed. */
  private static final double SPEED_CHANGE_FACTOR = 1 + SPEC.arena().bounce();

  /** The ship flies up into the edge, and the drone follows it there. */
  @ParameterizedTest
  @EnumSource(names = {"SHIP", "DRONE"})
  void aHardBlowCausesAnEventWithEntityPlaceAndChangeOfSpeed(EntityKind kind) {
    int id = world.current().id(world.current().first(kind));
    player.thrustY = 1;
    List<Event> blows = List.of();
    double before = 0;
    for (int tick = 0; tick < 300 && blows.isEmpty(); tick++) {
      before = world.current().vy(world.current().first(kind));
      world.tick(player);
      told.add(world.events());
      blows =
          told.all(EventType.WALL_STRUCK).stream().filter(event -> event.entity() == id).toList();
      double after = world.current().vy(world.current().first(kind));
      assertThat(blows).hasSize(before > EVENT_SPEED && after < 0 ? 1 : 0);
    }
    assertThat(blows).hasSize(1);
    Snapshot now = world.current();
    assertThat(blows.get(0).x()).isEqualTo(now.x(now.first(kind)));
    assertThat(blows.get(0).y()).isEqualTo(now.y(now.first(kind)));
    assertThat(SPEC.arena().height() - now.y(now.first(kind))).isLessThan(1);
    assertThat(blows.get(0).speed()).isCloseTo(SPEED_CHANGE_FACTOR * before, within(0.5));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.8, 0.95})
  void aGentleTouchOfTheEdgeCausesNoEvent(double share) {
    // Drag holds the ship at the speed for the given share of the least blow with an event.
    player.thrustY = share * EVENT_SPEED / SPEED_CHANGE_FACTOR / SPEC.ship().topSpeed();
    double highest = 0;
    for (int tick = 0; tick < 3000; tick++) {
      world.tick(player);
      told.add(world.events());
      highest = Math.max(highest, world.current().y(world.current().first(EntityKind.SHIP)));
    }
    assertThat(highest).isGreaterThan(SPEC.arena().height() - SPEC.ship().radius() - 0.1);
    assertThat(told.all(EventType.WALL_STRUCK)).isEmpty();
  }
}
