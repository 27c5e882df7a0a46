package towline.content.sound;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import towline.content.EventTable;
import towline.data.ContentException;
import towline.data.JsonFields;

/**
 * The sound of the game.
 *
 * @param mix the mixing of voices into one stream
 * @param dynamics the dynamics of the stream
 * @param signals the sounds that must be heard above all others
 * @param crowds the sounds that share voices
 * @param music the music, from a file of its own
 * @param danger the danger that the music follows
 * @param moods one entry for each mood
 * @param hums one entry for each hum
 * @param events the sounds of each event
 * @param voices one entry for each cue
 */
public record SoundSpec(
    Mix mix,
    DynamicsSpec dynamics,
    SignalSpec signals,
    List<SoundCrowd> crowds,
    MusicSpec music,
    DangerSpec danger,
    Map<Mood, MoodSpec> moods,
    Map<Hum, HumSpec> hums,
    EventTable<SoundRow> events,
    Map<Cue, VoiceSpec> voices) {

  /** A part of the sound with its own volume. */
  public enum Bus {
    /** All sound. */
    MASTER,
    /** The music. */
    MUSIC,
    /** The sounds of the sector. */
    EFFECTS,
    /** The sounds of rules and menus. */
    INTERFACE
  }

  /** The state of the game as the sound distinguishes it. */
  public enum Mood {
    /** The title, and a fight behind it. */
    TITLE,
    /** A run. */
    FLIGHT,
    /** A paused run. */
    PAUSED,
    /** The results of a run. */
    RESULTS
  }

  /** A continuous sound with a pitch that follows a quantity. */
  public enum Hum {
    /** The taut cable; follows its tension. */
    CABLE,
    /** The nearest approaching missile; follows its closing speed. */
    APPROACH,
    /** The drone while it is fast enough to break what it rams; follows its speed. */
    WHIP
  }

  /**
   * The mixing of voices into one stream.
   *
   * @param voices the greatest number of simultaneous voices, hums and music not counted
   * @param gain the factor of the sum
   * @param ceiling the limit of all samples, dB relative to full scale
   * @param pan the pan of a sound at the edge of the picture, 0 to 1
   * @param earshot the distance beyond half the picture at which a sound is half as loud, m
   * @param thickest the greatest gain of a voice that represents several, dB
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
   * The expansion of the difference between loud and quiet.
   *
   * @param slope the additional change of the level, dB for each dB of change
   * @param up the greatest increase, dB
   * @param down the greatest reduction, dB
   * @param quick the averaging time of the present level, s
   * @param rise the time in which a listener adapts to a louder level, s
   * @param fall the time in which a listener adapts to a quieter level, s
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
   * The effect of a mood on the sound.
   *
   * @param effects the factor of the effects' volume
   * @param music the factor of the music's volume
   * @param danger the least danger for the music, 0 to 1
   * @param share the share of the sector's danger that the music follows, 0 to 1
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
   * @param gain the greatest gain, 0 to 1
   * @param low the pitch at the low end, semitones from the recorded one
   * @param high the pitch at the high end, semitones from the recorded one
   * @param full the tension, or speed in m/s, at the high end
   * @param reach the distance up to which it is heard, m
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
   * Loads the sound of the game.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static SoundSpec load() {
    return JsonFields.read("tuning/sound.json", SoundSpec::read);
  }

  public VoiceSpec voice(Cue cue) {
    return entry(voices, cue);
  }

  /** Returns the effect of {@code mood}. */
  public MoodSpec mood(Mood mood) {
    return entry(moods, mood);
  }

  /** Returns the sound of {@code hum}. */
  public HumSpec hum(Hum hum) {
    return entry(hums, hum);
  }

  static <K, V> V entry(Map<K, V> map, K key) {
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
        MusicSpec.load(),
        in.part("danger", DangerSpec::read),
        in.part("moods", part -> each(part, Mood.class, MoodSpec::read)),
        in.part("hums", part -> each(part, Hum.class, HumSpec::read)),
        SoundRow.readTable(in),
        in.part("voices", part -> each(part, Cue.class, VoiceSpec::read)));
  }

  static <K extends Enum<K>, V> Map<K, V> each(
      JsonFields in, Class<K> keys, Function<JsonFields, V> reader) {
    Map<K, V> entries = new EnumMap<>(keys);
    for (K key : keys.getEnumConstants()) {
      entries.put(key, in.part(key.name(), reader));
    }
    return entries;
  }
}
