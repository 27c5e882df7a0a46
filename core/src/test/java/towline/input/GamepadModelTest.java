package towline.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of controls follow the gamepad's model, and rumble follows the player's setting. */
class GamepadModelTest {
  private final FakeGamepads pads = new FakeGamepads();
  private final Devices devices = new Devices(Bindings.defaults(), pads);

  @ParameterizedTest
  @CsvSource({
    "Xbox Series X Controller,XBOX",
    "Xbox Wireless Controller,XBOX",
    "XInput Controller #1,XBOX",
    "PS4 Controller,PLAYSTATION",
    "Sony Interactive Entertainment DualSense Wireless Controller,PLAYSTATION",
    "Wireless Controller,PLAYSTATION",
    "Nintendo Switch Pro Controller,SWITCH",
    "Joy-Con (L),SWITCH",
    "Steam Virtual Gamepad,DECK",
    "Valve Software Steam Deck Controller,DECK",
    "8BitDo Zero,GENERIC"
  })
  void theReportedNameDeterminesTheModel(String name, GamepadModel model) {
    assertThat(GamepadModel.ofName(name)).isEqualTo(model);
  }

  @Test
  void aControlHasThePrintedName() {
    ControlNames names = new ControlNames(code -> null, key -> key);
    Control lower = Control.gamepad(GamepadControl.A);
    assertThat(names.of(lower)).isEqualTo("pad.A");
    names.setGamepadModel(GamepadModel.PLAYSTATION);
    assertThat(names.of(lower)).isEqualTo("pad.PLAYSTATION.A");
    assertThat(names.of(Control.gamepad(GamepadControl.L1))).isEqualTo("pad.L1");
  }

  @Test
  void theModelFollowsTheGamepadInUse() {
    pads.name = "PS5 Controller";
    devices.poll();
    assertThat(devices.gamepadModel()).isEqualTo(GamepadModel.PLAYSTATION);
    pads.name = "Xbox 360 Controller";
    devices.poll();
    assertThat(devices.gamepadModel()).isEqualTo(GamepadModel.XBOX);
  }

  @Test
  void rumbleFollowsItsSliderDownToNone() {
    pads.press(GamepadControl.A, 1);
    devices.poll();
    devices.setRumble(0.5);
    devices.rumble(0.8, 0.2);
    assertThat(pads.rumbled).isEqualTo(0.4);
    pads.rumbled = -1;
    devices.setRumble(0);
    devices.rumble(1, 0.2);
    assertThat(pads.rumbled).isEqualTo(-1);
  }

  @Test
  void aGamepadThatIsNotInUseDoesNotRumble() {
    pads.rumbled = -1;
    devices.poll();
    devices.rumble(1, 0.2);
    assertThat(pads.rumbled).isEqualTo(-1);
  }
}
