package towline.ai.bot;

/** A bot that reads the lines by which a wave teaches its idea, as a player does. */
public interface PromptReader {
  /** A line has appeared, named by its key in the text bundle. */
  void read(String prompt);
}
