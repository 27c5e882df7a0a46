package towline.homing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Laws that hold for every law of the catalogue. */
class HomingLawPropertyTest {
  private static HomingInput random(SplittableRandom random) {
    HomingInput chase = new HomingInput();
    double heading = random.nextDouble(-Math.PI, Math.PI);
    chase.directionX = StrictMath.cos(heading);
    chase.directionY = StrictMath.sin(heading);
    chase.speed = random.nextDouble(1, 30);
    chase.rangeX = random.nextDouble(-40, 40);
    chase.rangeY = random.nextDouble(-40, 40);
    chase.targetVelocityX = random.nextDouble(-12, 12);
    chase.targetVelocityY = random.nextDouble(-12, 12);
    chase.targetTurnRate = random.nextInt(2) * random.nextDouble(-3, 3);
    chase.timeConstant = random.nextDouble(0.02, 1);
    chase.turnRate = random.nextDouble(0.5, 8);
    chase.id = random.nextInt(9);
    return chase;
  }

  /** The chase with all vectors turned by an angle and stretched; times stay. */
  private static HomingInput changed(HomingInput from, double angle, double scale, int mirror) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    HomingInput to = new HomingInput();
    to.directionX = c * from.directionX - s * mirror * from.directionY;
    to.directionY = s * from.directionX + c * mirror * from.directionY;
    to.rangeX = scale * (c * from.rangeX - s * mirror * from.rangeY);
    to.rangeY = scale * (s * from.rangeX + c * mirror * from.rangeY);
    to.targetVelocityX = scale * (c * from.targetVelocityX - s * mirror * from.targetVelocityY);
    to.targetVelocityY = scale * (s * from.targetVelocityX + c * mirror * from.targetVelocityY);
    to.targetTurnRate = mirror * from.targetTurnRate;
    to.speed = scale * from.speed;
    to.timeConstant = from.timeConstant;
    to.turnRate = from.turnRate;
    to.id = from.id;
    return to;
  }

  @Property(seed = "21", tries = 400)
  void theAnswerTurnsAndGrowsAndMirrorsWithTheWorld(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
      @ForAll @DoubleRange(min = -3, max = 3) double angle,
      @ForAll @DoubleRange(min = 0.1, max = 10) double scale) {
    SplittableRandom random = new SplittableRandom(seed);
    HomingInput chase = random(random);
    double dt = random.nextDouble(0.001, 0.1);
    int mirror = random.nextInt(2) * 2 - 1;
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    for (HomingLaw law : HomingLaw.values()) {
      HomingOutput plain = new HomingOutput();
      HomingOutput other = new HomingOutput();
      law.steer(chase, dt, plain);
      law.steer(changed(chase, angle, scale, mirror), dt, other);
      assertThat(other.turnRate * mirror).as("%s", law).isCloseTo(plain.turnRate, within(1e-5));
      assertThat(other.moveX / scale)
          .as("%s", law)
          .isCloseTo(c * plain.moveX - s * mirror * plain.moveY, within(1e-6));
      assertThat(other.moveY / scale)
          .as("%s", law)
          .isCloseTo(s * plain.moveX + c * mirror * plain.moveY, within(1e-6));
    }
  }

  @Property(seed = "22", tries = 400)
  void lawsThatKeepTheirSpeedKeepItAndTheirTurnLimit(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    HomingInput chase = random(random);
    double dt = random.nextDouble(0.001, 0.5);
    for (HomingLaw law :
        new HomingLaw[] {HomingLaw.LEAD_ARC, HomingLaw.PROPORTIONAL, HomingLaw.PURSUIT}) {
      HomingOutput out = new HomingOutput();
      law.steer(chase, dt, out);
      assertThat(StrictMath.hypot(out.directionX, out.directionY))
          .as("%s", law)
          .isCloseTo(1, within(1e-14));
      assertThat(Math.abs(out.turnRate))
          .as("%s", law)
          .isLessThanOrEqualTo(chase.turnRate * (1 + 1e-12));
      assertThat(StrictMath.hypot(out.moveX, out.moveY))
          .as("%s", law)
          .isLessThanOrEqualTo(chase.speed * dt * (1 + 1e-12));
    }
  }

  @Property(seed = "23", tries = 300)
  void nothingIsEverNotANumber(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    HomingInput chase = random(random);
    if (random.nextBoolean()) {
      chase.rangeX = 0;
      chase.rangeY = 0;
    }
    if (random.nextInt(4) == 0) {
      chase.directionX = 0;
      chase.directionY = 0;
    }
    if (random.nextInt(3) == 0) {
      chase.rangeX = -1e-300 * chase.directionX;
      chase.rangeY = -1e-300 * chase.directionY;
    }
    if (random.nextInt(3) == 0) {
      chase.targetVelocityX = chase.speed;
      chase.targetVelocityY = 0;
    }
    double dt = StrictMath.pow(10, random.nextDouble(-9, 4));
    for (HomingLaw law : HomingLaw.values()) {
      HomingOutput out = new HomingOutput();
      law.steer(chase, dt, out);
      double sum =
          out.moveX
              + out.moveY
              + out.directionX
              + out.directionY
              + out.turnRate
              + out.departureX
              + out.departureY
              + out.demandX
              + out.demandY
              + out.aimX
              + out.aimY;
      assertThat(sum).as("%s", law).isFinite();
      assertThat(out.timeToGo).as("%s", law).isNotNaN().isNotNegative();
    }
  }

  @Property(seed = "24", tries = 200)
  void theExactStepDoesNotDependOnHowTimeIsCut(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    HomingInput chase = random(random);
    HomingOutput once = new HomingOutput();
    HomingOutput half = new HomingOutput();
    HomingLaw.SMOOTH_EXACT.steer(chase, 0.1, once);
    HomingLaw.SMOOTH_EXACT.steer(chase, 0.05, half);
    double x = half.moveX;
    chase.directionX = half.directionX;
    chase.directionY = half.directionY;
    HomingLaw.SMOOTH_EXACT.steer(chase, 0.05, half);
    assertThat(x + half.moveX).isCloseTo(once.moveX, within(1e-9));
    assertThat(half.directionY).isCloseTo(once.directionY, within(1e-12));
  }

  @ParameterizedTest
  @EnumSource(
      value = HomingLaw.class,
      names = {"LEAD_ARC", "PROPORTIONAL", "PURSUIT"})
  void aTargetStraightBehindIsTurnedToOnTheSideOfTheId(HomingLaw law) {
    HomingInput chase = new HomingInput();
    chase.speed = 15;
    chase.rangeX = -20;
    HomingOutput out = new HomingOutput();
    chase.id = 6;
    law.steer(chase, 1.0 / 60, out);
    assertThat(out.turnRate).isPositive();
    chase.id = 7;
    law.steer(chase, 1.0 / 60, out);
    assertThat(out.turnRate).isNegative();
  }

  @Test
  void nonsenseIsRefusedByName() {
    HomingInput chase = new HomingInput();
    chase.speed = 0;
    assertThatThrownBy(() -> HomingLaw.LEAD_ARC.steer(chase, 0.1, new HomingOutput()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("speed must be more than 0 and finite, not 0.0");
    chase.speed = 10;
    chase.rangeY = Double.NaN;
    assertThatThrownBy(() -> HomingLaw.LEAD_ARC.steer(chase, 0.1, new HomingOutput()))
        .hasMessage("rangeY must be finite, not NaN");
    assertThatThrownBy(() -> HomingLaw.LEAD_ARC.steer(new HomingInput(), 0, new HomingOutput()))
        .hasMessage("dt must be more than 0 and finite, not 0.0");
  }
}
