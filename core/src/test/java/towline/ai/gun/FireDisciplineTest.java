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
  private static final double FLIGHT_TIME = 0.8;
  private static final double SPEED = 5;
  private static final int TARGET = 1;

  private final Snapshot seen = new Snapshot();

  private FireDisciplineTest() {
    seen.reset(0, 100, 100, 0, 0);
  }

  private EntityRow entity(EntityKind kind, int id, double x, double y, double vx, double vy) {
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
    entity(EntityKind.TANK, TARGET, 20, 0, 0, SPEED).hitPoints = health;
  }

  /** Adds a shot from below that meets the target in {@code late} seconds, or passes beside it. */
  private void shot(int id, double late, double beside) {
    entity(EntityKind.SHIP_SHOT, id, 20 + beside, late * (SPEED - 30), 0, 30).hitPoints = 2;
  }

  private void missileAfter(int chased) {
    EntityRow missile = entity(EntityKind.OWN_MISSILE, 5, 12, 0, 16, 0);
    missile.targetId = chased;
    missile.hitPoints = 6;
  }

  private boolean isDoomed() {
    seen.end();
    return FireDiscipline.isDoomed(seen, seen.indexOf(KindRange.FOES, TARGET), FLIGHT_TIME);
  }

  private boolean isBlocked(double facing) {
    seen.end();
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 25;
    now.facing = facing;
    return FireDiscipline.inTheWay(seen, now, seen.indexOf(KindRange.FOES, TARGET), FLIGHT_TIME)
        >= 0;
  }

  @Test
  void enoughShotsOnTheirWayDoomATarget() {
    target(3);
    shot(2, 0.4, 0);
    shot(3, 0.6, 0.3);
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void tooFewShotsDoNotDoomATarget() {
    target(3);
    shot(2, 0.4, 0);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void shotsThatPassByDoNotDoomATarget() {
    target(3);
    shot(2, 0.4, 1.2);
    shot(3, 0.6, -1.2);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void shotsAfterTheGunsOwnDoNotDoomATarget() {
    target(3);
    shot(2, 1.2, 0);
    shot(3, 1.4, 0);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void aMissileThatArrivesFirstDoomsItsTarget() {
    target(3);
    missileAfter(TARGET);
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void aSwungDroneThatWillRamATargetDoomsIt() {
    entity(EntityKind.DRONE, 5, 20, -14 + 0.5 * SPEED, 0, 24 + SPEED);
    target(3);
    assertThat(isDoomed()).as("a drone that breaks nothing").isFalse();
    seen.cable().lethal = true;
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void theSwungDroneDoomsWithinItsRamRadius() {
    entity(EntityKind.DRONE, 5, 22, -14 + 0.5 * SPEED, 0, 24 + SPEED);
    target(3);
    seen.cable().lethal = true;
    seen.cable().ramRadius = 0.6;
    assertThat(isDoomed()).as("a drone that passes beside it").isFalse();
    seen.cable().ramRadius = 1.9;
    assertThat(isDoomed()).isTrue();
  }

  @Test
  void aMissileWithAnotherTargetDoesNotDoomATarget() {
    target(3);
    missileAfter(9);
    assertThat(isDoomed()).isFalse();
  }

  @Test
  void aFoeThatCrossesTheLineOfFireInTimeBlocksIt() {
    target(3);
    // The shot arrives there after 0.4 s.
    entity(EntityKind.TANK, 2, 10, -2, 0, 5);
    assertThat(isBlocked(0)).isTrue();
    assertThat(isBlocked(0.3)).isFalse();
  }

  @Test
  void aFoeThatHasCrossedTheLineOfFireDoesNotBlockIt() {
    target(3);
    entity(EntityKind.TANK, 2, 10, 0, 0, 5);
    assertThat(isBlocked(0)).isFalse();
  }

  @Test
  void neitherTheTargetNorAFoeBehindItBlocksTheLineOfFire() {
    target(3);
    entity(EntityKind.TANK, 2, 24, 0, 0, 0);
    assertThat(isBlocked(0)).isFalse();
  }
}
