package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** A gun at the origin, and a foe 20 m to the right that drives upwards. */
class FireDisciplineTest {
  private static final double FLIGHT = 0.8;
  private static final double SPEED = 5;
  private static final int TARGET = 1;

  private final Snapshot seen = new Snapshot();

  private FireDisciplineTest() {
    seen.reset(0, 100, 100, 0, 0);
  }

  private EntityRow thing(EntityKind kind, int id, double x, double y, double vx, double vy) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = y;
    body.vx = vx;
    body.vy = vy;
    body.radius = 0.5;
    return seen.add(kind, body, 1);
  }

  private void target(double health) {
    thing(EntityKind.TANK, TARGET, 20, 0, 0, SPEED).hitPoints = health;
  }

  /** A shot from below that meets the target {@code late} seconds from now, or passes it by. */
  private void shot(int id, double late, double beside) {
    thing(EntityKind.SHIP_SHOT, id, 20 + beside, late * (SPEED - 30), 0, 30).hitPoints = 2;
  }

  private void missileAfter(int chased) {
    EntityRow missile = thing(EntityKind.OWN_MISSILE, 5, 12, 0, 16, 0);
    missile.chasedId = chased;
    missile.hitPoints = 6;
  }

  private boolean isDoomed() {
    seen.end();
    return FireDiscipline.isDoomed(seen, seen.indexOf(KindRange.FOES, TARGET), FLIGHT);
  }

  private boolean isBlocked(double facing) {
    seen.end();
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 25;
    now.facing = facing;
    return FireDiscipline.inTheWay(seen, now, seen.indexOf(KindRange.FOES, TARGET), FLIGHT) >= 0;
  }

  @Test
  void enoughShotsOnTheirWayDoomATarget() {
    target(3);
    shot(2, 0.4, 0);
    shot(3, 0.6, 0.3);
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void tooFewShotsDoNot() {
    target(3);
    shot(2, 0.4, 0);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void shotsThatPassByDoNot() {
    target(3);
    shot(2, 0.4, 1.2);
    shot(3, 0.6, -1.2);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void shotsThatComeLaterThanOurOwnDoNot() {
    target(3);
    shot(2, 1.2, 0);
    shot(3, 1.4, 0);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void aMissileDoomsWhatItChasesIfItIsThereFirst() {
    target(3);
    missileAfter(TARGET);
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void soDoesTheSwungDroneThatIsAboutToRamIt() {
    thing(EntityKind.DRONE, 5, 20, -14 + 0.5 * SPEED, 0, 24 + SPEED);
    target(3);
    assertThat(isDoomed()).as("a drone that breaks nothing").isFalse();
    seen.tow().lethal = true;
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void theSwungDroneRamsAsFarAsWhatIsFittedLetsIt() {
    thing(EntityKind.DRONE, 5, 22, -14 + 0.5 * SPEED, 0, 24 + SPEED);
    target(3);
    seen.tow().lethal = true;
    seen.tow().ramRadius = 0.6;
    assertThat(isDoomed()).as("a drone that passes beside it").isFalse();
    seen.tow().ramRadius = 1.9;
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void aMissileAfterSomethingElseDoesNot() {
    target(3);
    missileAfter(9);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void whatCrossesTheLineOfFireInTimeBlocksIt() {
    target(3);
    // The shot is there after 0.4 s.
    thing(EntityKind.TANK, 2, 10, -2, 0, 5);
    assertThat(isBlocked(0)).isTrue();
    assertThat(isBlocked(0.3)).isFalse();
  }

  @Test
  void whatHasCrossedItByThenDoesNot() {
    target(3);
    thing(EntityKind.TANK, 2, 10, 0, 0, 5);
    assertThat(isBlocked(0)).isFalse();
  }

  @Test
  void neitherTheTargetNorWhatIsBehindItBlocksIt() {
    target(3);
    thing(EntityKind.TANK, 2, 24, 0, 0, 0);
    assertThat(isBlocked(0)).isFalse();
  }
}
