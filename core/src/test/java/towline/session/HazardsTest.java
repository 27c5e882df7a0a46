package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.HazardSpec;

class HazardsTest {
  /** A hazard that multiplies everything by 1.5. */
  private static final HazardSpec ALL = new HazardSpec(0, "ALL", 5, 1.5, 1.5, true, 1.1);

  @Test
  void hazardsMultiplyUpToALimit() {
    Hazards hazards = new Hazards();
    for (int faced = 1; faced <= 20; faced++) {
      hazards.add(ALL);
      double expected = Math.min(HazardSpec.MAX_MULTIPLE, Math.pow(1.5, faced));
      assertThat(hazards.fire()).isEqualTo(expected);
      assertThat(hazards.pace()).isEqualTo(expected);
      assertThat(hazards.gravity()).isEqualTo(Math.min(40, 5 * faced));
      assertThat(hazards.count()).isEqualTo(faced);
    }
    assertThat(hazards.rack()).isTrue();
  }

  @Test
  void aLostRackStaysLost() {
    Hazards hazards = new Hazards();
    hazards.add(new HazardSpec(1, "NO_RACK", 0, 1, 1, false, 1));
    hazards.add(ALL);
    assertThat(hazards.rack()).isFalse();
  }
}
