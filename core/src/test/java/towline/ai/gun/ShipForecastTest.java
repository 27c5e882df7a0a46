package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.pilot.ArenaScenario;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.BarrageSpec;

/** Forecasts of ships by enemies with barrages. */
class ShipForecastTest {
  private static final BarrageSpec BARRAGE =
      ArenaScenario.vessel("bastion").barrage().orElseThrow();

  private static final double MIDDLE_X = 48;
  private static final double MIDDLE_Y = 27;

  private final ShipForecast forecast = new ShipForecast();
  private final Command command = new Command();

  /** A ship on a circle about the middle; its turn rate is negative to the right. */
  private record Circle(double radius, double rate, double from) {
    double x(double time) {
      return MIDDLE_X + radius * StrictMath.cos(from + rate * time);
    }

    double y(double time) {
      return MIDDLE_Y + radius * StrictMath.sin(from + rate * time);
    }

    Snapshot seen(double time) {
      double speed = rate * radius;
      double phase = from + rate * time;
      return new WorldScenario()
          .ship(x(time), y(time))
          .moving(-speed * StrictMath.sin(phase), speed * StrictMath.cos(phase))
          .snapshot();
    }
  }

  private void see(Snapshot seen) {
    command.clear();
    assertThat(forecast.update(seen, BARRAGE, command)).isTrue();
  }

  @Property(seed = "78", tries = 60)
  void anEvenCircleIsForetoldOnceItIsBelieved(
      @ForAll @DoubleRange(min = 6, max = 14) double radius,
      @ForAll @DoubleRange(min = 0.7, max = 1.6) double rate,
      @ForAll @DoubleRange(min = 0, max = 6) double from,
      @ForAll boolean left) {
    Circle circle = new Circle(radius, left ? rate : -rate, from);
    forecast.reset();
    int ticks = 8 * Tick.PER_SECOND;
    for (int tick = 0; tick <= ticks; tick++) {
      see(circle.seen(tick * Tick.SECONDS));
    }
    double landing = ticks * Tick.SECONDS + BARRAGE.flight();
    assertThat(command.belief).isEqualTo(left ? FlightBelief.LEFT : FlightBelief.RIGHT);
    double off =
        StrictMath.hypot(
            command.forecastX - circle.x(landing), command.forecastY - circle.y(landing));
    assertThat(off).isLessThan(0.5 * BARRAGE.blast());
  }

  @Property(seed = "78", tries = 60)
  void aStraightFlightIsForetoldFromItsBeginning(
      @ForAll @DoubleRange(min = 3, max = 20) double speed,
      @ForAll @DoubleRange(min = 0, max = 6) double course) {
    forecast.reset();
    double vx = speed * StrictMath.cos(course);
    double vy = speed * StrictMath.sin(course);
    for (int tick = 0; tick < 60; tick++) {
      double time = tick * Tick.SECONDS;
      see(
          new WorldScenario()
              .ship(MIDDLE_X + vx * (time - 1), MIDDLE_Y + vy * (time - 1))
              .moving(vx, vy)
              .snapshot());
    }
    assertThat(command.belief).isEqualTo(FlightBelief.STRAIGHT);
    double ahead = BARRAGE.flight() - Tick.SECONDS;
    assertThat(command.forecastX).isCloseTo(inside(MIDDLE_X + vx * ahead, 96), within());
    assertThat(command.forecastY).isCloseTo(inside(MIDDLE_Y + vy * ahead, 54), within());
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(1e-6);
  }

  private static double inside(double place, double size) {
    return Math.max(0, Math.min(size, place));
  }

