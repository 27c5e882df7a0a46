package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Pilot;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.WhipSpec;

/** The swung drone rams, bats and throws. */
class WhipTest {
  private static final GameContent CONTENT = GameContent.load();

  private final Map<GameEvent, Double> maxAmounts = new HashMap<>();

  @Test
  void straightFlightIsNotLethalButCirclingIs() {
    try (World world = world()) {
      Command command = new Command();
      command.thrustX = 1;
      for (int tick = 0; tick < 90; tick++) {
        tick(world, command);
      }
      assertThat(maxAmounts).doesNotContainKey(EventType.WHIP_LETHAL);
      circle(world, 360);
      assertThat(maxAmounts).containsKey(EventType.WHIP_LETHAL);
    }
  }

  @Test
  void theKillsOfASwingAreCounted() {
    try (World world = world()) {
      circle(world, 240);
      maxAmounts.clear();
      int most = 0;
      for (int tick = 0; tick < 240; tick++) {
        if (tick % 5 == 0) {
          Snapshot now = world.current();
          int drone = now.first(EntityKind.DRONE);
          double ahead = 0.08;
          Spawns.mite(
              world,
              CONTENT.mites().get(0),
              now.x(drone) + ahead * now.vx(drone),
              now.y(drone) + ahead * now.vy(drone),
              0,
              tick);
        }
        circle(world, 1);
        most = Math.max(most, world.current().cable().swingKills);
      }
      for (int tick = 0; tick < 240; tick++) {
        tick(world, new Command());
      }
      assertThat(most).isGreaterThanOrEqualTo(3);
      assertThat(maxAmounts.get(EventType.WHIP_ENDED)).isGreaterThanOrEqualTo(3.0);
      assertThat(world.current().cable().swingKills).isZero();
    }
  }

  /**
   * Slow kills, too: otherwise a blow that is too slow for a swing would be paid as a first one.
   */
  @Test
  void everyKillOfTheDroneCountsInASwing() {
    WhipSpec whip = CONTENT.world().drone().whip();
    int slow = 0;
    int rammed = 0;
    int counted = 0;
    try (World world = world()) {
      for (int tick = 0; tick < 2400; tick++) {
        Snapshot now = world.current();
        int drone = now.first(EntityKind.DRONE);
        double speed = StrictMath.hypot(now.vx(drone), now.vy(drone));
        if (tick % 37 == 0 && tick < 2200) {
          spawnMite(
              world, now.x(drone) + 0.08 * now.vx(drone), now.y(drone) + 0.08 * now.vy(drone));
        }
        if (tick % 300 < 120 && tick < 2200) {
          circle(world, 1);
        } else {
          tick(world, new Command());
        }
        for (int i = 0; i < world.events().size(); i++) {
          switch ((EventType) world.events().get(i).type()) {
            case KILLED_BY_WHIP -> {
              rammed++;
              slow += speed < whip.ramSpeed() ? 1 : 0;
              assertThat(world.current().cable().swingKills).isPositive();
            }
            case KILLED_BY_CHAIN ->
                rammed += world.events().get(i).cause() == now.id(drone) ? 1 : 0;
            case WHIP_ENDED -> counted += world.events().get(i).kills();
            default -> {
              // Other events are no deaths.
            }
          }
        }
      }
    }
    assertThat(slow).isGreaterThan(5);
    assertThat(rammed).isGreaterThan(slow + 5);
    assertThat(counted).isEqualTo(rammed);
  }

  /** The drone may be too slow to break a tank by then. */
  @Test
  void aSwingLastsWhileTheDroneIsFastEnoughToPlough() {
    WhipSpec whip = CONTENT.world().drone().whip();
    try (World world = world()) {
      circle(world, 240);
      maxAmounts.clear();
      double sinceSlow = 0;
      int kills = 0;
      while (speed(world) >= whip.ploughSpeed()) {
        Snapshot now = world.current();
        int drone = now.first(EntityKind.DRONE);
        sinceSlow += speed(world) < whip.ramSpeed() ? Tick.SECONDS : 0;
        if (kills == 0 || (kills == 1 && sinceSlow > whip.swingGrace())) {
          kills++;
          spawnMite(
              world, now.x(drone) + 0.05 * now.vx(drone), now.y(drone) + 0.05 * now.vy(drone));
        }
        tick(world, new Command());
        assertThat(maxAmounts).doesNotContainKey(EventType.WHIP_ENDED);
      }
      for (int tick = 0; tick < 60; tick++) {
        tick(world, new Command());
      }
      assertThat(sinceSlow).isGreaterThan(whip.swingGrace());
      assertThat(maxAmounts.get(EventType.WHIP_ENDED)).isEqualTo(2.0);
    }
  }

