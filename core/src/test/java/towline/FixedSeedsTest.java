package towline;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import net.jqwik.api.Property;

/** A test that passed passes again: its chance comes from a seed of its own. */
@AnalyzeClasses(packages = "towline")
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

  @ArchTest
  static final ArchRule everyPropertyHasASeed =
      methods().should().notBeAnnotatedWith(A_PROPERTY_WITHOUT_SEED);
}
