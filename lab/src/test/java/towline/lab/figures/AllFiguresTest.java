package towline.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.lab.LabRun;

/** {@link FiguresTest} including the slow commands. */
class AllFiguresTest {
  @Test
  @Tag("figures")
  void everyTableOfTheDocsEqualsTheOutputOfItsCommand() {
    LabRun check = LabRun.in("figures", "--check", "--all", "--root", "..");
    assertThat(check.out()).as("tables that differ; figures writes them anew").isEmpty();
    assertThat(check.code()).as(check.err()).isZero();
  }
}
