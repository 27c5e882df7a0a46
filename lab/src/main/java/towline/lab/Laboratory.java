package towline.lab;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import towline.desktop.FirstThread;
import towline.desktop.NativeLibraries;
import towline.desktop.cli.Program;
import towline.lab.aim.Duel;
import towline.lab.aim.Shots;
import towline.lab.aim.SolveCommand;
import towline.lab.aim.Trace;
import towline.lab.boss.BossAim;
import towline.lab.figures.FiguresCommand;
import towline.lab.load.Load;
import towline.lab.load.SoakCommand;
import towline.lab.methods.Methods;
import towline.lab.runs.Bite;
import towline.lab.runs.Couriers;
import towline.lab.runs.Loudness;
import towline.lab.runs.Modules;
import towline.lab.runs.SheetCommand;
import towline.lab.runs.Skills;
import towline.lab.runs.Sortie;
import towline.lab.runs.Stage;
import towline.lab.runs.Waves;
import towline.lab.schedule.Schedule;
import towline.lab.steer.Homing;
import towline.lab.steer.Swarm;

/** The program of the laboratory: its commands, in the order in which the help lists them. */
@Command(
    name = "towline-lab",
    description = "Runs experiments on Towline without a window.",
    subcommands = {
      SolveCommand.class,
      Trace.class,
      Methods.class,
      Duel.class,
      Shots.class,
      Schedule.class,
      Homing.class,
      Swarm.class,
      Sortie.class,
      Bite.class,
      Couriers.class,
      BossAim.class,
      Waves.class,
      Stage.class,
      Skills.class,
      Modules.class,
      Loudness.class,
      Load.class,
      SoakCommand.class,
      FiguresCommand.class,
      SheetCommand.class
    })
public final class Laboratory {
  private Laboratory() {}

  /** Runs the command in {@code args} and ends the process with its exit code. */
  public static void main(String[] args) throws IOException, InterruptedException {
    // Libraries format numbers in the language of the system, which may have other digits.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    if (FirstThread.isMissing(args)) {
      System.exit(FirstThread.restart(Laboratory.class, args));
    }
    NativeLibraries.unpackIntoCache();
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = program(out, err).run(args);
    out.flush();
    err.flush();
    System.exit(code);
  }

  /**
   * Returns the program, which writes results to {@code out}, progress and errors to {@code err}.
   */
  public static Program program(PrintWriter out, PrintWriter err) {
    return new Program(new CommandLine(new Laboratory()), out, err);
  }
}
