package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ObjDoubleConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.sim.Snapshots;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Body;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;

/** The drone at rest, and snakes that crawl straight past it. */
class DronePilotTest {
  private static final int TICKS = 8 * 60;
  private static final double FOE_X = 30;
  private static final double FOE_Y = 27;
  private static final int SHIP = 1;
  private static final int DRONE = 2;
  private static final int TANK = 3;
  private static final int MITE = 4;

  private final GameContent content = GameContent.load();

  @Test
  void smarterModesHitMoreCrossingTargets() {
    Tally direct = crossing(AimMode.DIRECT);
    Tally lead = crossing(AimMode.LEAD);
    Tally turnLead = crossing(AimMode.TURN_LEAD);
    assertThat(direct.rate()).isLessThan(lead.rate());
    assertThat(turnLead.rate()).isGreaterThan(0.9);
    assertThat(turnLead.shots).isGreaterThan(10);
  }

  @Test
  void holdKeepsTheBarrelAsternAndFiresOnlyAtTargetsThatCrossIt() {
    try (World world = worldOf(AimMode.HOLD)) {
      Spawns.snake(world, slow(), 30, 20, Math.PI / 2, 1);
      int shots = 0;
      for (int tick = 0; tick < TICKS; tick++) {
        world.tick(new Command());
        Snapshot seen = world.current();
        assertThat(Math.abs(seen.heading(seen.first(EntityKind.DRONE)))).isEqualTo(Math.PI);
        shots += shots(world);
      }
      assertThat(shots).isBetween(1, 8);
    }
  }

  @Test
  void aSnapShotAtAnotherFoeDoesNotMakeTheTargetFlicker() {
    int strays = 0;
    try (World world = worldOf(AimMode.LEAD)) {
      Command player = new Command();
      player.toggleSnapShot = true;
      int before = 0;
      int now = 0;
      for (int tick = 0; tick < 8 * TICKS; tick++) {
        if (tick % 30 == 0) {
          boolean up = tick % 60 == 0;
          double x = 24 + tick / 30 % 11 * 2;
          Spawns.snake(world, slow(), x, up ? 12 : 42, up ? Math.PI / 2 : -Math.PI / 2, 3);
        }
        world.tick(player);
        player.toggleSnapShot = false;
        int after = world.current().droneGun().target;
        assertThat(after == before && now != after).as("target for one tick only").isFalse();
        before = now;
        now = after;
        strays += shotsAtOthers(world, after);
      }
    }
    assertThat(strays).as("snap shots at others than the target").isGreaterThan(2);
  }

  static Stream<ObjDoubleConsumer<World>> oneOfEachKind() {
    GameContent content = GameContent.load();
    List<ObjDoubleConsumer<World>> all = new ArrayList<>();
    content.snakes().forEach(s -> all.add((w, h) -> Spawns.snake(w, s, FOE_X, FOE_Y, h, 3)));
    content.missiles().stream()
        .filter(m -> m.form() == MissileSpec.Form.MISSILE)
        .forEach(m -> all.add((w, h) -> Spawns.missile(w, m, FOE_X, FOE_Y, h)));
    content.tanks().forEach(t -> all.add((w, h) -> Spawns.tank(w, t, FOE_X, FOE_Y, h)));
    content.mites().forEach(m -> all.add((w, h) -> Spawns.mite(w, m, FOE_X, FOE_Y, h, 1)));
    content.vessels().forEach(v -> all.add((w, h) -> Spawns.vessel(w, v, FOE_X, FOE_Y, h)));
    return all.stream();
  }

  /** All kinds of the game's data, published as in the game. */
  @ParameterizedTest
  @MethodSource("oneOfEachKind")
  void learnFiresAtEachKindAtRest(ObjDoubleConsumer<World> foe) {
    int shots = 0;
    // Head on, and broadside on: armour may be in the way of one of them.
    for (double heading : new double[] {0, Math.PI / 2}) {
      int learn = AimMode.LEARN.ordinal();
      try (World world = new World(content.world(), 1, new StillFoes(), learn)) {
        foe.accept(world, heading);
        for (int tick = 0; tick < 200 && shots == 0; tick++) {
          world.tick(new Command());
          shots += shots(world);
        }
      }
    }
    assertThat(shots).isPositive();
  }

  /** Returns a snapshot with a drone at 20, 20 that aims along +x at a resting tank 8 m away. */
  private static Snapshot facing(AimMode mode, double health, Consumer<Snapshot> others) {
    Snapshot seen = new Snapshot();
    seen.reset(0, 100, 100, 0, 0);
    Snapshots.setGun(seen.droneGun(), 2.4, 40, 30, 0.12);
    seen.droneGun().mode = mode.ordinal();
    add(seen, EntityKind.SHIP, SHIP, 14, 20);
    add(seen, EntityKind.DRONE, DRONE, 20, 20);
    drives(add(seen, EntityKind.TANK, TANK, 28, 20), health, 1);
    others.accept(seen);
    seen.end();
    return seen;
  }