  private static double speed(World world) {
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    return StrictMath.hypot(now.vx(drone), now.vy(drone));
  }

  /** Mites are spawned in the way of the drone, at the cable and in the exhaust. */
  @ParameterizedTest
  @EnumSource(
      value = ModuleKind.class,
      names = {"LIVE_CABLE", "BARBED_CABLE", "AFTERBURNER", "MAGNET"})
  void killsOfModulesDoNotCountInASwing(ModuleKind module) {
    try (World world = world()) {
      world.fit(CONTENT.modules().get(module.ordinal()));
      circle(world, 240);
      int rammed = 0;
      int byModule = 0;
      int counted = 0;
      for (int tick = 0; tick < 600; tick++) {
        Snapshot now = world.current();
        int drone = now.first(EntityKind.DRONE);
        int ship = now.first(EntityKind.SHIP);
        if (tick % 6 == 0 && tick < 300) {
          double ahead = 0.08;
          spawnMite(
              world, now.x(drone) + ahead * now.vx(drone), now.y(drone) + ahead * now.vy(drone));
        } else if (tick % 6 == 3 && tick < 300) {
          spawnMite(world, (now.x(drone) + now.x(ship)) / 2, (now.y(drone) + now.y(ship)) / 2);
          double astern = now.heading(ship) + Math.PI;
          spawnMite(
              world,
              now.x(ship) + 2.5 * Trigonometry.cos(astern),
              now.y(ship) + 2.5 * Trigonometry.sin(astern));
        }
        if (tick < 330) {
          circle(world, 1);
        } else {
          tick(world, new Command());
        }
        for (int i = 0; i < world.events().size(); i++) {
          switch ((EventType) world.events().get(i).type()) {
            case KILLED_BY_WHIP -> rammed++;
            case KILLED_BY_CHAIN ->
                rammed += world.events().get(i).cause() == now.id(drone) ? 1 : 0;
            case KILLED_BY_MODULE -> byModule++;
            case WHIP_ENDED -> counted += world.events().get(i).kills();
            default -> {
              // Other events are no deaths.
            }
          }
        }
      }
      assertThat(rammed).isGreaterThan(10);
      assertThat(byModule > 10).isEqualTo(module != ModuleKind.MAGNET);
      assertThat(counted).isEqualTo(rammed);
    }
  }

  private static void spawnMite(World world, double x, double y) {
    Spawns.mite(world, CONTENT.mites().get(0), x, y, 0, 1);
  }

  /** An obstacle for the swung drone. */
  private interface Obstacle {
    void spawn(World world, double x, double y);
  }

  /** Swings the drone, spawns an obstacle in its way, and swings on until the awaited event. */
  private void swingInto(World world, Obstacle obstacle, EventType awaited) {
    circle(world, 240);
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double ahead = 0.08;
    obstacle.spawn(
        world, now.x(drone) + ahead * now.vx(drone), now.y(drone) + ahead * now.vy(drone));
    maxAmounts.clear();
    for (int tick = 0; tick < 30 && !maxAmounts.containsKey(awaited); tick++) {
      circle(world, 1);
    }
    assertThat(maxAmounts).containsKey(awaited);
  }

  /** Returns a kind of tank with {@code health} points. */
  static TankSpec tough(double health) {
    TankSpec t = CONTENT.tanks().get(0);
    return new TankSpec("tough", t.chassis(), t.drive().withHealth(health), t.gun(), t.motion());
  }

