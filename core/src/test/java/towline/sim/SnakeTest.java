package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.DashSpec;
import towline.sim.spec.SnakeSpec;

/** Snakes in a world with puppets as pilots. */
class SnakeTest {
  private static final double EAST = 0;

  private final GameContent content = GameContent.load();
  private final SnakeSpec spec = content.snakes().get(0);
  private final Command idle = new Command();
  private final EventLog told = new EventLog();
  private double wanted = EAST;
  private double throttle = 1;
  private boolean dashes;
  private final World world = new World(content.world(), 1, new Puppets(), 1);

  @AfterEach
  void close() {
    world.close();
  }

  @Test
  void theBodyFollowsTheTrailOfTheHead() {
    Spawns.snake(world, spec, 10, 10, EAST, 10);
    ticks(1);
    Snapshot seen = world.current();
    double[] xs = new double[1200];
    double[] ys = new double[1200];
    for (int i = 0; i < xs.length; i++) {
      wanted = 0.8 * StrictMath.sin(i * 0.02);
      ticks(1);
      seen = world.current();
      int head = seen.first(EntityKind.SNAKE_HEAD);
      xs[i] = seen.x(head);
      ys[i] = seen.y(head);
    }
    for (int i = seen.first(EntityKind.SNAKE_SEGMENT);
        i < seen.end(EntityKind.SNAKE_SEGMENT);
        i++) {
      double nearest = Double.MAX_VALUE;
      for (int k = 0; k < xs.length; k++) {
        nearest = Math.min(nearest, Math.hypot(xs[k] - seen.x(i), ys[k] - seen.y(i)));
      }
      assertThat(nearest).as("segment %d off the trail", seen.row(i).chainPlace).isLessThan(0.08);
    }
  }

  @Test
  void segmentsKeepTheirSpacing() {
    Spawns.snake(world, spec, 10, 10, EAST, 10);
    ticks(200);
    Snapshot seen = world.current();
    double x = seen.x(seen.first(EntityKind.SNAKE_HEAD));
    for (int i = seen.first(EntityKind.SNAKE_SEGMENT);
        i < seen.end(EntityKind.SNAKE_SEGMENT);
        i++) {
      assertThat(x - seen.x(i)).isCloseTo(spec.spacing() * seen.row(i).chainPlace, within(1e-6));
    }
  }

  /** A snake shows its line for the wind-up time, and then dashes exactly along it. */
  @Test
  void aDashFollowsTheLineThatWasShown() {
    SnakeSpec racer =
        content.snakes().stream().filter(kind -> kind.dash().isPresent()).findFirst().orElseThrow();
    DashSpec dash = racer.dash().orElseThrow();
    Spawns.snake(world, racer, 20, 45, EAST, 6);
    ticks(2);
    dashes = true;
    ticks(1);
    dashes = false;
    wanted = 2;
    Snapshot seen = world.current();
    int head = seen.first(EntityKind.SNAKE_HEAD);
    double x = seen.x(head);
    assertThat(seen.row(head).dashLength).isEqualTo(dash.length());
    double shown = 0;
    while (seen.row(head).timeToDash > 0) {
      assertThat(Math.hypot(seen.vx(head), seen.vy(head)))
          .isLessThanOrEqualTo(racer.speed() + 1e-9);
      shown += Tick.SECONDS;
      ticks(1);
      seen = world.current();
    }
    assertThat(shown).isCloseTo(dash.windUp(), within(2 * Tick.SECONDS));
    double fastest = 0;
    double from = seen.x(head);
    while (seen.row(head).dashLength > 0) {
      assertThat(seen.y(head)).as("straight on").isCloseTo(45, within(1e-6));
      fastest = Math.max(fastest, seen.vx(head));
      ticks(1);
      seen = world.current();
    }
    assertThat(fastest).isCloseTo(dash.speed(), within(0.01));
    assertThat(seen.x(head) - from).isCloseTo(dash.length(), within(0.8));
    assertThat(from).isGreaterThan(x);
    ticks(30);
    assertThat(world.current().y(head)).as("free to turn again").isGreaterThan(45.5);
  }

  @Test
  void aDestroyedSegmentCutsTheSnakeInTwo() {
    Spawns.snake(world, spec, 20, 45, EAST, 9);
    ticks(2);
    shootAtPlace(4);
    Snapshot seen = world.current();
    assertThat(seen.count(EntityKind.SNAKE_HEAD)).isEqualTo(2);
    assertThat(seen.count(EntityKind.SNAKE_SEGMENT)).isEqualTo(6);
    int rear = seen.first(EntityKind.SNAKE_HEAD) + 1;
    assertThat(seen.health(rear)).as("a new head is whole").isEqualTo(1);
    assertThat(seen.row(rear).hitPoints).isEqualTo(spec.headHealth());
    assertThat(seen.radius(rear)).isEqualTo(spec.headRadius());
    ticks(1);
    seen = world.current();
    assertThat(seen.vx(rear)).as("it crawls on").isCloseTo(spec.speed(), within(0.1));
  }

  @Test
  void aSnakeWithoutAHeadGrowsAnother() {
    Spawns.snake(world, spec, 20, 45, EAST, 3);
    ticks(2);
    shootAtPlace(0);
    assertThat(world.current().count(EntityKind.SNAKE_HEAD)).isEqualTo(1);
    assertThat(world.current().count(EntityKind.SNAKE_SEGMENT)).isEqualTo(1);
    shootAtPlace(0);
    shootAtPlace(0);
    assertThat(world.snakes()).isZero();
  }

