package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two or a few agents that meet; laws that avoid must pass without a touch, and get on. */
class EncounterScenesTest {
  private static final Bounds PLAIN = new Bounds(-100, -100, 100, 100);

  /** Two agents that meet in the middle after 3 s if neither avoids, at an angle. */
  private static CrowdScene meeting(double degrees, double aside) {
    CrowdScene scene = new CrowdScene(PLAIN, 2);
    double angle = Math.toRadians(degrees);
    scene.xs[0] = -9;
    scene.xs[1] = -9 * StrictMath.cos(angle);
    scene.ys[1] = -9 * StrictMath.sin(angle) + aside;
    scene.headings[1] = angle;
    return scene;
  }

  private static double closest(CrowdScene scene, AvoidanceLaw law) {
    double closest = Double.POSITIVE_INFINITY;
    for (int tick = 0; tick < 360; tick++) {
      scene.tick(law);
      closest = Math.min(closest, scene.distance(0, 1));
    }
    return closest;
  }

  @ParameterizedTest
  @ValueSource(doubles = {180, 179, 150, 120, 90, 60, 30, -30, -90, -150})
  void twoTanksPassWithoutATouchAndGetOn(double degrees) {
    for (AvoidanceLaw law : new AvoidanceLaw[] {AvoidanceLaw.LOOKAHEAD, AvoidanceLaw.ORCA}) {
      CrowdScene scene = meeting(degrees, 0);
      assertThat(closest(scene, law)).as("%s", law).isGreaterThan(1);
      // A part of the 18 m that a tank alone would have made, with the detour round the other.
      assertThat(StrictMath.hypot(scene.xs[0] + 9, scene.ys[0])).as("%s", law).isGreaterThan(12);
    }
    assertThat(closest(meeting(degrees, 0), AvoidanceLaw.NONE)).isLessThan(0.1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {90, 60, -120})
  void theArticleDoesNotSeeCrossingCourses(double degrees) {
    assertThat(closest(meeting(degrees, 0), AvoidanceLaw.ARTICLE)).isLessThan(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = AvoidanceLaw.class,
      names = {"LOOKAHEAD", "ORCA"})
  void aBossThatAvoidsNobodyIsGivenWay(AvoidanceLaw law) {
    double size = 4;
    CrowdScene scene = new CrowdScene(PLAIN, 1);
    double bossX = 16;
    double closest = Double.POSITIVE_INFINITY;
    for (int tick = 0; tick < 600; tick++) {
      scene.fill();
      scene.crowd.addNonCooperative(bossX, 0.3, -1, 0, size);
      scene.crowd.build();
      scene.decide(law, CrowdScene.DT);
      scene.move();
      bossX -= CrowdScene.DT;
      closest = Math.min(closest, StrictMath.hypot(bossX - scene.xs[0], 0.3 - scene.ys[0]));
    }
    assertThat(closest).isGreaterThan(size + 0.5);
  }
}
