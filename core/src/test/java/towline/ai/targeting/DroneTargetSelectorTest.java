package towline.ai.targeting;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.sim.WorldScenario;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

class DroneTargetSelectorTest {
  private static final int DRONE = 1;
  private static final double TURN_RATE = 2.4;

  private final DroneTargetSelector choice = new DroneTargetSelector();

  @Test
  void aTargetThatIsHardlyBetterDoesNotFlicker() {
    int changes = 0;
    int last = -1;
    for (int tick = 0; tick < 120; tick++) {
      // The two are nearer in turn, by half a metre.
      double sway = tick / 3 % 2 == 0 ? 0.5 : -0.5;
      Snapshot seen = scene().head(60 + sway, 27).head(36 + sway, 27).snapshot();
      int target = choice.choose(seen, DRONE, TURN_RATE);
      changes += target != last ? 1 : 0;
      last = target;
    }
    assertThat(changes).as("the first choice, and no other").isEqualTo(1);
  }

  @Test
  void aTargetThatIsClearlyBetterIsTakenSoon() {
    idAfter(60, scene().head(70, 27).snapshot());
    assertThat(idAfter(60, scene().head(70, 27).head(50, 29).snapshot())).isEqualTo(11);
  }

  @Test
  void aMiteIsTheLastChoice() {
    Snapshot far =
        scene()
            .entity(EntityKind.MITE, 20, 54, 27, 0)
            .entity(EntityKind.TANK, 21, 36, 38, 0)
            .snapshot();
    assertThat(far.id(choice.choose(far, DRONE, TURN_RATE))).isEqualTo(21);
    Snapshot only = scene().entity(EntityKind.MITE, 20, 54, 27, 0).snapshot();
    assertThat(only.id(new DroneTargetSelector().choose(only, DRONE, TURN_RATE))).isEqualTo(20);
  }

  @Test
  void aFoeFarOutsideTheViewIsNoTarget() {
    Snapshot above = scene().head(48, 30 + 13.5 + 1.5).snapshot();
    assertThat(new DroneTargetSelector().choose(above, DRONE, TURN_RATE)).isNotNegative();
    Snapshot beyond = scene().head(48, 30 + 13.5 + 2.5).snapshot();
    assertThat(new DroneTargetSelector().choose(beyond, DRONE, TURN_RATE)).isNegative();
  }

  @Test
  void theDroneChangesALivingTargetAtMostOnceASecond() {
    int last = -1;
    int lastChange = -1000;
    for (int tick = 0; tick < 600; tick++) {
      // Each of the two is by far the best for a third of a second.
      double x = tick / 20 % 2 == 0 ? 52 : 66;
      Snapshot seen = scene().head(x, 30).head(118 - x, 24).snapshot();
      int target = choice.choose(seen, DRONE, TURN_RATE);
      if (target != last) {
        assertThat(tick - lastChange).isGreaterThanOrEqualTo(60);
        last = target;
        lastChange = tick;
      }
    }
  }

  @Test
  void aFoeOutOfRangeIsNoTarget() {
    assertThat(choice.choose(scene().head(90, 27).snapshot(), DRONE, TURN_RATE)).isNegative();
  }

  @Test
  void aTargetIsKeptALittleFartherThanItIsTaken() {
    assertThat(choice.choose(astern().head(43 + 29, 27).snapshot(), DRONE, TURN_RATE)).isNegative();
    idAfter(60, astern().head(43 + 27, 27).snapshot());
    assertThat(idAfter(1, astern().head(43 + 29, 27).snapshot())).isEqualTo(10);
    assertThat(choice.choose(astern().head(43 + 31, 27).snapshot(), DRONE, TURN_RATE)).isNegative();
  }

  @Test
  void ofTwoEqualFoesTheOneNearerToTheShipIsTaken() {
    Snapshot seen =
        new WorldScenario().ship(48, 40).drone(48, 27, 0).head(58, 22).head(58, 32).snapshot();
    assertThat(seen.id(choice.choose(seen, DRONE, TURN_RATE))).isEqualTo(11);
  }

  @Test
  void aMissileThatIsAboutToStrikeTheShipComesFirst() {
    WorldScenario worldScenario =
        scene().head(54, 31).entity(EntityKind.MISSILE, 70, 60, 36, 0).moving(-13, 0);
    assertThat(idAfter(60, worldScenario.chasing(1).snapshot())).isEqualTo(70);
    WorldScenario elsewhere =
        scene().head(54, 31).entity(EntityKind.MISSILE, 70, 60, 36, 0).moving(-13, 0);
    assertThat(idAfter(60, elsewhere.chasing(2).snapshot()))
        .as("it chases the drone")
        .isEqualTo(10);
  }

  @Test
  void aFoeBehindArmourIsNoTarget() {
    WorldScenario worldScenario =
        scene()
            .entity(EntityKind.VESSEL_BAY, 70, 60, 27, 0)
            .entity(EntityKind.VESSEL_HULL, 71, 55, 27, 0);
    assertThat(choice.choose(worldScenario.radius(1).armoured().snapshot(), DRONE, TURN_RATE))
        .isNegative();
    Snapshot beside =
        scene()
            .entity(EntityKind.VESSEL_BAY, 70, 60, 27, 0)
            .entity(EntityKind.VESSEL_HULL, 71, 55, 29, 0)
            .snapshot();
    assertThat(beside.id(choice.choose(beside, DRONE, TURN_RATE))).isEqualTo(70);
  }

