package towline.settings;

import java.util.List;
import java.util.Optional;

/** The size of the window: any in the file, the common ones in the menu. */
public final class WindowSizes extends Option<WindowSize> {
  private static final List<WindowSize> COMMON =
      List.of(
          new WindowSize(960, 540),
          new WindowSize(1280, 720),
          new WindowSize(1600, 900),
          new WindowSize(1920, 1080),
          new WindowSize(2560, 1440),
          new WindowSize(3840, 2160));

  WindowSizes(OptionGroup group, String name, WindowSize defaultValue) {
    super(group, name, WindowSize.class, defaultValue);
  }

  @Override
  public String range() {
    return "a " + WindowSize.RANGE;
  }

  @Override
  public boolean allows(WindowSize value) {
    return true;
  }

  @Override
  public Optional<WindowSize> parse(String text) {
    return WindowSize.parse(text);
  }

  /**
   * Steps through the common sizes; from another size, the first step leads to the next common
   * width.
   */
  @Override
  public WindowSize stepped(WindowSize value, int steps) {
    int index = COMMON.indexOf(value);
    if (index < 0) {
      int narrower = (int) COMMON.stream().filter(size -> size.width() < value.width()).count();
      index = steps > 0 ? narrower - 1 : narrower;
    }
    return COMMON.get(Math.max(0, Math.min(COMMON.size() - 1, index + steps)));
  }
}
