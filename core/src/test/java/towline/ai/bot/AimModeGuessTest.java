package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.ai.aim.FittingMode;
import towline.sim.Snapshots;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.MotionFamily;

/**
 * Without a courier, only a harpoon that is aimed calls for a mode: that of its target's motion.
 */
class AimModeGuessTest {
  private static final int TARGET = 9;

  @ParameterizedTest
  @EnumSource(MotionFamily.class)
  void aHarpoonCallsForTheModeOfItsTarget(MotionFamily family) {
    for (double fall : new double[] {0, 20}) {
      Snapshot seen =
          new Snapshots(0, fall)
              .with(EntityKind.DRONE, 1, 40, 20, 0)
              .with(EntityKind.TANK, TARGET, 50, 20, 0)
              .build();
      seen.row(seen.first(EntityKind.TANK)).family = family;
      seen.droneGun().mode = AimMode.REFINE.ordinal();
      seen.droneGun().target = TARGET;
      assertThat(new AimModeGuess().choose(seen)).isEqualTo(Command.UNCHANGED);
      seen.droneGun().harpoonReady = true;
      int fitting = FittingMode.of(family, fall > 0).ordinal();
      assertThat(new AimModeGuess().choose(seen)).isEqualTo(fitting);
      seen.droneGun().mode = fitting;
      assertThat(new AimModeGuess().choose(seen)).isEqualTo(Command.UNCHANGED);
      seen.droneGun().mode = AimMode.REFINE.ordinal();
      seen.droneGun().target = TARGET + 1;
      assertThat(new AimModeGuess().choose(seen)).isEqualTo(Command.UNCHANGED);
    }
  }
}
