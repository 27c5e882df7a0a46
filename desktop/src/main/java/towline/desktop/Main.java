package towline.desktop;

/** Where the program starts. */
public final class Main {
  private Main() {}

  /** Starts the game, or one of the commands. */
  public static void main(String[] args) {
    System.err.println("not yet");
  }
}
