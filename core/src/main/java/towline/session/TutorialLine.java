package towline.session;

/** A line that teaches the player, and the time that it has been shown. */
public final class TutorialLine {
  /** What a line is about. */
  public enum Kind {
    /** The start of a run that stands still until the first thrust or shot. */
    START,
    /** A {@link Tutorial.Lesson}; the name of the line is its name. */
    LESSON,
    /** A kind of courier; the name of the line is its name in capitals. */
    COURIER,
    /** The wave that is on; the name of the line is the key of its text. */
    WAVE
  }

  /** Longest time that a line is shown, s. */
  public static final double LONGEST = 8;

  /** Shortest time that a line is shown before it may go, s. */
  private static final double SHORTEST = 2;

  /** Time that a line stays once the player has done what it says, s. */
  private static final double AFTER_DONE = 1.2;

  private static final double FADE = 0.3;

  private final Kind kind;
  private final String name;
  private final int courierKind;
  private double age;
  private double end = LONGEST;
  private boolean done;
  private boolean dismissed;

  private TutorialLine(Kind kind, String name, int courierKind) {
    this.kind = kind;
    this.name = name;
    this.courierKind = courierKind;
  }

  /** Returns a line that is there at once. */
  static TutorialLine ofStart() {
    TutorialLine line = new TutorialLine(Kind.START, "START", Tutorial.NONE);
    line.moveOn(FADE);
    return line;
  }

  static TutorialLine ofLesson(Tutorial.Lesson lesson) {
    return new TutorialLine(Kind.LESSON, lesson.name(), Tutorial.NONE);
  }

  static TutorialLine ofCourier(String name, int courierKind) {
    return new TutorialLine(Kind.COURIER, name, courierKind);
  }

  static TutorialLine ofWave(String prompt) {
    return new TutorialLine(Kind.WAVE, prompt, Tutorial.NONE);
  }

  public Kind kind() {
    return kind;
  }

  public String name() {
    return name;
  }

  /** Returns the index of the kind of courier, or {@link Tutorial#NONE}. */
  public int courierKind() {
    return courierKind;
  }

  /** Returns true if the player has done what the line says. */
  public boolean isDone() {
    return done;
  }

  /** Returns the opacity of the line, 0 to 1. */
  public double opacity() {
    return Math.max(0, Math.min(1, Math.min(age, end - age) / FADE));
  }

  boolean isDismissed() {
    return dismissed;
  }

  boolean isOver() {
    return age >= end;
  }

  void moveOn(double seconds) {
    age += seconds;
  }

  /** Notes that the player has done what the line says: it stays a moment longer. */
  void finish() {
    if (!done) {
      done = true;
      hurry();
    }
  }

  /** Lets the line go as soon as it can have been read. */
  void hurry() {
    end = Math.min(end, Math.max(SHORTEST, age + AFTER_DONE));
  }

  void dismiss() {
    dismissed = true;
    end = Math.min(end, age + FADE);
  }
}
