package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.look.SparkShape;

class EffectsTest {
  @Test
  void sparksNeverOutgrowTheirPoolAndAllBurnOut() {
    Sparks sparks = new Sparks(new CosmeticRandom(1));
    sparks.burst(SparkShape.STREAK, 5 * Sparks.MAX_SPARKS, 10, 10, 20, 0.5, 0xffffff);
    assertThat(sparks.alive()).isEqualTo(Sparks.MAX_SPARKS);
    for (int i = 0; i < 60; i++) {
      sparks.update(1.0 / 60);
    }
    assertThat(sparks.alive()).isZero();
  }

  @Test
  void aBurstLivesForAWhile() {
    Sparks sparks = new Sparks(new CosmeticRandom(1));
    sparks.burst(SparkShape.EMBER, 10, 0, 0, 5, 1, 0xffffff);
    sparks.update(0.1);
    assertThat(sparks.alive()).isEqualTo(10);
  }

  @Test
  void aShareOfTheSparksAppears() {
    Sparks sparks = new Sparks(new CosmeticRandom(1));
    sparks.setShare(0.5);
    sparks.burst(SparkShape.EMBER, 10, 0, 0, 5, 1, 0xffffff);
    assertThat(sparks.alive()).isEqualTo(5);
  }

  @Test
  void shakeIsBoundedAndDies() {
    Shake shake = new Shake();
    for (int i = 0; i < 100; i++) {
      shake.add(0.5);
      shake.update(1.0 / 120);
      assertThat(Math.hypot(shake.x(), shake.y())).isLessThan(1.5);
    }
    for (int i = 0; i < 300; i++) {
      shake.update(1.0 / 60);
    }
    assertThat(Math.hypot(shake.x(), shake.y())).isZero();
  }

  @Test
  void shakeCanBeSwitchedOff() {
    Shake shake = new Shake();
    shake.strength(0);
    shake.add(1);
    shake.update(0.01);
    assertThat(shake.x()).isZero();
    assertThat(shake.y()).isZero();
  }

  @Test
  void aRibbonRunsFromThePresentPlaceToAnEarlierOne() {
    Ribbon ribbon = new Ribbon(10, 0.1);
    for (int i = 0; i <= 20; i++) {
      ribbon.update(0.1, i, 0, 1);
    }
    assertThat(ribbon.size()).isEqualTo(10);
    assertThat(ribbon.x(0)).isEqualTo(20);
    for (int i = 1; i < ribbon.size(); i++) {
      assertThat(ribbon.x(i)).isLessThanOrEqualTo(ribbon.x(i - 1));
      assertThat(ribbon.age(i)).isGreaterThan(ribbon.age(i - 1));
    }
  }

  @Test
  void equalSeedsGiveEqualNumbersInRange() {
    CosmeticRandom one = new CosmeticRandom(9);
    CosmeticRandom other = new CosmeticRandom(9);
    CosmeticRandom third = new CosmeticRandom(10);
    int differs = 0;
    for (int i = 0; i < 1000; i++) {
      double drawn = one.next();
      assertThat(drawn).isEqualTo(other.next()).isBetween(0.0, 1.0);
      differs += drawn == third.next() ? 0 : 1;
    }
    assertThat(differs).isGreaterThan(990);
  }
}