  @Test
  void aRearThatWasCutOffCrawlsOnAlongTheOldTrail() {
    Spawns.snake(world, spec, 20, 45, EAST, 9);
    ticks(2);
    shootAtPlace(4);
    Snapshot before = world.current();
    int rear = before.row(before.first(EntityKind.SNAKE_HEAD) + 1).snakeId;
    double[] xs = new double[before.size()];
    for (int i = before.first(EntityKind.SNAKE_HEAD);
        i < before.end(EntityKind.SNAKE_SEGMENT);
        i++) {
      xs[before.row(i).chainPlace] =
          before.row(i).snakeId == rear ? before.x(i) : xs[before.row(i).chainPlace];
    }
    ticks(1);
    Snapshot after = world.current();
    int found = 0;
    for (int i = after.first(EntityKind.SNAKE_HEAD); i < after.end(EntityKind.SNAKE_SEGMENT); i++) {
      if (after.row(i).snakeId == rear) {
        found++;
        double moved = after.x(i) - xs[after.row(i).chainPlace];
        assertThat(moved)
            .as("place %d", after.row(i).chainPlace)
            .isBetween(0.0, spec.speed() / 60 + 1e-9);
      }
    }
    assertThat(found).isEqualTo(4);
  }

  /** From rest, with the command to turn about. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 1.4})
  void aSnakeTurnsAndSpeedsUpByItsSpecAndCrawlsAtThePace(double pace) {
    world.setPressure(1, pace, pace);
    throttle = 0;
    Spawns.snake(world, spec, 40, 20, EAST, 2);
    ticks(240);
    throttle = 1;
    wanted = 3;
    double speed = 0;
    double heading = 0;
    for (int tick = 1; tick <= 240; tick++) {
      ticks(1);
      Snapshot seen = world.current();
      int head = seen.first(EntityKind.SNAKE_HEAD);
      heading = Math.min(wanted, tick * spec.turnRate() / 60);
      speed = Math.min(spec.speed() * pace, tick * spec.acceleration() / 60);
      assertThat(seen.heading(head)).isCloseTo(heading, within(1e-6));
      assertThat(Math.hypot(seen.vx(head), seen.vy(head))).isCloseTo(speed, within(1e-6));
    }
    assertThat(heading).isEqualTo(wanted);
    assertThat(speed).isEqualTo(spec.speed() * pace);
  }

  @Test
  void aSnakeThatIsCommandedOutOfTheSectorTurnsBackALittleOutsideIt() {
    double width = world.current().width();
    Spawns.snake(world, spec, width - 4, 27, EAST, 3);
    double farthest = 0;
    double last = 0;
    boolean cameBack = false;
    for (int tick = 0; tick < 1200; tick++) {
      ticks(1);
      last = world.current().x(world.current().first(EntityKind.SNAKE_HEAD));
      farthest = Math.max(farthest, last);
      cameBack |= last < farthest - 1;
    }
    assertThat(farthest).isBetween(width + 2, width + 3 + 3 * spec.speed() / spec.turnRate());
    assertThat(cameBack).isTrue();
  }

  /** Also if only the head is destroyed: the rear is another snake. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 7, 8})
  void eachRearThatGrowsAHeadIsOneCutAndAnotherSnake(int place) {
    int length = 9;
    Spawns.snake(world, spec, 20, 45, EAST, length);
    ticks(2);
    int old = world.current().row(world.current().first(EntityKind.SNAKE_HEAD)).snakeId;
    told.clear();
    shootAtPlace(place);
    Snapshot seen = world.current();
    if (place == length - 1) {
      assertThat(told.all(EventType.SNAKE_CUT)).isEmpty();
      return;
    }
    Event cut = told.only(EventType.SNAKE_CUT);
    int head = seen.end(EntityKind.SNAKE_HEAD) - 1;
    assertThat(cut.kind()).isEqualTo(EntityKind.SNAKE_HEAD);
    assertThat(cut.foe()).isEqualTo(seen.id(head));
    assertThat(cut.snake()).isEqualTo(seen.row(head).snakeId).isNotEqualTo(old);
    assertThat(told.all(EventType.SNAKE_DIED)).isEmpty();
  }

  /** Shoots at the segment of the first snake with {@code place} until it is destroyed. */
  private void shootAtPlace(int place) {
    Snapshot seen = world.current();
    int target =
        place == 0 ? seen.first(EntityKind.SNAKE_HEAD) : seen.first(EntityKind.SNAKE_SEGMENT);
    while (seen.row(target).chainPlace != place) {
      target++;
    }
    EntityKind kind = place == 0 ? EntityKind.SNAKE_HEAD : EntityKind.SNAKE_SEGMENT;
    int id = seen.id(target);
    for (int shots = 0; shots < 20 && target >= 0; shots++) {
      world.spawnShot(seen.x(target) + seen.vx(target) / 60, seen.y(target) + 1.2, -Math.PI / 2);
      ticks(2);
      seen = world.current();
      target = seen.indexOf(kind, id);
    }
    assertThat(target).as("destroyed").isNegative();
  }

  private void ticks(int count) {
    for (int i = 0; i < count; i++) {
      world.tick(idle);
      told.add(world.events());
    }
  }

  private final class Puppets extends StillPilots {
    @Override
    public Pilot drone() {
      return new Puppet();
    }

    @Override
    public Pilot snake(SnakeSpec snake, long seed) {
      return new Puppet();
    }
  }

  private final class Puppet implements Pilot {
    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.throttle = throttle;
      command.turning = true;
      command.bearing = wanted;
      command.fire = dashes;
    }

    @Override
    public void hashInto(StateHash hash) {}
  }
}
