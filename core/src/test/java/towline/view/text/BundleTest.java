package towline.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.ai.gun.FireDecision;
import towline.ai.published.PublishedMethod;
import towline.aim.search.Reason;
import towline.aim.situation.MotionBelief;
import towline.aim.situation.ShotFrame;
import towline.avoidance.AvoidanceLaw;
import towline.content.CourierTable;
import towline.content.EntityCatalogue;
import towline.content.GameContent;
import towline.content.HazardSpec;
import towline.content.Mastery;
import towline.content.MedalSpec;
import towline.game.frame.OverlayController;
import towline.game.range.BenchPresets;
import towline.game.range.Playground;
import towline.game.range.RangeCommand;
import towline.game.records.KillMeans;
import towline.game.run.RunResult;
import towline.homing.HomingLaw;
import towline.input.Action;
import towline.input.GamepadControl;
import towline.input.GamepadModel;
import towline.input.TouchButton;
import towline.menu.MenuCommand;
import towline.session.PlayMode;
import towline.session.Tutorial;
import towline.session.belief.MissCause;
import towline.settings.EnumOption;
import towline.settings.Language;
import towline.settings.Option;
import towline.settings.OptionGroup;
import towline.settings.Options;
import towline.settings.Preset;
import towline.settings.StringOption;
import towline.sim.api.FlightBelief;
import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.ModuleKind;
import towline.sim.spec.TankSpec;
import towline.store.Challenges;
import towline.store.Problem;
import towline.trial.Parameter;
import towline.trial.duel.DuelParameters;
import towline.trial.duel.MountType;
import towline.trial.duel.TargetMotion;
import towline.trial.duel.TraceParameters;
import towline.trial.homing.HomingParameters;
import towline.trial.homing.TargetManoeuvre;
import towline.trial.shots.Mark;
import towline.trial.shots.ShotFamily;
import towline.trial.shots.Why;
import towline.trial.swarm.SwarmParameters;
import towline.trial.swarm.SwarmScene;
import towline.view.medal.MedalTier;
import towline.view.overlay.LegendRow;
import towline.view.overlay.LegendSign;

/** The bundle has every key that the game uses, and no other. */
class BundleTest {
  private static final List<String> RANGE_CHOICES =
      List.of(
          "presets",
          "time",
          "seed",
          "mouse",
          "target",
          "view",
          "mount",
          "planning",
          "frame",
          "flight",
          "rate",
          "manoeuvre",
          "scene",
          "left",
          "right");
  private static final List<String> RANGE_BUTTONS =
      List.of(
          "more", "less", "next", "pause", "tick", "restart", "copy", "link", "save", "load",
          "leave");
  private static final Path SOURCES = Path.of("src/main/java/towline");
  private static final Path ASSETS = Path.of("../assets");
  private static final Pattern KEY =
      Pattern.compile(
          "\"((?:challenge|hud|daily|courier|race|range|shots|title|pause|confirm|over|toast|vision|menu|key|mouse|touch)\\.(?!json)[A-Za-z.]+[A-Za-z])\"");
  private static final Pattern PLACE = Pattern.compile("\\{([A-Z][A-Z0-9_]+)}");
  private static final Pattern WAVE_KEY =
      Pattern.compile("\"((?:wave|prompt|sector)\\.[A-Za-z]+)\"");

