package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static towline.input.Control.key;
import static towline.input.Control.mouse;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputProcessor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DevicesTest {
  private final Devices devices = new Devices(Bindings.defaults());

  @Test
  void pressesForTheWindowComeInOrderAndOnce() {
    devices.keyDown(Keys.V);
    devices.keyUp(Keys.V);
    devices.keyDown(Keys.ESCAPE);
    assertThat(devices.pollWindowAction()).isEqualTo(Action.VISION);
    assertThat(devices.pollWindowAction()).isEqualTo(Action.PAUSE);
    assertThat(devices.pollWindowAction()).isNull();
  }

  @Test
  void keysThatMeanNothingAreNotTaken() {
    assertThat(devices.keyDown(Keys.F9)).isFalse();
    assertThat(devices.keyUp(Keys.F9)).isFalse();
    assertThat(devices.keyDown(-1)).isFalse();
    assertThat(devices.touchDown(1, 2, 0, Buttons.FORWARD)).isFalse();
  }

  @Test
  void theMouseIsWhereItWasLastSeen() {
    devices.mouseMoved(3, 4);
    devices.touchDragged(7, 8, 0);
    assertThat(devices.mouseX()).isEqualTo(7);
    assertThat(devices.mouseY()).isEqualTo(8);
  }

  @Test
  void aFloodOfPressesIsCutOffAndDoesNoHarm() {
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
  void everyActionCanBeReached() {
    Bindings table = Bindings.defaults();
    for (Action action : Action.all()) {
      assertThat(table.controlsOf(action)).as(action.name()).isNotEmpty();
    }
  }

  @Test
  void aGuestTakesWhatItWantsAndTheGameGetsTheRest() {
    List<Control> seen = new ArrayList<>();
    devices.setMenuInput(
        new MenuInput() {
          @Override
          public boolean pressed(Control control) {
            seen.add(control);
            return control.code() == Keys.V;
          }

          @Override
          public void released(Control control) {}

          @Override
          public boolean typed(char letter) {
            return false;
          }

          @Override
          public InputProcessor mouse() {
            return new InputAdapter();
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
