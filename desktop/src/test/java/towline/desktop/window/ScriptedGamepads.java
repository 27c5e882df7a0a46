package towline.desktop.window;

import com.badlogic.gdx.controllers.AbstractControllerManager;
import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerListener;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.ControllerPowerLevel;
import com.badlogic.gdx.utils.Array;
import java.util.HashSet;
import java.util.Set;

/**
 * Scripted gamepads in place of the system's: everything above gdx-controllers is the game's own.
 */
public final class ScriptedGamepads extends AbstractControllerManager {
  private static final PaperPad PAD = new PaperPad();
  private static final Array<Controller> PLUGGED = new Array<>();

  /** Obeys a line: press CONTROL, release CONTROL, unplug, plug. */
  static void obey(String line) {
    String[] words = line.split(" ", -1);
    switch (words[0]) {
      case "press" -> {
        plug();
        PAD.down.add(PaperPad.code(words[1]));
      }
      case "release" -> PAD.down.remove(PaperPad.code(words[1]));
      case "unplug" -> PLUGGED.clear();
      case "plug" -> plug();
      default -> throw new IllegalArgumentException(line);
    }
  }

  private static void plug() {
    if (PLUGGED.isEmpty()) {
      PLUGGED.add(PAD);
    }
  }

  @Override
  public Array<Controller> getControllers() {
    return PLUGGED;
  }

  @Override
  public void addListener(ControllerListener listener) {}

  @Override
  public void removeListener(ControllerListener listener) {}

  @Override
  public Array<ControllerListener> getListeners() {
    return new Array<>();
  }

  @Override
  public void clearListeners() {}

  /** A scripted gamepad. */
  private static final class PaperPad implements Controller {
    private static final int AXES = 6;

    private final Set<Integer> down = new HashSet<>();

    static int code(String part) {
      return switch (part) {
        case "A" -> 4;
        case "B" -> 5;
        case "START" -> 9;
        case "R1" -> 11;
        case "L3" -> 18;
        case "UP" -> 14;
        case "DOWN" -> 15;
        case "LEFT" -> 16;
        case "RIGHT" -> 17;
        default -> throw new IllegalArgumentException(part);
      };
    }

    @Override
    public boolean getButton(int code) {
      return down.contains(code);
    }

    @Override
    public float getAxis(int code) {
      return 0;
    }

    @Override
    public String getName() {
      return "Paper";
    }

    @Override
    public String getUniqueId() {
      return "paper";
    }

    @Override
    public int getMinButtonIndex() {
      return 4;
    }

    @Override
    public int getMaxButtonIndex() {
      return 19;
    }

    @Override
    public int getAxisCount() {
      return AXES;
    }

    @Override
    public boolean isConnected() {
      return true;
    }

    @Override
    public boolean canVibrate() {
      return false;
    }

    @Override
    public boolean isVibrating() {
      return false;
    }

    @Override
    public void startVibration(int duration, float strength) {}

    @Override
    public void cancelVibration() {}

    @Override
    public boolean supportsPlayerIndex() {
      return false;
    }

    @Override
    public int getPlayerIndex() {
      return PLAYER_IDX_UNSET;
    }

    @Override
    public void setPlayerIndex(int index) {}

    @Override
    public ControllerMapping getMapping() {
      return new Places();
    }

    @Override
    public ControllerPowerLevel getPowerLevel() {
      return ControllerPowerLevel.POWER_UNKNOWN;
    }

    @Override
    public void addListener(ControllerListener listener) {}

    @Override
    public void removeListener(ControllerListener listener) {}
  }

  /** The codes of the gamepad's buttons and axes. */
  private static final class Places extends ControllerMapping {
    Places() {
      super(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11, 13, 18, 19, 14, 15, 16, 17);
    }
  }
}
