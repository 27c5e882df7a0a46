package towline.sound;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Hum;
import towline.data.ContentException;

/** All recorded sounds of the game. */
final class SoundBank {
  private final Map<Cue, SoundClip> cues;
  private final Map<Hum, SoundClip> hums;
  private final List<SoundClip> layers;

  SoundBank(Map<Cue, SoundClip> cues, Map<Hum, SoundClip> hums, List<SoundClip> layers) {
    this.cues = new EnumMap<>(cues);
    this.hums = new EnumMap<>(hums);
    this.layers = List.copyOf(layers);
  }

  /**
   * Reads all files that the table names; takes about half a second.
   *
   * @throws ContentException if one is missing or damaged, or the layers differ in length
   */
  static SoundBank load(SoundSpec spec, SoundOutput.Decoder decoder) {
    Map<Cue, SoundClip> cues = new EnumMap<>(Cue.class);
    spec.voices().forEach((cue, voice) -> cues.put(cue, decoder.read(path(voice.file()))));
    Map<Hum, SoundClip> hums = new EnumMap<>(Hum.class);
    spec.hums().forEach((hum, humSpec) -> hums.put(hum, decoder.read(path(humSpec.file()))));
    List<SoundClip> layers = new ArrayList<>();
    for (SoundSpec.LayerSpec layer : spec.music().layers()) {
      SoundClip clip = decoder.read(path(layer.file()));
      if (!layers.isEmpty() && layers.get(0).frames() != clip.frames()) {
        throw new ContentException(
            String.format(
                Locale.ROOT,
                "%s: has %d samples; all layers must have %d.",
                path(layer.file()),
                clip.frames(),
                layers.get(0).frames()));
      }
      layers.add(clip);
    }
    return new SoundBank(cues, hums, layers);
  }

  /** Returns the path of a file on the class path. */
  static String path(String name) {
    return "sound/" + name + ".ogg";
  }

  SoundClip cue(Cue cue) {
    return found(cues.get(cue), cue);
  }

  SoundClip hum(Hum hum) {
    return found(hums.get(hum), hum);
  }

  List<SoundClip> layers() {
    return layers;
  }

  private static SoundClip found(@Nullable SoundClip clip, Object key) {
    if (clip == null) {
      throw new IllegalArgumentException("there is no sound for " + key);
    }
    return clip;
  }
}
