package towline.aim.noescape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

@Tag("long")
class NoEscapeProofTest {
  private final NoEscapeProof certificate = new NoEscapeProof();

  /** The widest pass of all best evasions; everything up to 1 is a hit. */
  private static double widestPass(Evasion.Kind kind, int evasions, long seed) {
    return widestPass(kind, evasions, seed, 0);
  }

  /**
   * Returns the widest pass over shots of which the reach takes up at least {@code leastReach} of
   * the target's radius.
   */
  private static double widestPass(Evasion.Kind kind, int evasions, long seed, double leastReach) {
    NoEscapeProof certificate = new NoEscapeProof();
    RandomStream random = new RandomStream(seed);
    Evasion evasion = new Evasion();
    double widest = 0;
    for (int i = 0; i < evasions; i++) {
      FireProblem now = evasion.draw(kind, random);
      certificate.holds(now, evasion.sinceJump(), Evasion.TICK);
      if (certificate.reachRadius() < leastReach * now.targetRadius) {
        continue;
      }
      widest = Math.max(widest, evasion.best(random));
    }
    return widest;
  }

  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void nobodyEscapesACertainShot(Evasion.Kind kind) {
    assertThat(widestPass(kind, 2500, 71)).isLessThanOrEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void theCertificateIsNotTimid(Evasion.Kind kind) {
    assertThat(widestPass(kind, 1000, 72, 0.8)).isGreaterThan(0.97);
  }

  /** Bounds the margin of most proofs, also for targets that really turn. */
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void mostDodgersGetAsFarAsItSays(Evasion.Kind kind) {
    RandomStream random = new RandomStream(74);
    Evasion evasion = new Evasion();
    double[] givenAway = new double[101];
    for (int i = 0; i < givenAway.length; ) {
      FireProblem now = evasion.draw(kind, random);
      certificate.holds(now, evasion.sinceJump(), Evasion.TICK);
      boolean turns = kind != Evasion.Kind.DRIVING || evasion.turning() > 0.3;
      if (turns && certificate.reachRadius() >= 0.8 * now.targetRadius) {
        double said = 1 - certificate.spare() / now.targetRadius;
        double passes = evasion.refined(random);
        assertThat(passes).isLessThanOrEqualTo(1);
        givenAway[i++] = said - passes;
      }
    }
    Arrays.sort(givenAway);
    assertThat(givenAway[givenAway.length / 2]).as("median").isLessThan(0.1);
  }

  @Tag("fuzz")
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void nobodyEscapesInAMillionTries(Evasion.Kind kind) {
    assertThat(widestPass(kind, 250_000, 73)).isLessThanOrEqualTo(1);
  }

  @Test
  void whoCanDoMoreIsNeverEasierToHit() {
    RandomStream random = new RandomStream(5);
    Evasion evasion = new Evasion();
    for (int i = 0; i < 500; i++) {
      FireProblem now = evasion.draw(Evasion.Kind.ACCELERATING, random);
      certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK);
      double spare = certificate.spare();
      now.agility.acceleration += random.range(0.01, 5);
      certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK);
      assertThat(certificate.spare()).isLessThan(spare);
    }
  }

  /**
   * A shot that is certain for a target with measurement errors is certain for each of its possible
   * places.
   */
  @Test
  void aCertainShotIsCertainWhereverTheTargetIsThatIsSeenInexactly() {
    RandomStream random = new RandomStream(6);
    Evasion evasion = new Evasion();
    int certain = 0;
    for (int i = 0; i < 500; i++) {
      FireProblem now = evasion.draw(Evasion.Kind.ACCELERATING, random);
      now.targetNoise = random.range(0, 0.2) * now.targetRadius;
      if (!certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK)) {
        continue;
      }
      certain++;
      FireProblem truth = new FireProblem();
      truth.set(now);
      truth.targetNoise = 0;
      for (int corner = 0; corner < 4; corner++) {
        truth.targetX = now.targetX + ((corner & 1) == 0 ? -1 : 1) * now.targetNoise;
        truth.targetY = now.targetY + ((corner & 2) == 0 ? -1 : 1) * now.targetNoise;
        assertThat(certificate.holds(truth, Double.POSITIVE_INFINITY, Evasion.TICK)).isTrue();
      }
    }
    assertThat(certain).isGreaterThan(50);
  }

  @Test
  void aShotIsNotCertainBeyondItsLife() {
    FireProblem now = still(30);
    now.range = 31;
    assertThat(certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK)).isTrue();
    now.range = 29;
    assertThat(certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK)).isFalse();
  }

  @Test
  void aShotIsNotCertainOutsideTheFiringArc() {
    FireProblem now = still(10);
    now.arcCentre = 1;
    now.arcHalf = 0.9;
    assertThat(certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK)).isFalse();
    now.arcHalf = 1.1;
    assertThat(certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK)).isTrue();
  }

  @Test
  void refusesATargetOfWhichNothingIsKnown() {
    FireProblem now = still(10);
    now.agility.setUnknown();
    assertThatThrownBy(() -> certificate.holds(now, Double.POSITIVE_INFINITY, Evasion.TICK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("agility");
  }

  private static FireProblem still(double distance) {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.targetX = distance;
    now.targetRadius = 0.6;
    now.agility.setAccelerating(0);
    return now;
  }
}
