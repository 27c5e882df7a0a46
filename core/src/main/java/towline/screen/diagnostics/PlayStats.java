package towline.screen.diagnostics;

import java.util.ArrayList;
import java.util.List;

/** What was measured while playing: key=value lines, in the order in which they were put. */
public final class PlayStats {
  private final List<String> lines = new ArrayList<>();

  /** The lines so far; empty until the game has been left. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  public void put(String key, String value) {
    lines.add(key + "=" + value);
  }
}
