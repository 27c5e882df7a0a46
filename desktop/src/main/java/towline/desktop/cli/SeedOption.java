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
      description = "The random seed (default: ${DEFAULT-VALUE}).")
  public long seed = DEFAULT;
}
