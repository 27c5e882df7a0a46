package towline.view.hud;

import towline.view.draw.ScreenRoom;

/** Something that is said for a while; the {@link MessageBoard} decides when, and where it fits. */
public abstract class Message {
  private final double seconds;
  private final double fade;
  private double age;
  private double light;

  /** A message that is seen for that time, s, and comes and goes in that one. */
  protected Message(double seconds, double fade) {
    this.seconds = seconds;
    this.fade = fade;
  }

  /** Whether it says what {@code other}, which has not been seen to its end, no longer has to. */
  protected boolean replaces(Message other) {
    return false;
  }

  /** Its turn has come: it is written. */
  protected abstract void write();

  /**
   * Stands at its first place, 0, or one that will do as well, 1, 2, ...; false: it knows no more.
   */
  protected abstract boolean stand(int place);

  /** Whether it has room where it stands. */
  protected abstract boolean fits(ScreenRoom room);

  /** Takes its room. */
  protected abstract void take(ScreenRoom room);

  protected abstract void drawShapes();

  /** Draws the text, over all shapes. */
  protected abstract void drawText();

  /** How long it has been seen, s. */
  protected final double age() {
    return age;
  }

  /** How visible it is, 0 to 1. */
  protected final double presence() {
    double time = Math.min(1, Math.min(age, seconds - age) / fade);
    return Math.max(0, Math.min(light, time));
  }

  /** Lets time pass, s; without room it is not seen, and its time stands still. */
  final void update(double passed, boolean room) {
    if (room) {
      age += passed;
    }
    light = Math.max(0, Math.min(1, light + (room ? passed : -passed) / fade));
  }

  final boolean isOver() {
    return age >= seconds;
  }

  /** Goes soon, if it does not go anyway. */
  final void end() {
    age = Math.max(age, seconds - fade);
  }
}
