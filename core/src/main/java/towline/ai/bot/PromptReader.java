package towline.ai.bot;

/** A bot that follows the prompts on the screen, as a player does. */
public interface PromptReader {
  /** Called when a prompt asks for the aim mode with index {@code aimMode}. */
  void promptAimMode(int aimMode);
}
