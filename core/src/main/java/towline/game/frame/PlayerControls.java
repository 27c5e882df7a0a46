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
            key -> picture.controlGlyphs().of(key).orElseGet(() -> picture.localization().of(key)));
    picture.localization().setKeyNames(this::keyName);
    StringBuilder letters = new StringBuilder();
    for (int code = 0; code <= Keys.MAX_KEYCODE; code++) {
      String printed = platform.layout().label(code);
      letters.append(printed == null ? "" : printed).append(printed == null ? "" : upper(printed));
    }
    picture.fonts().addCharacters(letters.toString());
    if (platform.windows().isHandheld()) {
      devices.expectTouch();
    }
    Gdx.input.setInputProcessor(buffer);
  }

  /**
   * Returns the label printed on a key, or null if the typeface lacks its letters, so that the
   * usual name is shown.
   */
  private static @Nullable String readable(@Nullable String printed, Renderer picture) {
    return printed == null || !picture.fonts().has(upper(printed)) ? null : printed;
  }

  private static String upper(String text) {
    return text.toUpperCase(java.util.Locale.ROOT);
  }

  /**
   * Returns the action whose control is named for {@code action}. An aim mode without a gamepad
   * button is reached with the next mode.
   */
  private Action named(Action action) {
    boolean isUnbound =
        action.mode() >= 0
            && device == Device.GAMEPAD
            && bindings.controlsOf(action).stream().noneMatch(c -> c.device() == Device.GAMEPAD);
    return isUnbound ? Action.NEXT_MODE : action;
  }

  private String keyName(String action) {
    if (action.equals("FLY")) {
      return names.ofFlying(bindings, device);
    }
    if (action.equals("AIM")) {
      return names.ofAiming(bindings, device);
    }
    if (action.equals("MENU_MOVE")) {
      return picture.localization().of(directionsKey());
    }
    boolean ofMenu = action.startsWith("MENU_") || fixed.containsKey(action);
    if (device == Device.TOUCH && ofMenu) {
      return picture.localization().of("touch.tap");
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

  private String directionsKey() {
    return switch (device) {
      case KEYBOARD, MOUSE -> "key.arrows";
      case GAMEPAD -> "key.directions";
      case TOUCH -> "touch.drag";
    };
  }

  /**
   * Makes {NAME} in texts stand for the one of {@code controls} that the player has, from now on.
   */
  public void nameAlways(String name, List<Control> controls) {
    fixed.put(name, controls);
  }

  /** Returns the name of the control to press for an action, on the device used last. */
  public String label(Action action) {
    return names.of(action, bindings, devices.lastUsed());
  }

  /** Returns the control to press for an action, on the device used last. */
  public Optional<Control> shown(Action action) {
    return names.shown(action, bindings, devices.lastUsed());
  }

  public Bindings bindings() {
    return bindings;
  }

  public Devices devices() {
    return devices;
  }

  /** Handles all input that the devices have reported since the last frame. */
  public void poll() {
    buffer.drain(devices);
    devices.poll();
  }

  public ControlNames names() {
    return names;
  }

  /** Returns true if the names of controls have changed since the last call. */
  public boolean pollChanged() {
    Device used = devices.lastUsed() == Device.MOUSE ? Device.KEYBOARD : devices.lastUsed();
    GamepadModel current = devices.gamepadModel();
    boolean changed =
        revision != bindings.revision()
            || used != device
            || current != model
            || names.setLeftHanded(devices.touch().isLeftHanded());
    model = current;
    names.setGamepadModel(current);
    revision = bindings.revision();
    device = used;
    picture.localization().setTouched(used == Device.TOUCH);
    return changed;
  }
}
