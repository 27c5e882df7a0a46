package towline.desktop.cli;

import picocli.CommandLine.Option;

/** The seed, for every command whose result hangs on chance. */
public final class SeedOption {
  /** The seed unless another is given. */
  static final long DEFAULT = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "" + DEFAULT,
      description = "The random seed (default: ${DEFAULT-VALUE}).")
  public long seed = DEFAULT;
}