  /** The ship teaches one belief, and then flies otherwise: the enemy holds it for a while. */
  @Test
  void aBeliefIsHeldForTheTimeOfStudy() {
    Circle left = new Circle(10, 1.2, 0);
    Circle right = new Circle(10, -1.2, 0);
    for (int tick = 0; tick < 8 * Tick.PER_SECOND; tick++) {
      see(left.seen(tick * Tick.SECONDS));
    }
    assertThat(command.belief).isEqualTo(FlightBelief.LEFT);
    int held = 0;
    double doubt = 0;
    while (command.belief == FlightBelief.LEFT && held < 20 * Tick.PER_SECOND) {
      see(right.seen(held * Tick.SECONDS));
      held++;
      if (command.belief == FlightBelief.LEFT) {
        assertThat(command.doubt).isGreaterThanOrEqualTo(doubt);
        doubt = command.doubt;
      }
    }
    assertThat(command.belief).isEqualTo(FlightBelief.RIGHT);
    assertThat(command.doubt).isZero();
    assertThat(held * Tick.SECONDS).isBetween(BARRAGE.studyTime(), BARRAGE.studyTime() + 1.5);
  }

  /** Doubt falls as slowly as it grows, so that a ship that mostly rests is seen to rest. */
  @ParameterizedTest
  @CsvSource({"1, STRAIGHT", "2, STAYS"})
  void aBeliefFollowsTheMoreFrequentFlight(int restingTicksOfThree, FlightBelief believed) {
    Snapshot flies = new WorldScenario().ship(30, 20).moving(6, 0).snapshot();
    Snapshot rests = new WorldScenario().ship(30, 20).moving(0.5, 0).snapshot();
    see(flies);
    assertThat(command.belief).isEqualTo(FlightBelief.STRAIGHT);
    for (int tick = 0; tick < 4 * BARRAGE.studyTime() * Tick.PER_SECOND; tick++) {
      see(tick % 3 < restingTicksOfThree ? rests : flies);
    }
    assertThat(command.belief).isEqualTo(believed);
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 3, 4.5})
  void noCircleOfAForecastIsTighterThanTheHighestTurnRate(double rate) {
    Circle circle = new Circle(3, rate, 0);
    for (int tick = 0; tick <= 12 * Tick.PER_SECOND; tick++) {
      see(circle.seen(tick * Tick.SECONDS));
    }
    double foretold = Math.min(2.5, rate);
    double chord = 2 * 3 * rate / foretold * Math.abs(Math.sin(foretold * BARRAGE.flight() / 2));
    double x = circle.x(12);
    double y = circle.y(12);
    assertThat(command.belief).isEqualTo(FlightBelief.LEFT);
    assertThat(StrictMath.hypot(command.forecastX - x, command.forecastY - y))
        .isCloseTo(chord, offset(0.05));
  }

  /** The belief is still that it circles. */
  @Test
  void aShipThatHasJustStoppedDriftsOn() {
    Circle left = new Circle(10, 1.2, 0);
    for (int tick = 0; tick < 8 * Tick.PER_SECOND; tick++) {
      see(left.seen(tick * Tick.SECONDS));
    }
    see(new WorldScenario().ship(30, 20).moving(1, 0.5).snapshot());
    assertThat(command.belief).isEqualTo(FlightBelief.LEFT);
    assertThat(command.forecastX).isCloseTo(30 + BARRAGE.flight(), within());
    assertThat(command.forecastY).isCloseTo(20 + 0.5 * BARRAGE.flight(), within());
  }

  @Test
  void aShipThatStopsIsForetoldWhereItIs() {
    Snapshot still = new WorldScenario().ship(30, 20).moving(0.5, 0).snapshot();
    for (int tick = 0; tick < 8 * Tick.PER_SECOND; tick++) {
      see(still);
    }
    assertThat(command.belief).isEqualTo(FlightBelief.STAYS);
    assertThat(command.forecastX).isEqualTo(30);
    assertThat(command.forecastY).isEqualTo(20);
  }

  @Test
  void thereIsNoForecastWithoutAShip() {
    see(new WorldScenario().ship(30, 20).moving(5, 0).snapshot());
    Snapshot empty = new Snapshot();
    command.clear();
    assertThat(forecast.update(empty, BARRAGE, command)).isFalse();
    assertThat(command.belief).isEqualTo(FlightBelief.NONE);
  }
}
