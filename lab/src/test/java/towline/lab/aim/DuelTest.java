package towline.lab.aim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

class DuelTest {
  @Test
  void equalOptionsGiveEqualBytes() {
    String line = "duel --motion STILL,STRAIGHT --shots 200 --csv";
    String first = LabRun.printed(line);
    assertThat(LabRun.printed(line)).isEqualTo(first);
    assertThat(first)
        .startsWith(
            "mode,motion,engagements,shots,hits,hit_rate,low95,high95,mean_time_to_hit_s,possible\n");
  }
}
