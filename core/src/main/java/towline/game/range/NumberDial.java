package towline.game.range;

import java.util.Locale;
import towline.game.frame.Dial;
import towline.trial.NumberFormats;
import towline.trial.Parameter;
import towline.view.text.Localization;

/** The slider of a parameter. It covers the usual range; a file may set any valid value. */
final class NumberDial extends Dial {
  private static final double STEPS = 100;

  private final Parameter parameter;
  private final String hint;
  private final double low;
  private final double high;
  private final double step;
  private double value;

  /** Creates the dial of a bench's parameter with the range from {@code low} to {@code high}. */
  NumberDial(
      String bench,
      Parameter parameter,
      double low,
      double high,
      Localization words,
      Runnable onChange) {
    super(parameter.name(), words, onChange);
    hint = "range.hint." + bench + "." + parameter.name();
    this.parameter = parameter;
    this.low = Math.max(low, parameter.least());
    this.high = Math.min(high, parameter.most());
    step = niceStep((this.high - this.low) / STEPS);
    value = parameter.defaultValue();
  }

  /**
   * Creates a dial with the range of the parameter, but at most up to four times a positive
   * standard value.
   */
  static NumberDial of(String bench, Parameter parameter, Localization words, Runnable onChange) {
    double most = parameter.defaultValue() > 0 ? 4 * parameter.defaultValue() : parameter.most();
    return new NumberDial(bench, parameter, parameter.least(), most, words, onChange);
  }

  /**
   * Returns the smallest number of the form 1, 2 or 5 times a power of ten that is at least {@code
   * least}.
   */
  private static double niceStep(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (int factor : new int[] {1, 2, 5}) {
      if (factor * power >= least * (1 - 1e-9)) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  double get() {
    return value;
  }

  /** Sets the value, limited to the range of the slider, without running {@code onChange}. */
  void put(double wanted) {
    value = Math.max(low, Math.min(high, wanted));
  }

  private void change(double wanted) {
    double before = value;
    // Rounded by way of the text, so that the value is the decimal number that is shown.
    put(Double.parseDouble(String.format(Locale.ROOT, "%.9g", Math.rint(wanted / step) * step)));
    if (value != before) {
      changedNow();
    }
  }

  @Override
  public String value() {
    int digits = Math.max(0, (int) -Math.floor(Math.log10(step) + 1e-9));
    String number =
        Double.isInfinite(value) ? words().of("range.unlimited") : words().number(value, digits);
    return parameter.unit().isEmpty()
        ? number
        : number + " " + parameter.unit().replace("^2", "\u00b2");
  }

  @Override
  public double fraction() {
    return Math.max(0, Math.min(1, (value - low) / (high - low)));
  }

  @Override
  public void step(int by) {
    double from = Double.isInfinite(value) ? high + step : value;
    change(from + by * step);
  }

  @Override
  public void set(double share) {
    change(low + share * (high - low));
  }

  @Override
  public void restore() {
    value = parameter.defaultValue();
  }

  @Override
  public boolean changed() {
    return value != parameter.defaultValue();
  }

  @Override
  public String help() {
    return words().of(hint);
  }

  @Override
  public String raw() {
    return Double.isInfinite(value) ? "Infinity" : NumberFormats.exact(value);
  }

  @Override
  public void assign(String raw) {
    double wanted = Double.parseDouble(raw);
    if (!parameter.allows(wanted)) {
      throw new IllegalArgumentException(
          parameter.name() + " must be a number " + parameter.range() + ", not '" + raw + "'");
    }
    value = wanted;
  }
}
