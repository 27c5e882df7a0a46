package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.sim.Snapshots;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** A novice answers the pulse of a mode on the ring: late, not always, and sometimes wrongly. */
class NoviceBotTest {
  private static final int PULSES = 400;
  private static final int PULSE_TICKS = 60;
  private static final Snapshot ALONE =
      new Snapshots(0).with(EntityKind.SHIP, 1, 40, 20, 0).build();

  private int rightPresses;
  private int wrongPresses;
  private int earliestTick = PULSE_TICKS;

  /** Shows {@code PULSES} pulses of {@code mode}, with pauses, and counts the presses. */
  private void watch(NoviceBot bot, int mode) {
    Command command = new Command();
    for (int pulse = 0; pulse < PULSES; pulse++) {
      for (int tick = 0; tick < 2 * PULSE_TICKS; tick++) {
        bot.showPulse(tick < PULSE_TICKS ? mode : Command.UNCHANGED);
        command.mode = Command.UNCHANGED;
        bot.decide(ALONE, 0, command);
        if (command.mode != Command.UNCHANGED) {
          rightPresses += command.mode == mode ? 1 : 0;
          wrongPresses += command.mode == mode ? 0 : 1;
          earliestTick = Math.min(earliestTick, tick);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 8})
  void itPressesThePulsingDigitMostlyButLateAndNotAlways(int mode) {
    watch(new NoviceBot(11, true), mode);
    assertThat(rightPresses).isBetween(PULSES / 2, PULSES * 9 / 10);
    assertThat(wrongPresses).isBetween(1, PULSES / 4);
    assertThat(rightPresses + wrongPresses).isLessThan(PULSES);
    assertThat(earliestTick).isGreaterThan(20);
  }

  @Test
  void withoutHeedItPressesNothing() {
    watch(new NoviceBot(11, false), AimMode.PREDICT.ordinal());
    assertThat(rightPresses + wrongPresses).isZero();
  }
}
