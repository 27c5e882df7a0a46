package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import towline.sim.api.Pilot;

/**
 * The table "Who thinks with what" of docs/architecture.md says which routines of the library each
 * pilot calls each tick. Here the same is read off the compiled code: whatever can be reached from
 * {@code decide} without leaving {@code towline.ai}.
 */
class PilotTableTest {
  private static final Path TABLE = Path.of("../docs/architecture.md");

  /** A row: entity, pilot, routines. */
  private static final Pattern ROW = Pattern.compile("\\| [^|]+ \\| `(\\w+Pilot)` \\| ([^|]*) \\|");

  private static final Pattern ROUTINE = Pattern.compile("`(\\w+\\.\\w+)`");

  /** Classes of the library that only hold what goes in or comes out. */
  private static final Set<String> PASSIVE =
      Set.of(
          "AgentLimits",
          "Agility",
          "AimMode",
          "Bounds",
          "HomingInput",
          "Crowd",
          "FireCommand",
          "SolverScratch",
          "HomingOutput",
          "FiringPlan",
          "Prey",
          "FireProblem",
          "SteeringInput",
          "SteeringOutput",
          "ShotVerdict");

  /** Methods that ask or forget, but work nothing out. */
  private static final Set<String> PLAIN =
      Set.of(
          "hold", "keepsInside", "learner", "mode", "plan", "prey", "sight", "values", "verdict");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new DoNotIncludeTests())
          .importPackages("towline.ai", "towline.aim", "towline.homing", "towline.avoidance");

  @Test
  void theTableSaysWhatTheCodeDoes() throws IOException {
    assertThat(readTable()).isEqualTo(readCode());
  }

  private static Map<String, Set<String>> readTable() throws IOException {
    Map<String, Set<String>> table = new TreeMap<>();
    ROW.matcher(Files.readString(TABLE))
        .results()
        .forEach(
            row ->
                table.put(
                    row.group(1),
                    ROUTINE
                        .matcher(row.group(2))
                        .results()
                        .map(routine -> routine.group(1))
                        .collect(Collectors.toCollection(TreeSet::new))));
    return table;
  }

  private static Map<String, Set<String>> readCode() {
    Map<String, Set<String>> code = new TreeMap<>();
    for (JavaClass type : CLASSES) {
      boolean isPilot = type.isAssignableTo(Pilot.class) && !type.isInterface();
      if (isPilot && type.getPackageName().equals("towline.ai.pilot")) {
        Set<String> routines = new TreeSet<>();
        Set<JavaCodeUnit> visited = new HashSet<>();
        type.getMethods().stream()
            .filter(method -> method.getName().equals("decide"))
            .forEach(method -> follow(method, routines, visited));
        code.computeIfAbsent(outermost(type), name -> new TreeSet<>()).addAll(routines);
      }
    }
    return code;
  }

  private static void follow(JavaCodeUnit unit, Set<String> routines, Set<JavaCodeUnit> visited) {
    if (!visited.add(unit)) {
      return;
    }
    for (JavaMethodCall call : unit.getMethodCallsFromSelf()) {
      JavaClass owner = call.getTargetOwner();
      if (owner.getPackageName().startsWith("towline.ai.")) {
        targets(call).forEach(target -> follow(target, routines, visited));
      } else if (isLibrary(owner) && !PASSIVE.contains(outermost(owner)) && !isPlain(call)) {
        routines.add(outermost(owner) + "." + call.getName());
      }
    }
  }

  /** The method that is called, and whatever may stand in for it. */
  private static Set<JavaCodeUnit> targets(JavaMethodCall call) {
    String[] parameters =
        call.getTarget().getRawParameterTypes().stream()
            .map(JavaClass::getName)
            .toArray(String[]::new);
    Set<JavaCodeUnit> targets = new HashSet<>();
    call.getTarget().resolveMember().ifPresent(targets::add);
    for (JavaClass type : call.getTargetOwner().getAllSubclasses()) {
      type.tryGetMethod(call.getName(), parameters).ifPresent(targets::add);
    }
    return targets;
  }

  private static boolean isLibrary(JavaClass owner) {
    return Arrays.asList("towline.aim", "towline.homing", "towline.avoidance").stream()
            .anyMatch(name -> (owner.getPackageName() + ".").startsWith(name + "."))
        || owner.getName().equals("towline.math.LinearIntercept");
  }

  private static boolean isPlain(JavaMethodCall call) {
    return PLAIN.contains(call.getName());
  }

  private static String outermost(JavaClass type) {
    return type.getEnclosingClass().map(PilotTableTest::outermost).orElse(type.getSimpleName());
  }
}
