package towline.sim.api;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What happened in a tick, in the order in which it happened. Picture and sound are made of it. */
public final class EventList {

  private GameEvent[] types = new GameEvent[64];
  private @Nullable EntityKind[] kinds = new @Nullable EntityKind[64];
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private int[] subjects = new int[64];
  private int[] objects = new int[64];
  private double[] amounts = new double[64];
  private int size;

  /** The number of events. */
  public int size() {
    return size;
  }

  /** What kind of event event {@code i} is. */
  public GameEvent type(int i) {
    return types[i];
  }

  /** What the subject of event {@code i} is, or null where nobody said. */
  public @Nullable EntityKind kind(int i) {
    return kinds[i];
  }

  /** Where event {@code i} happened, m. */
  public double x(int i) {
    return xs[i];
  }

  /** Where event {@code i} happened, m. */
  public double y(int i) {
    return ys[i];
  }

  /** Whom event {@code i} happened to: an entity's id, or 0. */
  public int subject(int i) {
    return subjects[i];
  }

  /** Who or what did it: an entity's id, or 0. */
  public int object(int i) {
    return objects[i];
  }

  /** How much: the {@link Quantity} that the event's type names. */
  public double amount(int i) {
    return amounts[i];
  }

  /** The index of the aim mode of event {@code i}. */
  public int aimMode(int i) {
    return whole(i, Quantity.AIM_MODE);
  }

  /** The index that event {@code i} tells. */
  public int index(int i) {
    return whole(i, Quantity.INDEX);
  }

  /** The number that event {@code i} tells, such as that of a wave. */
  public int number(int i) {
    return whole(i, Quantity.NUMBER);
  }

  private int whole(int i, Quantity quantity) {
    if (types[i].quantity() != quantity) {
      throw new IllegalArgumentException(
          "the amount of " + types[i] + " is " + types[i].quantity() + ", not " + quantity);
    }
    return (int) amounts[i];
  }

  /** Forgets all events. */
  public void clear() {
    size = 0;
  }

  /** Appends an event of the rules, which happens nowhere and to nobody. */
  public void add(GameEvent type, double amount) {
    add(type, 0, 0, 0, 0, amount);
  }

  /** Appends an event where its subject is, which is of that kind. */
  public void add(GameEvent type, EntityKind kind, Body subject, int object, double amount) {
    add(type, kind, subject.x, subject.y, subject.id, object, amount);
  }

  /** Appends an event that does not say what its subject is. */
  public void add(GameEvent type, double x, double y, int subject, int object, double amount) {
    add(type, null, x, y, subject, object, amount);
  }

  /** Appends an event that says what its subject is. */
  public void add(
      GameEvent type,
      @Nullable EntityKind kind,
      double x,
      double y,
      int subject,
      int object,
      double amount) {
    if (size == types.length) {
      grow();
    }
    types[size] = type;
    kinds[size] = kind;
    xs[size] = x;
    ys[size] = y;
    subjects[size] = subject;
    objects[size] = object;
    amounts[size] = amount;
    size++;
  }

  /** Appends all of {@code other}. */
  public void addAll(EventList other) {
    for (int i = 0; i < other.size; i++) {
      add(
          other.types[i],
          other.kinds[i],
          other.xs[i],
          other.ys[i],
          other.subjects[i],
          other.objects[i],
          other.amounts[i]);
    }
  }

  private void grow() {
    int capacity = 2 * types.length;
    types = Arrays.copyOf(types, capacity);
    kinds = Arrays.copyOf(kinds, capacity);
    xs = Arrays.copyOf(xs, capacity);
    ys = Arrays.copyOf(ys, capacity);
    subjects = Arrays.copyOf(subjects, capacity);
    objects = Arrays.copyOf(objects, capacity);
    amounts = Arrays.copyOf(amounts, capacity);
  }
}
