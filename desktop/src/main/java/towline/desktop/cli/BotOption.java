package towline.desktop.cli;

import java.util.Iterator;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.ai.bot.Bots;

/** The bot that flies, for the commands that play without a window. */
public final class BotOption {
  /** The default bot. */
  private static final String DEFAULT = "demo";

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      defaultValue = DEFAULT,
      completionCandidates = Names.class,
      description =
          "The bot that flies the ship: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private String name = DEFAULT;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** The name of the bot; checked. */
  public String name() {
    return checked(spec, name);
  }

  /** The name, if there is such a bot; else bad usage, with the list of those there are. */
  public static String checked(CommandSpec spec, String name) {
    if (!Bots.names().contains(name)) {
      throw OptionRanges.refusal(
          spec,
          "--bot",
          String.format(
              Locale.ROOT, "no bot '%s'; choose one of %s", name, String.join(", ", Bots.names())));
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
