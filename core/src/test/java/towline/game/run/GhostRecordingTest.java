package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;

/**
 * The ghost of a rematch has, at each tick, the recorded positions of ship and drone, and the
 * points.
 */
class GhostRecordingTest {
  private static final int TICKS = 900;

  private final GhostRecording track = new GhostRecording();
  private final GhostPose pose = new GhostPose();

  private record Place(double shipX, double shipY, double droneX, double droneY, long points) {}

  private static Place of(Run run) {
    int ship = run.current().first(EntityKind.SHIP);
    int drone = run.current().first(EntityKind.DRONE);
    return new Place(
        (float) run.current().x(ship),
        (float) run.current().y(ship),
        (float) run.current().x(drone),
        (float) run.current().y(drone),
        run.score().points());
  }

  @Test
  void theGhostHasThePoseOfTheRecordedTick() {
    List<Place> places = new ArrayList<>();
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, 1);
    try (BotRun flight = new BotRun(GameContent.load(), setup, "demo", BotRun.ModeChoice.FREE)) {
      for (int tick = 0; tick < TICKS; tick++) {
        flight.tick();
        track.onTick(flight.run());
        places.add(of(flight.run()));
      }
      assertThat(flight.run().current().tick()).isEqualTo(TICKS);
      assertThat(flight.run().score().points()).isPositive();
    }
    for (int tick = 1; tick <= TICKS; tick++) {
      assertThat(track.fill(tick, pose)).isTrue();
      assertThat(new Place(pose.shipX, pose.shipY, pose.droneX, pose.droneY, pose.points))
          .as("tick %d", tick)
          .isEqualTo(places.get(tick - 1));
    }
    assertThat(track.fill(TICKS + 1, pose)).as("after its end").isFalse();
    assertThat(pose.points).isEqualTo(places.get(TICKS - 1).points());
  }

  /** A player in a rematch does not take the recorded time to choose. */
  @Test
  void theGhostDoesNotWaitDuringDrafts() {
    RunSetup setup = new RunSetup(7, PlayMode.ARCADE, 1, 1);
    try (BotRun flight = new BotRun(GameContent.load(), setup, "idle", BotRun.ModeChoice.FREE)) {
      flight.run().openDraft();
      for (int tick = 0; tick < 300; tick++) {
        flight.tick();
        track.onTick(flight.run());
      }
      assertThat(flight.run().current().tick()).isBetween(100L, 250L).isEqualTo(track.ticks());
    }
  }

  @Test
  void withoutARunThereIsNoGhost() {
    assertThat(track.fill(5, pose)).isFalse();
    assertThat(track.ticks()).isZero();
  }
}
