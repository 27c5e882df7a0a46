package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/** The player's commands to the drone, and their events. */
class DroneOrdersTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int START = 1;

  private final Command player = new Command();
  private final EventLog told = new EventLog();
  private int wanted;
  private final World world = new World(CONTENT.world(), 1, new Targeting(), START);
  private final int drone = world.current().id(world.current().first(EntityKind.DRONE));

  @AfterEach
  void close() {
    world.close();
  }

  private void tick() {
    told.clear();
    world.tick(player);
    told.add(world.events());
  }

  @Test
  void theSnapShotRuleFlipsWithEachCommand() {
    boolean on = world.current().droneGun().snapShot;
    for (int i = 0; i < 4; i++) {
      player.toggleSnapShot = true;
      tick();
      on = !on;
      assertThat(world.current().droneGun().snapShot).isEqualTo(on);
      player.toggleSnapShot = false;
      tick();
      assertThat(world.current().droneGun().snapShot).isEqualTo(on);
    }
  }

  @Test
  void anotherAimModeIsTakenWithOneEventUnlessItDoesNotExist() {
    int modes = CONTENT.aimModes().size();
    for (int mode = -2; mode < modes + 2; mode++) {
      int before = world.current().droneGun().mode;
      boolean taken = mode >= 0 && mode < modes && mode != before;
      player.mode = mode;
      tick();
      assertThat(world.current().droneGun().mode).isEqualTo(taken ? mode : before);
      assertThat(told.count(EventType.MODE_CHANGED)).isEqualTo(taken ? 1 : 0);
      if (taken) {
        assertThat(told.only(EventType.MODE_CHANGED).aimMode()).isEqualTo(mode);
        assertThat(told.only(EventType.MODE_CHANGED).entity()).isEqualTo(drone);
      }
      tick();
      assertThat(told.all(EventType.MODE_CHANGED)).isEmpty();
    }
  }

  @Test
  void aNewTargetCausesOneEventAndALostOneNone() {
    for (int target : new int[] {71, 71, 72, 0, 0, 72}) {
      int before = world.current().droneGun().target;
      wanted = target;
      tick();
      assertThat(world.current().droneGun().target).isEqualTo(target);
      assertThat(told.all(EventType.TARGET_LOCKED))
          .extracting(Event::target)
          .isEqualTo(target == 0 || target == before ? List.of() : List.of(target));
    }
  }

  private int named() {
    return world.current().droneGun().named;
  }

  private void order(int id) {
    player.named = id;
    tick();
    player.named = Command.UNCHANGED;
  }

  @Test
  void aLivingFoeIsNamedWithOneEventAndReleasedWithAnother() {
    Spawns.tank(world, CONTENT.tanks().get(0), 20, 20, 0);
    Spawns.tank(world, CONTENT.tanks().get(0), 70, 40, 0);
    tick();
    int first = world.current().id(world.current().first(EntityKind.TANK));
    int second = world.current().id(world.current().first(EntityKind.TANK) + 1);
    for (int id : new int[] {first, first, second, 0, 0, second}) {
      int before = named();
      order(id);
      assertThat(named()).isEqualTo(id);
      assertThat(told.all(EventType.TARGET_NAMED))
          .extracting(Event::target)
          .isEqualTo(id == 0 || id == before ? List.of() : List.of(id));
      assertThat(told.all(EventType.TARGET_RELEASED))
          .extracting(Event::target)
          .isEqualTo(id == 0 && before != 0 ? List.of(before) : List.of());
      tick();
      assertThat(named()).isEqualTo(id);
    }
  }

  @Test
  void whatIsNoFoeCannotBeNamed() {
    Spawns.tank(world, CONTENT.tanks().get(0), 20, 20, 0);
    CONTENT.vessels().forEach(spec -> Spawns.vessel(world, spec, 70, 40, 0));
    CONTENT.couriers().kinds().forEach(kind -> Spawns.courier(world, kind.spec(), 50, 10));
    tick();
    world.spawnShot(48, 10, 0);
    tick();
    Snapshot seen = world.current();
    for (int i = 0; i < seen.size(); i++) {
      boolean isFoe = KindRange.FOES.contains(seen.kind(i));
      boolean locks = seen.kind(i) != EntityKind.COURIER || seen.row(i).lockable;
      int id = seen.id(i);
      int before = named();
      order(id);
      assertThat(named()).as(seen.kind(i).name()).isEqualTo(isFoe && locks ? id : before);
      seen = world.current();
    }
    int before = named();
    for (int id : new int[] {Integer.MAX_VALUE, 1_000_000, -2, Integer.MIN_VALUE}) {
      order(id);
      assertThat(named()).isEqualTo(before);
    }
  }

  @Test
  void aNamedFoeThatDiesIsNoLongerNamed() {
    Spawns.tank(world, CONTENT.tanks().get(0), 20, 20, 0);
    tick();
    int tank = world.current().id(world.current().first(EntityKind.TANK));
    order(tank);
    world.spawnShot(18, 20, 0, 1000);
    int ticks = 0;
    while (world.current().indexOf(tank) >= 0 && ticks < 60) {
      assertThat(named()).isEqualTo(tank);
      tick();
      ticks++;
    }
    assertThat(world.current().indexOf(tank)).as("the tank").isNegative();
    assertThat(named()).isZero();
    assertThat(told.all(EventType.TARGET_RELEASED)).isEmpty();
  }

  @Test
  void onlyAnOrderThatStandsChangesTheHash() {
    Spawns.tank(world, CONTENT.tanks().get(0), 20, 20, 0);
    tick();
    int tank = world.current().id(world.current().first(EntityKind.TANK));
    try (World same = new World(CONTENT.world(), 1, new Targeting(), START)) {
      Spawns.tank(same, CONTENT.tanks().get(0), 20, 20, 0);
      same.tick(new Command());
      assertThat(same.hash()).isEqualTo(world.hash());
      order(tank);
      same.tick(new Command());
      assertThat(same.hash()).isNotEqualTo(world.hash());
      order(0);
      same.tick(new Command());
      assertThat(same.hash()).isEqualTo(world.hash());
    }
  }

  /** Pilots with a drone that wants the target {@link #wanted}. */
  private final class Targeting extends StillPilots {
    @Override
    public Pilot drone() {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.target = wanted;
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }
}
