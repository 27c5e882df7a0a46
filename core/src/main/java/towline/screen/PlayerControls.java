package towline.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.ControlNames;
import towline.input.Device;
import towline.input.Devices;
import towline.settings.Settings;
import towline.view.Picture;

/** The player's devices, what is bound to them, and how it is called on the screen. */
final class PlayerControls {
  private final Bindings bindings = Bindings.defaults();
  private final Devices devices;
  private final ControlNames names;
  private int named = -1;
  private Device shown = Device.KEYBOARD;

  PlayerControls(Platform platform, Picture picture) {
    devices = new Devices(bindings, platform.pads().get());
    names = new ControlNames(platform.layout(), picture.words()::of);
    picture.words().nameKeys(this::keyName);
    StringBuilder letters = new StringBuilder();
    for (int code = 0; code <= Keys.MAX_KEYCODE; code++) {
      String printed = platform.layout().label(code);
      letters.append(printed == null ? "" : printed).append(printed == null ? "" : upper(printed));
    }
    picture.fonts().alsoNeeds(letters.toString());
    Gdx.input.setInputProcessor(devices);
  }

  private static String upper(String text) {
    return text.toUpperCase(java.util.Locale.ROOT);
  }

  private String keyName(String action) {
    for (Action known : Action.values()) {
      if (known.name().equals(action)) {
        return names.of(known, bindings, shown);
      }
    }
    return action;
  }

  Bindings bindings() {
    return bindings;
  }

  Devices devices() {
    return devices;
  }

  ControlNames names() {
    return names;
  }

  /** Whether the labels of keys are others since this was last asked. */
  boolean pollChanged() {
    Device used = devices.lastUsed() == Device.GAMEPAD ? Device.GAMEPAD : Device.KEYBOARD;
    boolean changed = named != bindings.revision() || used != shown;
    named = bindings.revision();
    shown = used;
    return changed;
  }

  /** Takes over what the player has bound. */
  void apply(Settings settings) {
    bindings.apply(settings.bindings());
  }
}
