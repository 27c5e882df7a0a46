package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;

/** A copy of a snapshot holds all that the snapshot does: whoever adds a field copies it, too. */
class SnapshotCopyTest {
  @Test
  void aCopyHasEveryFieldOfTheOriginal() {
    try (Run run = new Run(GameContent.load(), new RunSetup(5, PlayMode.ARCADE, 8, 3))) {
      Command command = new Command();
      command.fire = true;
      command.launch = true;
      command.reelRate = 1;
      for (int tick = 0; tick < 420; tick++) {
        command.thrustX = tick % 50 < 25 ? 1 : -1;
        run.tick(command);
        if (tick % 70 == 69) {
          Snapshot copy = new Snapshot();
          copy.set(run.current());
          Snapshot again = new Snapshot();
          again.set(copy);
          assertThat(copy.size()).isEqualTo(run.current().size());
          assertThat(again).usingRecursiveComparison().isEqualTo(copy);
          for (int i = 0; i < copy.size(); i++) {
            assertThat(copy.x(i)).isEqualTo(run.current().x(i));
          }
          assertThat(copy.tow()).usingRecursiveComparison().isEqualTo(run.current().tow());
          assertThat(copy.turret()).usingRecursiveComparison().isEqualTo(run.current().turret());
          assertThat(copy.arsenal()).usingRecursiveComparison().isEqualTo(run.current().arsenal());
        }
      }
    }
  }
}
