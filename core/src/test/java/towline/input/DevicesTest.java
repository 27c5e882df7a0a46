package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static towline.input.Control.key;
import static towline.input.Control.mouse;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DevicesTest {
  private final Devices devices = new Devices(Bindings.defaults());

  @Test
  void windowActionsArePolledInOrderAndOnce() {
    devices.keyDown(Keys.V);
    devices.keyUp(Keys.V);
    devices.keyDown(Keys.ESCAPE);
    assertThat(devices.pollWindowAction()).isEqualTo(Action.VISION);
    assertThat(devices.pollWindowAction()).isEqualTo(Action.PAUSE);
    assertThat(devices.pollWindowAction()).isNull();
  }

  @Test
  void unboundKeysAreNotHandled() {
    assertThat(devices.keyDown(Keys.F9)).isFalse();
    assertThat(devices.keyUp(Keys.F9)).isFalse();
    assertThat(devices.keyDown(-1)).isFalse();
    assertThat(devices.touchDown(1, 2, 0, Buttons.FORWARD)).isFalse();
  }

  @Test
  void theMousePositionIsTheLastOneReported() {
    devices.mouseMoved(3, 4);
    devices.touchDragged(7, 8, 0);
    assertThat(devices.mouseX()).isEqualTo(7);
    assertThat(devices.mouseY()).isEqualTo(8);
  }

  /** A menu that uses every press. */
  private static final class GreedyMenu extends IgnoringMenu {
    @Override
    public boolean pressed(Control control) {
      return true;
    }
  }

  @Test
  void aKeyHeldWhileAMenuIsOpenIsStillHeldAfterIt() {
    devices.keyDown(Keys.W);
    devices.keyDown(Keys.D);
    devices.setMenuInput(new GreedyMenu());
    devices.discardPresses();
    devices.keyDown(Keys.A);
    devices.keyUp(Keys.D);
    devices.setMenuInput(null);
    devices.discardPresses();
    assertThat(devices.strength(Action.UP)).isEqualTo(1);
    assertThat(devices.strength(Action.RIGHT)).isZero();
    assertThat(devices.strength(Action.LEFT)).as("pressed in the menu").isZero();
    devices.keyUp(Keys.W);
    devices.keyUp(Keys.A);
    assertThat(devices.strength(Action.UP)).isZero();
  }

  @Test
  void aKeyThatIsReboundWhileHeldIsReleased() {
    Bindings table = Bindings.defaults();
    Devices bound = new Devices(table);
    bound.keyDown(Keys.W);
    table.bind(Action.DOWN, key(Keys.W));
    bound.keyUp(Keys.W);
    bound.discardPresses();
    assertThat(bound.strength(Action.UP)).isZero();
    assertThat(bound.strength(Action.DOWN)).isZero();
  }

  @Test
  void aNudgeOfTheMouseDoesNotTakeTheAimFromAHeldStick() {
    FakeGamepads pads = new FakeGamepads();
    Devices all = new Devices(Bindings.defaults(), pads);
    all.mouseMoved(100, 100);
    assertThat(all.mouseAims()).isTrue();
    pads.press(GamepadControl.RIGHT_UP, 1);
    all.poll();
    all.mouseMoved(101, 100);
    assertThat(all.mouseAims()).isFalse();
    pads.press(GamepadControl.RIGHT_UP, 0);
    all.poll();
    all.discardPresses();
    all.mouseMoved(102, 100);
    assertThat(all.mouseAims()).isTrue();
  }

  @Test
  void aGamepadButtonUsedByAMenuDoesNothingUntilItIsReleased() {
    FakeGamepads pads = new FakeGamepads();
    Devices all = new Devices(Bindings.defaults(), pads);
    all.setMenuInput(new GreedyMenu());
    pads.press(GamepadControl.A, 1);
    all.poll();
    all.setMenuInput(null);
    all.discardPresses();
    all.poll();
    assertThat(all.strength(Action.MISSILE)).isZero();
    pads.press(GamepadControl.A, 0);
    all.poll();
    pads.press(GamepadControl.A, 1);
    all.poll();
    assertThat(all.strength(Action.MISSILE)).isEqualTo(1);
  }

  @Test
  void gamepadsAreIgnoredWithoutTheFocus() {
    FakeGamepads pads = new FakeGamepads();
    Devices all = new Devices(Bindings.defaults(), pads);
    all.loseFocus();
    pads.press(GamepadControl.START, 1).press(GamepadControl.A, 1);
    all.poll();
    assertThat(all.pollWindowAction()).isNull();
    assertThat(all.strength(Action.MISSILE)).isZero();
    assertThat(all.lastUsed()).isEqualTo(Device.KEYBOARD);
    pads.press(GamepadControl.START, 0);
    all.poll();
    all.gainFocus();
    pads.press(GamepadControl.START, 1);
    all.poll();
    assertThat(all.pollWindowAction()).isEqualTo(Action.PAUSE);
  }

  @Test
  void excessPressesAreDropped() {
    for (int i = 0; i < 1000; i++) {
      devices.keyDown(Keys.V);
    }
    int taken = 0;
    while (devices.pollWindowAction() != null) {
      taken++;
    }
    assertThat(taken).isBetween(1, 100);
  }

  @Test
  void everyActionHasAControl() {
    Bindings table = Bindings.defaults();
    for (Action action : Action.all()) {
      assertThat(table.controlsOf(action)).as(action.name()).isNotEmpty();
    }
  }

  @Test
  void theMenuGetsPressesFirstAndTheGameTheRest() {
    List<Control> seen = new ArrayList<>();
    devices.setMenuInput(
        new IgnoringMenu() {
          @Override
          public boolean pressed(Control control) {
            seen.add(control);
            return control.code() == Keys.V;
          }
        });
    devices.keyDown(Keys.V);
    devices.keyDown(Keys.G);
    devices.touchDown(1, 1, 0, Buttons.LEFT);
    assertThat(seen).containsExactly(key(Keys.V), key(Keys.G), mouse(Buttons.LEFT));
    assertThat(devices.pollWindowAction()).isEqualTo(Action.GHOSTS);
    assertThat(devices.pollWindowAction()).isNull();
    assertThat(devices.strength(Action.FIRE)).isZero();
  }
}
