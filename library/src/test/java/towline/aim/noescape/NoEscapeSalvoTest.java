package towline.aim.noescape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.NoEscapeSalvo;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.math.Angles;

@Tag("long")
class NoEscapeSalvoTest {
  private static final double TICK = Evasion.TICK;
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final NoEscapeSalvo salvo = new NoEscapeSalvo();
  private final NoEscapeProof alone = new NoEscapeProof();

  private double sinceJump;

  /**
   * Draws guns about the origin, no two of the same kind, and a target that some of them may hit.
   */
  private List<FireProblem> draw(Evasion.Kind kind, int count, RandomStream random) {
    FireProblem target = new FireProblem();
    double distance = random.range(4, 22);
    double bearing = random.range(-Math.PI, Math.PI);
    target.targetX = distance * StrictMath.cos(bearing);
    target.targetY = distance * StrictMath.sin(bearing);
    double speed = random.range(0, 8);
    double heading = random.range(-Math.PI, Math.PI);
    target.targetVelocityX = speed * StrictMath.cos(heading);
    target.targetVelocityY = speed * StrictMath.sin(heading);
    double radius = random.range(0.4, 1);
    sinceJump = random.nextDouble() < 0.3 ? NEVER : random.index(30) * TICK;
    switch (kind) {
      case ACCELERATING -> target.agility.setAccelerating(random.range(0, 8));
      case FREE -> target.agility.setFree(random.range(0.3, 1) * Math.max(1, speed));
      case DRIVING -> target.agility.setDriving(random.range(speed, 9), random.range(0, 4));
      case JUMPING -> target.agility.setJumping(random.range(0, 10), 0.5);
    }
    List<FireProblem> guns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      FireProblem gun = new FireProblem();
      gun.setTarget(target);
      gun.targetRadius = radius * random.range(0.9, 1.1);
      gun.muzzleX = random.range(-3, 3);
      gun.muzzleY = random.range(-3, 3);
      gun.shooterVelocityX = random.range(-3, 3);
      gun.shooterVelocityY = random.range(-3, 3);
      gun.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.WORLD : ShotFrame.SHOOTER;
      gun.muzzleSpeed = random.range(20, 40);
      gun.range = random.range(20, 40);
      gun.slewRate = random.nextDouble() < 0.3 ? NEVER : random.range(1, 4);
      gun.facing = bearing + random.range(-0.4, 0.4);
      gun.timeToReady = random.nextDouble() < 0.5 ? 0 : random.range(0, 0.2);
      gun.gravityY = random.nextDouble() < 0.3 ? random.range(-8, 0) : 0;
      guns.add(gun);
    }
    return guns;
  }

  private boolean find(List<FireProblem> guns) {
    salvo.clear();
    for (FireProblem gun : guns) {
      salvo.addGun(gun);
    }
    return salvo.find(sinceJump, TICK);
  }

  /** Creates a dodger of the salvo found, without shot {@code dropped}; -1: of all shots. */
  private SalvoDodger dodger(Evasion.Kind kind, List<FireProblem> guns, int dropped) {
    SalvoDodger dodger = new SalvoDodger(kind, guns.get(0), sinceJump);
    for (int shot = 0; shot < salvo.shots(); shot++) {
      if (shot != dropped) {
        dodger.expect(guns.get(salvo.gun(shot)), salvo.bearing(shot), salvo.timeToFire(shot));
      }
    }
    return dodger;
  }

  private void nobodyGetsPast(Evasion.Kind kind, int cases, int climbs, long seed) {
    RandomStream random = new RandomStream(seed);
    for (int found = 0; found < cases; ) {
      List<FireProblem> guns = draw(kind, 2 + random.index(3), random);
      if (find(guns) && salvo.shots() > 1) {
        found++;
        assertThat(dodger(kind, guns, -1).best(random, climbs)).isLessThanOrEqualTo(1 + 1e-9);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void nobodyGetsPastASalvo(Evasion.Kind kind) {
    nobodyGetsPast(kind, 60, 1500, 181);
  }

  @Tag("fuzz")
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void nobodyGetsPastAThousandSalvos(Evasion.Kind kind) {
    nobodyGetsPast(kind, 1000, 20_000, 182);
  }

  /** Every shot of a salvo is needed. */
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void withoutOneOfItsShotsThereIsAWayOut(Evasion.Kind kind) {
    RandomStream random = new RandomStream(183);
    for (int found = 0; found < 60; ) {
      List<FireProblem> guns = draw(kind, 2 + random.index(2), random);
      if (find(guns) && salvo.shots() > 1) {
        found++;
        for (int shot = 0; shot < salvo.shots(); shot++) {
          assertThat(dodger(kind, guns, shot).best(random, 20_000)).isGreaterThan(1);
        }
      }
    }
  }

  /** If one gun alone is certain along its present bearing, its salvo is one that fires at once. */
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void oneGunThatIsCertainIsASalvo(Evasion.Kind kind) {
    RandomStream random = new RandomStream(184);
    for (int found = 0; found < 300; ) {
      List<FireProblem> guns = draw(kind, 2, random);
      FireProblem gun = guns.get(0);
      gun.timeToReady = 0;
      if (alone.holds(gun, sinceJump, TICK)) {
        found++;
        assertThat(find(List.of(gun))).isTrue();
        assertThat(salvo.shots()).isOne();
        assertThat(find(guns)).isTrue();
        assertThat(salvo.shots()).isOne();
      }
    }
  }

  /** A salvo of one shot agrees with the proof for a single gun, if it leaves at once. */
  @Test
  void whatOneGunIsCertainOfTheProofOfOneGunIsCertainOf() {
    RandomStream random = new RandomStream(185);
    for (int found = 0; found < 300; ) {
      List<FireProblem> guns = draw(Evasion.Kind.ACCELERATING, 1, random);
      FireProblem gun = guns.get(0);
      if (find(guns) && salvo.timeToFire(0) == 0) {
        found++;
        gun.facing = salvo.bearing(0);
        alone.holds(gun, sinceJump, TICK);
        // A wall of one shot gains a hair's breadth.
        assertThat(alone.spare()).isGreaterThan(-0.03 * gun.targetRadius);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void barrelsAreReadyAndHaveTurned(Evasion.Kind kind) {
    RandomStream random = new RandomStream(186);
    for (int found = 0; found < 300; ) {
      List<FireProblem> guns = draw(kind, 3, random);
      guns.forEach(gun -> gun.arcHalf = 0.3);
      guns.forEach(gun -> gun.arcCentre = gun.facing);
      if (!find(guns)) {
        continue;
      }
      found++;
      int fired = 0;
      for (int shot = 0; shot < salvo.shots(); shot++) {
        FireProblem gun = guns.get(salvo.gun(shot));
        fired |= 1 << salvo.gun(shot);
        double time = salvo.timeToFire(shot);
        assertThat(time).isGreaterThan(gun.timeToReady - 1e-9);
        assertThat(time / TICK).isEqualTo(Math.rint(time / TICK));
        double turned = Math.abs(Angles.difference(salvo.bearing(shot), gun.facing));
        assertThat(turned).isLessThanOrEqualTo(0.3);
        assertThat(turned).isLessThanOrEqualTo(gun.slewRate * Math.max(time, 1e-12) + 1e-9);
        assertThat(salvo.time()).isBetween(time, time + gun.range / gun.muzzleSpeed);
      }
      assertThat(Integer.bitCount(fired)).isEqualTo(salvo.shots());
    }
  }

  /** An additional gun never makes a salvo later. */
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void moreGunsAreCertainOfMore(Evasion.Kind kind) {
    RandomStream random = new RandomStream(187);
    int[] certain = new int[4];
    for (int i = 0; i < 3000; i++) {
      List<FireProblem> guns = draw(kind, 3, random);
      boolean before = false;
      for (int count = 1; count <= 3; count++) {
        boolean found = find(guns.subList(0, count));
        assertThat(found || !before).isTrue();
        assertThat(salvo.isComplete()).isTrue();
        certain[count] += found ? 1 : 0;
        before = found;
      }
    }
    assertThat(certain[2]).isGreaterThan((int) (1.2 * certain[1]));
    assertThat(certain[3]).isGreaterThan((int) (1.1 * certain[2]));
  }

  /** The best dodgers get close to the rim; the rest is the proof's margin. */
  @ParameterizedTest
  @EnumSource(Evasion.Kind.class)
  void theBestDodgersGetNearTheRim(Evasion.Kind kind) {
    RandomStream random = new RandomStream(188);
    double[] passes = new double[31];
    for (int found = 0; found < passes.length; ) {
      List<FireProblem> guns = draw(kind, 2, random);
      if (find(guns) && salvo.shots() == 2) {
        passes[found++] = dodger(kind, guns, -1).best(random, 1000);
      }
    }
    Arrays.sort(passes);
    assertThat(passes[passes.length / 2]).as("median").isGreaterThan(0.85);
  }

  /**
   * Returns the greatest distance at which guns 3 m apart are certain of a target without
   * measurement errors, m.
   */
  private double zone(int count, FireProblem seen) {
    double[] places = {0, 3, -3};
    double farthest = 0;
    for (int i = 100; i < 700; i++) {
      List<FireProblem> guns = new ArrayList<>();
      for (int g = 0; g < count; g++) {
        FireProblem gun = new FireProblem();
        gun.setTarget(seen);
        gun.targetX = 0.05 * i;
        gun.muzzleSpeed = 24;
        gun.range = 40;
        gun.muzzleY = places[g];
        guns.add(gun);
      }
      sinceJump = NEVER;
      farthest = find(guns) ? 0.05 * i : farthest;
    }
    return farthest;
  }

  /** The numbers of docs/aim.md. */
  @Test
  void theZoneOfMoreGunsReachesFarther() {
    FireProblem stands = new FireProblem();
    stands.targetRadius = 0.6;
    stands.agility.setAccelerating(3);
    FireProblem rookie = new FireProblem();
    rookie.targetRadius = 0.75;
    rookie.targetVelocityY = 3.4;
    rookie.agility.setDriving(3.4, 1.6);
    double[] far = {14.95, 20, 24.2, 10.35, 19.4, 25.9};
    for (int count = 1; count <= 3; count++) {
      assertThat(zone(count, stands)).isCloseTo(far[count - 1], within(0.06));
      assertThat(zone(count, rookie)).isCloseTo(far[count + 2], within(0.06));
    }
  }

  /** The target is one that no gun can close in, or one far beyond the search. */
  @Test
  void saysNoAtOnceWhereTheTargetGetsAnywhere() {
    FireProblem gun = new FireProblem();
    gun.muzzleSpeed = 24;
    gun.targetX = 20;
    gun.targetRadius = 0.5;
    gun.agility.setAccelerating(20);
    sinceJump = NEVER;
    assertThat(find(List.of(gun, gun, gun, gun))).isFalse();
    assertThat(salvo.isComplete()).isTrue();
    assertThat(salvo.shots()).isZero();
    assertThatThrownBy(() -> salvo.bearing(0)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(salvo.addGun(gun)).isFalse();
    gun.agility.setAccelerating(0);
    gun.targetX = 1000;
    assertThat(find(List.of(gun))).isFalse();
    assertThat(salvo.isComplete()).isFalse();
  }

  @Test
  void makesNoGarbage() {
    RandomStream random = new RandomStream(189);
    List<List<FireProblem>> drawn = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      drawn.add(draw(Evasion.Kind.values()[i % 4], 3, random));
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long most = 0;
    for (int round = 0; round < 4; round++) {
      long before = threads.getThreadAllocatedBytes(thread);
      for (int i = 0; i < drawn.size(); i++) {
        salvo.clear();
        List<FireProblem> guns = drawn.get(i);
        for (int g = 0; g < guns.size(); g++) {
          salvo.addGun(guns.get(g));
        }
        salvo.find(NEVER, TICK);
      }
      most = threads.getThreadAllocatedBytes(thread) - before;
    }
    assertThat(most).isLessThan(1000);
  }

  @Test
  void refusesWhatHasNoAnswer() {
    assertThatThrownBy(() -> find(List.of())).hasMessageContaining("a salvo needs a gun");
    FireProblem gun = new FireProblem();
    gun.targetX = 10;
    assertThatThrownBy(() -> find(List.of(gun))).hasMessageContaining("agility");
    gun.agility.setAccelerating(1);
    FireProblem other = new FireProblem();
    other.set(gun);
    other.targetX = 11;
    assertThatThrownBy(() -> find(List.of(gun, other))).hasMessageContaining("one target");
    other.set(gun);
    other.range = -1;
    assertThatThrownBy(() -> find(List.of(gun, other))).hasMessageContaining("range");
  }
}
