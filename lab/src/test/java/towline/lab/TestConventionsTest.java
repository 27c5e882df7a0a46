package towline.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.resolvers.SelectedClassResolverFromClasspath;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.BeforeContainer;
import net.jqwik.api.lifecycle.BeforeProperty;
import net.jqwik.api.lifecycle.BeforeTry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;

/**
 * {@code mvn test} opens no window and starts no process: tests that do have a tag. A test that
 * passed passes again: its random numbers have a fixed seed.
 */
class TestConventionsTest {
  private static final List<String> MODULES =
      List.of("../library", "../core", "../desktop", "../lab");

  private static final Set<String> TAGS = Set.of("window", "process", "soak");

  private static final DescribedPredicate<JavaMethod> ARE_TESTS_WITHOUT_A_TAG =
      DescribedPredicate.describe(
          "are tests without a tag of " + TAGS,
          method ->
              method.isMetaAnnotatedWith(Testable.class)
                  && !isTagged(method)
                  && !isTagged(method.getOwner()));

  private static final DescribedPredicate<JavaAnnotation<?>> A_PROPERTY_WITHOUT_SEED =
      DescribedPredicate.describe(
          "@Property without a seed",
          annotation ->
              annotation.getRawType().isEquivalentTo(Property.class)
                  && annotation
                      .get("seed")
                      .orElse(Property.SEED_NOT_SET)
                      .equals(Property.SEED_NOT_SET));

  /** All classes and tests: both rules share one import, which takes most of the time. */
  private static final JavaClasses CLASSES = classes();

  private static JavaClasses classes() {
    ArchConfiguration configuration = ArchConfiguration.get();
    // Annotations of tests have annotations of their own; the rest is known by its name.
    configuration.setClassResolver(SelectedClassResolverFromClasspath.class);
    configuration.setClassResolverArguments("org.junit", "net.jqwik");
    try {
      return new ClassFileImporter()
          .importPaths(
              MODULES.stream()
                  .flatMap(
                      module ->
                          Stream.of("/target/classes", "/target/test-classes").map(module::concat))
                  .toArray(String[]::new));
    } finally {
      configuration.reset();
    }
  }

  private static boolean isTagged(HasAnnotations<?> element) {
    return element.getAnnotations().stream()
        .filter(annotation -> annotation.getRawType().getSimpleName().equals("Tag"))
        .anyMatch(annotation -> TAGS.contains(annotation.get("value").orElse("")));
  }

  /** Returns the condition that neither a test nor its set-up leaves its process. */
  private static ArchCondition<JavaMethod> stayInTheirProcess(Map<JavaCodeUnit, String> leaving) {
    return new ArchCondition<>("start no process and open no window") {
      @Override
      public void check(JavaMethod test, ConditionEvents events) {
        List<JavaCodeUnit> run = before(test.getOwner());
        run.add(test);
        for (JavaCodeUnit unit : run) {
          String how = leaving.get(unit);
          if (how != null) {
            events.add(SimpleConditionEvent.violated(test, test.getFullName() + ": " + how));
          }
        }
      }
    };
  }

  /** Returns the code that starts a process or opens a window, directly or by calls, and how. */
  private static Map<JavaCodeUnit, String> leaving(JavaClasses classes) {
    Map<JavaCodeUnit, String> leaving = new HashMap<>();
    Map<JavaCodeUnit, Set<JavaCodeUnit>> callers = new HashMap<>();
    for (JavaClass one : classes) {
      for (JavaCodeUnit unit : one.getCodeUnits()) {
        for (JavaAccess<?> access : unit.getAccessesFromSelf()) {
          if (leaves(access)) {
            leaving.put(unit, access.getDescription());
          }
          called(access)
              .forEach(each -> callers.computeIfAbsent(each, key -> new HashSet<>()).add(unit));
        }
      }
    }
    Deque<JavaCodeUnit> open = new ArrayDeque<>(leaving.keySet());
    while (!open.isEmpty()) {
      JavaCodeUnit unit = open.remove();
      String how = leaving.getOrDefault(unit, "");
      for (JavaCodeUnit caller : callers.getOrDefault(unit, Set.of())) {
        if (leaving.putIfAbsent(caller, how) == null) {
          open.add(caller);
        }
      }
    }
    return leaving;
  }

  /** Returns the code that runs before a test: constructors and set-up methods of its class. */
  private static List<JavaCodeUnit> before(JavaClass owner) {
    List<JavaCodeUnit> before = new ArrayList<>(owner.getConstructors());
    owner.getStaticInitializer().ifPresent(before::add);
    for (JavaMethod method : owner.getMethods()) {
      if (Stream.of(
              BeforeAll.class,
              BeforeEach.class,
              BeforeContainer.class,
              BeforeProperty.class,
              BeforeTry.class)
          .anyMatch(method::isAnnotatedWith)) {
        before.add(method);
      }
    }
    return before;
  }

  private static boolean leaves(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    return owner.isEquivalentTo(ProcessBuilder.class)
        || owner.isEquivalentTo(Lwjgl3Application.class)
        || (owner.isEquivalentTo(Runtime.class) && access.getName().equals("exec"));
  }

  /** Returns the project's code that an access runs; for an anonymous class, all of it. */
  private static Stream<JavaCodeUnit> called(JavaAccess<?> access) {
    if (!(access.getTarget() instanceof CodeUnitAccessTarget target)) {
      return Stream.empty();
    }
    JavaClass owner = target.getOwner();
    return owner.isAnonymousClass()
        ? owner.getCodeUnits().stream()
        : target.resolveMember().stream().map(JavaCodeUnit.class::cast);
  }

  @Test
  void testsThatLeaveTheirProcessHaveATag() {
    assertThat(CLASSES.contain("towline.LibraryTest")).isTrue();
    assertThat(CLASSES.contain("towline.store.KillTest")).isTrue();
    methods()
        .that(ARE_TESTS_WITHOUT_A_TAG)
        .should(stayInTheirProcess(leaving(CLASSES)))
        .check(CLASSES);
  }

  @Test
  void everyPropertyHasASeed() {
    assertThat(CLASSES.contain("towline.math.AnglesPropertyTest")).isTrue();
    methods().should().notBeAnnotatedWith(A_PROPERTY_WITHOUT_SEED).check(CLASSES);
  }
}
