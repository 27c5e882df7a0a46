package towline.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.spec.VesselSpec;

class BossDamageTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int TANK = 7;
  private static final int MITE = 8;
  private static final int TURRET = 9;
  private static final int CORE = 10;
  private static final int OWN_SHOT = 20;
  private static final int TANK_SHOT = 21;
  private static final int SHIP_SHOT = 22;

  private final BossDamage damage = new BossDamage(CONTENT.vessels());
  private final EventList events = new EventList();

  @BeforeEach
  void turretAndTankFire() {
    events.add(EventType.FOE_FIRED, 0, 0).shot(OWN_SHOT).shooter(TURRET).bearing(0);
    events.add(EventType.FOE_FIRED, 0, 0).shot(TANK_SHOT).shooter(TANK).bearing(0);
    tick(state(5, 1, 90), state(5, 1, 90));
    assertThat(damage.total()).isZero();
  }

  @Test
  void onlyShotsOfTheBossItselfAreItsOwn() {
    hurt(EntityKind.VESSEL_CORE, CORE, OWN_SHOT);
    events.add(EventType.SHIP_SHOT_HIT, EntityKind.TANK, 0, 0).foe(TANK).shot(SHIP_SHOT).damage(2);
    tick(state(5, 1, 90), state(3, 1, 84));
    assertThat(damage.total()).isEqualTo(8);
    assertThat(damage.byBoss()).isEqualTo(6);
    hurt(EntityKind.VESSEL_CORE, CORE, TANK_SHOT);
    tick(state(3, 1, 84), state(3, 1, 80));
    assertThat(damage.total()).isEqualTo(12);
    assertThat(damage.byBoss()).isEqualTo(6);
  }

  @Test
  void aDeadFoeHasLostThePointsThatWereLeft() {
    events
        .add(EventType.KILLED_BY_DRONE, EntityKind.MITE, 0, 0)
        .foe(MITE)
        .shot(SHIP_SHOT)
        .aimMode(0);
    hurt(EntityKind.TANK, TANK, OWN_SHOT);
    tick(state(5, 1, 90), state(0, 0, 90));
    assertThat(damage.total()).isEqualTo(6);
    assertThat(damage.byBoss()).isEqualTo(5);
  }

  @Test
  void aFoeThatLeavesIsNotHurt() {
    events.add(EventType.MITE_LOST, EntityKind.MITE, 0, 0).foe(MITE).cause(TANK).link(0);
    tick(state(5, 1, 90), state(0, 0, 90));
    assertThat(damage.total()).isZero();
  }

  @Test
  void aMirroredShotIsThePlayers() {
    events.add(EventType.SHOT_MIRRORED, 0, 0).shot(OWN_SHOT).cause(1).bearing(0);
    tick(state(5, 1, 90), state(5, 1, 90));
    hurt(EntityKind.VESSEL_CORE, CORE, OWN_SHOT);
    tick(state(5, 1, 90), state(5, 1, 80));
    assertThat(damage.total()).isEqualTo(10);
    assertThat(damage.byBoss()).isZero();
  }

  private void hurt(EntityKind kind, int foe, int cause) {
    events.add(EventType.VESSEL_HURT, kind, 0, 0).foe(foe).cause(cause).damage(1);
  }

  private void tick(Snapshot before, Snapshot after) {
    damage.count(events, before, after);
    events.clear();
  }

  /** Returns a state with a boss and two escorts; those without points are absent. */
  private static Snapshot state(double tank, double mite, double core) {
    Snapshot snapshot = new Snapshot();
    add(snapshot, EntityKind.TANK, TANK, tank);
    add(snapshot, EntityKind.MITE, MITE, mite);
    add(snapshot, EntityKind.VESSEL_TURRET, TURRET, 30);
    add(snapshot, EntityKind.VESSEL_CORE, CORE, core);
    snapshot.end();
    return snapshot;
  }

  private static void add(Snapshot snapshot, EntityKind kind, int id, double points) {
    if (points > 0) {
      Body body = new Body();
      body.id = id;
      EntityRow row = snapshot.add(kind, body, 1);
      row.hitPoints = points;
      row.vesselKind =
          CONTENT.vessels().stream().filter(VesselSpec::isBoss).findFirst().orElseThrow().index();
    }
  }
}
