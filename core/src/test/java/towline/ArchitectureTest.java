package towline;

import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import towline.sim.api.Snapshot;

/** Checks the rules of docs/architecture.md. */
@AnalyzeClasses(packages = "towline", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String[] BELOW_AND_WITH_SESSION = {
    "towline.session..",
    "towline.content..",
    "towline.ai..",
    "towline.aim..",
    "towline.homing..",
    "towline.avoidance..",
    "towline.sim..",
    "towline.data..",
    "towline.math..",
    "towline.internal.."
  };

  private static final String[] EXACT_TO_THE_BIT = {
    "towline.sim..",
    "towline.aim..",
    "towline.ai..",
    "towline.homing..",
    "towline.avoidance..",
    "towline.math..",
    "towline.internal.."
  };

  /** Functions whose last bit may differ from machine to machine, unlike StrictMath's. */
  private static final Set<String> INEXACT_FUNCTIONS =
      Set.of(
          "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp",
          "expm1", "log", "log10", "log1p", "pow", "cbrt", "hypot");

  private static final Set<String> CLOCK_METHODS =
      Set.of("nanoTime", "currentTimeMillis", "now", "systemUTC", "systemDefaultZone", "sleep");

  private static final DescribedPredicate<JavaCall<?>> READING_A_CLOCK =
      DescribedPredicate.describe(
          "read a clock",
          call ->
              CLOCK_METHODS.contains(call.getTarget().getName())
                  && call.getTargetOwner().getPackageName().startsWith("java."));

  private static final DescribedPredicate<JavaCall<?>> ASKING_FOR_THE_SIZE =
      DescribedPredicate.describe(
          "ask for the size of the back buffer",
          call -> call.getTarget().getName().matches("getBackBuffer(Width|Height)"));

  private static final DescribedPredicate<JavaCall<?>> INEXACT_MATHEMATICS =
      DescribedPredicate.describe(
          "call a function of Math that StrictMath has exactly",
          call ->
              call.getTargetOwner().isEquivalentTo(Math.class)
                  && INEXACT_FUNCTIONS.contains(call.getTarget().getName()));

  private static final DescribedPredicate<JavaCall<?>> WASTEFUL_TRIGONOMETRY =
      DescribedPredicate.describe(
          "call a function of StrictMath that Trigonometry has without garbage",
          call ->
              call.getTargetOwner().isEquivalentTo(StrictMath.class)
                  && Set.of("sin", "cos", "tan").contains(call.getTarget().getName()));

  private static final DescribedPredicate<JavaFieldAccess> FIELD_OF_A_SNAPSHOT =
      DescribedPredicate.describe(
          "it is of a snapshot",
          access ->
              Set.of("EntityRow", "CableStatus", "DroneGunStatus", "ShipStatus")
                  .contains(access.getTargetOwner().getSimpleName()));

  private static final DescribedPredicate<JavaAccess<?>> RANDOM_NUMBERS_OF_JAVA =
      DescribedPredicate.describe(
          "draw from Java's own chance",
          access ->
              (access.getTargetOwner().isEquivalentTo(Math.class)
                      && access.getTarget().getName().equals("random"))
                  || access.getTargetOwner().isAssignableTo(java.util.random.RandomGenerator.class)
                  || access.getTargetOwner().isAssignableTo(java.util.Random.class)
                  || access.getTargetOwner().isEquivalentTo(java.util.UUID.class));

  @ArchTest
  static final ArchRule layersDependDownwards =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("game")
          .definedBy("towline.game..")
          .layer("shots")
          .definedBy("towline.shots..")
          .layer("menu")
          .definedBy("towline.menu..")
          .layer("view")
          .definedBy("towline.view..")
          .layer("sound")
          .definedBy("towline.sound..")
          .layer("input")
          .definedBy("towline.input..")
          .layer("store")
          .definedBy("towline.store..")
          .layer("trial")
          .definedBy("towline.trial..")
          .layer("settings")
          .definedBy("towline.settings..")
          .layer("session")
          .definedBy("towline.session..")
          .layer("content")
          .definedBy("towline.content..")
          .layer("ai")
          .definedBy("towline.ai..")
          .layer("aim")
          .definedBy("towline.aim..")
          .layer("homing")
          .definedBy("towline.homing..")
          .layer("avoidance")
          .definedBy("towline.avoidance..")
          .layer("sim")
          .definedBy("towline.sim..")
          .layer("data")
          .definedBy("towline.data..")
          .layer("math")
          .definedBy("towline.math..", "towline.internal..")
          .whereLayer("game")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("shots")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("menu")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("view")
          .mayOnlyBeAccessedByLayers("game", "shots", "menu")
          .whereLayer("sound")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("input")
          .mayOnlyBeAccessedByLayers("game", "menu", "view")
          .whereLayer("store")
          .mayOnlyBeAccessedByLayers("game", "shots", "menu")
          .whereLayer("trial")
          .mayOnlyBeAccessedByLayers("game", "shots")
          .whereLayer("settings")
          .mayOnlyBeAccessedByLayers("game", "menu", "view", "sound", "input", "store")
          .whereLayer("session")
          .mayOnlyBeAccessedByLayers(
              "game", "shots", "menu", "view", "sound", "input", "store", "trial")
          .whereLayer("content")
          .mayOnlyBeAccessedByLayers(
              "game",
              "shots",
              "menu",
              "view",
              "sound",
              "input",
              "store",
              "trial",
              "settings",
              "session")
          .whereLayer("ai")
          .mayOnlyBeAccessedByLayers(
              "game", "shots", "menu", "view", "sound", "input", "store", "trial", "session",
              "content")
          .whereLayer("aim")
          .mayOnlyBeAccessedByLayers(
              "game", "shots", "menu", "view", "sound", "input", "store", "trial", "session",
              "content", "ai")
          .whereLayer("homing")
          .mayOnlyBeAccessedByLayers(
              "game", "menu", "view", "sound", "input", "store", "trial", "session", "content",
              "ai")
          .whereLayer("avoidance")
          .mayOnlyBeAccessedByLayers(
              "game", "menu", "view", "sound", "input", "store", "trial", "session", "content",
              "ai")
          .whereLayer("sim")
          .mayOnlyBeAccessedByLayers(
              "game", "shots", "menu", "view", "sound", "input", "store", "trial", "session",
              "content", "ai")
          .whereLayer("data")
          .mayOnlyBeAccessedByLayers(
              "game", "menu", "view", "sound", "input", "store", "session", "content", "ai", "sim")
          .because("a lower layer that knows a higher one cannot be tested or replaced alone");

  @ArchTest
  static final ArchRule noCycles = slices().matching("towline.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule noCyclesOneLevelDeeper =
      slices().matching("towline.(*).(*)..").should().beFreeOfCycles();

  /** Packages without cycles between classes. */
  private static final List<String> WITHOUT_CYCLES =
      List.of("towline.game", "towline.avoidance", "towline.trial");

  /** Assigns each class to its top-level class. */
  private static final SliceAssignment TOP_LEVEL_CLASSES =
      new SliceAssignment() {
        @Override
        public String getDescription() {
          return "top-level classes of " + WITHOUT_CYCLES;
        }

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
          String name = type.getPackageName() + ".";
          return WITHOUT_CYCLES.stream().anyMatch(part -> name.startsWith(part + "."))
              ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
              : SliceIdentifier.ignore();
        }
      };

  @ArchTest
  static final ArchRule noCyclesOfClasses =
      slices()
          .assignedFrom(TOP_LEVEL_CLASSES)
          .should()
          .beFreeOfCycles()
          .because("what needs each other is one thing in two files");

  @ArchTest
  static final ArchRule screensAndPagesByFeature =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("game")
          .definedBy("towline.game")
          .layer("title")
          .definedBy("towline.game.title")
          .layer("replay")
          .definedBy("towline.game.replay")
          .layer("range")
          .definedBy("towline.game.range")
          .layer("race")
          .definedBy("towline.game.race")
          .layer("shots")
          .definedBy("towline.game.shots")
          .layer("run")
          .definedBy("towline.game.run")
          .layer("what they have in common")
          .definedBy("towline.game.records", "towline.game.options")
          .layer("frame")
          .definedBy("towline.game.frame")
          .layer("instruments")
          .definedBy("towline.game.clip", "towline.game.diagnostics")
          .whereLayer("game")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("title")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("replay")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("range")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("race")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("shots")
          .mayOnlyBeAccessedByLayers("game")
          .whereLayer("run")
          .mayOnlyBeAccessedByLayers("game", "title", "replay")
          .whereLayer("what they have in common")
          .mayOnlyBeAccessedByLayers("game", "title", "replay", "range", "race", "run")
          .whereLayer("frame")
          .mayOnlyBeAccessedByLayers(
              "game",
              "title",
              "replay",
              "range",
              "race",
              "shots",
              "run",
              "what they have in common")
          .because("screens and pages know each other by Screens alone");

  @ArchTest
  static final ArchRule layersOfTheSimulationDependDownwards =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("world")
          .definedBy("towline.sim")
          .layer("phase")
          .definedBy("towline.sim.rules..")
          .layer("physics")
          .definedBy("towline.sim.physics..")
          .layer("state")
          .definedBy("towline.sim.state..")
          .layer("api")
          .definedBy("towline.sim.api..")
          .layer("spec")
          .definedBy("towline.sim.spec..")
          .whereLayer("world")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("phase")
          .mayOnlyBeAccessedByLayers("world")
          .whereLayer("physics")
          .mayOnlyBeAccessedByLayers("world", "phase")
          .whereLayer("state")
          .mayOnlyBeAccessedByLayers("world", "phase")
          .whereLayer("api")
          .mayOnlyBeAccessedByLayers("world", "phase", "physics", "state")
          .because("commands go in and snapshots come out; nobody reaches past them");

  @ArchTest
  static final ArchRule onlyTheWorldUsesEntitiesAndPhases =
      noClasses()
          .that()
          .resideOutsideOfPackage("towline.sim..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("towline.sim.state..", "towline.sim.rules..", "towline.sim.physics..")
          .because("code outside of the simulation reads snapshots");

  @ArchTest
  static final ArchRule pilotsReadThePublishedSnapshotAlone =
      noClasses()
          .that()
          .resideInAnyPackage("towline.ai..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("towline.sim")
          .because("a pilot that knows the world can cheat");

  @ArchTest
  static final ArchRule devicesAndGraphicsStayAbove =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "towline.input..",
              "towline.menu..",
              "towline.view..",
              "towline.sound..",
              "towline.game..",
              "towline.desktop..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "com.badlogic.gdx",
              "com.badlogic.gdx.graphics..",
              "com.badlogic.gdx.audio..",
              "com.badlogic.gdx.input..",
              "com.badlogic.gdx.scenes..",
              "com.badlogic.gdx.backends..",
              "org.lwjgl..");

  @ArchTest
  static final ArchRule theSizeOfTheWindowIsAParameter =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("towline.game.TowlineGame")
          .should()
          .callMethodWhere(ASKING_FOR_THE_SIZE)
          .because("the picture has one size, that of the last resize");

  @ArchTest
  static final ArchRule oneClassReadsGamepads =
      noClasses()
          .that()
          .resideOutsideOfPackage("towline.input..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.badlogic.gdx.controllers..")
          .because("tests put gamepads of their own behind it");

  @ArchTest
  static final ArchRule onePackageCallsBox2d =
      noClasses()
          .that()
          .resideOutsideOfPackage("towline.sim.physics..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.badlogic.gdx.physics..")
          .because("a NaN that gets into Box2D aborts the whole process");

  @ArchTest
  static final ArchRule noClassDependsOnTheWeb =
      noClasses()
          .that()
          .resideOutsideOfPackage("towline.web..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "towline.web..", "org.teavm..", "com.github.xpenatan..", "org.jbox2d..")
          .because("the web puts its own behind interfaces that desktops have too");

  @ArchTest
  static final ArchRule fewClassesStartThreads =
      noClasses()
          .that()
          .resideOutsideOfPackages("towline.game.host..", "towline.desktop..")
          .and()
          .doNotHaveFullyQualifiedName("towline.sound.AudioOutput")
          .should()
          .callConstructorWhere(
              DescribedPredicate.describe(
                  "it makes a thread", call -> call.getTargetOwner().isAssignableTo(Thread.class)))
          .because("a page has none, and does at once what goes through Background");

  @ArchTest
  static final ArchRule jsonIsReadInDataAndStore =
      noClasses()
          .that()
          .resideOutsideOfPackages("towline.data..", "towline.store..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching("com\\.badlogic\\.gdx\\.utils\\.Json(Reader|Value.*)");

  @ArchTest
  static final ArchRule filesAreNeverMappedToObjects =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("com.badlogic.gdx.utils.Json")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("com.badlogic.gdx.Preferences")
          .because("Json runs the code of any class a file names, and Preferences loses files");

  @ArchTest
  static final ArchRule noClocksBelowTheScreens =
      noClasses()
          .that()
          .resideInAnyPackage(BELOW_AND_WITH_SESSION)
          .should()
          .callMethodWhere(READING_A_CLOCK)
          .because("the game is a function of seed and commands");

  @ArchTest
  static final ArchRule theDateIsThatOfToday =
      noClasses()
          .should()
          .callMethodWhere(
              DescribedPredicate.describe(
                  "ask for the date",
                  call ->
                      call.getTarget().getName().equals("now")
                          && call.getTargetOwner().isEquivalentTo(LocalDate.class)))
          .because("Today keeps a clock that is decades off within the days of runs and scores");

  @ArchTest
  static final ArchRule allRandomNumbersComeFromTheSeed =
      noClasses()
          .that()
          .resideInAnyPackage(BELOW_AND_WITH_SESSION)
          .should()
          .accessTargetWhere(RANDOM_NUMBERS_OF_JAVA)
          .because("the game is a function of seed and commands");

  @ArchTest
  static final ArchRule mathematicsIsEqualOnEveryMachine =
      noClasses()
          .that()
          .resideInAnyPackage(BELOW_AND_WITH_SESSION)
          .should()
          .callMethodWhere(INEXACT_MATHEMATICS);

  @ArchTest
  static final ArchRule trigonometryLeavesNoGarbage =
      noClasses()
          .that()
          .resideInAnyPackage(EXACT_TO_THE_BIT)
          .and()
          .doNotHaveFullyQualifiedName("towline.math.Trigonometry")
          .should()
          .callMethodWhere(WASTEFUL_TRIGONOMETRY)
          .because("from JDK 21 on each call allocates");

  @ArchTest
  static final ArchRule aRunHasOneLoop =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("towline.session.RunDriver")
          .should()
          .callMethod("towline.session.Run", "tick", "towline.session.RunInput")
          .because("commands of all sources are quantised and played in one place");

  @ArchTest
  static final ArchRule noStaticFieldChanges =
      fields()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage(BELOW_AND_WITH_SESSION)
          .and()
          .haveModifier(STATIC)
          .should()
          .haveModifier(FINAL)
          .because("two runs side by side must not meet");

  @ArchTest
  static final ArchRule onlyTheWorldWritesSnapshots =
      noClasses()
          .that()
          .resideOutsideOfPackage("towline.sim..")
          .should()
          .setFieldWhere(FIELD_OF_A_SNAPSHOT)
          .because("pilots and screens read them, in any order");

  @ArchTest
  static final ArchRule namesAreSpecific =
      noClasses()
          .should()
          .haveNameMatching(".*(Manager|Helper|Utils?)(\\$.*)?")
          .because("a name that fits everything says nothing");

  /** Pilots infer the kind of a courier from its track alone. */
  @ArchTest
  static final ArchRule noPilotReadsTheKindOfACourier =
      noClasses()
          .that()
          .resideInAPackage("towline.ai..")
          .should()
          .callMethod(Snapshot.class, "courierKind", int.class);
}
