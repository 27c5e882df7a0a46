package towline.game.diagnostics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measurements of a game as key=value lines, in the order in which they were added. */
public final class PlayStats {
  private final Map<String, String> values = new LinkedHashMap<>();

  /** Returns the lines; empty until the game has ended. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    values.forEach((key, value) -> lines.add(key + "=" + value));
    return lines;
  }

  /** Sets the value of a key. */
  public void put(String key, String value) {
    values.put(key, value);
  }
}
