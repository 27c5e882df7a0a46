package towline.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DevicesTest {
  private final Devices devices = new Devices(Bindings.standard());

  @Test
  void pressesForTheWindowComeInOrderAndOnce() {
    devices.keyDown(Keys.V);
    devices.keyUp(Keys.V);
    devices.keyDown(Keys.ESCAPE);
    assertThat(devices.takeForWindow()).isEqualTo(Action.VISION);
    assertThat(devices.takeForWindow()).isEqualTo(Action.PAUSE);
    assertThat(devices.takeForWindow()).isNull();
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
    while (devices.takeForWindow() != null) {
      taken++;
    }
    assertThat(taken).isBetween(1, 100);
  }

  @Test
  void everyActionCanBeReached() {
    Bindings table = Bindings.standard();
    Map<Action, Integer> reached = new HashMap<>();
    for (Action action : Action.values()) {
      reached.put(action, table.keysOf(action).size());
    }
    reached.remove(Action.POINT);
    reached.remove(Action.FIRE);
    assertThat(reached.values()).allMatch(keys -> keys > 0);
    assertThat(table.ofButton(Buttons.LEFT)).isEqualTo(Action.FIRE);
  }
}
