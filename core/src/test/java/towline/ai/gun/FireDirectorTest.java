package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.pilot.ArenaScenario;
import towline.aim.SolverScratch;
import towline.aim.situation.FireProblem;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.PartSpec;

/** The beliefs of bosses about ships that fly on regular courses. */
class FireDirectorTest {
  private static final int CORE = 60;
  private static final double X = 48;
  private static final double Y = 27;
  private static final int STUDY_TICKS = 5 * Tick.PER_SECOND;

  /** A regular flight about the boss: a circle, or a stay at one place for a rate of 0. */
  private record Flight(double distance, double rate, double from) {
    Snapshot seen(int tick, double gravity) {
      double phase = from + rate * tick * Tick.SECONDS;
      double cosine = StrictMath.cos(phase);
      double sine = StrictMath.sin(phase);
      double speed = rate * distance;
      return new WorldScenario()
          .ship(X + distance * cosine, Y + distance * sine)
          .moving(-speed * sine, speed * cosine)
          .entity(EntityKind.VESSEL_CORE, CORE, X, Y, 0)
          .radius(1.7)
          .falling(gravity)
          .snapshot();
    }
  }

  /** A study of one flight: the belief and its certainty in each tick. */
  private static final class Study {
    final Command command = new Command();
    final StateHash hash = new StateHash();
    double firstCertain = Double.POSITIVE_INFINITY;
    FlightBelief certainOf = FlightBelief.NONE;

    Study(EnemyGun gun, Flight flight, double gravity, int ticks) {
      FireDirector director = new FireDirector(new SolverScratch());
      for (int tick = 0; tick < ticks; tick++) {
        Snapshot seen = flight.seen(tick, gravity);
        command.clear();
        director.decide(seen, seen.indexOf(CORE), gun, command);
        hash.add(command.belief.ordinal());
        hash.add(command.trust);
        if (command.trust == 1) {
          certainOf = command.belief;
          firstCertain = Math.min(firstCertain, tick * Tick.SECONDS);
        }
      }
    }
  }

  private static EnemyGun gun(String boss) {
    return EnemyGun.of(
        ArenaScenario.vessel(boss).parts().stream()
            .filter(PartSpec::isGun)
            .findFirst()
            .orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 5, 22})
  void theLeviathanIsCertainOfARegularFlightAtAnyGravity(double gravity) {
    Study stay = new Study(gun("leviathan"), new Flight(14, 0, 1), gravity, STUDY_TICKS);
    assertThat(stay.certainOf).isEqualTo(FlightBelief.STAYS);
    assertThat(stay.firstCertain).isLessThan(4);
    Study left = new Study(gun("leviathan"), new Flight(12, 0.8, 2), gravity, STUDY_TICKS);
    assertThat(left.certainOf).isEqualTo(FlightBelief.LEFT);
    Study right = new Study(gun("leviathan"), new Flight(12, -0.8, 2), gravity, STUDY_TICKS);
    assertThat(right.certainOf).isEqualTo(FlightBelief.RIGHT);
  }

  /** Shots without weight fly straight, so gravity must not enter a belief about them. */
  @Property(seed = "38", tries = 40)
  void noBeliefAboutShotsWithoutWeightDependsOnGravity(
      @ForAll @DoubleRange(min = -40, max = 40) double gravity,
      @ForAll @DoubleRange(min = 6, max = 28) double distance,
      @ForAll @DoubleRange(min = -1, max = 1) double rate,
      @ForAll boolean learns) {
    EnemyGun gun = gun(learns ? "leviathan" : "bastion");
    assertThat(gun.gravityScale()).isZero();
    Flight flight = new Flight(distance, rate, 0.3);
    int ticks = 2 * Tick.PER_SECOND;
    assertThat(new Study(gun, flight, gravity, ticks).hash.value())
        .isEqualTo(new Study(gun, flight, 0, ticks).hash.value());
  }

  @Test
  void theRangeBeginsAtTheRimOfTheGun() {
    EnemyGun gun = gun("leviathan");
    Snapshot seen = new Flight(12, 0, 0).seen(0, 22);
    FireProblem problem = new FireProblem();
    gun.read(seen, seen.indexOf(CORE), 0.3, problem);
    assertThat(problem.range).isEqualTo(gun.range() + 1.7);
    assertThat(problem.muzzleSpeed).isEqualTo(gun.muzzleSpeed());
    assertThat(problem.facing).isEqualTo(0.3);
  }

  @Test
  void aShipBeyondTheGunsIsNotStudied() {
    EnemyGun gun = gun("leviathan");
    Study study = new Study(gun, new Flight(gun.reach() + 0.1, 0, 1), 0, STUDY_TICKS);
    assertThat(study.command.belief).isEqualTo(FlightBelief.NONE);
    assertThat(study.command.trust).isZero();
  }
}
