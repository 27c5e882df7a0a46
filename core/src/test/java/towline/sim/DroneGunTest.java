package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.WorldSpec;

/** The reload time of the drone's gun. */
class DroneGunTest {
  private static final WorldSpec SPEC = GameContent.load().world();

  /** Id of the target of snap shots. */
  private static final int SNAP_TARGET = 77;

  /**
   * After a snap shot the gun is sooner ready for the planned shot. With a held barrel all shots
   * are snap shots, and take the usual time.
   */
  @ParameterizedTest
  @EnumSource(AimMode.class)
  void aSnapShotTakesAShareOfTheReload(AimMode mode) {
    double usual = SPEC.drone().guns().get(mode.ordinal()).reload();
    double snap = mode.turns() ? SPEC.drone().snapReload() * usual : usual;
    assertThat(reload(mode, 0)).isCloseTo(usual, within(1.01 * Tick.SECONDS));
    assertThat(reload(mode, SNAP_TARGET)).isCloseTo(snap, within(1.01 * Tick.SECONDS));
  }

  /** Returns the time from the first shot to the second, s. */
  private static double reload(AimMode mode, int shotTarget) {
    try (World world =
        new World(SPEC, 3, new Shooters(shotTarget, !mode.turns()), mode.ordinal())) {
      Command player = new Command();
      int ticks = 0;
      int shots = 0;
      while (shots < 2) {
        world.tick(player);
        ticks += shots;
        for (int i = 0; i < world.events().size(); i++) {
          shots += world.events().get(i).type() == EventType.DRONE_FIRED ? 1 : 0;
        }
      }
      assertThat(world.current().count(EntityKind.DRONE)).isEqualTo(1);
      return ticks * Tick.SECONDS;
    }
  }

  /** Pilots with a drone that fires whenever it can. */
  private static final class Shooters extends StillPilots {
    private final int shotTarget;
    private final boolean astern;

    Shooters(int shotTarget, boolean astern) {
      this.shotTarget = shotTarget;
      this.astern = astern;
    }

    @Override
    public Pilot drone() {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.fire = true;
          command.shotTarget = shotTarget;
          command.astern = astern;
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }
}
