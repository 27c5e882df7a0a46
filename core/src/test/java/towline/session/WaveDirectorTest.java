package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EventList;
import towline.sim.api.Tick;

class WaveDirectorTest {
  private static final GameContent CONTENT = GameContent.load();

  /** No foe is shot, so the wave goes on. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 5})
  void overtimeLastsFromTheEndOfTheCrowdToTheEndOfTheWave(int wave) {
    double seconds = CONTENT.arcade().wave(wave).crowd().seconds();
    EventList told = new EventList();
    try (World world = new World(CONTENT.world(), 1, new StillPilots(), 0)) {
      world.makeShipInvulnerable();
      WaveDirector director =
          new WaveDirector(
              CONTENT.arcade(),
              CONTENT.arcade().pressure(),
              world,
              new Hazards(),
              new RandomStream(1),
              wave);
      for (double left = CONTENT.arcade().pause(); left > 0; left -= Tick.SECONDS) {
        assertThat(director.overtime()).isZero();
        assertThat(director.direct(Tick.SECONDS, 1, told)).isFalse();
      }
      while (director.seconds() < seconds + 60) {
        world.tick(new Command());
        assertThat(director.direct(Tick.SECONDS, 1, told)).isFalse();
        double beyond = director.seconds() - seconds;
        assertThat(director.overtime()).isCloseTo(Math.max(0, beyond), within(1e-9));
      }
      director.next(told);
      assertThat(director.overtime()).as("between two waves").isZero();
    }
  }
}
