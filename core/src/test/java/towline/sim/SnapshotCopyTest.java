package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
          assertThat(again)
              .usingRecursiveComparison()
              .withEqualsForType(Double::equals, Double.class)
              .isEqualTo(copy);
          for (int i = 0; i < copy.size(); i++) {
            assertThat(row(copy, i)).isEqualTo(row(run.current(), i));
          }
          assertThat(copy.tow()).usingRecursiveComparison().isEqualTo(run.current().tow());
          assertThat(copy.turret()).usingRecursiveComparison().isEqualTo(run.current().turret());
          assertThat(copy.arsenal()).usingRecursiveComparison().isEqualTo(run.current().arsenal());
        }
      }
    }
  }

  /** All that can be asked about a row, by the name of the question. */
  private static Map<String, Object> row(Snapshot snapshot, int i) {
    Map<String, Object> row = new TreeMap<>();
    for (Method question : Snapshot.class.getMethods()) {
      if (List.of(question.getParameterTypes()).equals(List.of(int.class))
          && question.getReturnType() != void.class) {
        row.put(question.getName(), answer(question, snapshot, i));
      }
    }
    return row;
  }

  private static Object answer(Method question, Snapshot snapshot, int i) {
    try {
      question.setAccessible(true); // Some are declared by superclasses that are not public.
      return question.invoke(snapshot, i);
    } catch (InvocationTargetException e) {
      // What only some kinds have means nothing for the others; it must mean the same nothing.
      return String.valueOf(e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
