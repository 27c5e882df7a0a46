package towline.settings;

import java.util.Optional;
import java.util.regex.Pattern;

/** A short word of a certain form. */
public final class StringOption extends Option<String> {
  private final Pattern pattern;
  private final String range;

  StringOption(OptionGroup group, String name, String form, String range, String standard) {
    super(group, name, String.class, standard);
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

  /** What words there are is not known here; a menu that knows chooses by itself. */
  @Override
  public String stepped(String value, int by) {
    return value;
  }
}
