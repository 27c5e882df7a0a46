package towline.sim.api;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import towline.sim.api.PilotTrace.Mark;

/**
 * A mark of a {@link PilotTrace}. Its {@link Mark} lists the fields that it carries. Each field is
 * written and read by the method of its name, which throws an {@link IllegalArgumentException} if
 * the mark does not carry it. The trace reuses the mark after it has been cleared.
 */
public final class TraceMark extends FieldRow<TraceMark.Field> {
  /** A number that a mark can carry, read by the method of the same name. */
  public enum Field {
    END_X,
    END_Y,
    DIRECTION_X,
    DIRECTION_Y,
    RADIUS,
    SECONDS,
    CERTAIN,
    BEARING,
    LENGTH,
    TURN,
    TURN_SHARE,
    SLEW_SECONDS,
    FLIGHT_SECONDS,
    AGE,
    LOW,
    HIGH,
    TRUST,
    PLACE,
    NEIGHBOUR,
    WORD
  }

  private Mark mark;
  private int tone;
  private int owner;
  private double x;
  private double y;
  private @Nullable Enum<?> word;

  TraceMark(Mark mark) {
    this.mark = mark;
  }

  void begin(Mark mark, int tone, int owner, double x, double y) {
    this.mark = mark;
    this.tone = tone;
    this.owner = owner;
    this.x = x;
    this.y = y;
    word = null;
    begin(null);
  }

  void copy(TraceMark other) {
    begin(other.mark, other.tone, other.owner, other.x, other.y);
    word = other.word;
    copyColumns(other);
  }

  @Override
  List<Field> fields() {
    return mark.fields();
  }

  @Override
  String typeName() {
    return mark.name();
  }

  /** Returns the kind of mark. */
  public Mark mark() {
    return mark;
  }

  /** Returns the index of the aim mode that it belongs to, or {@link PilotTrace#PLAIN}. */
  public int tone() {
    return tone;
  }

  /** Returns the id of the entity with the pilot that made it; 0 if there is none. */
  public int owner() {
    return owner;
  }

  /** Returns the x coordinate of its beginning, m. */
  public double x() {
    return x;
  }

  /** Returns the y coordinate of its beginning, m. */
  public double y() {
    return y;
  }

  /** Returns the x coordinate of its end, m. */
  public double endX() {
    return get(Field.END_X);
  }

  /** Returns the y coordinate of its end, m. */
  public double endY() {
    return get(Field.END_Y);
  }

  public TraceMark end(double endX, double endY) {
    set(Field.END_X, endX);
    return with(Field.END_Y, endY);
  }

  /** Returns the x component of the direction of an arrow, a vector of length 1 at most. */
  public double directionX() {
    return get(Field.DIRECTION_X);
  }

  /** Returns the y component of that direction. */
  public double directionY() {
    return get(Field.DIRECTION_Y);
  }

  public TraceMark direction(double directionX, double directionY) {
    set(Field.DIRECTION_X, directionX);
    return with(Field.DIRECTION_Y, directionY);
  }

  /** Returns the constant that the mark displays: a reason, a decision, a belief or a method. */
  public Enum<?> word() {
    get(Field.WORD);
    return Objects.requireNonNull(word);
  }

  public TraceMark word(Enum<?> constant) {
    word = constant;
    return with(Field.WORD, 0);
  }

  private TraceMark with(Field field, double value) {
    set(field, value);
    return this;
  }

  /** Returns the radius, m. */
  public double radius() {
    return get(Field.RADIUS);
  }

  public TraceMark radius(double radius) {
    return with(Field.RADIUS, radius);
  }

  /** Returns the time that is left, s. */
  public double seconds() {
    return get(Field.SECONDS);
  }

  public TraceMark seconds(double seconds) {
    return with(Field.SECONDS, seconds);
  }

  /** Returns true if the shot hits with certainty, for all manoeuvres of the target. */
  public boolean certain() {
    return get(Field.CERTAIN) != 0;
  }

  public TraceMark certain(boolean certain) {
    return with(Field.CERTAIN, certain ? 1 : 0);
  }

  /** Returns the bearing of a barrel, or the heading of a tank, rad. */
  public double bearing() {
    return get(Field.BEARING);
  }

  public TraceMark bearing(double bearing) {
    return with(Field.BEARING, bearing);
  }

  /** Returns the length of the line, m. */
  public double length() {
    return get(Field.LENGTH);
  }

  public TraceMark length(double length) {
    return with(Field.LENGTH, length);
  }

  /** Returns the angle that is left to turn, rad, + to the left. */
  public double turn() {
    return get(Field.TURN);
  }

  public TraceMark turn(double angle) {
    return with(Field.TURN, angle);
  }

  /** Returns the turn rate as a share of the greatest, -1 to 1, + to the left. */
  public double turnShare() {
    return get(Field.TURN_SHARE);
  }

  public TraceMark turnShare(double share) {
    return with(Field.TURN_SHARE, share);
  }

  /** Returns the time that the barrel takes to turn, s. */
  public double slewSeconds() {
    return get(Field.SLEW_SECONDS);
  }

  public TraceMark slewSeconds(double seconds) {
    return with(Field.SLEW_SECONDS, seconds);
  }

  /** Returns the time of flight of the shot, s. */
  public double flightSeconds() {
    return get(Field.FLIGHT_SECONDS);
  }

  public TraceMark flightSeconds(double seconds) {
    return with(Field.FLIGHT_SECONDS, seconds);
  }

  /** Returns the age of an aim point, from 0 (now) to 1 (gone). */
  public double age() {
    return get(Field.AGE);
  }

  public TraceMark age(double age) {
    return with(Field.AGE, age);
  }

  /** Returns the lower end of the bracket, as a share of the horizon. */
  public double low() {
    return get(Field.LOW);
  }

  public TraceMark low(double share) {
    return with(Field.LOW, share);
  }

  /** Returns the upper end of the bracket, as a share of the horizon. */
  public double high() {
    return get(Field.HIGH);
  }

  public TraceMark high(double share) {
    return with(Field.HIGH, share);
  }

  /** Returns the certainty of the belief, 0 to 1. */
  public double trust() {
    return get(Field.TRUST);
  }

  public TraceMark trust(double trust) {
    return with(Field.TRUST, trust);
  }

  /** Returns the rank of the belief, 0 for the first. */
  public int place() {
    return (int) get(Field.PLACE);
  }

  public TraceMark place(int place) {
    return with(Field.PLACE, place);
  }

  /** Returns the id of the neighbour. */
  public int neighbour() {
    return (int) get(Field.NEIGHBOUR);
  }

  public TraceMark neighbour(int id) {
    return with(Field.NEIGHBOUR, id);
  }
}
