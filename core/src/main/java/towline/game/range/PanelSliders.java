package towline.game.range;

import java.util.function.Supplier;
import towline.menu.Slider;
import towline.view.text.Localization;

/** The sliders that every bench of the range has: presets and seed. */
public final class PanelSliders {
  private static final long MAX_SEED = 999_999_999;

  private final Supplier<Bench> bench;
  private final Localization words;

  /** Creates the sliders of the open bench. */
  public PanelSliders(Supplier<Bench> bench, Localization words) {
    this.bench = bench;
    this.words = words;
  }

  /** Returns the presets as a choice. */
  public Slider presets() {
    return new Shared("presets") {
      @Override
      public String value() {
        int index = bench.get().preset();
        return (index + 1) + " / " + bench.get().presetNames().size();
      }

      @Override
      public void step(int by) {
        bench.get().choosePreset(bench.get().preset() + by);
      }

      @Override
      public void reset() {
        bench.get().choosePreset(0);
      }
    };
  }

  /** Returns the seed, a number that can be stepped or typed. */
  public Slider seed() {
    return new Shared("seed") {
      @Override
      public String value() {
        return String.valueOf(bench.get().seed());
      }

      @Override
      public void step(int by) {
        bench.get().seed(bench.get().seed() + by);
      }

      @Override
      public void reset() {
        bench.get().seed(Bench.FIRST_SEED);
      }
    };
  }

  /** Appends a digit to the seed; if it would be too long, starts a new number. */
  public void typeSeed(int digit) {
    long longer = 10 * bench.get().seed() + digit;
    bench.get().seed(longer > MAX_SEED ? digit : longer);
  }

  /** A slider of the panel. */
  private abstract class Shared implements Slider {
    private final String key;

    Shared(String key) {
      this.key = key;
    }

    @Override
    public final String name() {
      return "range." + key;
    }

    @Override
    public final String label() {
      return words.of("range.dial." + key);
    }

    @Override
    public final boolean changed() {
      return false;
    }

    @Override
    public final String help() {
      return words.of("range.dial." + key + ".hint");
    }
  }
}
