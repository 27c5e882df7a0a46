package towline.desktop.cli;

import picocli.CommandLine.Option;

/** The option --seed, for all commands that use random numbers. */
public final class SeedOption {
  /** The default seed. */
  static final long DEFAULT = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "" + DEFAULT,
      description = "What all chance is drawn from (default: ${DEFAULT-VALUE}).")
  public long seed = DEFAULT;
}
