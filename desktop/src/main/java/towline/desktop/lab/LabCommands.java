package towline.desktop.lab;

import picocli.CommandLine.Command;

/** Experiments without a window. */
@Command(
    description = "Runs experiments without a window.",
    subcommands = {
      SolveCommand.class,
      TraceCommand.class,
      DuelCommand.class,
      HomingCommand.class,
      SwarmCommand.class,
      SortieCommand.class,
      WavesCommand.class,
      StageCommand.class,
      SkillsCommand.class,
      ModulesCommand.class,
      LoadCommand.class,
      FiguresCommand.class
    })
public final class LabCommands {
  /** The group itself does nothing. */
  public LabCommands() {}
}