  @Property(seed = "91", tries = 400)
  void aTargetIsAlwaysAFoeInRangeThatCanBeHurt(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    RandomStream random = new RandomStream(seed);
    DroneTargetSelector drawn = new DroneTargetSelector();
    for (int tick = 0; tick < 60; tick++) {
      Snapshot seen = drawn(random);
      int target = drawn.choose(seen, DRONE, TURN_RATE);
      if (target >= 0) {
        assertThat(KindRange.FOES.contains(seen.kind(target))).isTrue();
        assertThat(seen.row(target).armoured).isFalse();
        assertThat(seen.distance(DRONE, target)).isLessThanOrEqualTo(seen.droneGun().range);
      }
    }
  }

  /** Another foe is chosen only while no gun could aim at the named one. */
  @Property(seed = "92", tries = 400)
  void theNamedFoeComesFirstWheneverItCanBeTheTarget(
      @ForAll @LongRange(min = 0, max = 1 << 20) long seed) {
    RandomStream random = new RandomStream(seed);
    DroneTargetSelector drawn = new DroneTargetSelector();
    int followed = 0;
    int others = 0;
    for (int tick = 0; tick < 60; tick++) {
      Snapshot seen = drawn(random);
      int foes = seen.end(KindRange.FOES) - seen.first(KindRange.FOES);
      int named = seen.first(KindRange.FOES) + random.index(foes);
      seen.droneGun().named = seen.id(named);
      int target = drawn.choose(seen, DRONE, TURN_RATE);
      if (target == named) {
        followed++;
      } else {
        others += target >= 0 ? 1 : 0;
        // Alone, and so without anything better, it is no target either.
        Snapshot alone = without(seen, named);
        assertThat(new DroneTargetSelector().choose(alone, DRONE, TURN_RATE)).isNegative();
      }
    }
    assertThat(followed).isPositive();
    assertThat(others).isPositive();
  }

  /** Returns a copy with armour, but of the foes only {@code kept}. */
  private static Snapshot without(Snapshot seen, int kept) {
    Snapshot copy = new Snapshot(seen.size());
    copy.reset(1, seen.width(), seen.height(), 0, 0);
    copy.droneGun().range = seen.droneGun().range;
    copy.droneGun().muzzleSpeed = seen.droneGun().muzzleSpeed;
    for (int i = 0; i < seen.size(); i++) {
      boolean isArmour = seen.row(i).armoured;
      if (i == kept || isArmour || !KindRange.FOES.contains(seen.kind(i))) {
        Body body = new Body();
        body.id = seen.id(i);
        body.x = seen.x(i);
        body.y = seen.y(i);
        body.vx = seen.vx(i);
        body.vy = seen.vy(i);
        body.heading = seen.heading(i);
        body.radius = seen.radius(i);
        EntityRow row = copy.add(seen.kind(i), body, 1);
        row.armoured = isArmour;
        row.lockable = i == kept && seen.row(i).lockable;
        row.targetId = seen.row(i).targetId;
      }
    }
    copy.end();
    return copy;
  }

  @Test
  void aNamedMiteComesBeforeATankAndAReleasedOneAfterIt() {
    Snapshot seen =
        scene()
            .entity(EntityKind.MITE, 20, 54, 27, 0)
            .entity(EntityKind.TANK, 21, 50, 32, 0)
            .snapshot();
    assertThat(idAfter(60, seen)).isEqualTo(21);
    seen.droneGun().named = 20;
    assertThat(idAfter(1, seen)).isEqualTo(20);
    seen.droneGun().named = 0;
    assertThat(idAfter(61, seen)).isEqualTo(21);
  }

  @Test
  void aNamedFoeOutOfRangeLeavesTheGunToOthers() {
    Snapshot seen = astern().head(43 + 29, 27).head(43 + 10, 27).snapshot();
    seen.droneGun().named = 10;
    assertThat(idAfter(1, seen)).isEqualTo(11);
    Snapshot nearer = astern().head(43 + 27, 27).head(43 + 10, 27).snapshot();
    nearer.droneGun().named = 10;
    assertThat(idAfter(1, nearer)).isEqualTo(10);
    assertThat(idAfter(1, seen)).as("a little farther").isEqualTo(10);
  }

  /** Returns foes of all kinds, some of them armoured, with equal ids from tick to tick. */
  private static Snapshot drawn(RandomStream random) {
    WorldScenario worldScenario = scene();
    int id = 10;
    for (EntityKind kind : EntityKind.values()) {
      if (KindRange.FOES.contains(kind) || kind == EntityKind.VESSEL_HULL) {
        worldScenario.entity(
            kind, id, random.range(20, 90), random.range(5, 50), random.range(-3, 3));
        worldScenario.moving(random.range(-9, 9), random.range(-9, 9)).chasing(random.index(3));
        if (random.index(3) == 0 || kind == EntityKind.VESSEL_HULL) {
          worldScenario.armoured();
        }
      }
      id++;
    }
    return worldScenario.snapshot();
  }

  private int idAfter(int ticks, Snapshot seen) {
    int target = -1;
    for (int tick = 0; tick < ticks; tick++) {
      target = choice.choose(seen, DRONE, TURN_RATE);
    }
    return seen.id(target);
  }

  private static WorldScenario scene() {
    return new WorldScenario().ship(48, 30).drone(48, 27, Math.PI / 2);
  }

  /** Returns a drone 10 m behind the ship, so that its range ends within the view. */
  private static WorldScenario astern() {
    return new WorldScenario().ship(53, 27).drone(43, 27, 0);
  }
}
