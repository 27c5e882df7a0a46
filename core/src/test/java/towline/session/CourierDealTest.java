package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;
import towline.sim.spec.CourierSpec;

/** The kinds of courier that the director deals, and their places of entry. */
class CourierDealTest {
  private static final GameContent CONTENT = GameContent.load();

  /** The table of the game with couriers that leave after half a second. */
  private static final CourierTable TABLE = brief(CONTENT.couriers());

  private static final int SEEDS = 8;

  private static CourierTable brief(CourierTable table) {
    CourierTable.Introduction first = table.introduction();
    return new CourierTable(
        table.kinds().stream()
            .map(
                kind ->
                    new CourierTable.Kind(
                        kind.spec().staying(0.5),
                        kind.falling().staying(0.5),
                        kind.mode(),
                        kind.modeFalling()))
            .toList(),
        0,
        0.1,
        0,
        new CourierTable.Introduction(first.wave(), first.kind(), 0, 0, 0.5, 0),
        table.namesModeUntil(),
        table.falling(),
        table.decks(),
        table.decksFalling(),
        table.pay(),
        table.gate());
  }

  private static World world(long seed) {
    return new World(CONTENT.world(), seed, new StillPilots(), AimMode.HOLD.ordinal());
  }

  /** A world with a director, without waves. */
  private static final class Deal implements AutoCloseable {
    final World world;
    private final CourierDirector director;
    private final Command player = new Command();
    private int lastId;

    Deal(long seed, int firstWave) {
      world = world(seed);
      director = new CourierDirector(TABLE, world, new RandomStream(seed), firstWave);
    }

    /** Returns the next courier, as published in the tick of its entry. */
    EntityRow next(int wave, boolean falls) {
      for (int tick = 0; tick < 200; tick++) {
        world.tick(player);
        director.direct(wave, falls, true);
        Snapshot snapshot = world.current();
        int i = snapshot.first(EntityKind.COURIER);
        if (i < snapshot.end(EntityKind.COURIER) && snapshot.id(i) != lastId) {
          lastId = snapshot.id(i);
          return snapshot.row(i);
        }
      }
      throw new AssertionError("no courier has come");
    }

    List<Integer> kinds(int wave, boolean falls, int count) {
      List<Integer> kinds = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        kinds.add(next(wave, falls).courierKind);
      }
      return kinds;
    }

    @Override
    public void close() {
      world.close();
    }
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, false", "7, false", "1, true", "7, true"})
  void aDeckIsDealtOutBeforeItIsShuffledAgain(int wave, boolean falls) {
    List<Integer> deck = TABLE.deck(wave, falls).kinds();
    try (Deal deal = new Deal(3, wave)) {
      for (int round = 0; round < 3; round++) {
        assertThat(deal.kinds(wave, falls, deck.size())).containsExactlyInAnyOrderElementsOf(deck);
      }
    }
  }

  @Test
  void theRestOfAnotherWavesDeckIsDiscarded() {
    List<Integer> deck = TABLE.deck(7, false).kinds();
    List<Integer> falling = TABLE.deck(7, true).kinds();
    for (long seed = 1; seed <= SEEDS; seed++) {
      try (Deal deal = new Deal(seed, 2)) {
        deal.kinds(2, false, 1);
        assertThat(deal.kinds(7, false, deck.size())).containsExactlyInAnyOrderElementsOf(deck);
        deal.kinds(7, false, 3);
        assertThat(deal.kinds(7, true, falling.size()))
            .containsExactlyInAnyOrderElementsOf(falling);
      }
    }
  }

  @Test
  void theFirstCourierOfARunIsDrawnFromItsDeck() {
    List<Integer> deck = TABLE.deck(1, false).kinds();
    for (long seed = 1; seed <= SEEDS; seed++) {
      try (Deal deal = new Deal(seed, 1)) {
        List<Integer> kinds = deal.kinds(1, false, deck.size());
        assertThat(kinds.get(0)).isEqualTo(TABLE.introduction().kind());
        assertThat(kinds).containsExactlyInAnyOrderElementsOf(deck);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void underGravityACourierHasTheLayersOfFallingShots(boolean falls) {
    try (Deal deal = new Deal(5, 7)) {
      for (int i = 0; i < TABLE.deck(7, falls).kinds().size(); i++) {
        EntityRow row = deal.next(7, falls);
        CourierSpec spec = TABLE.kinds().get(row.courierKind).spec(falls);
        assertThat(row.layers).isEqualTo(spec.layers());
      }
    }
  }

  /**
   * In the middle, at each wall and in each corner, where not every place is away from the drone.
   */
  @Test
  void aCourierEntersInsideTheSectorAwayFromTheDroneOnBothSides() {
    for (int way = 0; way < 9; way++) {
      try (Deal deal = new Deal(10 + way, 7)) {
        fly(deal, way % 3 - 1, way / 3 - 1);
        HashSet<Boolean> sides = new HashSet<>();
        int tooNear = 0;
        int count = 24;
        for (int i = 0; i < count; i++) {
          EntityRow row = deal.next(7, false);
          CourierSpec spec = TABLE.kinds().get(row.courierKind).spec();
          Snapshot snapshot = deal.world.current();
          double edge = spec.radius() + 2 * spec.reach();
          int at = snapshot.first(EntityKind.COURIER);
          assertThat(snapshot.x(at)).isBetween(edge, snapshot.width() - edge);
          assertThat(snapshot.y(at)).isBetween(edge, snapshot.height() - edge);
          int drone = snapshot.first(EntityKind.DRONE);
          tooNear += snapshot.distance(at, drone) < spec.keepOff() ? 1 : 0;
          assertThat(snapshot.distance(at, drone)).isGreaterThan(spec.station().tooNear());
          sides.add(snapshot.x(at) > snapshot.x(snapshot.first(EntityKind.SHIP)));
        }
        if (way % 3 == 1) {
          assertThat(sides).hasSize(2);
          assertThat(tooNear).as("way %d: couriers too near the drone", way).isZero();
        }
      }
    }
  }

  private static void fly(Deal deal, int x, int y) {
    Command player = new Command();
    player.thrustX = x;
    player.thrustY = y;
    for (int tick = 0; tick < 360; tick++) {
      deal.world.tick(player);
    }
  }
}
