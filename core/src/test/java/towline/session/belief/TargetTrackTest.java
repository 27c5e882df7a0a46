package towline.session.belief;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class TargetTrackTest {
  @Property(seed = "771")
  void aTrackOfAnyLengthKeepsItsEndsAndItsOrder(@ForAll @IntRange(min = 1, max = 700) int ticks) {
    TargetTrack track = new TargetTrack();
    for (int tick = 0; tick < ticks; tick++) {
      track.add(tick, -tick);
    }
    track.end(ticks, -ticks);
    assertThat(track.size()).isBetween(2, 33);
    assertThat(track.x(0)).isZero();
    assertThat(track.x(track.size() - 1)).isEqualTo(ticks);
    for (int i = 1; i < track.size(); i++) {
      assertThat(track.x(i)).isGreaterThan(track.x(i - 1));
      assertThat(track.y(i)).isEqualTo(-track.x(i));
    }
  }
}
