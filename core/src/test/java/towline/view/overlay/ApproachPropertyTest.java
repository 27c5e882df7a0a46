package towline.view.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class ApproachPropertyTest {
  private static final double MOMENT = 1e-5;

  private final Approach approach = new Approach();

  @Property(seed = "307")
  void theClosingSpeedIsTheRateAtWhichTheDistanceShrinks(
      @ForAll @DoubleRange(min = 1, max = 60) double distance,
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double bearing,
      @ForAll @DoubleRange(min = -40, max = 40) double vx,
      @ForAll @DoubleRange(min = -40, max = 40) double vy) {
    double x = distance * Math.cos(bearing);
    double y = distance * Math.sin(bearing);
    double later = Math.hypot(x + MOMENT * vx, y + MOMENT * vy);
    approach.update(x, y, vx, vy);
    assertThat(approach.closingSpeed()).isCloseTo((distance - later) / MOMENT, within(0.02));
    assertThat(approach.bearing()).isCloseTo(bearing, within(1e-9));
    assertThat(approach.distance()).isCloseTo(distance, within(1e-9));
  }

  @Property(seed = "308")
  void aThingStraightAheadArrivesAfterTheTimeToGo(
      @ForAll @DoubleRange(min = 1, max = 60) double distance,
      @ForAll @DoubleRange(min = -3.1, max = 3.1) double bearing,
      @ForAll @DoubleRange(min = 0.5, max = 60) double speed) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    approach.update(distance * cos, distance * sin, -speed * cos, -speed * sin);
    assertThat(approach.timeToGo() * speed).isCloseTo(distance, within(1e-6));
  }

  @Test
  void aThingThatFliesAwayNeverArrives() {
    approach.update(10, 0, 3, 0);
    assertThat(approach.closingSpeed()).isEqualTo(-3);
    assertThat(approach.timeToGo()).isInfinite();
  }

  @Test
  void aThingAtTheShipHasNoClosingSpeed() {
    approach.update(0, 0, 3, 4);
    assertThat(approach.closingSpeed()).isZero();
  }

  @Test
  void aSignPulsesOncePerPulseDistance() {
    approach.update(Approach.PULSE_DISTANCE, 0, 0, 0);
    assertThat(approach.pulse()).isCloseTo(1, within(1e-9));
    approach.update(1.5 * Approach.PULSE_DISTANCE, 0, 0, 0);
    assertThat(approach.pulse()).isCloseTo(0, within(1e-9));
    approach.update(2 * Approach.PULSE_DISTANCE, 0, 0, 0);
    assertThat(approach.pulse()).isCloseTo(1, within(1e-9));
  }

  @Property(seed = "309")
  void anEarlierImpactIsAStrongerWarningAndAFasterMissileALongerTooth(
      @ForAll @DoubleRange(min = 0, max = 30) double lesser,
      @ForAll @DoubleRange(min = 0, max = 30) double more) {
    double sum = lesser + more;
    assertThat(MissileWarning.strength(sum))
        .isBetween(0.2, 1.0)
        .isLessThanOrEqualTo(MissileWarning.strength(lesser));
    assertThat(MissileWarning.length(sum)).isGreaterThanOrEqualTo(MissileWarning.length(lesser));
    assertThat(MissileWarning.strength(1)).isEqualTo(1);
    assertThat(MissileWarning.length(20)).isGreaterThan(MissileWarning.length(10) + 0.5);
  }

  @Test
  void onlyAMissileWithTheShipAsTargetChasesIt() {
    Snapshot snapshot =
        new Snapshots(1)
            .with(EntityKind.SHIP, 3, 10, 10, 0)
            .withMissile(EntityKind.MISSILE, 7, 20, 10, 3)
            .withMissile(EntityKind.MISSILE, 8, 20, 12, 4)
            .build();
    assertThat(Approach.chasesShip(snapshot, snapshot.first(EntityKind.MISSILE))).isTrue();
    assertThat(Approach.chasesShip(snapshot, snapshot.first(EntityKind.MISSILE) + 1)).isFalse();
    Snapshot without = new Snapshots(1).withMissile(EntityKind.MISSILE, 7, 20, 10, 0).build();
    assertThat(Approach.chasesShip(without, 0)).isFalse();
  }
}
