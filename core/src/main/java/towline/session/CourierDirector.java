package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.CourierTable;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * Sends couriers, one at a time. Their kinds are drawn from a deck without replacement, so that all
 * kinds of a wave come equally often. In a run from the first wave the first courier comes alone.
 */
final class CourierDirector {
  /** Half the angle of the sectors left and right of the ship in which couriers appear, rad. */
  private static final double HALF_SPREAD = 0.8;

  /** Number of places tried to find one away from the drone. */
  private static final int MAX_PLACES_TRIED = 12;

  private final CourierTable table;
  private final World world;
  private final RandomStream random;

  /** The kinds while their modes are named, by index; where shots do not fall and where they do. */
  private final List<CourierSpec> taught;

  private final List<CourierSpec> taughtFalling;
  private final List<Integer> deckLeft = new ArrayList<>();
  private CourierTable.Deck deck;
  private double wait;
  private double sinceLast;

  /** True until the first courier has been sent, which comes alone. */
  private boolean introduces;

  /** Longest time for which waves still wait for the first courier, s. */
  private double introductionLeft;

  CourierDirector(CourierTable table, World world, RandomStream random, int firstWave) {
    this.table = table;
    this.world = world;
    this.random = random;
    taught = table.kinds().stream().map(kind -> kind.taught(false)).toList();
    taughtFalling = table.kinds().stream().map(kind -> kind.taught(true)).toList();
    deck = table.decks().get(0);
    wait = table.first();
    sinceLast = table.withBoss();
    CourierTable.Introduction introduction = table.introduction();
    if (firstWave == introduction.wave()) {
      wait = introduction.after();
      introductionLeft = introduction.after() + introduction.breath();
      introduces = true;
    }
  }

  /**
   * Begins a player's first run: the waves do not wait, and the first courier comes after the first
   * lines.
   */
  void beginFirstRun() {
    if (introduces) {
      wait = table.introduction().inFirstRun();
      introductionLeft = 0;
    }
  }

  /** Returns true while the first courier of the run is alone or due; no wave begins meanwhile. */
  boolean isIntroducing() {
    return introductionLeft > 0;
  }

  /**
   * Advances the clock by a tick, and sends a courier if one is due.
   *
   * @param admits false if none may enter now
   */
  void direct(int wave, boolean shotsFall, boolean admits) {
    Snapshot snapshot = world.current();
    sinceLast += Tick.SECONDS;
    introductionLeft = Math.max(0, introductionLeft - Tick.SECONDS);
    if (snapshot.count(EntityKind.COURIER) > 0 || snapshot.count(EntityKind.SHIP) == 0) {
      return;
    }
    if (!introduces) {
      introductionLeft = 0;
    }
    wait -= Tick.SECONDS;
    if (wait > 0 || !admits || (world.bosses() > 0 && sinceLast < table.withBoss())) {
      return;
    }
    wait = table.pause();
    sinceLast = 0;
    CourierTable.Deck waveDeck = table.deck(wave, shotsFall);
    CourierTable.Introduction introduction = table.introduction();
    if (introduces && waveDeck.kinds().contains(introduction.kind())) {
      shuffle(waveDeck);
      deckLeft.remove((Integer) introduction.kind());
      send(spec(introduction.kind(), wave, shotsFall).staying(introduction.stay()), snapshot);
    } else {
      send(spec(draw(waveDeck), wave, shotsFall), snapshot);
    }
    introduces = false;
  }

  private CourierSpec spec(int kind, int wave, boolean shotsFall) {
    if (table.namesMode(wave)) {
      return (shotsFall ? taughtFalling : taught).get(kind);
    }
    return table.kinds().get(kind).spec(shotsFall);
  }

  /** Draws the index of a kind; the rest of the deck of another wave is discarded. */
  private int draw(CourierTable.Deck newDeck) {
    if (deckLeft.isEmpty() || !deck.equals(newDeck)) {
      shuffle(newDeck);
    }
    return deckLeft.remove(random.index(deckLeft.size()));
  }

  /**
   * Returns the index of the kind that a director with the unused {@code random} draws first,
   * unless its first courier is that of the introduction.
   */
  static int firstKind(CourierTable.Deck deck, RandomStream random) {
    return deck.kinds().get(random.index(deck.kinds().size()));
  }

  private void shuffle(CourierTable.Deck newDeck) {
    deck = newDeck;
    deckLeft.clear();
    deckLeft.addAll(newDeck.kinds());
  }

  private void send(CourierSpec spec, Snapshot snapshot) {
    int ship = snapshot.first(EntityKind.SHIP);
    int drone = snapshot.first(EntityKind.DRONE);
    CourierSpec.Station station = spec.station();
    // The station, about which the courier flies, is up to reach() away from its place of entry.
    double edge = station.edge() + spec.reach();
    double bestX = 0;
    double bestY = 0;
    double greatestDistance = Double.NEGATIVE_INFINITY;
    for (int attempt = 0;
        attempt < MAX_PLACES_TRIED && greatestDistance < spec.keepOff();
        attempt++) {
      double side = random.index(2) == 0 ? 0 : Math.PI;
      double bearing = side + random.range(-HALF_SPREAD, HALF_SPREAD);
      double x = snapshot.x(ship) + station.away() * Trigonometry.cos(bearing);
      double y = snapshot.y(ship) + station.aside() * Trigonometry.sin(bearing);
      x = Math.max(edge, Math.min(snapshot.width() - edge, x));
      y = Math.max(edge, Math.min(snapshot.height() - edge, y));
      double droneDistance = StrictMath.hypot(x - snapshot.x(drone), y - snapshot.y(drone));
      if (droneDistance > greatestDistance) {
        greatestDistance = droneDistance;
        bestX = x;
        bestY = y;
      }
    }
    Spawn courier = new Spawn(EntityKind.COURIER, spec, 1, Spawn.Entrance.DRIFT);
    world.spawn(courier, bestX, bestY, 0, spec.index());
  }

  void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(wait);
    hash.add(sinceLast);
    hash.add(introduces);
    hash.add(introductionLeft);
    hash.add(deck.from());
    hash.add(deckLeft.size());
    for (int i = 0; i < deckLeft.size(); i++) {
      hash.add(deckLeft.get(i));
    }
  }
}
