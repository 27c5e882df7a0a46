package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class SoundMeterTest {
  @Property(seed = "1", tries = 300)
  void whatIsFartherApartThanTheQueueIsAGap(
      @ForAll @DoubleRange(min = 0.02, max = 0.1) double queue,
      @ForAll @Size(min = 1, max = 60) List<@LongRange(min = 0, max = 200_000_000) Long> apart) {
    SoundMeter meter = new SoundMeter(queue);
    long now = -1_000;
    int gaps = 0;
    meter.wrote(now, 800);
    for (long step : apart) {
      now += step;
      gaps += step > Math.round(queue * 1e9) ? 1 : 0;
      meter.wrote(now, 900);
    }
    assertThat(meter.gaps()).isEqualTo(gaps);
    assertThat(meter.firstMs()).isEqualTo(800);
  }

  @Example
  void nothingIsKnownBeforeTheFirstBlock() {
    assertThat(new SoundMeter(0.05).firstMs()).isNaN();
    assertThat(new SoundMeter(0.05).gaps()).isZero();
  }
}
