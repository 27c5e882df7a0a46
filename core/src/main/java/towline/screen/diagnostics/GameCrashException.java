package towline.screen.diagnostics;

/** The game has failed; the message is for the player, in plain words, a sentence a line. */
public final class GameCrashException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GameCrashException(String words, Throwable cause) {
    super(words, cause);
  }
}
