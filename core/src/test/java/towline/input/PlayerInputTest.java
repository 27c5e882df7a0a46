package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;
import towline.sim.api.Command;

class PlayerInputTest {
  private static final int MODES = 4;
  private static final int DIRECT = 1;
  private static final double MUZZLE_SPEED = 40;

  private final Devices devices = new Devices(Bindings.defaults());
  private final PlayerInput hand = new PlayerInput(devices, MUZZLE_SPEED);
  private final Command order = new Command();

  @BeforeEach
  void seeTheMouse() {
    devices.mouseMoved(640, 360);
    tick();
  }

  private void tick() {
    order.clear();
    hand.fillCommand(order, 3, 4, new FixedCycles(DIRECT, MODES));
  }

  private void tap(int key) {
    devices.keyDown(key);
    devices.keyUp(key);
  }

  @Test
  void wantsNothingWhenNothingIsPressed() {
    assertThat(order.thrustX).isZero();
    assertThat(order.thrustY).isZero();
    assertThat(order.fire).isFalse();
    assertThat(order.reelRate).isZero();
    assertThat(order.mode).isEqualTo(Command.SAME_MODE);
    assertThat(order.flipSnapShot).isFalse();
  }

  @Test
  void thrustsAsLongAsTheKeyIsDown() {
    devices.keyDown(Keys.W);
    tick();
    tick();
    assertThat(order.thrustY).isEqualTo(1);
    devices.keyUp(Keys.W);
    tick();
    assertThat(order.thrustY).isZero();
  }

  @Test
  void diagonalThrustIsNoStronger() {
    devices.keyDown(Keys.A);
    devices.keyDown(Keys.S);
    tick();
    assertThat(Math.hypot(order.thrustX, order.thrustY)).isCloseTo(1, within(1e-9));
    assertThat(order.thrustX).isNegative();
    assertThat(order.thrustY).isNegative();
  }

  @Test
  void aTapBetweenTwoTicksLastsForOne() {
    tap(Keys.D);
    tick();
    assertThat(order.thrustX).isEqualTo(1);
    tick();
    assertThat(order.thrustX).isZero();
  }

  @Test
  void aClickBetweenTwoTicksFires() {
    devices.touchDown(10, 10, 0, Buttons.LEFT);
    devices.touchUp(10, 10, 0, Buttons.LEFT);
    tick();
    assertThat(order.fire).isTrue();
    tick();
    assertThat(order.fire).isFalse();
  }

  @Test
  void theMousePointsTheGun() {
    assertThat(order.turns).isTrue();
    assertThat(order.bearing).isCloseTo(Math.atan2(4, 3), within(1e-12));
  }

  @Test
  void aMouseThatWasNeverSeenPointsNowhere() {
    PlayerInput fresh = new PlayerInput(new Devices(Bindings.defaults()), MUZZLE_SPEED);
    order.clear();
    fresh.fillCommand(order, 3, 4, new FixedCycles(DIRECT, MODES));
    assertThat(order.turns).isFalse();
  }

  @Test
  void aMouseOnTheShipLeavesTheGunAlone() {
    order.clear();
    hand.fillCommand(order, 0, 0, new FixedCycles(DIRECT, MODES));
    assertThat(order.turns).isFalse();
  }

  @Test
  void arrowsAimAndFire() {
    devices.keyDown(Keys.UP);
    devices.keyDown(Keys.RIGHT);
    tick();
    assertThat(order.fire).isTrue();
    assertThat(order.bearing).isCloseTo(Math.PI / 4, within(1e-12));
    devices.keyUp(Keys.UP);
    devices.keyUp(Keys.RIGHT);
    tick();
    tick();
    assertThat(order.fire).isFalse();
    assertThat(order.bearing).isCloseTo(Math.PI / 4, within(1e-12));
  }

  @Test
  void whatWasUsedLastPointsTheGun() {
    tap(Keys.LEFT);
    tick();
    assertThat(order.bearing).isCloseTo(Math.PI, within(1e-12));
    devices.mouseMoved(5, 5);
    tick();
    assertThat(order.bearing).isCloseTo(Math.atan2(4, 3), within(1e-12));
  }

  @Test
  void reels() {
    devices.keyDown(Keys.Q);
    tick();
    assertThat(order.reelRate).isEqualTo(-1);
    devices.keyUp(Keys.Q);
    devices.keyDown(Keys.E);
    tick();
    tick();
    assertThat(order.reelRate).isEqualTo(1);
  }

  @Test
  void keysChooseModes() {
    for (int mode = 0; mode < MODES; mode++) {
      tap(Keys.NUM_1 + mode);
      tick();
      assertThat(order.mode).isEqualTo(mode);
    }
  }

  @Test
  void aModeThatDoesNotExistIsNotChosen() {
    tap(Keys.NUM_7);
    tick();
    assertThat(order.mode).isEqualTo(Command.SAME_MODE);
  }

