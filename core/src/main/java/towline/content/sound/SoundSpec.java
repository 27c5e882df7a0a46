package towline.content.sound;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import towline.content.EventTable;
import towline.data.ContentException;
import towline.data.JsonFields;

/**
 * How everything sounds.
 *
 * @param mix how voices become one stream
 * @param dynamics how loud and quiet are kept apart
 * @param signals what must be heard above all else
 * @param crowds what sounds in crowds
 * @param music the layers and how they move
 * @param danger what makes a fight dangerous to the ear
 * @param moods one entry for each mood
 * @param hums one entry for each hum
 * @param events what is heard of each event
 * @param voices one entry for each cue
 */
public record SoundSpec(
    Mix mix,
    DynamicsSpec dynamics,
    SignalSpec signals,
    List<SoundCrowd> crowds,
    Music music,
    DangerSpec danger,
    Map<Mood, MoodSpec> moods,
    Map<Hum, HumSpec> hums,
    EventTable<SoundRow> events,
    Map<Cue, VoiceSpec> voices) {

  /** What has a volume of its own. */
  public enum Bus {
    /** Everything. */
    MASTER,
    /** The music. */
    MUSIC,
    /** What happens in the sector. */
    EFFECTS,
    /** What the rules and the menus say. */
    INTERFACE
  }

  /** What is on the screen. */
  public enum Mood {
    /** The title, and a fight behind it. */
    TITLE,
    /** A run. */
    FLIGHT,
    /** A run that stands still. */
    PAUSED,
    /** The results of a run. */
    RESULTS
  }

  /** A sound that goes on, and whose pitch follows something. */
  public enum Hum {
    /** The taut cable; follows its tension. */
    CABLE,
    /** The nearest missile that comes closer; follows its closing speed. */
    APPROACH,
    /** The drone while it breaks what it rams; follows its speed. */
    WHIP
  }

  /**
   * How voices become one stream.
   *
   * @param voices how many sound at once, hums and music not counted
   * @param gain what the sum of all is multiplied with
   * @param ceiling what no sample exceeds, dB below full scale
   * @param pan how far a sound at the edge of the picture lies to the side, 0 to 1
   * @param earshot how far beyond half the picture a sound is half as loud, m
   * @param thickest how much louder a voice gets at most that stands for several, dB
   */
  public record Mix(
      int voices, double gain, double ceiling, double pan, double earshot, double thickest) {
    static Mix read(JsonFields in) {
      return new Mix(
          in.integer("voices", 4, 128),
          in.number("gain", 0.1, 4),
          in.number("ceiling", -12, -1),
          in.number("pan", 0, 1),
          in.number("earshot", 1, 200),
          in.number("thickest", 0, 12));
    }
  }

  /**
   * How loud and quiet are kept apart.
   *
   * @param slope by how much more the level changes than it would, dB for each dB
   * @param up by how much it is turned up at most, dB
   * @param down by how much it is turned down at most, dB
   * @param quick the time over which the present is heard, s
   * @param rise the time in which one gets used to what is louder, s
   * @param fall the time in which one gets used to what is quieter, s
   */
  public record DynamicsSpec(
      double slope, double up, double down, double quick, double rise, double fall) {
    static DynamicsSpec read(JsonFields in) {
      return new DynamicsSpec(
          in.number("slope", 0, 3),
          in.number("up", 0, 9),
          in.number("down", 0, 18),
          in.number("quick", 0.1, 5),
          in.number("rise", 0.5, 120),
          in.number("fall", 0.5, 120));
    }
  }

  /**
   * The layers and how they move.
   *
   * @param fade the time in which a layer comes or goes, s
   * @param duckIn the time in which the music steps back, s
   * @param duckHold for how long it stays back, s
   * @param duckOut the time in which it comes forward again, s
   * @param layers loops of one length
   */
  public record Music(
      double fade, double duckIn, double duckHold, double duckOut, List<LayerSpec> layers) {
    /** Copies the list. */
    public Music {
      layers = List.copyOf(layers);
    }

    static Music read(JsonFields in) {
      return new Music(
          in.number("fade", 0.05, 30),
          in.number("duckIn", 0.005, 2),
          in.number("duckHold", 0, 5),
          in.number("duckOut", 0.01, 10),
          in.parts("layers", LayerSpec::read));
    }
  }

  /**
   * A layer of the music: silent up to the danger {@code from}, at its full gain from {@code full}.
   */
  public record LayerSpec(String file, double gain, double from, double full) {
    static LayerSpec read(JsonFields in) {
      return new LayerSpec(
          in.text("file", "the name of a file in sound/"),
          in.number("gain", 0, 1),
          in.number("from", 0, 1),
          in.number("full", 0, 1));
    }
  }

  /**
   * What a mood does to the sound.
   *
   * @param effects what the volume of the effects is multiplied with
   * @param music what the volume of the music is multiplied with
   * @param danger the least danger that the music shows, 0 to 1
   * @param share how much of the danger in the sector it shows, 0 to 1
   */
  public record MoodSpec(double effects, double music, double danger, double share) {
    static MoodSpec read(JsonFields in) {
      return new MoodSpec(
          in.number("effects", 0, 1),
          in.number("music", 0, 1),
          in.number("danger", 0, 1),
          in.number("share", 0, 1));
    }
  }

  /**
   * A hum.
   *
   * @param file the name of a loop in {@code sound/}, without its ending
   * @param gain how loud at most, 0 to 1
   * @param low the pitch at the low end, semitones from the recorded one
   * @param high the pitch at the high end
   * @param full at what tension, or speed in m/s, the high end is reached
   * @param reach how far away it is heard, m
   */
  public record HumSpec(
      String file, double gain, double low, double high, double full, double reach) {
    static HumSpec read(JsonFields in) {
      return new HumSpec(
          in.text("file", "the name of a file in sound/"),
          in.number("gain", 0, 1),
          in.number("low", -24, 24),
          in.number("high", -24, 24),
          in.number("full", 0.01, 200),
          in.number("reach", 1, 200));
    }
  }

  /** Copies the collections. */
  public SoundSpec {
    crowds = List.copyOf(crowds);
    moods = Map.copyOf(moods);
    hums = Map.copyOf(hums);
    voices = Map.copyOf(voices);
  }

  /**
   * The sound that comes with the game.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static SoundSpec load() {
    return JsonFields.read("tuning/sound.json", SoundSpec::read);
  }

  public VoiceSpec voice(Cue cue) {
    return entry(voices, cue);
  }

  /** What a mood does. */
  public MoodSpec mood(Mood mood) {
    return entry(moods, mood);
  }

  /** What a hum sounds like. */
  public HumSpec hum(Hum hum) {
    return entry(hums, hum);
  }

  private static <K, V> V entry(Map<K, V> map, K key) {
    V value = map.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no entry for " + key);
    }
    return value;
  }

  static SoundSpec read(JsonFields in) {
    return new SoundSpec(
        in.part("mix", Mix::read),
        in.part("dynamics", DynamicsSpec::read),
        in.part("signals", SignalSpec::read),
        in.parts("crowds", SoundCrowd::read),
        in.part("music", Music::read),
        in.part("danger", DangerSpec::read),
        in.part("moods", part -> each(part, Mood.class, MoodSpec::read)),
        in.part("hums", part -> each(part, Hum.class, HumSpec::read)),
        SoundRow.readTable(in),
        in.part("voices", part -> each(part, Cue.class, VoiceSpec::read)));
  }

  private static <K extends Enum<K>, V> Map<K, V> each(
      JsonFields in, Class<K> keys, Function<JsonFields, V> reader) {
    Map<K, V> entries = new EnumMap<>(keys);
    for (K key : keys.getEnumConstants()) {
      entries.put(key, in.part(key.name(), reader));
    }
    return entries;
  }
}
