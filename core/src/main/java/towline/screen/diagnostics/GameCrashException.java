package towline.screen.diagnostics;

/** A crash of the game; its message is for the player, in plain words, a sentence a line. */
public final class GameCrashException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GameCrashException(String words, Throwable cause) {
    super(words, cause);
  }
}
