package towline.ai.bot;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongFunction;
import towline.sim.api.Pilot;

/** The bots that can fly the ship in place of a player, by name. */
public final class Bots {
  /** Name of the only bot that plans swings. */
  private static final String DEMO = "demo";

  private static final Map<String, LongFunction<Pilot>> BY_NAME =
      new TreeMap<>(
          Map.of(
              DEMO,
              DemoBot::new,
              "feint",
              FeintBot::new,
              "novice",
              seed -> new NoviceBot(seed, true),
              "novice-unprompted",
              seed -> new NoviceBot(seed, false),
              "reader",
              ReaderBot::new,
              "runner",
              RunnerBot::new,
              "idle",
              seed -> new IdleBot(),
              "chaotic",
              ChaoticBot::new));

  private Bots() {}

  /** Creates a demo bot without one of its skills. */
  public static Pilot demoWithout(BotSkill skill, long seed) {
    return new DemoBot(seed, EnumSet.complementOf(EnumSet.of(skill)));
  }

  /**
   * Creates a bot that never swings the drone on purpose.
   *
   * @see #create
   */
  public static Pilot withoutSwings(String name, long seed) {
    return name.equals(DEMO) ? demoWithout(BotSkill.WHIP, seed) : create(name, seed);
  }

  /** Returns the names, in alphabetical order. */
  public static List<String> names() {
    return List.copyOf(BY_NAME.keySet());
  }

  /**
   * Creates a bot.
   *
   * @param name one of {@link #names()}
   * @param seed the seed of its random numbers
   * @throws IllegalArgumentException with a sentence, if there is no bot of this name
   */
  public static Pilot create(String name, long seed) {
    LongFunction<Pilot> maker = BY_NAME.get(name);
    if (maker == null) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "there is no bot '%s'; choose one of %s",
              name,
              String.join(", ", BY_NAME.keySet())));
    }
    return maker.apply(seed);
  }
}
