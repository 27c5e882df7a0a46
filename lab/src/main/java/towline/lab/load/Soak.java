package towline.lab.load;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.ai.bot.Bots;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * A soak: bots play run after run, with every mode of play, wave, difficulty and aim mode in turn.
 */
public final class Soak {
  private static final int MOST_TICKS = 10_000;

  /** Longest run of survival, two hours, ticks. */
  private static final int MOST_SURVIVAL_TICKS = 2 * 3600 * Tick.PER_SECOND;

  /** Number of waves between the first waves of two runs of survival. */
  private static final int WAVES_APART = 21;

  private static final int SURVIVAL_STARTS = 10;

  /** Hull of an indestructible ship, blows. */
  private static final int ENDLESS_HULL = 1_000_000_000;

  private static final double SECONDS_AFTER_END = 5;
  private static final long MEGABYTE = 1 << 20;

  private final GameContent content;
  private long ticks;
  private long exceptions;
  private long nonFinite;
  private int mostEntities;
  private int mostWaves;
  private int mostHazards;
  private final Set<HazardSpec> hazards = new HashSet<>();
  private String firstFault = "";

  /** Creates a soak of the game with content {@code content}. */
  public Soak(GameContent content) {
    this.content = content;
  }

  /**
   * Plays at least {@code leastTicks} ticks with the seeds from {@code seed} on and writes
   * key=value lines to {@code out}.
   *
   * @return true if there was no fault
   */
  public boolean run(long leastTicks, long seed, Appendable out) throws IOException {
    for (long run = seed; ticks < leastTicks; run++) {
      play(content, setup(run), MOST_TICKS);
    }
    return report(out);
  }

  /**
   * Plays at least {@code leastTicks} ticks of survival, for hours with an indestructible ship, and
   * faces all hazards; seeds and output as in {@link #run}.
   *
   * @return true if there was no fault
   */
  public boolean survive(long leastTicks, long seed, Appendable out) throws IOException {
    GameContent endless = content.withWorld(content.world().withHull(ENDLESS_HULL));
    for (long run = seed; ticks < leastTicks; run++) {
      int length = (int) Math.min(MOST_SURVIVAL_TICKS, leastTicks - ticks);
      int wave = 1 + WAVES_APART * (int) Math.floorMod(run, (long) SURVIVAL_STARTS);
      RunSetup setup = new RunSetup(run, PlayMode.SURVIVAL, wave, mode(run), difficulty(run));
      play(endless, setup, length);
    }
    return report(out);
  }

  private boolean report(Appendable out) throws IOException {
    Load.writeLine(out, "ticks=%d", ticks);
    Load.writeLine(out, "exceptions=%d", exceptions);
    Load.writeLine(out, "non_finite=%d", nonFinite);
    Load.writeLine(out, "entities_most=%d", mostEntities);
    Load.writeLine(out, "wave_most=%d", mostWaves);
    Load.writeLine(out, "hazards_most=%d", mostHazards);
    Load.writeLine(out, "peak_memory_mb=%d", peakMemory() / MEGABYTE);
    if (!firstFault.isEmpty()) {
      Load.writeLine(out, "first_fault=%s", firstFault);
    }
    return exceptions == 0 && nonFinite == 0;
  }

  /** Returns the hazards active at the end of at least one run. */
  Set<HazardSpec> hazards() {
    return hazards;
  }

  private void play(GameContent gameContent, RunSetup setup, int longest) {
    long seed = setup.seed();
    List<String> bots = Bots.names();
    String bot = bots.get((int) Math.floorMod(seed, (long) bots.size()));
    try (BotRun flight = new BotRun(gameContent, setup, bot, BotRun.ModeChoice.FREE)) {
      // A tick counts even if it throws, so that a soak ends.
      for (int i = 0; i < longest && flight.run().secondsSinceEnd() < SECONDS_AFTER_END; i++) {
        ticks++;
        flight.tick();
        check(flight.run().current(), seed);
      }
      mostWaves = Math.max(mostWaves, flight.run().wave());
      mostHazards = Math.max(mostHazards, flight.run().hazards().count());
      hazards.addAll(flight.run().hazards().active());
    } catch (RuntimeException e) {
      exceptions++;
      report(seed, e.toString());
    }
  }

  private RunSetup setup(long seed) {
    PlayMode[] modes = PlayMode.values();
    PlayMode mode = modes[(int) Math.floorMod(seed / 2, (long) modes.length)];
    int waves = content.arcade().last();
    return new RunSetup(
        seed,
        mode,
        1 + (int) Math.floorMod(seed, (long) waves),
        mode(seed),
        mode == PlayMode.DAILY ? Difficulty.NORMAL : difficulty(seed));
  }

  private static int mode(long seed) {
    return (int) Math.floorMod(seed, (long) AimMode.values().length);
  }

  private static Difficulty difficulty(long seed) {
    Difficulty[] difficulties = Difficulty.values();
    return difficulties[(int) Math.floorMod(seed, (long) difficulties.length)];
  }

  private void check(Snapshot snapshot, long seed) {
    mostEntities = Math.max(mostEntities, snapshot.size());
    for (int i = 0; i < snapshot.size(); i++) {
      double sum =
          snapshot.x(i)
              + snapshot.y(i)
              + snapshot.vx(i)
              + snapshot.vy(i)
              + snapshot.heading(i)
              + snapshot.health(i)
              + snapshot.row(i).barrel
              + snapshot.row(i).reloadLeft;
      if (!Double.isFinite(sum)) {
        nonFinite++;
        report(
            seed,
            snapshot.kind(i) + " " + snapshot.id(i) + " is not finite at tick " + snapshot.tick());
      }
    }
  }

  private void report(long seed, String fault) {
    if (firstFault.isEmpty()) {
      firstFault = String.format(Locale.ROOT, "seed %d: %s", seed, fault);
    }
  }

  private static long peakMemory() {
    long sum = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        sum += pool.getPeakUsage().getUsed();
      }
    }
    return sum;
  }
}
