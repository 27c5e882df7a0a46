package towline.settings;

import java.util.List;
import java.util.Optional;

/** An option with a fixed list of values. */
public final class EnumOption<E extends Enum<E>> extends Option<E> {
  private final List<E> values;

  EnumOption(OptionGroup group, String name, E defaultValue) {
    super(group, name, defaultValue.getDeclaringClass(), defaultValue);
    values = List.of(defaultValue.getDeclaringClass().getEnumConstants());
  }

  /** Returns all values, in order. */
  public List<E> values() {
    return values;
  }

  @Override
  public String range() {
    return "one of " + String.join(", ", values.stream().map(Enum::name).toList());
  }

  @Override
  public boolean allows(E value) {
    return true;
  }

  @Override
  public String write(E value) {
    return value.name();
  }

  @Override
  public Optional<E> parse(String text) {
    return values.stream().filter(value -> value.name().equals(text)).findFirst();
  }

  @Override
  public E stepped(E value, int steps) {
    return values.get(Math.floorMod(value.ordinal() + steps, values.size()));
  }
}
