package towline.shots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;

class MarksTest {
  private static final ShotsRecord RECORD =
      ShotsRecord.none()
          .with(new ShotsDay(1, List.of("LEAD", "LEAD", "LEARN", "SURE"), "FNHF", true))
          .with(new ShotsDay(2, List.of("LEARN", "LEAD", "FORGOTTEN"), "NFF", false));

  @Test
  void countsByMode() {
    Marks marks = new Marks(RECORD);
    assertThat(marks.of(AimMode.LEAD)).isEqualTo(new Marks.Tally(2, 0, 1));
    assertThat(marks.of(AimMode.LEARN)).isEqualTo(new Marks.Tally(0, 1, 1));
    assertThat(marks.of(AimMode.HOLD).all()).isZero();
    assertThat(marks.most()).isEqualTo(3);
  }

  @Test
  void theWorstModeHasTheSmallestShareOfMarks() {
    assertThat(new Marks(RECORD).worst()).contains(AimMode.LEARN);
  }

  @Test
  void aPlayerWithoutLossesHasNoWorstMode() {
    ShotsRecord perfect =
        ShotsRecord.none().with(new ShotsDay(1, List.of("SURE", "SURE"), "FF", true));
    assertThat(new Marks(perfect).worst()).isEmpty();
    assertThat(new Marks(ShotsRecord.none()).worst()).isEmpty();
  }
}
