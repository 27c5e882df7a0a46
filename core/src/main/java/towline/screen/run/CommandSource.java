package towline.screen.run;

import towline.settings.Settings;
import towline.sim.api.Command;
import towline.view.hud.PilotKind;

/** Where the commands of a run come from: a person, a bot or a replay. */
public interface CommandSource {
  /** Who flies. */
  PilotKind pilot();

  /**
   * Fills in the command of the next tick.
   *
   * @param command cleared already
   * @return whether there is a next tick; false at the end of a replay
   */
  boolean fillCommand(Command command);

  /** Called after each tick. */
  default void onTick() {}

  /** Applies what the player has set. */
  default void applySettings(Settings settings) {}
}
