package towline.menu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.Device;

class MenuCommandTest {
  @ParameterizedTest
  @EnumSource(MenuCommand.class)
  void theControlsInPromptsCarryOutTheCommand(MenuCommand command) {
    for (Control control : command.named()) {
      MenuCommand done = MenuCommand.of(control, Bindings.defaults());
      // Moving to the next item and moving down are one control of a gamepad.
      boolean next = command == MenuCommand.NEXT_ITEM && control.device() == Device.GAMEPAD;
      assertThat(done).isEqualTo(next ? MenuCommand.DOWN : command);
    }
  }

  @Test
  void everyCommandHasAControlOfEachDevice() {
    for (MenuCommand command : MenuCommand.values()) {
      assertThat(command.named())
          .extracting(Control::device)
          .containsExactly(Device.KEYBOARD, Device.GAMEPAD);
    }
  }
}
