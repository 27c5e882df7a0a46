package towline.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** A test that passed passes again: its random numbers have a fixed seed. */
class FixedSeedsTest {
  private static final DescribedPredicate<JavaAnnotation<?>> A_PROPERTY_WITHOUT_SEED =
      DescribedPredicate.describe(
          "@Property without a seed",
          annotation ->
              annotation.getRawType().isEquivalentTo(Property.class)
                  && annotation
                      .get("seed")
                      .orElse(Property.SEED_NOT_SET)
                      .equals(Property.SEED_NOT_SET));

  @Test
  void everyPropertyHasASeed() {
    var tests =
        new ClassFileImporter()
            .importPaths(
                "target/test-classes",
                "../core/target/test-classes",
                "../library/target/test-classes");
    assertThat(tests.contain("towline.math.AnglesPropertyTest")).isTrue();
    methods().should().notBeAnnotatedWith(A_PROPERTY_WITHOUT_SEED).check(tests);
  }
}