  private static Set<String> used() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (AimMode mode : AimMode.values()) {
      keys.add("aim." + mode.name());
      keys.add("vision.belief." + mode.name());
    }
    for (PublishedMethod law : PublishedMethod.values()) {
      keys.add("method." + law.name());
    }
    for (Action action : Action.all()) {
      keys.add("action." + action.name());
    }
    for (GamepadControl control : GamepadControl.values()) {
      for (GamepadModel model : GamepadModel.values()) {
        keys.add(model.textKey(control));
      }
    }
    for (Challenges.Way way : Challenges.Way.values()) {
      keys.add("challenge." + way.name());
    }
    for (PlayMode mode : PlayMode.values()) {
      keys.add("mode." + mode.name());
      keys.add("mode." + mode.name() + ".hint");
    }
    for (OptionGroup group : OptionGroup.values()) {
      keys.add("group." + group.name());
    }
    for (Preset preset : Preset.values()) {
      keys.add("preset." + preset.name());
      keys.add("preset." + preset.name() + ".hint");
    }
    for (Option<?> option : Options.all()) {
      if (!(option instanceof StringOption)) {
        keys.add("option." + option.key());
      }
      if (option instanceof EnumOption<?> choice) {
        choice.values().stream()
            // A language has its name in its own file.
            .filter(value -> !(value instanceof Language) || value == Language.SYSTEM)
            .forEach(value -> keys.add("value." + value.name()));
      }
    }
    for (ModuleKind module : ModuleKind.values()) {
      keys.add("module." + module.name());
      keys.add("module." + module.name() + ".line");
    }
    GameContent content = GameContent.load();
    for (BuildSpec build : content.builds()) {
      keys.add("build." + build.name());
    }
    keys.add("mastery.reached");
    for (int step = 1; step <= Mastery.STEPS; step++) {
      keys.add("mastery.look." + step);
    }
    for (HazardSpec hazard : content.hazards()) {
      keys.add("hazard." + hazard.name());
      keys.add("hazard." + hazard.name() + ".line");
    }
    keys.add("lesson.START");
    addNames(keys, "lesson.", Tutorial.Lesson.values());
    for (CourierTable.Kind kind : content.couriers().kinds()) {
      keys.add("courier." + kind.spec().name());
      keys.add("courier." + kind.spec().name() + ".does");
    }
    addNames(keys, "legend.", LegendRow.values());
    addNames(keys, "legend.layer.", LegendRow.Layer.values());
    addNames(keys, "legend.sign.", LegendSign.values());
    addNames(keys, "toast.overlay.", OverlayController.Detail.values());
    keys.addAll(
        List.of(
            "legend.couriers",
            "legend.mode",
            "legend.no.mode",
            "legend.sign",
            "legend.sign.mode",
            "legend.tab.enemies",
            "legend.tab.couriers",
            "legend.tab.signs",
            "legend.tab.lines"));
    keys.add("language");
    addNames(keys, "over.by.", KillMeans.values());
    addNames(keys, "over.", RunResult.Outcome.values());
    for (MedalSpec medal : MedalSpec.load()) {
      keys.add("medal." + medal.name());
      keys.add("medal." + medal.name() + ".how");
    }
    for (MedalTier tier : EnumSet.range(MedalTier.BRONZE, MedalTier.GOLD)) {
      keys.add("medal.tier." + tier.name());
    }
    addNames(keys, "miss.", MissCause.values());
    keys.add("miss.own");
    addNames(
        keys,
        "belief.",
        Arrays.stream(FlightBelief.values())
            .filter(belief -> belief != FlightBelief.NONE)
            .toArray(FlightBelief[]::new));
    addNames(keys, "problem.", Problem.Kind.values());
    for (String label : List.of("stopped", "folder", "copy", "close", "windows")) {
      keys.add("failure." + label);
    }
    addShots(keys);
    addRange(keys);
    keys.add("confirm.restart");
    keys.add("confirm.leave");
    keys.add("confirm.same");
    keys.add("option.play.seed");
    // Buttons use these keys directly.
    keys.add("title.range.hint");
    keys.add("over.rematch.hint");
    keys.add("challenge.friend.hint");
    keys.add("challenge.answer.hint");
    keys.add("share.heading");
    keys.add("share.result");
    keys.add("option.scores.rules");
    keys.add("option.scores.day");
    addNames(keys, "touch.", TouchButton.values());
    addNames(keys, "homing.", HomingLaw.values());
    addNames(keys, "avoidance.", AvoidanceLaw.values());
    addNames(keys, "foeaim.", TankSpec.Aim.values());
    for (EntityCatalogue.Enemy enemy : GameContent.load().everyEnemy()) {
      keys.add(enemy.key());
      keys.add(enemy.key() + ".does");
    }
    addNames(keys, "vision.no.", Reason.values());
    addNames(keys, "vision.motion.", MotionBelief.values());
    addNames(keys, "vision.hold.", FireDecision.values());
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        String source = Files.readString(file);
        addAll(keys, KEY, source);
      }
    }
    // The name of a file, and that of a slider.
    keys.removeAll(
        Set.of("range.csv", "range.json", "range.seed", "race.left", "race.right", "race.speed"));
    addAll(keys, WAVE_KEY, Files.readString(ASSETS.resolve("tuning/arcade.json")));
    addAll(keys, WAVE_KEY, Files.readString(ASSETS.resolve("tuning/survival.json")));
    addAll(keys, WAVE_KEY, Files.readString(ASSETS.resolve("tuning/daily.json")));
    return keys;
  }

  /**
   * Adds the keys that the range builds from tables: of its parameters, benches, presets and
   * choices.
   */
  private static void addRange(Set<String> keys) {
    addSliders(keys, "aim", "", DuelParameters.TABLE);
    addSliders(keys, "aim", "staged.", TraceParameters.TABLE);
    addSliders(keys, "homing", "", HomingParameters.TABLE);
    addSliders(keys, "swarm", "", SwarmParameters.TABLE);
    keys.add("range.hint.swarm.tanks");
    addNames(keys, "range.dial.", AimMode.values());
    addNames(keys, "range.dial.", HomingLaw.values());
    TargetMotion.CLASSES.forEach(motion -> keys.add("range.value." + motion));
    addNames(keys, "range.value.", MountType.values());
    addNames(keys, "range.value.", Planning.values());
    addNames(keys, "range.value.", ShotFrame.values());
    for (String value :
        List.of("STAGED", "BY_HAND", "TOGETHER", "SIDE_BY_SIDE", "DRAGS", "AVOIDED", "HUNTED")) {
      keys.add("range.value." + value);
    }
    keys.addAll(List.of("range.value.SHOWN", "range.value.HIDDEN", "range.dial.tanks"));
    for (String dial : List.of("left", "right", "speed")) {
      keys.add("range.dial.race." + dial);
    }
    addNames(keys, "range.value.", TargetManoeuvre.values());
    keys.add("range.value.IN_TURN");
    addNames(keys, "range.value.", Playground.Flight.values());
    addNames(keys, "range.goal.", Playground.Goal.values());
    for (AimMode mode : Playground.MODES) {
      keys.add("range.play." + mode);
    }
    for (String outcome : List.of("HIT", "MISS", "NO_SHOT", "RESTS")) {
      keys.add("range.outcome." + outcome);
    }
    keys.addAll(List.of("range.dial.ahead", "range.hint.play.ahead"));
    addNames(keys, "range.scene.", SwarmScene.values());
    for (String bench : List.of("aim", "homing", "swarm")) {
      keys.add("range.bench." + bench);
    }
    for (String name : RANGE_CHOICES) {
      keys.add("range.dial." + name);
      keys.add("range.dial." + name + ".hint");
    }
    for (String name : RANGE_BUTTONS) {
      keys.add("range." + name + ".hint");
    }
    keys.addAll(BenchPresets.keys());
  }

  private static void addSliders(
      Set<String> keys, String bench, String prefix, List<Parameter> table) {
    for (Parameter parameter : table) {
      keys.add("range.dial." + prefix + parameter.name());
      keys.add("range.hint." + bench + "." + prefix + parameter.name());
    }
  }

  /** Returns the hints that an option may have; self-explanatory options need none. */
  private static Set<String> optional() {
    Set<String> keys = new TreeSet<>();
    keys.add("option.scores.rules.hint");
    keys.add("option.scores.day.hint");
    keys.add("option.play.seed.hint");
    for (Option<?> option : Options.all()) {
      keys.add("option." + option.key() + ".hint");
    }
    return keys;
  }

  private static void addShots(Set<String> keys) {
    addNames(keys, "shots.belief.", AimMode.values());
    addNames(keys, "shots.mark.", Mark.values());
    addNames(keys, "shots.why.RIGHT.", ShotFamily.Motion.values());
    addNames(keys, "shots.why.ENOUGH.", Why.Effect.values());
    keys.addAll(List.of("shots.why.HOLD.MISSED", "shots.why.HOLD.NEVER_FIRED"));
    addNames(keys, "shots.why.MISSED.", MissCause.values());
    for (Why.Kind kind : Why.Kind.values()) {
      if (kind != Why.Kind.RIGHT && kind != Why.Kind.ENOUGH && kind != Why.Kind.MISSED) {
        keys.add("shots.why." + kind.name());
      }
    }
    for (String sign : List.of("SLOW", "MEDIUM", "QUICK", "MOVES", "FALL", "DODGE")) {
      keys.add("shots.sign." + sign);
    }
    for (int line = 1; line <= 5; line++) {
      keys.add("shots.opening." + line);
    }
  }

  private static void addNames(Set<String> keys, String prefix, Enum<?>[] constants) {
    for (Enum<?> constant : constants) {
      keys.add(prefix + constant.name());
    }
  }

  private static void addAll(Set<String> keys, Pattern pattern, String text) {
    Matcher found = pattern.matcher(text);
    while (found.find()) {
      keys.add(found.group(1));
    }
  }

  private static Properties bundle() throws IOException {
    Properties bundle = new Properties();
    try (Reader reader =
        Files.newBufferedReader(ASSETS.resolve(Localization.PATH + ".properties"))) {
      bundle.load(reader);
    }
    return bundle;
  }

  @Test
  void hasTheUsedKeysAndNoOthers() throws IOException {
    Set<String> used = used();
    Set<String> missing = new TreeSet<>(used);
    missing.removeAll(bundle().stringPropertyNames());
    Set<String> idle = new TreeSet<>(bundle().stringPropertyNames());
    idle.removeAll(used);
    idle.removeAll(optional());
    // Forms for fingers.
    idle.removeIf(key -> key.endsWith(".touch") && used.contains(key.replace(".touch", "")));
    assertThat(missing).as("keys to be added to assets/i18n/text.properties").isEmpty();
    assertThat(idle).as("keys of assets/i18n/text.properties that nothing asks for").isEmpty();
  }

  @Test
  void noTextIsEmpty() throws IOException {
    Properties bundle = bundle();
    for (String key : bundle.stringPropertyNames()) {
      assertThat(bundle.getProperty(key)).as(key).isNotBlank();
    }
  }

  @Test
  void namesOnlyExistingControls() throws IOException {
    Set<String> known = new TreeSet<>(Set.of("FLY", "AIM"));
    for (Action action : Action.values()) {
      known.add(action.name());
    }
    known.add("MENU_MOVE");
    for (MenuCommand command : MenuCommand.values()) {
      known.add("MENU_" + command.name());
    }
    for (RangeCommand command : RangeCommand.values()) {
      known.add("RANGE_" + command.name());
    }
    Set<String> named = new TreeSet<>();
    for (Object text : bundle().values()) {
      addAll(named, PLACE, (String) text);
    }
    assertThat(named).isNotEmpty().isSubsetOf(known);
  }

  @Test
  void findsKeysInTheSources() throws IOException {
    assertThat(used()).contains("hud.wave", "menu.back", "vision.turn", "wave.first");
  }
}
