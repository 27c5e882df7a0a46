package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import towline.view.Assets;
import towline.view.draw.Palette;

/** The curve belongs to the current situation after every change. */
class SpareTimeChartTest {
  @Test
  void theCurveFollowsEveryChangeOfTheSituation() {
    Assets.find();
    Palette palette = Palette.load();
    Playground playground = new Playground();
    SpareTimeChart kept = new SpareTimeChart(palette, playground);
    List<Consumer<Playground>> changes =
        List.of(
            now -> now.setFlight(Playground.Flight.CIRCLING),
            now -> now.moveTarget(3, -2),
            now -> now.changeVelocity(-4, 1),
            now -> now.putTarget(6, -3),
            now -> now.putVelocity(3, 3),
            Playground::surprise);
    double before = kept.firstChance();
    for (Consumer<Playground> change : changes) {
      change.accept(playground);
      double now = new SpareTimeChart(palette, playground).firstChance();
      assertThat(kept.firstChance()).isEqualTo(now).isNotEqualTo(before);
      before = now;
    }
  }
}
