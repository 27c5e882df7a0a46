package towline.game.run;

import towline.content.GameContent;
import towline.input.ControlPreferences;
import towline.input.Devices;
import towline.input.PlayerInput;
import towline.session.Run;
import towline.session.RunInput;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.hud.PilotKind;
import towline.view.scene.Camera;

/** The commands of a person at keyboard, mouse and gamepad. */
public final class PlayerCommands implements RunPilot {
  private final Devices devices;
  private final Camera camera;
  private final PlayerInput input;
  private final RunCycles cycles;
  private int choice = Command.SAME;
  private Settings settings = Settings.defaults();

  /** Commands for that run; the camera turns the mouse's pixels into metres. */
  public PlayerCommands(GameContent content, Run run, Devices devices, Camera camera) {
    this.devices = devices;
    this.camera = camera;
    input = new PlayerInput(devices, content.world().ship().shot().speed());
    cycles = new RunCycles(run);
  }

  @Override
  public PilotKind pilot() {
    return PilotKind.PLAYER;
  }

  @Override
  public void applySettings(Settings wanted) {
    settings = wanted;
    input.setPreferences(
        new ControlPreferences(
            wanted.get(Options.FIRE), wanted.get(Options.REEL), wanted.get(Options.AIM_ASSIST)));
  }

  @Override
  public boolean assisted() {
    return settings.get(Options.AIM_ASSIST) == AimAssistLevel.FULL
        || settings.get(Options.FIRE) == FireMode.AUTO;
  }

  @Override
  public void choose(int index) {
    choice = index;
  }

  @Override
  public boolean fill(Run run, RunInput out) {
    if (run.waits()) {
      out.choice = choice;
      choice = Command.SAME;
      return true;
    }
    Snapshot seen = run.current();
    double aimX = 0;
    double aimY = 0;
    if (seen.count(EntityKind.SHIP) > 0) {
      int ship = seen.first(EntityKind.SHIP);
      aimX = camera.fromWindowX(devices.mouseX()) - seen.x(ship);
      aimY = camera.fromWindowY(devices.mouseY()) - seen.y(ship);
    }
    input.fillCommand(out.flight, seen, aimX, aimY, cycles);
    // An order like any other, so that a replay knows the rule without the player's settings.
    out.flight.flipSnapShot = seen.turret().snapShot != settings.isOn(Options.SNAP_SHOT);
    if (run.setup().mode().isRanked()) {
      out.flight.keepLaws();
    }
    if (settings.get(Options.DIFFICULTY) != run.difficulty()) {
      out.difficulty = settings.get(Options.DIFFICULTY).ordinal();
    }
    return true;
  }
}
