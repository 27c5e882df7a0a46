package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Effects that the player feels: knocks, pushes, and the heartbeat of a low hull. */
class FeltTest {
  private static final double FRAME = 1.0 / 60;

  private static double farthest(Shake shake, int frames) {
    double most = 0;
    for (int i = 0; i < frames; i++) {
      shake.update(FRAME);
      most = Math.max(most, Math.hypot(shake.x(), shake.y()));
    }
    return most;
  }

  private static double feltFrom(double distance) {
    Shake shake = new Shake();
    shake.setListener(10, 10);
    shake.add(0.6, 10 + distance, 10);
    return farthest(shake, 30);
  }

  @Test
  void aKnockWeakensWithDistance() {
    assertThat(feltFrom(8)).isLessThan(feltFrom(0));
    assertThat(feltFrom(40)).isLessThan(0.15 * feltFrom(0));
    assertThat(feltFrom(Double.NaN)).isZero();
  }

  @Test
  void aPushSwingsBackAndIsBounded() {
    Shake shake = new Shake();
    for (int i = 0; i < 1000; i++) {
      shake.push(1, -1);
    }
    assertThat(shake.x()).isBetween(0.1, 0.5);
    assertThat(shake.y()).isBetween(-0.5, -0.1);
    farthest(shake, 60);
    assertThat(Math.abs(shake.x())).isLessThan(1e-3);
  }

  @Test
  void shakeCanBeSwitchedOff() {
    Shake shake = new Shake();
    shake.strength(0);
    shake.add(1, 0, 0);
    shake.push(1, 1);
    assertThat(farthest(shake, 30)).isZero();
  }

  private static double strongest(LowHullPulse heartbeat, double hull) {
    double most = 0;
    for (int i = 0; i < 180; i++) {
      heartbeat.update(FRAME, hull);
      if (i > 60) {
        most = Math.max(most, heartbeat.strength());
      }
    }
    return most;
  }

  @Test
  void theHeartBeatsOnlyForALowHull() {
    assertThat(strongest(new LowHullPulse(), 1)).isZero();
    assertThat(strongest(new LowHullPulse(), 0.4)).isZero();
    assertThat(strongest(new LowHullPulse(), 0)).isZero();
    LowHullPulse heartbeat = new LowHullPulse();
    assertThat(strongest(heartbeat, 0.2)).isBetween(0.7, 1.0);
    strongest(heartbeat, 1);
    assertThat(strongest(heartbeat, 1)).isLessThan(0.01);
  }

  @Test
  void theBrightnessOfFlashesFollowsTheSetting() {
    HitFeedback feedback = new HitFeedback();
    assertThat(feedback.flash(0.6)).isEqualTo(0.6);
    feedback.setFlashBrightness(0.5);
    assertThat(feedback.flash(0.6)).isEqualTo(0.3);
    feedback.setFlashBrightness(0);
    assertThat(feedback.flash(1)).isZero();
    feedback.setFlashBrightness(1.5);
    assertThat(feedback.flash(1)).isEqualTo(1);
  }
}
