package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.spec.NamingSpec;

class GamepadTest {
  private static final double DEAD_ZONE = 0.2;

  private final FakeGamepads pads = new FakeGamepads();
  private final Devices devices = new Devices(Bindings.defaults(), pads);
  private final PlayerInput playerInput = new PlayerInput(devices, 40, new NamingSpec(2.5, 0.8));
  private final Command command = new Command();
  private final Snapshot snapshot = new Snapshot();

  @BeforeEach
  void setTheDeadZone() {
    devices.deadZones(DEAD_ZONE, DEAD_ZONE);
  }

  private void tick() {
    devices.poll();
    command.clear();
    snapshot.droneGun().mode = 1;
    playerInput.fillCommand(command, snapshot, 3, 4);
  }

  @Test
  void aStickAtRestNearItsMiddleDoesNothing() {
    pads.press(GamepadControl.LEFT_RIGHT, DEAD_ZONE * 0.7)
        .press(GamepadControl.LEFT_UP, DEAD_ZONE * 0.7);
    tick();
    assertThat(command.thrustX).isZero();
    assertThat(command.thrustY).isZero();
  }

  @Test
  void thrustGrowsFromTheDeadZoneToTheRim() {
    pads.press(GamepadControl.LEFT_RIGHT, DEAD_ZONE + (1 - DEAD_ZONE) / 2);
    tick();
    assertThat(command.thrustX).isCloseTo(0.5, within(1e-9));
    pads.press(GamepadControl.LEFT_RIGHT, 1);
    tick();
    assertThat(command.thrustX).isEqualTo(1);
  }

  @Test
  void theDeadZoneIsCircular() {
    pads.press(GamepadControl.LEFT_RIGHT, 0.9).press(GamepadControl.LEFT_UP, 0.1);
    tick();
    assertThat(Math.atan2(command.thrustY, command.thrustX))
        .isCloseTo(Math.atan2(0.1, 0.9), within(1e-9));
  }

  @Test
  void theRightStickAimsAndFires() {
    pads.press(GamepadControl.RIGHT_LEFT, 0.8).press(GamepadControl.RIGHT_DOWN, 0.8);
    tick();
    assertThat(command.fire).isTrue();
    assertThat(command.turning).isTrue();
    assertThat(command.bearing).isCloseTo(-3 * Math.PI / 4, within(1e-9));
    pads.press(GamepadControl.RIGHT_LEFT, 0).press(GamepadControl.RIGHT_DOWN, 0);
    tick();
    assertThat(command.fire).isFalse();
    assertThat(command.bearing).isCloseTo(-3 * Math.PI / 4, within(1e-9));
  }

  @Test
  void triggersReelInProportionToTheirPressure() {
    pads.press(GamepadControl.R2, DEAD_ZONE / 2);
    tick();
    assertThat(command.reelRate).isZero();
    pads.press(GamepadControl.R2, DEAD_ZONE + (1 - DEAD_ZONE) / 2);
    tick();
    assertThat(command.reelRate).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void aLongPressIsOneOrder() {
    pads.press(GamepadControl.R1, 1);
    tick();
    assertThat(command.mode).isEqualTo(2);
    tick();
    assertThat(command.mode).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void aTremblingFingerPressesOnce() {
    int presses = 0;
    for (int i = 0; i < 20; i++) {
      pads.press(GamepadControl.START, i % 2 == 0 ? 0.57 : 0.5);
      devices.poll();
      while (devices.pollWindowAction() != null) {
        presses++;
      }
    }
    assertThat(presses).isEqualTo(1);
  }

  @Test
  void aDisconnectedGamepadIsReportedOnce() {
    devices.poll();
    assertThat(devices.pollGamepadLost()).isFalse();
    pads.plugged = 0;
    devices.poll();
    assertThat(devices.pollGamepadLost()).isTrue();
    assertThat(devices.pollGamepadLost()).isFalse();
  }

  @Test
  void noControlStaysPressedAfterAHundredUnplugs() {
    pads.press(GamepadControl.LEFT_UP, 1)
        .press(GamepadControl.R2, 1)
        .press(GamepadControl.RIGHT_UP, 1);
    for (int i = 0; i < 100; i++) {
      pads.plugged = 1;
      tick();
      assertThat(command.thrustY).isEqualTo(1);
      pads.plugged = 0;
      tick();
      assertThat(command.thrustY).isZero();
      assertThat(command.reelRate).isZero();
      assertThat(command.fire).isFalse();
      assertThat(devices.pollGamepadLost()).isTrue();
    }
  }

  @Test
  void theLastDeviceUsedIsReported() {
    assertThat(devices.lastUsed()).isEqualTo(Device.KEYBOARD);
    pads.press(GamepadControl.A, 1);
    devices.poll();
    assertThat(devices.lastUsed()).isEqualTo(Device.GAMEPAD);
    devices.touchDown(1, 1, 0, 0);
    assertThat(devices.lastUsed()).isEqualTo(Device.MOUSE);
  }
}