  @Test
  void aTankThatTheDroneDoesNotBreakIsThrownInTheDronesDirection() {
    try (World world = world()) {
      swingInto(world, (w, x, y) -> Spawns.tank(w, tough(1000), x, y, 0), EventType.TANK_THROWN);
      Snapshot now = world.current();
      double vx = now.vx(now.first(EntityKind.DRONE));
      double vy = now.vy(now.first(EntityKind.DRONE));
      double x = now.x(now.first(EntityKind.TANK));
      double y = now.y(now.first(EntityKind.TANK));
      double knock = CONTENT.world().drone().whip().knock();
      circle(world, 6);
      now = world.current();
      assertThat(now.x(now.first(EntityKind.TANK)) - x)
          .isCloseTo(knock * vx * 6 * Tick.SECONDS, within(0.5));
      assertThat(now.y(now.first(EntityKind.TANK)) - y)
          .isCloseTo(knock * vy * 6 * Tick.SECONDS, within(0.5));
    }
  }

  @Test
  void aThrownTankHurtsAnotherTankAndItself() {
    try (World world = world()) {
      swingInto(world, (w, x, y) -> Spawns.tank(w, tough(1000), x, y, 0), EventType.TANK_THROWN);
      Snapshot now = world.current();
      double vx = now.vx(now.first(EntityKind.DRONE));
      double vy = now.vy(now.first(EntityKind.DRONE));
      double speed = StrictMath.hypot(vx, vy);
      double x = now.x(now.first(EntityKind.TANK)) + 2.2 * vx / speed;
      double y = now.y(now.first(EntityKind.TANK)) + 2.2 * vy / speed;
      double before = now.health(now.first(EntityKind.TANK));
      Spawns.tank(world, tough(1001), x, y, 0);
      circle(world, 20);
      now = world.current();
      assertThat(now.count(EntityKind.TANK)).isEqualTo(2);
      int thrown = now.first(EntityKind.TANK);
      assertThat(now.health(thrown)).isLessThan(before);
      assertThat(now.health(thrown + 1)).as("what it met").isLessThan(1);
    }
  }

