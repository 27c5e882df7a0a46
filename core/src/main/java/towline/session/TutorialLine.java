package towline.session;

/** A line that teaches the player, with the time for which it has been shown. */
public final class TutorialLine {
  /** The subject of a line. */
  public enum Kind {
    /** The start of a run that waits for the first thrust or shot. */
    START,
    /** A {@link Tutorial.Lesson}; the name of the line is its name. */
    LESSON,
    /** A kind of courier; the name of the line is its name in capitals. */
    COURIER,
    /** The wave that is on; the name of the line is the key of its text. */
    WAVE
  }

  /** Longest time for which a line is shown, s. */
  public static final double LONGEST_SECONDS = 8;

  /** Shortest time for which a line is shown, s. */
  private static final double SHORTEST_SECONDS = 2;

  /** Time for which a line stays after its task is done, s. */
  private static final double SECONDS_AFTER_TASK = 1.2;

  private static final double FADE_SECONDS = 0.3;

  private final Kind kind;
  private final String name;
  private final int courierKind;
  private double age;
  private double end = LONGEST_SECONDS;
  private boolean taskDone;
  private boolean dismissed;

  private TutorialLine(Kind kind, String name, int courierKind) {
    this.kind = kind;
    this.name = name;
    this.courierKind = courierKind;
  }

  /** Returns a line that is fully opaque at once. */
  static TutorialLine ofStart() {
    TutorialLine line = new TutorialLine(Kind.START, "START", Tutorial.NONE);
    line.moveOn(FADE_SECONDS);
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

  /** Returns true if the task of the line is done. */
  public boolean isDone() {
    return taskDone;
  }

  /** Returns the opacity of the line, 0 to 1. */
  public double opacity() {
    return Math.max(0, Math.min(1, Math.min(age, end - age) / FADE_SECONDS));
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

  /** Records that the task of the line is done; the line stays a moment longer. */
  void finish() {
    if (!taskDone) {
      taskDone = true;
      hurry();
    }
  }

  /** Ends the line as soon as the player can have read it. */
  void hurry() {
    end = Math.min(end, Math.max(SHORTEST_SECONDS, age + SECONDS_AFTER_TASK));
  }

  void dismiss() {
    dismissed = true;
    end = Math.min(end, age + FADE_SECONDS);
  }
}
