package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.session.ModeRing;

class TouchControlsTest {
  /** Width of a finger, pixels; a phone of 19 by 9 fingers. */
  private static final double FINGER = 44;

  private static final double WIDTH = 844;
  private static final double HEIGHT = 390;

  private final List<Action> pressed = new ArrayList<>();
  private final List<String> taps = new ArrayList<>();
  private final TouchControls touch =
      new TouchControls(
          new TouchControls.Listener() {
            @Override
            public void pressed(Action action) {
              pressed.add(action);
            }

            @Override
            public void tapped(double x, double y) {
              taps.add(x + "," + y);
            }

            @Override
            public boolean isUsed() {
              return true;
            }

            @Override
            public boolean isMenuOpen() {
              return false;
            }
          });

  @BeforeEach
  void fit() {
    touch.fit(WIDTH, HEIGHT, FINGER, new SafeArea(44, 0, 44, 21));
  }

  private void down(int finger, TouchButton button) {
    touch.down(finger, touch.x(button), touch.y(button));
  }

  private void up(int finger, TouchButton button) {
    touch.up(finger, touch.x(button), touch.y(button));
  }

  private double thrust() {
    return Math.hypot(
        touch.strength(Action.RIGHT) - touch.strength(Action.LEFT),
        touch.strength(Action.UP) - touch.strength(Action.DOWN));
  }

  @Test
  void aStickBeginsWhereItsThumbComesDown() {
    touch.down(1, 5, 6);
    assertThat(thrust()).isZero();
    touch.drag(1, 5 + 0.13, 6);
    assertThat(thrust()).as("in the dead zone").isZero();
    touch.drag(1, 5, 6 - TouchStick.TRAVEL);
    assertThat(touch.strength(Action.UP)).isCloseTo(1, within(1e-9));
    assertThat(touch.strength(Action.RIGHT)).isCloseTo(0, within(1e-9));
    touch.up(1, 5, 6 - TouchStick.TRAVEL);
    assertThat(thrust()).isZero();
  }

  @Test
  void theBaseFollowsAThumbBeyondItsTravel() {
    touch.down(1, 3, 6);
    touch.drag(1, 6, 6);
    assertThat(touch.strength(Action.RIGHT)).isEqualTo(1);
    touch.drag(1, 6 - 1.5 * TouchStick.TRAVEL, 6);
    assertThat(touch.strength(Action.LEFT)).as("half a travel beyond the base").isBetween(0.4, 0.6);
  }

  @Test
  void aPushIsOneOfSixteenStepsAndOneOf256Bearings() {
    Set<Double> steps = new TreeSet<>();
    touch.down(1, 5, 6);
    for (double off = 0; off < TouchStick.TRAVEL; off += 0.002) {
      touch.drag(1, 5 + off, 6);
      steps.add(touch.strength(Action.RIGHT));
    }
    assertThat(steps).hasSize(1 + TouchStick.STEPS);
    Set<Long> bearings = new TreeSet<>();
    for (double angle = 0; angle < 2 * Math.PI; angle += 0.001) {
      touch.drag(1, 5 + Math.cos(angle), 6 - Math.sin(angle));
      double x = touch.strength(Action.RIGHT) - touch.strength(Action.LEFT);
      double y = touch.strength(Action.UP) - touch.strength(Action.DOWN);
      double bearing = Math.atan2(y, x) / (2 * Math.PI) * TouchStick.BEARINGS;
      assertThat(bearing).isCloseTo(Math.rint(bearing), within(1e-6));
      bearings.add(Math.floorMod(Math.round(bearing), (long) TouchStick.BEARINGS));
    }
    assertThat(bearings).hasSize(TouchStick.BEARINGS);
  }

  @Test
  void twoThumbsFlyAndAimAtOnce() {
    touch.down(1, 4, 6);
    touch.down(2, 15, 6);
    touch.drag(1, 4, 7.2);
    touch.drag(2, 15.4, 6);
    assertThat(touch.strength(Action.DOWN)).isEqualTo(1);
    assertThat(touch.strength(Action.AIM_RIGHT)).as("a stick aims by its bearing").isEqualTo(1);
    assertThat(touch.fires()).isTrue();
    touch.drag(2, 15, 6);
    assertThat(touch.fires()).as("back at the base, but still held").isTrue();
    touch.up(2, 15, 6);
    assertThat(touch.fires()).isFalse();
    assertThat(touch.strength(Action.DOWN)).isEqualTo(1);
  }

  @Test
  void aButtonActsWhenItIsPressedAndLastsAsLongAsItIsHeld() {
    down(3, TouchButton.REEL_IN);
    assertThat(pressed).containsExactly(Action.REEL_IN);
    assertThat(touch.strength(Action.REEL_IN)).isEqualTo(1);
    assertThat(thrust()).isZero();
    touch.drag(3, touch.x(TouchButton.REEL_IN) + 3, touch.y(TouchButton.REEL_IN));
    assertThat(touch.strength(Action.REEL_IN)).as("a thumb that slips off").isEqualTo(1);
    up(3, TouchButton.REEL_IN);
    assertThat(touch.strength(Action.REEL_IN)).isZero();
    assertThat(taps).isEmpty();
  }

  @Test
  void aButtonIsHitAQuarterBeyondItsEdge() {
    TouchButton pause = TouchButton.PAUSE;
    double edge = TouchControls.HIT_FACTOR * pause.radius();
    touch.down(1, touch.x(pause) - edge - 0.01, touch.y(pause));
    assertThat(pressed).isEmpty();
    touch.down(2, touch.x(pause) - edge + 0.01, touch.y(pause));
    assertThat(pressed).containsExactly(Action.PAUSE);
  }

