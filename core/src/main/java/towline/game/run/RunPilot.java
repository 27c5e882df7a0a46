package towline.game.run;

import towline.session.CommandSource;
import towline.settings.Settings;
import towline.view.hud.PilotKind;

/** Where the commands of a run in the window come from: a person, a bot or a replay. */
public interface RunPilot extends CommandSource {
  /** Who flies. */
  PilotKind pilot();

  /** Whether the game does part of a person's flying: aims or fires by itself. */
  default boolean assisted() {
    return false;
  }

  /** Chooses what the draft offers in that place, from 0 on. */
  default void choose(int index) {}

  /** Called after each tick. */
  default void onTick() {}

  /** Applies what the player has set. */
  default void applySettings(Settings settings) {}
}
