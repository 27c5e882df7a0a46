package towline.store;

import java.util.Locale;
import java.util.regex.Pattern;
import towline.session.replay.Replay;

/** File names of replays; no path can be built from them. */
final class ReplayName {
  private static final Pattern PATTERN = Pattern.compile("[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?");

  private ReplayName() {}

  /** A name that identifies the replay: mode, ticks and final hash. */
  static String of(Replay replay) {
    return String.format(
        Locale.ROOT,
        "%s-%d-%016x",
        replay.setup().mode().name().toLowerCase(Locale.ROOT).replace('_', '-'),
        replay.ticks(),
        replay.finalHash());
  }

  static boolean isValid(String name) {
    return PATTERN.matcher(name).matches();
  }

  static void check(String name) {
    if (!isValid(name)) {
      throw new IllegalArgumentException(
          "a replay's name is made of a to z, 0 to 9 and -, not '" + name + "'");
    }
  }
}
