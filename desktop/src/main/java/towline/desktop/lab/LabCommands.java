package towline.desktop.lab;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine;
import towline.lab.Experiment;
import towline.lab.aim.Duel;
import towline.lab.aim.Trace;
import towline.lab.boss.BossAim;
import towline.lab.couriers.Couriers;
import towline.lab.load.Load;
import towline.lab.methods.Methods;
import towline.lab.modules.Modules;
import towline.lab.schedule.Schedule;
import towline.lab.skills.Skills;
import towline.lab.sortie.Sortie;
import towline.lab.stage.Stage;
import towline.lab.steer.Homing;
import towline.lab.steer.Swarm;
import towline.lab.waves.Waves;

/** The group of the lab's commands. */
@Command(description = "Runs experiments without a window.")
public final class LabCommands {
  /** All experiments, in the order in which the help lists them. */
  private static final List<Experiment> EXPERIMENTS =
      List.of(
          new Trace(),
          new Methods(),
          new Duel(),
          new Schedule(),
          new Homing(),
          new Swarm(),
          new Sortie(),
          new Couriers(),
          new BossAim(),
          new Waves(),
          new Stage(),
          new Skills(),
          new Modules(),
          new Loudness(),
          new Load());

  private LabCommands() {}

  /** The group with all that is in it. */
  public static CommandLine create() {
    CommandLine lab = new CommandLine(new LabCommands()).addSubcommand(new SolveCommand());
    EXPERIMENTS.forEach(experiment -> lab.addSubcommand(ExperimentCommand.of(experiment)));
    return lab.addSubcommand(new FiguresCommand());
  }
}
