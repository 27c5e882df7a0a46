package towline.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BindingsTest {
  /** The key between Shift and Z on ISO keyboards has no name; others share one. */
  @Test
  void everyControlCanBeWrittenAndRead() {
    for (int code = 0; code <= Keys.MAX_KEYCODE; code++) {
      assertThat(Control.parse(Control.key(code).format())).contains(Control.key(code));
    }
    for (int button = 0; button <= Buttons.FORWARD; button++) {
      assertThat(Control.parse(Control.mouse(button).format())).contains(Control.mouse(button));
    }
    for (int part = 0; part < GamepadControl.count(); part++) {
      Control control = Control.gamepad(GamepadControl.at(part));
      assertThat(Control.parse(control.format())).contains(control);
    }
    assertThat(Control.parse("key:#999")).isEmpty();
    assertThat(Control.parse("key:null")).isEmpty();
    assertThat(Control.parse("mouse:8")).isEmpty();
  }

  private final Bindings table = Bindings.defaults();

  @Test
  void aControlHasOneAction() {
    table.bind(Action.VISION, Control.key(Keys.W));
    assertThat(table.actionOf(Control.key(Keys.W))).contains(Action.VISION);
    assertThat(table.controlsOf(Action.UP)).doesNotContain(Control.key(Keys.W));
  }

  @Test
  void aReplacementHasThePlaceOfTheOldControl() {
    table.bind(Action.UP, Control.key(Keys.I));
    table.replace(Action.UP, Control.key(Keys.W), Control.key(Keys.Z));
    assertThat(table.controlsOf(Action.UP))
        .containsExactly(
            Control.key(Keys.Z), Control.gamepad(GamepadControl.LEFT_UP), Control.key(Keys.I));
    assertThat(table.actionOf(Control.key(Keys.W))).isEmpty();
  }

  @Test
  void theReservedKeyCannotBeUnbound() {
    table.bind(Action.FIRE, Bindings.RESERVED);
    table.unbind(Bindings.RESERVED);
    table.replace(Action.PAUSE, Bindings.RESERVED, Control.key(Keys.Z));
    table.replace(Action.PAUSE, Control.key(Keys.P), Bindings.RESERVED);
    assertThat(table.actionOf(Bindings.RESERVED)).contains(Action.PAUSE);
    assertThat(table.controlsOf(Action.PAUSE)).contains(Bindings.RESERVED, Control.key(Keys.P));
  }

  @Test
  void bindingsCanBeWrittenAndRead() {
    table.bind(Action.FIRE, Control.mouse(Buttons.RIGHT));
    table.bind(Action.FIRE, Control.key(Keys.SHIFT_LEFT));
    table.bind(Action.VISION, Control.gamepad(GamepadControl.R3));
    Bindings read = Bindings.defaults();
    assertThat(read.apply(table.toMap())).isEmpty();
    assertThat(read.toMap()).isEqualTo(table.toMap());
    assertThat(read.actionOf(Control.key(Keys.SHIFT_LEFT))).contains(Action.FIRE);
  }

  @Test
  void everyKeyCanBeWrittenAndRead() {
    for (Action action : Action.all()) {
      for (Control control : table.controlsOf(action)) {
        assertThat(Control.parse(control.format())).as(control.format()).contains(control);
      }
    }
  }

  /** LibGDX reports five mouse buttons, so a sixth one would never be pressed. */
  @Test
  void fiveButtonsOfTheMouseCanBeBound() {
    for (int button = Buttons.LEFT; button <= Buttons.FORWARD; button++) {
      Control control = Control.mouse(button);
      assertThat(Control.parse(control.format())).contains(control);
      table.bind(Action.MISSILE, control);
      assertThat(table.actionOf(control)).contains(Action.MISSILE);
    }
    assertThat(Control.parse("mouse:5")).isEmpty();
    assertThat(table.apply(Map.of("UP", List.of("mouse:6")))).containsExactly("mouse:6");
  }

  @Test
  void unknownEntriesAreReportedAndTheOthersApplied() {
    List<String> unknown =
        table.apply(
            Map.of("UP", List.of("key:I", "key:Warp", "nose:LEFT"), "DANCE", List.of("key:J")));
    assertThat(unknown).containsExactlyInAnyOrder("key:Warp", "nose:LEFT", "DANCE");
    assertThat(table.controlsOf(Action.UP)).containsExactly(Control.key(Keys.I));
    assertThat(table.controlsOf(Action.DOWN)).contains(Control.key(Keys.S));
  }

  /** Version 1.0.0 wrote a binding for the snap shot into every file with bindings. */
  @Test
  void aRemovedActionIsNoErrorAndItsKeysAreFree() {
    assertThat(table.apply(Map.of("SNAP_SHOT", List.of("key:X", "pad:B")))).isEmpty();
    assertThat(table.actionOf(Control.key(Keys.X))).isEmpty();
    assertThat(table.apply(Map.of("DANCE", List.of("key:F")))).containsExactly("DANCE");
  }

  @Test
  void resetRestoresTheDefaults() {
    Map<String, List<String>> before = table.toMap();
    table.bind(Action.VISION, Control.key(Keys.W));
    table.unbind(Control.key(Keys.S));
    table.reset();
    assertThat(table.toMap()).isEqualTo(before);
  }

  @Test
  void namesFollowTheDeviceInUseAndTheKeyboardLayout() {
    ControlNames names =
        new ControlNames(code -> code == Keys.W ? "z" : null, word -> "<" + word + ">");
    assertThat(names.of(Action.UP, table, Device.KEYBOARD)).isEqualTo("Z");
    assertThat(names.of(Action.UP, table, Device.GAMEPAD)).isEqualTo("<pad.LEFT_UP>");
    assertThat(names.of(Action.MISSILE, table, Device.MOUSE)).isEqualTo("<key.space>");
    assertThat(names.of(Action.PAUSE, table, Device.KEYBOARD)).isEqualTo("P");
    assertThat(names.of(Action.MODE_3, table, Device.GAMEPAD)).isEqualTo("3");
    table.controlsOf(Action.VISION).forEach(table::unbind);
    assertThat(names.of(Action.VISION, table, Device.KEYBOARD)).isEqualTo("<key.unbound>");
  }

  @Test
  void theKeysForFlyingAreNamedTogether() {
    Bindings table = Bindings.defaults();
    ControlNames names =
        new ControlNames(code -> code == Keys.W ? "z" : null, word -> "<" + word + ">");
    assertThat(names.ofFlying(table, Device.KEYBOARD)).isEqualTo("ZASD");
    assertThat(names.ofFlying(table, Device.GAMEPAD)).isEqualTo("<key.leftStick>");
    table.unbind(Control.gamepad(GamepadControl.LEFT_UP));
    assertThat(names.ofFlying(table, Device.GAMEPAD)).startsWith("Z <pad.LEFT_LEFT> ");
  }

  /** The entries come from a version without the new action; whichever of its keys they use. */
  @Test
  void newActionsAreDisplacedExactlyIfAllTheirKeysAndButtonsHaveOthers() {
    for (Action newer : Action.all()) {
      List<Control> keys =
          Bindings.defaults().controlsOf(newer).stream()
              .filter(c -> c.device() != Device.GAMEPAD && !c.equals(Bindings.RESERVED))
              .toList();
      Action older = newer == Action.UP ? Action.DOWN : Action.UP;
      for (int taken = 0; taken <= keys.size(); taken++) {
        Bindings bindings = Bindings.defaults();
        Map<String, List<String>> entries = new LinkedHashMap<>(bindings.toMap());
        entries.remove(newer.name());
        entries.put(older.name(), keys.subList(0, taken).stream().map(Control::format).toList());
        bindings.apply(entries);
        boolean hasNone = taken == keys.size() && newer != Action.PAUSE;
        assertThat(bindings.displacedBy(entries))
            .as("%s without %d of %s", newer, taken, keys)
            .isEqualTo(hasNone ? List.of(newer) : List.of());
      }
    }
    assertThat(Bindings.defaults().displacedBy(Map.of())).isEmpty();
  }
}
