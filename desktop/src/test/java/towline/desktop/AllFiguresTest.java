package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** As {@link FiguresTest}, with the slow commands as well. */
class AllFiguresTest {
  @Test
  @Tag("figures")
  void everyTableOfTheDocsIsWhatItsCommandPrints() {
    CommandLineRun check = CommandLineRun.in("lab", "figures", "--check", "--all", "--root", "..");
    assertThat(check.out()).as("tables that differ; lab figures writes them anew").isEmpty();
    assertThat(check.code()).as(check.err()).isZero();
  }
}
