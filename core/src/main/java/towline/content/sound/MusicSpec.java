package towline.content.sound;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.data.ContentException;
import towline.data.JsonFields;

/**
 * The music of the game: instruments, and loops of notes for them.
 *
 * @param fade the time in which a layer fades in or out, s
 * @param duckIn the time in which the music is reduced, s
 * @param duckHold the time for which it stays reduced, s
 * @param duckOut the time in which it recovers, s
 * @param layers one entry for each layer
 * @param instruments the instruments
 * @param loops one entry for each loop
 */
public record MusicSpec(
    double fade,
    double duckIn,
    double duckHold,
    double duckOut,
    Map<MusicLayer, LayerSpec> layers,
    List<InstrumentSpec> instruments,
    Map<MusicLoop, LoopSpec> loops) {
  /** Copies the collections. */
  public MusicSpec {
    layers = Map.copyOf(layers);
    instruments = List.copyOf(instruments);
    loops = Map.copyOf(loops);
  }

  /**
   * A layer of the music: silent up to the danger {@code from}, at its full gain from {@code full}.
   */
  public record LayerSpec(double gain, double from, double full) {
    static LayerSpec read(JsonFields in) {
      return new LayerSpec(
          in.number("gain", 0, 2), in.number("from", 0, 1), in.number("full", 0, 1));
    }
  }

  /** Returns the gain of {@code layer} at a danger from 0 to 1. */
  public double gain(MusicLayer layer, double danger) {
    LayerSpec spec = SoundSpec.entry(layers, layer);
    if (danger >= spec.full()) {
      return spec.gain();
    }
    return spec.gain() * Math.max(0, (danger - spec.from()) / (spec.full() - spec.from()));
  }

  /** Returns the greatest gain of {@code layer}. */
  public double maxGain(MusicLayer layer) {
    return SoundSpec.entry(layers, layer).gain();
  }

  /** Returns the notes of {@code loop}. */
  public LoopSpec loop(MusicLoop loop) {
    return SoundSpec.entry(loops, loop);
  }

  /**
   * Loads the music of the game.
   *
   * @throws ContentException with a sentence that names file, field, value and allowed range
   */
  public static MusicSpec load() {
    return JsonFields.read("tuning/music.json", MusicSpec::read);
  }

  static MusicSpec read(JsonFields in) {
    List<InstrumentSpec> instruments = in.part("instruments", InstrumentSpec::readAll);
    Map<String, List<String>> patterns = in.part("patterns", LoopReader::patterns);
    return new MusicSpec(
        in.number("fade", 0.05, 30),
        in.number("duckIn", 0.005, 2),
        in.number("duckHold", 0, 5),
        in.number("duckOut", 0.01, 10),
        in.part("layers", part -> SoundSpec.each(part, MusicLayer.class, LayerSpec::read)),
        instruments,
        in.part("loops", part -> loops(part, new LoopReader(instruments, patterns))));
  }

  private static Map<MusicLoop, LoopSpec> loops(JsonFields in, LoopReader reader) {
    Map<MusicLoop, LoopSpec> loops = new EnumMap<>(MusicLoop.class);
    for (MusicLoop loop : MusicLoop.values()) {
      loops.put(loop, in.part(loop.name(), reader::read));
    }
    return loops;
  }
}