  @Test
  void pressesThatDoNotFitIntoOneTickComeInTheNext() {
    tap(Keys.NUM_3);
    tap(Keys.F);
    tap(Keys.NUM_1);
    tick();
    assertThat(order.mode).isEqualTo(2);
    assertThat(order.flipSnapShot).isTrue();
    tick();
    assertThat(order.mode).isZero();
    assertThat(order.flipSnapShot).isFalse();
    tick();
    assertThat(order.mode).isEqualTo(Command.SAME_MODE);
  }

  @Test
  void twoFlipsAreTwoFlips() {
    tap(Keys.F);
    tap(Keys.F);
    tick();
    assertThat(order.flipSnapShot).isTrue();
    tick();
    assertThat(order.flipSnapShot).isTrue();
    tick();
    assertThat(order.flipSnapShot).isFalse();
  }

  @Test
  void tabTakesTheNextModeAndBeginsAgainAfterTheLast() {
    tap(Keys.TAB);
    tick();
    assertThat(order.mode).isEqualTo(DIRECT + 1);
    tap(Keys.TAB);
    order.clear();
    hand.fillCommand(order, 3, 4, new FixedCycles(MODES - 1, MODES));
    assertThat(order.mode).isZero();
  }

  @Test
  void withAltHeldTabIsNotOurs() {
    devices.keyDown(Keys.ALT_LEFT);
    tap(Keys.TAB);
    tick();
    assertThat(order.mode).isEqualTo(Command.SAME_MODE);
    devices.keyUp(Keys.ALT_LEFT);
    tap(Keys.TAB);
    tick();
    assertThat(order.mode).isEqualTo(DIRECT + 1);
  }

  @Test
  void losingTheFocusLetsGoOfEverything() {
    devices.keyDown(Keys.W);
    devices.keyDown(Keys.UP);
    tap(Keys.NUM_3);
    devices.releaseAll();
    tick();
    assertThat(order.thrustY).isZero();
    assertThat(order.fire).isFalse();
    assertThat(order.mode).isEqualTo(Command.SAME_MODE);
  }

  @Test
  void toggledFireLastsFromPressToPress() {
    hand.setPreferences(new ControlPreferences(FireMode.TOGGLE, HoldMode.HOLD, AimAssistLevel.OFF));
    devices.touchDown(10, 10, 0, Buttons.LEFT);
    devices.touchUp(10, 10, 0, Buttons.LEFT);
    tick();
    tick();
    assertThat(order.fire).isTrue();
    devices.touchDown(10, 10, 0, Buttons.LEFT);
    tick();
    tick();
    assertThat(order.fire).isFalse();
  }

  @Test
  void autoFireNeedsNoHand() {
    hand.setPreferences(new ControlPreferences(FireMode.AUTO, HoldMode.HOLD, AimAssistLevel.OFF));
    tick();
    assertThat(order.fire).isTrue();
  }

  @Test
  void theToggledWinchRunsUntilItIsPressedAgain() {
    hand.setPreferences(new ControlPreferences(FireMode.HOLD, HoldMode.TOGGLE, AimAssistLevel.OFF));
    tap(Keys.Q);
    tick();
    tick();
    assertThat(order.reelRate).isEqualTo(-1);
    tap(Keys.E);
    tick();
    tick();
    assertThat(order.reelRate).isEqualTo(1);
    tap(Keys.E);
    tick();
    assertThat(order.reelRate).isZero();
  }

  @Test
  void theKeysOfTheLawsStepToTheNextOfEach() {
    devices.keyDown(Keys.H);
    devices.keyDown(Keys.J);
    devices.keyDown(Keys.T);

    hand.fillCommand(order, 0, 0, new FixedCycles(0, MODES));

    assertThat(order.missileLaw).isEqualTo(1);
    assertThat(order.tankLaw).isEqualTo(2);
    assertThat(order.foeAim).as("after the last comes the first").isZero();
  }

  @Test
  void twoPressesOfOneLawTakeTwoTicks() {
    devices.keyDown(Keys.H);
    devices.keyDown(Keys.H);

    hand.fillCommand(order, 0, 0, new FixedCycles(0, MODES));
    assertThat(order.missileLaw).isEqualTo(1);
    order.clear();
    hand.fillCommand(order, 0, 0, new FixedCycles(0, MODES));

    assertThat(order.missileLaw).isEqualTo(1);
    order.clear();
    hand.fillCommand(order, 0, 0, new FixedCycles(0, MODES));
    assertThat(order.missileLaw).isEqualTo(Command.SAME);
  }

  @Test
  void spaceLaunches() {
    devices.keyDown(Keys.SPACE);

    hand.fillCommand(order, 0, 0, new FixedCycles(0, MODES));

    assertThat(order.launch).isTrue();
  }
}
