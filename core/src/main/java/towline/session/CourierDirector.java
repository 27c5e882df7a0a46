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
 * Sends couriers, one at a time. Which, it draws from a deck until none is left in it, so that all
 * of a wave come equally often. A run from the first wave begins with one that comes alone.
 */
final class CourierDirector {
  /** Half the angle within which one comes, left or right of the ship, rad. */
  private static final double SPREAD = 0.8;

  /** The bearings that are tried for a place in the sector that is off the drone. */
  private static final int PLACES = 12;

  private final CourierTable table;
  private final World world;
  private final RandomStream random;
  private final List<Integer> left = new ArrayList<>();
  private CourierTable.Deck deck;
  private double wait;
  private double sinceLast;

  /** Whether the first one is still to come, and comes alone. */
  private boolean introduces;

  /** How long the waves still wait for it at most, s. */
  private double introductionLeft;

  CourierDirector(CourierTable table, World world, RandomStream random, int firstWave) {
    this.table = table;
    this.world = world;
    this.random = random;
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
   * Begins a player's first run: waves come at once, and the first courier after the first lines.
   */
  void beginFirstRun() {
    if (introduces) {
      wait = table.introduction().inFirstRun();
      introductionLeft = 0;
    }
  }

  /** Whether the first courier of the run is alone, or is to come: no wave begins meanwhile. */
  boolean isIntroducing() {
    return introductionLeft > 0;
  }

  /** Moves the clock on by a tick, and sends what is due in that wave. */
  void direct(int wave, boolean falls) {
    Snapshot now = world.current();
    sinceLast += Tick.SECONDS;
    introductionLeft = Math.max(0, introductionLeft - Tick.SECONDS);
    if (now.count(EntityKind.COURIER) > 0 || now.count(EntityKind.SHIP) == 0) {
      return;
    }
    if (!introduces) {
      introductionLeft = 0;
    }
    wait -= Tick.SECONDS;
    if (wait > 0 || (world.bosses() > 0 && sinceLast < table.withBoss())) {
      return;
    }
    wait = table.pause();
    sinceLast = 0;
    CourierTable.Deck dealt = table.deck(wave, falls);
    CourierTable.Introduction introduction = table.introduction();
    if (introduces && dealt.kinds().contains(introduction.kind())) {
      shuffle(dealt);
      left.remove((Integer) introduction.kind());
      send(table.kinds().get(introduction.kind()).spec(falls).staying(introduction.stay()), now);
    } else {
      send(table.kinds().get(draw(dealt)).spec(falls), now);
    }
    introduces = false;
  }

  /** The index of a kind; what is left of a deck of another wave is put away. */
  private int draw(CourierTable.Deck of) {
    if (left.isEmpty() || !deck.equals(of)) {
      shuffle(of);
    }
    return left.remove(random.index(left.size()));
  }

  private void shuffle(CourierTable.Deck of) {
    deck = of;
    left.clear();
    left.addAll(of.kinds());
  }

  private void send(CourierSpec spec, Snapshot now) {
    int ship = now.first(EntityKind.SHIP);
    int drone = now.first(EntityKind.DRONE);
    CourierSpec.Station station = spec.station();
    // The place about which it flies is as far from where it comes as its figure reaches.
    double edge = station.edge() + spec.reach();
    double bestX = 0;
    double bestY = 0;
    double farthest = Double.NEGATIVE_INFINITY;
    for (int place = 0; place < PLACES && farthest < spec.keepOff(); place++) {
      double side = random.index(2) == 0 ? 0 : Math.PI;
      double bearing = side + random.range(-SPREAD, SPREAD);
      double x = now.x(ship) + station.away() * Trigonometry.cos(bearing);
      double y = now.y(ship) + station.aside() * Trigonometry.sin(bearing);
      x = Math.max(edge, Math.min(now.width() - edge, x));
      y = Math.max(edge, Math.min(now.height() - edge, y));
      double off = StrictMath.hypot(x - now.x(drone), y - now.y(drone));
      if (off > farthest) {
        farthest = off;
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
    hash.add(left.size());
    for (int i = 0; i < left.size(); i++) {
      hash.add(left.get(i));
    }
  }
}
