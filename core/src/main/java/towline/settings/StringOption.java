package towline.settings;

import java.util.Optional;
import java.util.regex.Pattern;

/** A short text that matches a pattern. */
public final class StringOption extends Option<String> {
  private final Pattern pattern;
  private final String range;

  /**
   * Creates an option.
   *
   * @param form regular expression that values match
   * @param range the allowed values, in words
   */
  StringOption(OptionGroup group, String name, String form, String range, String defaultValue) {
    super(group, name, String.class, defaultValue);
    this.pattern = Pattern.compile(form);
    this.range = range;
  }

  @Override
  public String range() {
    return range;
  }

  @Override
  public boolean allows(String value) {
    return pattern.matcher(value).matches();
  }

  @Override
  public Optional<String> parse(String text) {
    return Optional.of(text).filter(this::allows);
  }

  /** Returns {@code value}: only a menu knows the texts to choose from. */
  @Override
  public String stepped(String value, int steps) {
    return value;
  }
}