  private void ringOf(int... modes) {
    touch.setModes(ModeRing.of(modes[0], modes));
  }

  private void slideTo(int place, int size) {
    double bearing = ModeRing.bearing(place, size);
    touch.drag(
        4,
        touch.wheelX() + TouchControls.SLIDE * 1.01 * Math.cos(bearing),
        touch.wheelY() - TouchControls.SLIDE * 1.01 * Math.sin(bearing));
  }

  @Test
  void aSlideOnTheWheelChoosesAModeOfTheRing() {
    ringOf(1, 2, 3, 6);
    for (int place = 0; place < 4; place++) {
      down(4, TouchButton.MODE);
      assertThat(touch.isWheelOpen()).isTrue();
      slideTo(place, 4);
      assertThat(touch.pointed()).isEqualTo(place);
      touch.up(
          4,
          touch.wheelX() + Math.cos(ModeRing.bearing(place, 4)),
          touch.wheelY() - Math.sin(ModeRing.bearing(place, 4)));
      assertThat(touch.isWheelOpen()).isFalse();
    }
    assertThat(pressed).containsExactly(Action.MODE_2, Action.MODE_3, Action.MODE_4, Action.MODE_7);
  }

  @Test
  void aTapOnTheButtonTakesTheNextModeAndALookTakesNone() {
    ringOf(2, 3, 6);
    down(4, TouchButton.MODE);
    up(4, TouchButton.MODE);
    assertThat(pressed).containsExactly(Action.MODE_4);
    touch.setModes(ModeRing.of(6, 2, 3, 6));
    down(4, TouchButton.MODE);
    up(4, TouchButton.MODE);
    assertThat(pressed).containsExactly(Action.MODE_4, Action.MODE_3);
    down(4, TouchButton.MODE);
    for (int tick = 0; tick <= TouchControls.TAP_TICKS; tick++) {
      touch.tick();
    }
    up(4, TouchButton.MODE);
    assertThat(pressed).hasSize(2);
  }

  @Test
  void aShortTouchIsATapAndALongOrMovedOneIsNot() {
    touch.down(1, 9, 5);
    touch.up(1, 9.1, 5);
    assertThat(taps).containsExactly("9.0,5.0");
    touch.down(1, 9, 5);
    touch.drag(1, 9.5, 5);
    touch.up(1, 9, 5);
    touch.down(1, 9, 5);
    for (int tick = 0; tick <= TouchControls.TAP_TICKS; tick++) {
      touch.tick();
    }
    touch.up(1, 9, 5);
    assertThat(taps).hasSize(1);
    assertThat(pressed).isEmpty();
  }

  @Test
  void aTapOnTheLineAtTheTopDismissesIt() {
    touch.down(1, WIDTH / FINGER / 2, 2.4);
    touch.up(1, WIDTH / FINGER / 2, 2.4);
    assertThat(pressed).containsExactly(Action.DISMISS);
  }

  @Test
  void aFingerThatIsCancelledHasNoEffect() {
    ringOf(1, 2, 3);
    down(4, TouchButton.MODE);
    slideTo(1, 3);
    touch.cancel(4);
    touch.down(1, 4, 6);
    touch.drag(1, 4, 7.2);
    touch.down(2, 15, 6);
    touch.cancelAll();
    touch.up(1, 4, 7.2);
    touch.up(2, 15, 6);
    assertThat(pressed).isEmpty();
    assertThat(taps).isEmpty();
    assertThat(thrust()).isZero();
    assertThat(touch.isWheelOpen()).isFalse();
  }

  @Test
  void aMirroredScreenIsTheSameWithOneSign() {
    List<Double> places = new ArrayList<>();
    for (TouchButton button : TouchButton.values()) {
      places.add(WIDTH / FINGER - touch.x(button));
    }
    touch.setHand(true, 1);
    for (TouchButton button : TouchButton.values()) {
      assertThat(touch.x(button)).isCloseTo(places.get(button.ordinal()), within(1e-9));
    }
    touch.down(1, 15, 6);
    touch.drag(1, 15, 7.2);
    assertThat(touch.strength(Action.DOWN)).as("the right thumb flies").isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "844,390,1,false",
    "844,390,1.4,true",
    "932,430,1,false",
    "1180,820,1,true",
    "1024,768,1.4,false"
  })
  void allButtonsAreInTheSafeAreaAndApart(
      double width, double height, double size, boolean leftHanded) {
    touch.fit(width, height, FINGER, new SafeArea(44, 10, 30, 21));
    touch.setHand(leftHanded, size);
    for (TouchButton one : TouchButton.values()) {
      double radius = one.radius() * touch.pixels();
      double x = touch.x(one) * touch.pixels();
      double y = touch.y(one) * touch.pixels();
      assertThat(x).isBetween(44 + radius, width - 30 - radius);
      assertThat(y).isBetween(10 + radius, height - 21 - radius);
      for (TouchButton other : TouchButton.values()) {
        if (other != one) {
          double apart = Math.hypot(touch.x(one) - touch.x(other), touch.y(one) - touch.y(other));
          assertThat(apart)
              .as(one + " and " + other)
              .isGreaterThan(TouchControls.HIT_FACTOR * (one.radius() + other.radius()));
        }
      }
    }
  }
}
