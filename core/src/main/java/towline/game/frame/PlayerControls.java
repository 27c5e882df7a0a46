package towline.game.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.ControlNames;
import towline.input.Device;
import towline.input.Devices;
import towline.input.GamepadModel;
import towline.input.InputBuffer;
import towline.menu.MenuCommand;
import towline.settings.Settings;
import towline.view.Renderer;

/** The player's devices, their bindings, and the names of the controls. */
public final class PlayerControls {
  private final Bindings bindings = Bindings.defaults();
  private final InputBuffer buffer = new InputBuffer();
  private final Devices devices;
  private final ControlNames names;
  private final Renderer picture;
  private final Map<String, List<Control>> fixed = new HashMap<>();
  private int revision = -1;
  private GamepadModel model = GamepadModel.GENERIC;
  private Device device = Device.KEYBOARD;

  public PlayerControls(Platform platform, Renderer picture) {
    this.picture = picture;
    devices = new Devices(bindings, platform.pads().get());
    names =
        new ControlNames(
            code -> readable(platform.layout().label(code), picture),
            key -> picture.controlGlyphs().of(key).orElseGet(() -> picture.words().of(key)));
    picture.words().nameKeys(this::keyName);
    StringBuilder letters = new StringBuilder();
    for (int code = 0; code <= Keys.MAX_KEYCODE; code++) {
      String printed = platform.layout().label(code);
      letters.append(printed == null ? "" : printed).append(printed == null ? "" : upper(printed));
    }
    picture.fonts().alsoNeeds(letters.toString());
    Gdx.input.setInputProcessor(buffer);
  }

  /** What is printed on a key, unless the typeface lacks its letters: then its usual name does. */
  private static @Nullable String readable(@Nullable String printed, Renderer picture) {
    return printed == null || !picture.fonts().has(upper(printed)) ? null : printed;
  }

  private static String upper(String text) {
    return text.toUpperCase(java.util.Locale.ROOT);
  }

  /** A mode that has no button of its own on a gamepad is come by with that for the next one. */
  private Action named(Action action) {
    boolean away =
        action.mode() >= 0
            && device == Device.GAMEPAD
            && bindings.controlsOf(action).stream().noneMatch(c -> c.device() == Device.GAMEPAD);
    return away ? Action.NEXT_MODE : action;
  }

  private String keyName(String action) {
    if (action.equals("FLY")) {
      return names.ofFlying(bindings, device);
    }
    if (action.equals("AIM")) {
      return names.ofAiming(bindings, device);
    }
    if (action.equals("MENU_MOVE")) {
      return picture.words().of(device == Device.GAMEPAD ? "key.directions" : "key.arrows");
    }
    for (MenuCommand command : MenuCommand.values()) {
      if (action.equals("MENU_" + command.name())) {
        return names.of(command.named(), device);
      }
    }
    List<Control> always = fixed.get(action);
    if (always != null) {
      return names.of(always, device);
    }
    for (Action known : Action.all()) {
      if (known.name().equals(action)) {
        return names.of(named(known), bindings, device);
      }
    }
    return action;
  }

  /** From here on {NAME} in a text stands for the one of those controls that the player has. */
  public void nameAlways(String name, List<Control> controls) {
    fixed.put(name, controls);
  }

  /** The name of the control to press for an action, of the device used last. */
  public String label(Action action) {
    return names.of(action, bindings, devices.lastUsed());
  }

  /** The control to press for an action, of the device used last. */
  public Optional<Control> shown(Action action) {
    return names.shown(action, bindings, devices.lastUsed());
  }

  public Bindings bindings() {
    return bindings;
  }

  public Devices devices() {
    return devices;
  }

  /** Handles everything that the devices have reported since the last frame. */
  public void poll() {
    buffer.drain(devices);
    devices.poll();
  }

  public ControlNames names() {
    return names;
  }

  /** Whether the names of controls have changed since the last poll. */
  public boolean pollChanged() {
    Device used = devices.lastUsed() == Device.GAMEPAD ? Device.GAMEPAD : Device.KEYBOARD;
    GamepadModel current = devices.gamepadModel();
    boolean changed = revision != bindings.revision() || used != device || current != model;
    model = current;
    names.setGamepadModel(current);
    revision = bindings.revision();
    device = used;
    return changed;
  }

  /** Applies the player's bindings; what of them this version of the game does not know. */
  public List<String> apply(Settings settings) {
    return bindings.apply(settings.bindings());
  }
}
