package towline.lab.steer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.homing.HomingInput;
import towline.homing.HomingLaw;
import towline.homing.HomingMethod;
import towline.homing.HomingOutput;
import towline.internal.RandomStream;

/** The law equals proportional navigation, with more turn if the target is known to turn. */
class AugmentedProportionalTest {
  private static final double DT = 1.0 / 60;

  private final HomingMethod augmented = new AugmentedProportional();
  private final HomingOutput out = new HomingOutput();

  private static HomingInput draw(RandomStream random) {
    HomingInput chase = new HomingInput();
    double heading = random.range(-1, 1);
    chase.directionX = StrictMath.cos(heading);
    chase.directionY = StrictMath.sin(heading);
    chase.speed = 15;
    chase.rangeX = random.range(8, 30);
    chase.rangeY = random.range(-3, 3);
    chase.targetVelocityX = random.range(-6, 6);
    chase.targetVelocityY = random.range(-6, 6);
    return chase;
  }

  private double turned(HomingMethod law, HomingInput chase) {
    law.steer(chase, DT, out);
    double cross = chase.directionX * out.directionY - chase.directionY * out.directionX;
    return StrictMath.asin(cross);
  }

  @Test
  void atWhatDoesNotTurnItIsProportionalNavigation() {
    RandomStream random = new RandomStream(151);
    for (int i = 0; i < 500; i++) {
      HomingInput chase = draw(random);
      assertThat(turned(augmented, chase)).isEqualTo(turned(HomingLaw.PROPORTIONAL, chase));
    }
  }

  @Test
  void itTurnsByHalfTheConstantTimesWhatTheTargetAcceleratesAcross() {
    RandomStream random = new RandomStream(152);
    for (int i = 0; i < 500; i++) {
      HomingInput chase = draw(random);
      chase.turnRate = 1000;
      double plain = turned(HomingLaw.PROPORTIONAL, chase);
      chase.targetTurnRate = random.range(-1, 1);
      double distance = Math.hypot(chase.rangeX, chase.rangeY);
      double along =
          (chase.rangeX * chase.targetVelocityX + chase.rangeY * chase.targetVelocityY) / distance;
      double extra = 0.5 * 4 * chase.targetTurnRate * along / 15 * DT;
      assertThat(turned(augmented, chase) - plain).isCloseTo(extra, within(1e-9));
    }
  }
}
