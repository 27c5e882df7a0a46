package towline.sound;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.content.BadContent;
import towline.content.Cue;
import towline.content.SoundSpec;
import towline.content.SoundSpec.Hum;

/** Every recorded sound of the game. */
final class Library {
  private final Map<Cue, Clip> cues;
  private final Map<Hum, Clip> hums;
  private final List<Clip> layers;

  Library(Map<Cue, Clip> cues, Map<Hum, Clip> hums, List<Clip> layers) {
    this.cues = new EnumMap<>(cues);
    this.hums = new EnumMap<>(hums);
    this.layers = List.copyOf(layers);
  }

  /**
   * Reads all files that the table names; takes about a second.
   *
   * @throws BadContent if one is missing or damaged, or the layers are not of one length
   */
  static Library load(SoundSpec spec) {
    Map<Cue, Clip> cues = new EnumMap<>(Cue.class);
    spec.voices().forEach((cue, voice) -> cues.put(cue, read(voice.file())));
    Map<Hum, Clip> hums = new EnumMap<>(Hum.class);
    spec.hums().forEach((hum, its) -> hums.put(hum, read(its.file())));
    List<Clip> layers = new ArrayList<>();
    for (SoundSpec.LayerSpec layer : spec.music().layers()) {
      Clip clip = read(layer.file());
      if (!layers.isEmpty() && layers.get(0).frames() != clip.frames()) {
        throw new BadContent(
            "%s: has %d samples; all layers must have %d."
                .formatted(path(layer.file()), clip.frames(), layers.get(0).frames()));
      }
      layers.add(clip);
    }
    return new Library(cues, hums, layers);
  }

  /** Where a file lies on the class path. */
  static String path(String name) {
    return "sound/" + name + ".ogg";
  }

  private static Clip read(String name) {
    return OggFile.read(path(name));
  }

  Clip cue(Cue cue) {
    return found(cues.get(cue), cue);
  }

  Clip hum(Hum hum) {
    return found(hums.get(hum), hum);
  }

  List<Clip> layers() {
    return layers;
  }

  private static Clip found(@Nullable Clip clip, Object key) {
    if (clip == null) {
      throw new IllegalArgumentException("there is no sound for " + key);
    }
    return clip;
  }
}
