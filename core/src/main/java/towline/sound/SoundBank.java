package towline.sound;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.content.sound.InstrumentSpec;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Hum;
import towline.data.ContentException;

/** All recorded sounds of the game. */
final class SoundBank {
  private final Map<Cue, SoundClip> cues;
  private final Map<Hum, SoundClip> hums;
  private final List<List<SoundClip>> instruments;

  SoundBank(Map<Cue, SoundClip> cues, Map<Hum, SoundClip> hums, List<List<SoundClip>> instruments) {
    this.cues = new EnumMap<>(cues);
    this.hums = new EnumMap<>(hums);
    this.instruments = List.copyOf(instruments);
  }

  /**
   * Reads all files that the table names; takes about half a second.
   *
   * @throws ContentException if one is missing or damaged
   */
  static SoundBank load(SoundSpec spec, SoundOutput.Decoder decoder) {
    Map<Cue, SoundClip> cues = new EnumMap<>(Cue.class);
    spec.voices().forEach((cue, voice) -> cues.put(cue, decoder.read(path(voice.file()))));
    Map<Hum, SoundClip> hums = new EnumMap<>(Hum.class);
    spec.hums().forEach((hum, humSpec) -> hums.put(hum, decoder.read(path(humSpec.file()))));
    List<List<SoundClip>> instruments = new ArrayList<>();
    for (InstrumentSpec instrument : spec.music().instruments()) {
      List<SoundClip> notes = new ArrayList<>();
      for (int note : instrument.notes()) {
        notes.add(decoder.read(path(instrument.file(note))));
      }
      instruments.add(List.copyOf(notes));
    }
    return new SoundBank(cues, hums, instruments);
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

  /** Returns the recorded notes of each instrument, in the order of the table. */
  List<List<SoundClip>> instruments() {
    return instruments;
  }

  private static SoundClip found(@Nullable SoundClip clip, Object key) {
    if (clip == null) {
      throw new IllegalArgumentException("there is no sound for " + key);
    }
    return clip;
  }
}