  @Test
  void aMissileThatMeetsTheSwungDroneIsBattedAndFriendly() {
    try (World world = world()) {
      MissileSpec hornet = CONTENT.missiles().get(0);
      swingInto(world, (w, x, y) -> Spawns.missile(w, hornet, x, y, 0), EventType.MISSILE_BATTED);
      assertThat(maxAmounts).doesNotContainKey(EventType.MISSILE_BURST);
      circle(world, 1);
      assertThat(world.current().count(EntityKind.MISSILE)).isZero();
      assertThat(world.current().count(EntityKind.OWN_MISSILE)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = EntityKind.class,
      names = {"SHIP", "WINGMAN"})
  void aMissileThatMeetsShipOrWingmanFirstIsNotBatted(EntityKind met) {
    try (World world = world()) {
      circle(world, 240);
      if (met == EntityKind.WINGMAN) {
        Snapshot now = world.current();
        int ship = now.first(EntityKind.SHIP);
        Spawns.powerUp(world, PowerUpKind.WINGMEN, now.x(ship), now.y(ship));
        circle(world, 60);
      }
      Snapshot now = world.current();
      assertThat(now.count(met)).isPositive();
      int friend = now.first(met);
      Spawns.missile(world, CONTENT.missiles().get(0), now.x(friend), now.y(friend), 0);
      maxAmounts.clear();
      while (!maxAmounts.containsKey(EventType.MISSILE_BURST)) {
        circle(world, 1);
        assertThat(speed(world)).isGreaterThan(CONTENT.world().drone().whip().ploughSpeed());
        assertThat(maxAmounts).doesNotContainKey(EventType.MISSILE_BATTED);
      }
    }
  }

  /** Pilots with friendly missiles that fly straight on. */
  private static final class StraightBatted extends StillPilots {
    @Override
    public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.thrustX = Trigonometry.cos(heading);
          command.thrustY = Trigonometry.sin(heading);
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }

  /** The swung drone returns to a missile that has waited there for {@code age} ticks. */
  @ParameterizedTest
  @CsvSource({
    "4, false",
    "30, false",
    "41, false",
    "44, false",
    "60, false",
    "90, true",
    "60, true"
  })
  void aBattedMissileOfAnyAgeStrikesATank(int age, boolean hammer) {
    int meets = 330;
    double x;
    double y;
    try (World world = world()) {
      circle(world, meets);
      x = world.current().x(world.current().first(EntityKind.DRONE));
      y = world.current().y(world.current().first(EntityKind.DRONE));
    }
    phase = 0;
    MissileSpec hornet = CONTENT.missiles().get(0);
    try (World world = new World(CONTENT.world(), 1, new StraightBatted(), 1)) {
      circle(world, meets - age);
      Spawns.missile(world, hornet, x, y, 0);
      if (hammer) {
        world.fit(CONTENT.modules().get(ModuleKind.HAMMER.ordinal()));
      }
      maxAmounts.clear();
      for (int tick = 0;
          tick < age + 5 && !maxAmounts.containsKey(EventType.MISSILE_BATTED);
          tick++) {
        circle(world, 1);
      }
      assertThat(maxAmounts)
          .containsKey(EventType.MISSILE_BATTED)
          .doesNotContainKeys(
              EventType.MISSILE_BURST, EventType.KILLED_BY_WHIP, EventType.DRONE_STRUCK);
      assertThat(world.current().count(EntityKind.MISSILE)).isZero();
      int batted = world.current().first(EntityKind.OWN_MISSILE);
      assertThat(world.current().count(EntityKind.OWN_MISSILE)).isEqualTo(1);
      double course = world.current().heading(batted);
      Spawns.tank(
          world,
          tough(0.8 * hornet.damage()),
          world.current().x(batted) + 12 * Trigonometry.cos(course),
          world.current().y(batted) + 12 * Trigonometry.sin(course),
          0);
      Command still = new Command();
      for (int tick = 0; tick < 90; tick++) {
        tick(world, still);
      }
      assertThat(maxAmounts).containsKeys(EventType.MISSILE_BURST, EventType.KILLED_BY_OWN_MISSILE);
    }
  }

  /**
   * A tank that was within the missile's reach on its way to the drone, but is not at the place of
   * the bat, is not struck.
   */
  @Test
  void aBattedMissileDoesNotStrikeOnItsWayToTheDrone() {
    int meets = 330;
    MissileSpec hornet = CONTENT.missiles().get(0);
    double reach = hornet.radius() + hornet.fuse() + CONTENT.tanks().get(0).radius();
    try (World world = world()) {
      circle(world, meets);
      Snapshot now = world.current();
      int drone = now.first(EntityKind.DRONE);
      double x = now.x(drone);
      double y = now.y(drone);
      double course = StrictMath.atan2(now.vy(drone), now.vx(drone));
      int spared = 0;
      for (double side : new double[] {Math.PI / 2, -Math.PI / 2}) {
        for (double behind = 0.1; behind < 0.5; behind += 0.02) {
          spared += isSpared(meets, x, y, course + side, reach + behind) ? 1 : 0;
        }
      }
      assertThat(spared).isPositive();
    }
  }

  /**
   * Lets a missile fly from the side of a tank, and checks that it strikes the tank only in reach;
   * returns true if it was out of reach when it was batted, and within reach a tick before.
   */
  private boolean isSpared(int meets, double x, double y, double from, double distance) {
    phase = 0;
    maxAmounts.clear();
    MissileSpec hornet = CONTENT.missiles().get(0);
    double reach = hornet.radius() + hornet.fuse() + CONTENT.tanks().get(0).radius();
    try (World world = new World(CONTENT.world(), 1, new StraightMissiles(from + Math.PI), 1)) {
      circle(world, meets - 3);
      double cosine = Trigonometry.cos(from);
      double sine = Trigonometry.sin(from);
      Spawns.tank(world, tough(1000), x + distance * cosine, y + distance * sine, 0);
      Spawns.missile(world, hornet, x + 0.6 * cosine, y + 0.6 * sine, from + Math.PI);
      for (int tick = 0; tick < 6; tick++) {
        circle(world, 1);
        Snapshot now = world.current();
        int tank = now.first(EntityKind.TANK);
        for (int i = 0; i < world.events().size(); i++) {
          if (world.events().get(i).type() == EventType.MISSILE_BATTED) {
            double dx = now.x(tank) - world.events().get(i).x();
            double dy = now.y(tank) - world.events().get(i).y();
            double gap = StrictMath.hypot(dx, dy);
            if (gap > reach) {
              assertThat(maxAmounts).doesNotContainKey(EventType.MISSILE_BURST);
            }
            double step = hornet.speed() * Tick.SECONDS;
            return gap > reach && StrictMath.hypot(dx - step * cosine, dy - step * sine) <= reach;
          }
        }
      }
      return false;
    }
  }

  /** Pilots with missiles that fly straight along a bearing. */
  private static final class StraightMissiles extends StillPilots {
    private final double bearing;

    StraightMissiles(double bearing) {
      this.bearing = bearing;
    }

    @Override
    public Pilot missile(MissileSpec spec, double heading, long seed) {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.thrustX = Trigonometry.cos(bearing);
          command.thrustY = Trigonometry.sin(bearing);
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }

  /** Missiles wait on the way of the drone while its speed grows. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theDroneBatsFromPloughSpeedOnWithAndWithoutTheHammer(boolean hammer) {
    ModuleSpec module = CONTENT.modules().get(ModuleKind.HAMMER.ordinal());
    double eased = hammer ? module.raises().get(Stat.RAM_EASE) : 0;
    double least = CONTENT.world().drone().whip().ploughSpeed() - eased;
    Set<Boolean> outcomes = new HashSet<>();
    for (int meets = 20; meets < 140; meets += 4) {
      double x;
      double y;
      phase = 0;
      try (World world = world()) {
        circle(world, meets);
        x = world.current().x(world.current().first(EntityKind.DRONE));
        y = world.current().y(world.current().first(EntityKind.DRONE));
      }
      phase = 0;
      maxAmounts.clear();
      try (World world = world()) {
        if (hammer) {
          world.fit(module);
        }
        circle(world, meets - 6);
        Spawns.missile(world, CONTENT.missiles().get(0), x, y, 0);
        while (phase < meets + 6
            && !maxAmounts.containsKey(EventType.MISSILE_BATTED)
            && !maxAmounts.containsKey(EventType.MISSILE_BURST)) {
          circle(world, 1);
        }
        Snapshot now = world.current();
        int drone = now.first(EntityKind.DRONE);
        boolean fast = StrictMath.hypot(now.vx(drone), now.vy(drone)) >= least;
        assertThat(maxAmounts.containsKey(EventType.MISSILE_BATTED)).isEqualTo(fast);
        assertThat(maxAmounts.containsKey(EventType.MISSILE_BURST)).isEqualTo(!fast);
        outcomes.add(fast);
      }
    }
    assertThat(outcomes).containsExactlyInAnyOrder(false, true);
  }

  @Test
  void aMissileThatMeetsARestingDroneBursts() {
    try (World world = world()) {
      Snapshot now = world.current();
      int drone = now.first(EntityKind.DRONE);
      MissileSpec hornet = CONTENT.missiles().get(0);
      Spawns.missile(world, hornet, now.x(drone), now.y(drone), 0);
      for (int tick = 0; tick < 60; tick++) {
        tick(world, new Command());
      }
      assertThat(maxAmounts)
          .containsKey(EventType.MISSILE_BURST)
          .doesNotContainKey(EventType.MISSILE_BATTED);
    }
  }

  private int phase;

  /** Flies in circles, at the rate that swings the drone out the most. */
  private void circle(World world, int ticks) {
    Command command = new Command();
    for (int tick = 0; tick < ticks; tick++) {
      phase++;
      double bearing = 2 * Math.PI * phase * Tick.SECONDS / 2;
      command.thrustX = Trigonometry.cos(bearing);
      command.thrustY = Trigonometry.sin(bearing);
      tick(world, command);
    }
  }

  private void tick(World world, Command command) {
    world.tick(command);
    world.repairShip(5);
    for (int i = 0; i < world.events().size(); i++) {
      maxAmounts.merge(world.events().get(i).type(), world.events().get(i).amount(), Math::max);
    }
  }

  private static World world() {
    return new World(CONTENT.world(), 1, new StillPilots(), 1);
  }
}
