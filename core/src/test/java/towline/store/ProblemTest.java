package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProblemTest {
  @ParameterizedTest
  @EnumSource(Problem.Kind.class)
  void theEnglishMessageQuotesEveryArgument(Problem.Kind kind) {
    List<Object> all = List.of("$1 {1}", "\\two", "{0}", "four");
    String pattern = new Problem(kind, List.of("#0", "#1", "#2", "#3")).toString();
    String expected = pattern;
    for (int i = 0; i < all.size(); i++) {
      expected = expected.replace("#" + i, "<" + i + ">");
    }
    String said = new Problem(kind, List.of("<0>", "<1>", "<2>", "<3>")).toString();
    assertThat(said).isEqualTo(expected).doesNotContainPattern("\\{\\d}").doesNotEndWith(".");
    String odd = new Problem(kind, all).toString();
    for (int i = 0; i < all.size(); i++) {
      if (pattern.contains("#" + i)) {
        assertThat(odd).contains(String.valueOf(all.get(i)));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Problem.Kind.class)
  void controlCharactersAreReplaced(Problem.Kind kind) {
    Object bad = "a\u001b[2J\n\u202eb";
    Problem inner = Problem.of(kind, bad, bad, bad, bad);
    assertThat(Problem.of(kind, inner, inner, bad, bad).toString())
        .doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
  }
}
