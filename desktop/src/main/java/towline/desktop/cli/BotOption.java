package towline.desktop.cli;

import java.util.Iterator;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.ai.bot.Bots;

/** The bot that flies, for the commands that play without a window. */
public final class BotOption {
  /** Name of the default bot. */
  private static final String DEFAULT_BOT = "demo";

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      defaultValue = DEFAULT_BOT,
      completionCandidates = Names.class,
      description =
          "The bot that flies the ship: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private String name = DEFAULT_BOT;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Returns the name of an existing bot. */
  public String name() {
    return checked(spec, name);
  }

  /** Returns {@code name} if there is such a bot; else throws bad usage with the list of bots. */
  public static String checked(CommandSpec spec, String name) {
    if (!Bots.names().contains(name)) {
      throw OptionRanges.refusal(
          spec,
          "--bot",
          String.format(
              Locale.ROOT,
              "there is no bot '%s'; choose one of %s",
              name,
              String.join(", ", Bots.names())));
    }
    return name;
  }

  /** The names of all bots, for the help. */
  public static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Bots.names().iterator();
    }
  }
}
