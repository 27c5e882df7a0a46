package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import towline.ai.aim.AimMode;
import towline.sim.spec.CourierSpec;
import towline.trial.duel.MountType;
import towline.trial.duel.TargetMotion;

/**
 * The tours of the benches: presets that each demonstrate something, with an explaining sentence.
 */
public final class BenchPresets {
  private static final List<BenchPreset> BELIEFS =
      List.of(
          drawn("everyday", "STRAIGHT", "DIRECT", "LEAD", "TURN_LEAD", "PREDICT", "REFINE"),
          drawn(
              "tiles",
              "WEAVING",
              "DIRECT",
              "LEAD",
              "TURN_LEAD",
              "PREDICT",
              "REFINE",
              "LOB",
              "view=SIDE_BY_SIDE",
              "timeLimit=3"),
          staged("turning", List.of("LEAD", "TURN_LEAD")),
          staged(
              "outrun",
              List.of("DIRECT", "LEAD", "TURN_LEAD", "PREDICT"),
              "staged.targetX=9",
              "staged.targetY=4",
              "staged.targetVelocityX=26",
              "staged.targetVelocityY=12"),
          staged(
              "windows",
              List.of("LEAD", "TURN_LEAD", "PREDICT"),
              "staged.slewRate=1.4",
              "staged.targetX=13",
              "staged.targetY=0",
              "staged.targetVelocityX=-11",
              "staged.targetVelocityY=4"),
          staged("falsehit", List.of("TURN_LEAD", "REFINE"), "staged.facing=2.6"),
          staged(
              "diverges",
              List.of("TURN_LEAD", "REFINE"),
              "staged.slewRate=1",
              "staged.targetX=20",
              "staged.targetY=2",
              "staged.targetVelocityX=-27",
              "staged.targetVelocityY=-2"),
          drawn("brakes", "BRAKING", "LEAD", "TURN_LEAD", "PREDICT"),
          drawn("circles", "CIRCLING", "LEAD", "TURN_LEAD", "PREDICT"),
          staged(
              "lob",
              List.of("DIRECT", "TURN_LEAD", "LOB"),
              "staged.gravityY=-9.81",
              "staged.targetX=26",
              "staged.targetY=2",
              "staged.targetVelocityX=0",
              "staged.targetVelocityY=0",
              "staged.muzzleSpeed=18",
              "staged.range=70"),
          drawn("tow", "STRAIGHT", "LEAD", "TURN_LEAD", "PREDICT", "mount=TOWED", "seed=2"),
          drawn("dodges", "EVADING", "LEAD", "TURN_LEAD", "PREDICT"));

  /**
   * Presets of the bench HOMING, with seeds and time limits for which the first seconds already
   * show the effect.
   */
  static final List<BenchPreset> HOMING =
      List.of(
          BenchPreset.of("chase", "seed=51"),
          BenchPreset.of("orbit", "slowest=0", "fastest=0", "nearest=2", "farthest=8", "ga=0.95"),
          BenchPreset.of(
              "framerate",
              "seed=5",
              "rate=30",
              "LEAD_ARC=HIDDEN",
              "PROPORTIONAL=HIDDEN",
              "PURSUIT=HIDDEN"),
          BenchPreset.of(
              "manyframes",
              "seed=5",
              "rate=240",
              "LEAD_ARC=HIDDEN",
              "PROPORTIONAL=HIDDEN",
              "PURSUIT=HIDDEN"),
          BenchPreset.of("near", "seed=183", "nearest=3", "farthest=7", "turnRate=180"),
          BenchPreset.of("fastprey", "seed=16", "timeLimit=2.5", "slowest=1.1", "fastest=1.3"),
          BenchPreset.of("behind", "seed=12", "leastAngle=150", "manoeuvre=STRAIGHT", "nearest=6"),
          BenchPreset.of("breakturn", "seed=31", "timeLimit=2.5", "manoeuvre=BREAK", "slowest=0.6"),
          BenchPreset.of("rounds", "timeLimit=2.5", "manoeuvre=CIRCLE", "slowest=0.6"));

  static final List<BenchPreset> SWARM =
      List.of(
          BenchPreset.of("fault", "tanks=120"),
          BenchPreset.of("streams", "scene=streams", "tanks=36", "right=NONE"),
          BenchPreset.of("ring", "scene=ring", "tanks=40", "right=ORCA"),
          BenchPreset.of("doorway", "scene=doorway", "tanks=60", "right=ORCA"),
          BenchPreset.of("surround", "scene=surround", "tanks=24", "right=ORCA"),
          BenchPreset.of("roam", "tanks=500", "right=NONE"),
          BenchPreset.of("crowd", "tanks=3000", "right=LOOKAHEAD"));

  private BenchPresets() {}

  /** Returns the tour of the bench AIM, with the couriers of the game at its end. */
  static List<BenchPreset> aim() {
    List<BenchPreset> all = new ArrayList<>(BELIEFS);
    for (TargetMotion motion : TargetMotion.all()) {
      motion.courier().ifPresent(courier -> all.add(courier(motion, courier)));
    }
    return all;
  }

  /** Returns the preset of a courier with its motion in the game, attacked by the drone's gun. */
  private static BenchPreset courier(TargetMotion motion, CourierSpec courier) {
    List<String> lines = new ArrayList<>(motion.gameParameters());
    lines.add("target=" + motion);
    // A mode without a solution would delay the others.
    lines.add("timeLimit=4");
    if (!courier.lockable()) {
      // This courier follows a towed drone.
      lines.add("mount=" + MountType.TOWED);
    }
    String title = "courier." + courier.name();
    return new BenchPreset(courier.name(), title, title + ".does", lines);
  }

  /** Returns the names of the benches. */
  public static List<String> benches() {
    return List.of("aim", "homing", "swarm");
  }

  /** Returns the names of a bench's presets on the command line. */
  public static List<String> names(String bench) {
    return presets(bench).stream().map(BenchPreset::name).toList();
  }

  /** Returns the text keys of all presets. */
  public static List<String> keys() {
    return benches().stream()
        .flatMap(bench -> presets(bench).stream())
        .flatMap(preset -> Stream.of(preset.title(), preset.sentence()))
        .toList();
  }

  private static List<BenchPreset> presets(String bench) {
    return switch (bench) {
      case "aim" -> aim();
      case "homing" -> HOMING;
      case "swarm" -> SWARM;
      default -> List.of();
    };
  }

  private static BenchPreset drawn(String name, String motion, String... modesAndMore) {
    List<String> lines = new ArrayList<>();
    lines.add("target=" + motion);
    List<String> modes = Stream.of(modesAndMore).filter(text -> !text.contains("=")).toList();
    Stream.of(modesAndMore).filter(text -> text.contains("=")).forEach(lines::add);
    lines.addAll(hidden(modes));
    return BenchPreset.of(name, lines);
  }

  private static BenchPreset staged(String name, List<String> modes, String... more) {
    List<String> lines = new ArrayList<>(List.of(more));
    lines.add("target=" + AimSetup.STAGED);
    lines.addAll(hidden(modes));
    return BenchPreset.of(name, lines);
  }

  /** Returns assignments that hide all modes but {@code modes}; empty if that is empty. */
  private static List<String> hidden(List<String> modes) {
    List<String> lines = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      if (!modes.isEmpty() && !modes.contains(mode.name())) {
        lines.add(mode + "=HIDDEN");
      }
    }
    return lines;
  }
}
