package towline.lab;

import java.util.List;
import java.util.Locale;
import towline.ai.bot.Bots;
import towline.aim.AimMode;

/** The options that several experiments have. */
public final class SharedOptions {
  /** The table as comma-separated values, not for reading. */
  public static final LabOption<Boolean> CSV =
      LabOption.flag("--csv", "Prints comma-separated values");

  /** The seed of everything random. */
  public static final LabOption<Long> SEED =
      LabOption.longInteger("--seed", "N", 1, "The random seed");

  /** The aim modes to compare. */
  public static final LabOption<List<AimMode>> MODES =
      LabOption.choices("--mode", "M", AimMode.values(), "Aim modes");

  /** The bot that flies. */
  public static final LabOption<String> BOT =
      LabOption.value(
          "--bot",
          "NAME",
          "demo",
          LabOption.naming("The bot that flies the ship", Bots.names().toArray()),
          SharedOptions::bot);

  /** How often missiles or tanks decide, Hz. */
  public static final LabOption<List<Integer>> RATES =
      LabOption.integers("--hz", "N", List.of(60), "Decisions per second, one or more values");

  private SharedOptions() {}

  /** How the table is written. */
  public static TableFormat format(OptionValues asked) {
    return asked.get(CSV) ? TableFormat.CSV : TableFormat.READABLE;
  }

  /** The rates asked for, each once and from 1 to {@code highest}, Hz. */
  public static List<Integer> rates(OptionValues asked, int highest) throws UsageException {
    for (int rate : asked.get(RATES)) {
      RATES.within(rate, 1, highest);
    }
    return asked.distinct(RATES);
  }

  /** The name of a bot, if there is one of that name. */
  public static String bot(String name) {
    if (!Bots.names().contains(name)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "no bot '%s'; choose one of %s", name, String.join(", ", Bots.names())));
    }
    return name;
  }
}
