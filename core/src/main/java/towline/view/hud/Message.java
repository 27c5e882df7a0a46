package towline.view.hud;

import towline.view.draw.ScreenRoom;

/**
 * A text that is shown for a while; the {@link MessageBoard} decides when and at which position.
 */
public abstract class Message {
  private final double seconds;
  private final double fade;
  private double age;
  private double light;

  /**
   * Creates a message that is shown for {@code seconds}, and fades in and out in {@code fade}
   * seconds.
   */
  protected Message(double seconds, double fade) {
    this.seconds = seconds;
    this.fade = fade;
  }

  /** True if this message makes {@code other}, which has not been shown to its end, obsolete. */
  protected boolean replaces(Message other) {
    return false;
  }

  /** Prepares the text; called once, when the message's turn has come. */
  protected abstract void write();

  /**
   * Moves to an alternative position: 0 is the preferred one, then 1, 2, ...; false if there are no
   * more.
   */
  protected abstract boolean moveTo(int place);

  /** True if there is room at the current position. */
  protected abstract boolean fits(ScreenRoom room);

  /** Takes the room at the current position. */
  protected abstract void take(ScreenRoom room);

  protected abstract void drawShapes();

  /** Draws the text, over all shapes. */
  protected abstract void drawText();

  /** Returns the time for which the message has been visible, s. */
  protected final double age() {
    return age;
  }

  /** Returns the opacity, 0 to 1. */
  protected final double presence() {
    double time = Math.min(1, Math.min(age, seconds - age) / fade);
    return Math.max(0, Math.min(light, time));
  }

  /** Advances by {@code passed} seconds; without room the message fades out and its time stops. */
  final void update(double passed, boolean room) {
    if (room) {
      age += passed;
    }
    light = Math.max(0, Math.min(1, light + (room ? passed : -passed) / fade));
  }

  final boolean isOver() {
    return age >= seconds;
  }

  /** Starts the fade-out, unless it has begun. */
  final void end() {
    age = Math.max(age, seconds - fade);
  }
}
