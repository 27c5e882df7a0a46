package towline.content.sound;

import java.util.Set;
import towline.data.JsonFields;

/**
 * Sounds of a crowd: what there is no voice for makes the last one thicker instead.
 *
 * @param cues what is heard of it
 * @param most how many of them sound at once
 */
public record SoundCrowd(Set<Cue> cues, int most) {
  /** Copies the set. */
  public SoundCrowd {
    cues = Set.copyOf(cues);
  }

  static SoundCrowd read(JsonFields in) {
    return new SoundCrowd(Set.copyOf(in.constants("cues", Cue.class)), in.integer("most", 1, 24));
  }
}
