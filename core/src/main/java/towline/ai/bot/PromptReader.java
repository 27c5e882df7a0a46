package towline.ai.bot;

/** A bot that does what is said on the screen, as a player does. */
public interface PromptReader {
  /** A line asks for the aim mode with that index. */
  void ask(int aimMode);
}