  private static EntityRow add(Snapshot seen, EntityKind kind, int id, double x, double y) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = y;
    body.radius = 0.5;
    return seen.add(kind, body, 1);
  }

  private static void drives(EntityRow row, double hitPoints, double topSpeed) {
    row.hitPoints = hitPoints;
    row.setDriving(topSpeed, 1);
  }

  private static Command decide(Snapshot seen) {
    Command command = new Command();
    new DronePilot().decide(seen, seen.first(EntityKind.DRONE), command);
    return command;
  }

  @Test
  void sureFiresAtATargetWithAFreeLineOfFire() {
    Command command = decide(facing(AimMode.SURE, 3, seen -> {}));
    assertThat(command.fire).isTrue();
    assertThat(command.target).isEqualTo(TANK);
    assertThat(command.shotTarget).isZero();
  }

  @Test
  void sureSparesADoomedTarget() {
    Consumer<Snapshot> shot =
        seen -> {
          Body body = new Body();
          body.id = 9;
          body.x = 26;
          body.y = 20;
          body.vx = 40;
          body.radius = 0.12;
          seen.add(EntityKind.DRONE_SHOT, body, 1).hitPoints = 4;
        };
    assertThat(decide(facing(AimMode.SURE, 3, shot)).fire).isFalse();
    assertThat(decide(facing(AimMode.SURE, 5, shot)).fire).isTrue();
  }

  @Test
  void sureHoldsItsFireForAFoeInTheWayUnlessThatIsCertainToBeHit() {
    Consumer<Snapshot> slow =
        seen -> {
          drives(add(seen, EntityKind.MITE, MITE, 24, 20), 1, 1);
        };
    Command command = decide(facing(AimMode.SURE, 3, slow));
    assertThat(command.target).isEqualTo(TANK);
    assertThat(command.fire).isTrue();
    assertThat(command.shotTarget).isEqualTo(MITE);
    Consumer<Snapshot> quick =
        seen -> {
          drives(add(seen, EntityKind.MITE, MITE, 24, 20), 1, 30);
        };
    assertThat(decide(facing(AimMode.SURE, 3, quick)).fire).isFalse();
  }

  /** At a target that can escape, LEARN would fire and SURE would not. */
  @Test
  void theGhostsShowTheSolutionsOfTheModes() {
    DronePilot pilot = new DronePilot();
    PilotTrace near = new PilotTrace();
    PilotTrace far = new PilotTrace();
    for (int tick = 0; tick < 30; tick++) {
      Snapshot seen = movingTank(tick, 28, 1);
      pilot.decide(seen, seen.first(EntityKind.DRONE), new Command());
      near = new PilotTrace();
      pilot.explain(seen, seen.first(EntityKind.DRONE), PilotTrace.Layer.GHOSTS, near);
    }
    assertThat(ghosts(near)).contains(AimMode.LEARN.ordinal(), AimMode.SURE.ordinal());
    for (int tick = 30; tick < 60; tick++) {
      Snapshot seen = movingTank(tick, 46, 30);
      pilot.decide(seen, seen.first(EntityKind.DRONE), new Command());
      far = new PilotTrace();
      pilot.explain(seen, seen.first(EntityKind.DRONE), PilotTrace.Layer.GHOSTS, far);
    }
    assertThat(ghosts(far)).contains(AimMode.LEARN.ordinal(), AimMode.PREDICT.ordinal());
    assertThat(ghosts(far)).doesNotContain(AimMode.SURE.ordinal());
  }

  private static Set<Integer> ghosts(PilotTrace trace) {
    Set<Integer> modes = new HashSet<>();
    for (int i = 0; i < trace.size(); i++) {
      if (trace.get(i).mark() == PilotTrace.Mark.GHOST) {
        modes.add(trace.get(i).tone());
      }
    }
    return modes;
  }

  private static Snapshot movingTank(int tick, double x, double topSpeed) {
    Snapshot seen = new Snapshot();
    seen.reset(tick, 100, 100, 0, 0);
    Snapshots.setGun(seen.droneGun(), 2.4, 40, 30, 0.12);
    seen.droneGun().mode = AimMode.DIRECT.ordinal();
    seen.droneGun().target = TANK;
    add(seen, EntityKind.SHIP, SHIP, 30, 20);
    add(seen, EntityKind.DRONE, DRONE, 20, 20);
    Body body = new Body();
    body.id = TANK;
    body.x = x;
    body.y = 20 + tick * 0.5 / 60;
    body.vy = 0.5;
    body.heading = Math.PI / 2;
    body.radius = 0.5;
    drives(seen.add(EntityKind.TANK, body, 1), 3, topSpeed);
    seen.end();
    return seen;
  }

  private static int shotsAtOthers(World world, int target) {
    int count = 0;
    for (int i = 0; i < world.events().size(); i++) {
      boolean fired = world.events().get(i).type() == EventType.DRONE_FIRED;
      count += fired && world.events().get(i).target() != target ? 1 : 0;
    }
    return count;
  }

  private Tally crossing(AimMode mode) {
    Tally tally = new Tally();
    try (World world = worldOf(mode)) {
      for (int tick = 0; tick < 4 * TICKS; tick++) {
        if (tick % 90 == 0) {
          boolean up = tick % 180 == 0;
          double x = 28 + tick / 45 % 7 * 3;
          Spawns.snake(world, slow(), x, up ? 12 : 42, up ? Math.PI / 2 : -Math.PI / 2, 1);
        }
        world.tick(new Command());
        tally.shots += shots(world);
        tally.hits += world.events().count(EventType.DRONE_SHOT_HIT);
      }
    }
    return tally;
  }

  private static int shots(World world) {
    return world.events().count(EventType.DRONE_FIRED);
  }

  private World worldOf(AimMode mode) {
    return new World(content.world(), 1, new StraightSnakes(), mode.ordinal());
  }

  private SnakeSpec slow() {
    return content.snakes().get(0);
  }

  private static final class Tally {
    int shots;
    int hits;

    double rate() {
      return (double) hits / shots;
    }
  }

  private static class StillFoes extends StillPilots {
    @Override
    public Pilot drone() {
      return new DronePilot();
    }
  }

  private static final class StraightSnakes extends StillFoes {
    @Override
    public Pilot snake(SnakeSpec spec, long seed) {
      return new Pilot() {
        @Override
        public void decide(Snapshot seen, int self, Command command) {
          command.throttle = 1;
        }

        @Override
        public void hashInto(StateHash hash) {}
      };
    }
  }
}
