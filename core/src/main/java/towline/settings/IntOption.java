package towline.settings;

import java.util.Optional;
import java.util.regex.Pattern;

/** An integer option; in some, 0 is outside the range and means automatic. */
public final class IntOption extends Option<Integer> {
  /** The value that means automatic, where it is allowed. */
  public static final int AUTOMATIC = 0;

  private static final Pattern WHOLE = Pattern.compile("0|[1-9]\\d{0,8}");

  private final int low;
  private final int high;
  private final int step;
  private final Zero zero;

  /** The rule for {@link #AUTOMATIC}. */
  enum Zero {
    NOT_ALLOWED,
    AUTOMATIC
  }

  IntOption(
      OptionGroup group, String name, int low, int high, int step, int defaultValue, Zero zero) {
    super(group, name, Integer.class, defaultValue);
    this.low = low;
    this.high = high;
    this.step = step;
    this.zero = zero;
  }

  IntOption(OptionGroup group, String name, int low, int high, int step, int defaultValue) {
    this(group, name, low, high, step, defaultValue, Zero.NOT_ALLOWED);
  }

  /** Returns the smallest value, not counting {@link #AUTOMATIC}. */
  public int low() {
    return low;
  }

  /** Returns the largest value. */
  public int high() {
    return high;
  }

  /** Returns the size of a step in the menu. */
  public int step() {
    return step;
  }

  /** Returns true if {@link #AUTOMATIC} is allowed. */
  public boolean mayBeAutomatic() {
    return zero == Zero.AUTOMATIC;
  }

  /** Returns the position of {@code value} in the range, 0 to 1; 0 for {@link #AUTOMATIC}. */
  public double fraction(int value) {
    return Math.max(0, (value - low) / (double) (high - low));
  }

  /** Returns the value at a fraction of the range, 0 to 1, rounded to whole steps. */
  public int at(double fraction) {
    long steps = Math.round(fraction * (high - low) / step);
    return (int) Math.max(low, Math.min(high, low + steps * step));
  }

  @Override
  public String range() {
    return "a whole number from " + low + " to " + high + (mayBeAutomatic() ? ", or 0" : "");
  }

  @Override
  public boolean allows(Integer value) {
    return (value >= low && value <= high) || (value == AUTOMATIC && mayBeAutomatic());
  }

  @Override
  public Optional<Integer> parse(String text) {
    return WHOLE.matcher(text).matches()
        ? Optional.of(Integer.valueOf(text)).filter(this::allows)
        : Optional.empty();
  }

  /** Treats {@link #AUTOMATIC}, where it is allowed, as one step below the range. */
  @Override
  public Integer stepped(Integer value, int stepCount) {
    boolean automatic = value < low;
    long wanted = (automatic ? low - step : value) + (long) stepCount * step;
    if (wanted < low && mayBeAutomatic() && (value == low || automatic)) {
      return AUTOMATIC;
    }
    return (int) Math.max(low, Math.min(high, wanted));
  }
}
