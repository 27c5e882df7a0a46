package towline.game.range;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.game.frame.ChoiceDial;
import towline.game.frame.Dial;
import towline.sim.spec.CourierSpec;
import towline.trial.Parameter;
import towline.trial.ParameterValues;
import towline.trial.duel.DuelOptions;
import towline.trial.duel.DuelParameters;
import towline.trial.duel.MountType;
import towline.trial.duel.TargetMotion;
import towline.trial.duel.TraceParameters;

/**
 * The dials of the bench AIM. A target is drawn at random as in lab duel, staged, or led by hand.
 */
final class AimSetup {
  /** Choice of a target with the position and motion of its dials. */
  static final String STAGED = "STAGED";

  /** Choice of a target that follows the mouse. */
  static final String BY_HAND = "BY_HAND";

  /** The views of the bench. */
  enum View {
    /** All modes in one place. */
    TOGETHER,
    /** A tile for each mode. */
    SIDE_BY_SIDE
  }

  /** Number of engagements; more than a player watches. */
  private static final int ENGAGEMENTS = 1_000_000;

  final ChoiceDial<String> target;
  final ChoiceDial<View> view;
  final ChoiceDial<MountType> mount;
  final ChoiceDial<Planning> planning;
  final ChoiceDial<ShotFrame> frame;
  private final Map<String, CourierSpec> couriers = new HashMap<>();
  private final Map<AimMode, ChoiceDial<Bench.Shown>> modes = new EnumMap<>(AimMode.class);
  private final List<NumberDial> duel;
  private final List<NumberDial> situation = new ArrayList<>();
  private final List<Dial> always = new ArrayList<>();

  AimSetup(Bench bench) {
    List<String> targets = new ArrayList<>();
    targets.add(STAGED);
    targets.add(BY_HAND);
    for (TargetMotion motion : TargetMotion.all()) {
      targets.add(motion.name());
      motion.courier().ifPresent(courier -> couriers.put(motion.name(), courier));
    }
    target =
        choice(
            bench,
            "target",
            targets,
            TargetMotion.STRAIGHT.name(),
            value ->
                couriers.containsKey(value)
                    ? bench.words().of("courier." + value)
                    : bench.textOf(value));
    view = choice(bench, "view", List.of(View.values()), View.TOGETHER);
    mount = choice(bench, "mount", List.of(MountType.values()), MountType.FIXED);
    planning = choice(bench, "planning", List.of(Planning.values()), Planning.ONCE_A_SHOT);
    frame = choice(bench, "frame", List.of(ShotFrame.values()), ShotFrame.WORLD);
    for (AimMode mode : AimMode.values()) {
      modes.put(mode, choice(bench, mode.name(), List.of(Bench.Shown.values()), Bench.Shown.SHOWN));
    }
    // Names may occur in both tables, such as range, so those of a situation have a prefix.
    duel = bench.addNumbers(DuelParameters.TABLE);
    for (Parameter parameter : TraceParameters.TABLE) {
      situation.add(bench.add(staged(bench, parameter)));
    }
  }

  /** Creates the dial of a staged value, whose range is limited to what fits on the screen. */
  private static NumberDial staged(Bench bench, Parameter plain) {
    Parameter parameter =
        new Parameter(
            "staged." + plain.name(),
            plain.unit(),
            plain.defaultValue(),
            plain.least(),
            plain.most());
    double span =
        switch (plain.unit()) {
          case "m" -> plain.name().equals("range") ? 80 : plain.least() < 0 ? 30 : 3;
          case "m/s" -> plain.least() < 0 ? 30 : 60;
          case "m/s^2" -> 12;
          case "s" -> plain.name().equals("horizon") ? 12 : 6;
          default -> plain.name().contains("Rate") ? 6 : Math.PI;
        };
    double least = plain.least() < 0 ? -span : plain.least();
    double floor = plain.name().equals("muzzleSpeed") ? 2 : least;
    floor = plain.name().equals("horizon") ? 1 : floor;
    return new NumberDial(bench.name(), parameter, floor, span, bench.words(), bench::markStale);
  }

  private <T> ChoiceDial<T> choice(Bench bench, String key, List<T> values, T standard) {
    return choice(bench, key, values, standard, bench::textOf);
  }

  private <T> ChoiceDial<T> choice(
      Bench bench, String key, List<T> values, T standard, Function<T, String> inWords) {
    ChoiceDial<T> dial = bench.addChoice(key, values, standard, inWords);
    always.add(dial);
    return dial;
  }

  boolean isStaged() {
    return target.get().equals(STAGED) || isByHand();
  }

  boolean isByHand() {
    return target.get().equals(BY_HAND);
  }

  /** Returns the courier that is the target; empty if the target is none. */
  Optional<CourierSpec> courier() {
    return Optional.ofNullable(couriers.get(target.get()));
  }

  List<Dial> shown() {
    List<Dial> shown = new ArrayList<>(always);
    shown.removeIf(dial -> isStaged() && dial == mount);
    shown.addAll(isStaged() ? situation : duel);
    return shown;
  }

  List<AimMode> modes() {
    return Bench.shown(modes, AimMode.LEAD);
  }

  /** Returns the options of the drawn duel. */
  DuelOptions duelOptions(long seed) {
    return new DuelOptions(
        modes(),
        List.of(TargetMotion.named(target.get())),
        ENGAGEMENTS,
        seed,
        planning.get(),
        mount.get(),
        frame.get(),
        Bench.values(DuelParameters.TABLE, duel));
  }

  /** Returns the values of the situation, in the form of --set of lab trace. */
  ParameterValues situationValues() {
    return Bench.values(TraceParameters.TABLE, situation);
  }

  /** Returns the staged situation. */
  FireProblem situation() {
    FireProblem problem = new FireProblem();
    TraceParameters.write(situationValues(), problem);
    problem.targetRadius = 0.6;
    problem.shotFrame = frame.get();
    return problem;
  }

  /** Sets a value of the staged situation. */
  void stage(String name, double value) {
    for (NumberDial dial : situation) {
      if (dial.key().equals("staged." + name)) {
        dial.put(value);
      }
    }
  }
}
