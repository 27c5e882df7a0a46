package towline.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BindingsTest {
  private final Bindings table = Bindings.defaults();

  @Test
  void aControlMeansOneThingOnly() {
    table.bind(Action.VISION, Control.key(Keys.W));
    assertThat(table.meaning(Control.key(Keys.W))).contains(Action.VISION);
    assertThat(table.of(Action.UP)).doesNotContain(Control.key(Keys.W));
  }

  @Test
  void replacingKeepsThePlace() {
    table.bind(Action.UP, Control.key(Keys.I));
    table.replace(Action.UP, Control.key(Keys.W), Control.key(Keys.Z));
    assertThat(table.of(Action.UP))
        .containsExactly(
            Control.key(Keys.Z), Control.pad(GamepadControl.LEFT_UP), Control.key(Keys.I));
    assertThat(table.meaning(Control.key(Keys.W))).isEmpty();
  }

  @Test
  void theWayOutCannotBeLost() {
    table.bind(Action.FIRE, Bindings.WAY_OUT);
    table.unbind(Bindings.WAY_OUT);
    table.replace(Action.PAUSE, Bindings.WAY_OUT, Control.key(Keys.Z));
    table.replace(Action.PAUSE, Control.key(Keys.P), Bindings.WAY_OUT);
    assertThat(table.meaning(Bindings.WAY_OUT)).contains(Action.PAUSE);
    assertThat(table.of(Action.PAUSE)).contains(Bindings.WAY_OUT, Control.key(Keys.P));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    table.bind(Action.FIRE, Control.button(Buttons.RIGHT));
    table.bind(Action.FIRE, Control.key(Keys.SHIFT_LEFT));
    table.bind(Action.VISION, Control.pad(GamepadControl.R3));
    Bindings read = Bindings.defaults();
    assertThat(read.apply(table.written())).isEmpty();
    assertThat(read.written()).isEqualTo(table.written());
    assertThat(read.meaning(Control.key(Keys.SHIFT_LEFT))).contains(Action.FIRE);
  }

  @Test
  void everyKeyIsReadAsItWasWritten() {
    for (Action action : Action.all()) {
      for (Control control : table.of(action)) {
        assertThat(Control.read(control.text())).as(control.text()).contains(control);
      }
    }
  }

  @Test
  void whatMeansNothingIsToldAndTheRestIsTaken() {
    List<String> unknown =
        table.apply(
            Map.of("UP", List.of("key:I", "key:Warp", "nose:LEFT"), "DANCE", List.of("key:J")));
    assertThat(unknown).containsExactlyInAnyOrder("key:Warp", "nose:LEFT", "DANCE");
    assertThat(table.of(Action.UP)).containsExactly(Control.key(Keys.I));
    assertThat(table.of(Action.DOWN)).contains(Control.key(Keys.S));
  }

  @Test
  void resettingBringsEverythingBack() {
    Map<String, List<String>> before = table.written();
    table.bind(Action.VISION, Control.key(Keys.W));
    table.unbind(Control.key(Keys.S));
    table.reset();
    assertThat(table.written()).isEqualTo(before);
  }

  @Test
  void namesAreThoseOfTheDeviceInUseAndOfThePlayersOwnLayout() {
    ControlNames names =
        new ControlNames(code -> code == Keys.W ? "z" : null, word -> "<" + word + ">");
    assertThat(names.of(Action.UP, table, Device.KEY)).isEqualTo("Z");
    assertThat(names.of(Action.UP, table, Device.PAD)).isEqualTo("<pad.LEFT_UP>");
    assertThat(names.of(Action.MISSILE, table, Device.MOUSE)).isEqualTo("<key.space>");
    assertThat(names.of(Action.PAUSE, table, Device.KEY)).isEqualTo("P");
    assertThat(names.of(Action.MODE_3, table, Device.PAD)).isEqualTo("3");
    table.of(Action.VISION).forEach(table::unbind);
    assertThat(names.of(Action.VISION, table, Device.KEY)).isEqualTo("<key.unbound>");
  }

  @Test
  void theKeysThatFlyAreNamedAsPlayersSayThem() {
    Bindings table = Bindings.defaults();
    ControlNames names =
        new ControlNames(code -> code == Keys.W ? "z" : null, word -> "<" + word + ">");
    assertThat(names.ofFlying(table, Device.KEY)).isEqualTo("ZASD");
    assertThat(names.ofFlying(table, Device.PAD)).isEqualTo("<key.leftStick>");
    table.unbind(Control.pad(GamepadControl.LEFT_UP));
    assertThat(names.ofFlying(table, Device.PAD)).startsWith("Z <pad.LEFT_LEFT> ");
  }
}
