package towline.content.sound;

import java.util.Set;
import towline.data.JsonFields;

/**
 * Sounds that share a few voices: a sound without a free voice makes the last one thicker instead.
 *
 * @param cues the sounds
 * @param most the greatest number of simultaneous voices
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
