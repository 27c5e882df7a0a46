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
