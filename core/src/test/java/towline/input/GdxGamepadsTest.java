package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.utils.Array;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GdxGamepadsTest {
  private static final int LEFT_TRIGGER = 4;
  private static final int RIGHT_TRIGGER = 5;

  private final Array<Controller> plugged = new Array<>();
  private final GdxGamepads pads = new GdxGamepads(plugged);

  /**
   * A mapping with the sticks on axes 0 to 3, and with buttons 10 to 23 in the order of the
   * constructor's parameters.
   */
  private static final class Mapping extends ControllerMapping {
    Mapping(int leftStick) {
      super(0, 1, 2, 3, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, leftStick, 21, 22, 23, 24, 25);
    }
  }

  private static final class Pad {
    final Map<Integer, Float> axes = new HashMap<>();
    final Set<Integer> buttons = new HashSet<>();
    ControllerMapping places = new Mapping(20);
    boolean isConnected = true;
    int axisCount = 6;
  }

  private Pad plug() {
    Pad pad = new Pad();
    plugged.add(
        (Controller)
            Proxy.newProxyInstance(
                GdxGamepadsTest.class.getClassLoader(),
                new Class<?>[] {Controller.class},
                (proxy, method, args) ->
                    switch (method.getName()) {
                      case "getButton" -> pad.buttons.contains((int) args[0]);
                      case "getAxis" -> pad.axes.getOrDefault((int) args[0], 0f);
                      case "getAxisCount" -> pad.axisCount;
                      case "isConnected" -> pad.isConnected;
                      case "getMapping" -> pad.places;
                      default -> throw new UnsupportedOperationException(method.getName());
                    }));
    return pad;
  }

  private double value(GamepadControl control) {
    pads.poll();
    return pads.value(control);
  }

  @Test
  void onlyConnectedGamepadsCount() {
    assertThat(pads.poll()).isZero();
    Pad one = plug();
    Pad other = plug();
    assertThat(pads.poll()).isEqualTo(2);
    one.isConnected = false;
    one.buttons.add(one.places.buttonA);
    assertThat(pads.poll()).isEqualTo(1);
    assertThat(pads.value(GamepadControl.A)).isZero();
    other.buttons.add(other.places.buttonA);
    assertThat(value(GamepadControl.A)).isEqualTo(1);
  }

  @Test
  void everyButtonIsReadFromItsCodeOnly() {
    Pad pad = plug();
    ControllerMapping at = pad.places;
    Map<GamepadControl, Integer> buttons =
        Map.ofEntries(
            Map.entry(GamepadControl.A, at.buttonA),
            Map.entry(GamepadControl.B, at.buttonB),
            Map.entry(GamepadControl.X, at.buttonX),
            Map.entry(GamepadControl.Y, at.buttonY),
            Map.entry(GamepadControl.BACK, at.buttonBack),
            Map.entry(GamepadControl.START, at.buttonStart),
            Map.entry(GamepadControl.L1, at.buttonL1),
            Map.entry(GamepadControl.R1, at.buttonR1),
            Map.entry(GamepadControl.L2, at.buttonL2),
            Map.entry(GamepadControl.R2, at.buttonR2),
            Map.entry(GamepadControl.L3, at.buttonLeftStick),
            Map.entry(GamepadControl.R3, at.buttonRightStick),
            Map.entry(GamepadControl.DPAD_UP, at.buttonDpadUp),
            Map.entry(GamepadControl.DPAD_DOWN, at.buttonDpadDown),
            Map.entry(GamepadControl.DPAD_LEFT, at.buttonDpadLeft),
            Map.entry(GamepadControl.DPAD_RIGHT, at.buttonDpadRight));
    buttons.forEach(
        (control, code) -> {
          pad.buttons.clear();
          pad.buttons.add(code);
          pads.poll();
          for (GamepadControl any : GamepadControl.values()) {
            assertThat(pads.value(any))
                .as("%s of %s", any, control)
                .isEqualTo(any == control ? 1 : 0);
          }
        });
  }

  /** The y axes of sticks point down. */
  @ParameterizedTest
  @CsvSource({
    "0, LEFT_LEFT, LEFT_RIGHT",
    "1, LEFT_UP, LEFT_DOWN",
    "2, RIGHT_LEFT, RIGHT_RIGHT",
    "3, RIGHT_UP, RIGHT_DOWN"
  })
  void aStickIsPressedTowardsOneSideOnly(int axis, GamepadControl less, GamepadControl more) {
    Pad pad = plug();
    pad.axes.put(axis, -0.75f);
    assertThat(value(less)).isEqualTo(0.75);
    assertThat(value(more)).isZero();
    pad.axes.put(axis, 0.5f);
    assertThat(value(less)).isZero();
    assertThat(value(more)).isEqualTo(0.5);
  }

  @Test
  void triggersFollowTheirAxes() {
    Pad pad = plug();
    pad.axes.put(LEFT_TRIGGER, 0.25f);
    pad.axes.put(RIGHT_TRIGGER, 0.7f);
    assertThat(value(GamepadControl.L2)).isEqualTo(0.25);
    assertThat(value(GamepadControl.R2)).isCloseTo(0.7, within(1e-6));
    pad.axisCount = RIGHT_TRIGGER;
    assertThat(value(GamepadControl.L2)).as("without a sixth axis").isZero();
  }

  @Test
  void theLargestValueOfAllGamepadsCountsUnlessItIsNotANumber() {
    Pad one = plug();
    Pad other = plug();
    one.axes.put(0, 0.9f);
    other.axes.put(0, 0.3f);
    assertThat(value(GamepadControl.LEFT_RIGHT)).isCloseTo(0.9, within(1e-6));
    one.axes.put(0, Float.NaN);
    assertThat(value(GamepadControl.LEFT_RIGHT)).isCloseTo(0.3, within(1e-6));
    one.axes.put(0, 7f);
    assertThat(value(GamepadControl.LEFT_RIGHT)).isEqualTo(1);
  }

  @Test
  void aButtonThatTheGamepadLacksIsNeverPressed() {
    Pad pad = plug();
    pad.places = new Mapping(ControllerMapping.UNDEFINED);
    pad.buttons.add(ControllerMapping.UNDEFINED);
    assertThat(value(GamepadControl.L3)).isZero();
  }
}
