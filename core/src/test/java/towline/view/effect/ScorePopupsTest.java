package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.view.text.TextSize;

class ScorePopupsTest {
  @Test
  void lettersGrowWithTheDigitsOfThePoints() {
    TextSize last = TextSize.BODY;
    int growths = 0;
    for (double points = 0; points < 100_000; points += 0.5) {
      TextSize size = ScorePopups.textSize(points);
      assertThat(size).as("%s points", points).isGreaterThanOrEqualTo(last);
      growths += size == last ? 0 : 1;
      last = size;
    }
    assertThat(growths).isEqualTo(3);
    assertThat(ScorePopups.textSize(99)).isEqualTo(TextSize.BODY);
    assertThat(ScorePopups.textSize(100)).isEqualTo(TextSize.HEADING);
    // At least twice the size of a crumb.
    assertThat(ScorePopups.textSize(1000)).isEqualTo(TextSize.FIGURE);
    assertThat(ScorePopups.textSize(1e7)).isEqualTo(TextSize.CALLOUT);
  }
}
