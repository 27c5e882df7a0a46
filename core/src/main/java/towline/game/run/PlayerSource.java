package towline.game.run;

import java.util.function.Supplier;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.input.ControlPreferences;
import towline.input.Devices;
import towline.input.PlayerInput;
import towline.session.CommandSource;
import towline.session.ModeRing;
import towline.session.PilotKind;
import towline.session.Run;
import towline.session.RunInput;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.scene.Camera;

/** The commands of a person at keyboard, mouse, gamepad or touch screen. */
public final class PlayerSource implements CommandSource {
  private final Devices devices;
  private final Camera camera;
  private final Supplier<Settings> profile;
  private final boolean keepsDifficulty;
  private final Difficulty firstDifficulty;
  private final PlayerInput input;
  private final ModeRing ring = new ModeRing();
  private ControlPreferences preferences = ControlPreferences.STANDARD;
  private Settings settings = Settings.defaults();
  private int choice = Command.UNCHANGED;

  /** True once the player has changed the difficulty, which the run follows from then on. */
  private boolean difficultyChanged;

  /**
   * Creates a source that reads {@code devices}.
   *
   * @param camera converts the mouse's pixels to metres
   * @param profile supplies the player's current settings
   * @param keepsDifficulty true if the run does not follow the difficulty in the settings
   */
  public PlayerSource(
      GameContent content,
      Devices devices,
      Camera camera,
      Supplier<Settings> profile,
      boolean keepsDifficulty) {
    this.devices = devices;
    this.camera = camera;
    this.profile = profile;
    this.keepsDifficulty = keepsDifficulty;
    firstDifficulty = profile.get().get(Options.DIFFICULTY);
    input =
        new PlayerInput(
            devices, content.world().ship().shot().speed(), content.world().drone().naming());
  }

  @Override
  public PilotKind pilot() {
    return PilotKind.PLAYER;
  }

  @Override
  public boolean assisted() {
    Settings current = profile.get();
    return current.get(Options.AIM_ASSIST) == AimAssistLevel.FULL
        || current.get(Options.FIRE) == FireMode.AUTO;
  }

  @Override
  public void choose(int index) {
    choice = index;
  }

  @Override
  public boolean fill(Run run, RunInput out) {
    followSettings();
    if (run.isChoiceOpen()) {
      out.choice = choice;
      choice = Command.UNCHANGED;
      return true;
    }
    Snapshot snapshot = run.current();
    double aimX = 0;
    double aimY = 0;
    if (snapshot.count(EntityKind.SHIP) > 0) {
      int ship = snapshot.first(EntityKind.SHIP);
      aimX = camera.fromWindowX(devices.mouseX()) - snapshot.x(ship);
      aimY = camera.fromWindowY(devices.mouseY()) - snapshot.y(ship);
    }
    ring.update(run, settings.isOn(Options.COURIER_HINTS));
    devices.touch().setModes(ring);
    input.fillCommand(out.flight, snapshot, aimX, aimY);
    // Sent as a command, so that a replay knows the rule without the player's settings.
    out.flight.toggleSnapShot = snapshot.droneGun().snapShot != settings.isOn(Options.SNAP_SHOT);
    if (run.setup().mode().isRanked()) {
      out.flight.keepLaws();
    }
    Difficulty wanted = settings.get(Options.DIFFICULTY);
    difficultyChanged |= wanted != firstDifficulty;
    if (!keepsDifficulty && difficultyChanged && wanted != run.difficulty()) {
      out.difficulty = wanted.ordinal();
    }
    return true;
  }

  private void followSettings() {
    Settings current = profile.get();
    if (current.equals(settings)) {
      return;
    }
    settings = current;
    ControlPreferences wanted =
        new ControlPreferences(
            current.get(Options.FIRE),
            current.get(Options.REEL),
            current.get(Options.NAMING),
            current.get(Options.AIM_ASSIST));
    if (!wanted.equals(preferences)) {
      preferences = wanted;
      input.setPreferences(wanted);
    }
  }
}
