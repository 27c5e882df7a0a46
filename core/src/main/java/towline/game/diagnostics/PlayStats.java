package towline.game.diagnostics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was measured while playing: key=value lines, in the order in which they were put. */
public final class PlayStats {
  private final Map<String, String> values = new LinkedHashMap<>();

  /** The lines so far; empty until the game has been left. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    values.forEach((key, value) -> lines.add(key + "=" + value));
    return lines;
  }

  /** Puts a value; one that a key has already is replaced. */
  public void put(String key, String value) {
    values.put(key, value);
  }
}
