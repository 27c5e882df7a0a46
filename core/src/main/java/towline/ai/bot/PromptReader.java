package towline.ai.bot;

/** A bot that follows the prompts and hints on the screen, as a player does. */
public interface PromptReader {
  /** Called when a prompt asks for the aim mode with index {@code aimMode}. */
  void promptAimMode(int aimMode);

  /**
   * Called once a tick with the index of the aim mode that pulses on the ring round the drone;
   * {@link towline.sim.api.Command#UNCHANGED} if none does.
   */
  void showPulse(int aimMode);
}
