package towline.desktop.cli;

import java.util.List;
import picocli.CommandLine.Option;
import towline.aim.AimMode;

/** The aim modes to compare. */
public final class ModesOption {
  @Option(
      names = "--mode",
      paramLabel = "M",
      split = ",",
      description = "Aim modes: ${COMPLETION-CANDIDATES} (default: all).")
  private List<AimMode> modes = List.of();

  /** The modes given, in that order, or all. */
  public List<AimMode> modes() {
    return modes.isEmpty() ? List.of(AimMode.values()) : modes.stream().distinct().toList();
  }
}
