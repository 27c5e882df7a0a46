package towline.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.ai.aim.AimMode;
import towline.avoidance.AvoidanceLaw;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;
import towline.sim.Snapshots;
import towline.sim.WorldScenario;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;
import towline.sim.spec.NamingSpec;

class PlayerInputTest {
  private static final int DIRECT = AimMode.DIRECT.ordinal();
  private static final double MUZZLE_SPEED = 40;
  private static final NamingSpec NAMING = new NamingSpec(2.5, 0.8);

  private final Devices devices = new Devices(Bindings.defaults());
  private final PlayerInput playerInput = new PlayerInput(devices, MUZZLE_SPEED, NAMING);
  private final Command command = new Command();
  private final Snapshot snapshot = new Snapshot();

  @BeforeEach
  void moveTheMouse() {
    snapshot.droneGun().mode = DIRECT;
    devices.mouseMoved(640, 360);
    tick();
  }

  private void tick() {
    command.clear();
    playerInput.fillCommand(command, snapshot, 3, 4);
  }

  private void tap(int key) {
    devices.keyDown(key);
    devices.keyUp(key);
  }

  @Test
  void theCommandIsEmptyWithoutPresses() {
    assertThat(command.thrustX).isZero();
    assertThat(command.thrustY).isZero();
    assertThat(command.fire).isFalse();
    assertThat(command.reelRate).isZero();
    assertThat(command.mode).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void thrustLastsAsLongAsTheKeyIsDown() {
    devices.keyDown(Keys.W);
    tick();
    tick();
    assertThat(command.thrustY).isEqualTo(1);
    devices.keyUp(Keys.W);
    tick();
    assertThat(command.thrustY).isZero();
  }

  @Test
  void diagonalThrustIsNoStronger() {
    devices.keyDown(Keys.A);
    devices.keyDown(Keys.S);
    tick();
    assertThat(Math.hypot(command.thrustX, command.thrustY)).isCloseTo(1, within(1e-9));
    assertThat(command.thrustX).isNegative();
    assertThat(command.thrustY).isNegative();
  }

  @Test
  void aTapBetweenTwoTicksLastsForOneTick() {
    tap(Keys.D);
    tick();
    assertThat(command.thrustX).isEqualTo(1);
    tick();
    assertThat(command.thrustX).isZero();
  }

  @Test
  void aClickBetweenTwoTicksFires() {
    devices.touchDown(10, 10, 0, Buttons.LEFT);
    devices.touchUp(10, 10, 0, Buttons.LEFT);
    tick();
    assertThat(command.fire).isTrue();
    tick();
    assertThat(command.fire).isFalse();
  }

  @Test
  void theMouseAimsTheGun() {
    assertThat(command.turning).isTrue();
    assertThat(command.bearing).isCloseTo(Math.atan2(4, 3), within(1e-12));
  }

  @Test
  void aMouseThatHasNotMovedDoesNotAim() {
    PlayerInput fresh = new PlayerInput(new Devices(Bindings.defaults()), MUZZLE_SPEED, NAMING);
    command.clear();
    fresh.fillCommand(command, snapshot, 3, 4);
    assertThat(command.turning).isFalse();
  }

  @Test
  void aMouseOnTheShipLeavesTheGunAlone() {
    command.clear();
    playerInput.fillCommand(command, snapshot, 0, 0);
    assertThat(command.turning).isFalse();
  }

  @Test
  void arrowKeysAimAndFire() {
    devices.keyDown(Keys.UP);
    devices.keyDown(Keys.RIGHT);
    tick();
    assertThat(command.fire).isTrue();
    assertThat(command.bearing).isCloseTo(Math.PI / 4, within(1e-12));
    devices.keyUp(Keys.UP);
    devices.keyUp(Keys.RIGHT);
    tick();
    tick();
    assertThat(command.fire).isFalse();
    assertThat(command.bearing).isCloseTo(Math.PI / 4, within(1e-12));
  }

  @Test
  void theLastDeviceUsedAimsTheGun() {
    tap(Keys.LEFT);
    tick();
    assertThat(command.bearing).isCloseTo(Math.PI, within(1e-12));
    devices.mouseMoved(5, 5);
    tick();
    assertThat(command.bearing).isCloseTo(Math.atan2(4, 3), within(1e-12));
  }

  @Test
  void keysReelTheCable() {
    devices.keyDown(Keys.Q);
    tick();
    assertThat(command.reelRate).isEqualTo(-1);
    devices.keyUp(Keys.Q);
    devices.keyDown(Keys.E);
    tick();
    tick();
    assertThat(command.reelRate).isEqualTo(1);
  }

  @Test
  void numberKeysSelectAimModes() {
    for (int mode = 0; mode < Action.modes().size(); mode++) {
      tap(Keys.NUM_1 + mode);
      tick();
      assertThat(command.mode).isEqualTo(mode);
    }
  }

  @Test
  void pressesThatDoNotFitIntoOneTickAreUsedInTheNext() {
    tap(Keys.NUM_3);
    tap(Keys.H);
    tap(Keys.NUM_1);
    tick();
    assertThat(command.mode).isEqualTo(2);
    assertThat(command.missileLaw).isNotEqualTo(Command.UNCHANGED);
    tick();
    assertThat(command.mode).isZero();
    assertThat(command.missileLaw).isEqualTo(Command.UNCHANGED);
    tick();
    assertThat(command.mode).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void tabSelectsTheNextModeAndWrapsAround() {
    tap(Keys.TAB);
    tick();
    assertThat(command.mode).isEqualTo(DIRECT + 1);
    tap(Keys.TAB);
    snapshot.droneGun().mode = AimMode.values().length - 1;
    tick();
    assertThat(command.mode).isZero();
  }

  @Test
  void aTenthModeHasNoKey() {
    assertThat(Action.modes(10)).startsWith(Action.MODE_1).endsWith(Action.MODE_9).hasSize(9);
    assertThat(Action.modes(9)).isEqualTo(Action.modes(10));
    assertThat(Action.modes(4)).endsWith(Action.MODE_4).hasSize(4);
  }

  @Test
  void tabIsIgnoredWhileAltIsHeld() {
    devices.keyDown(Keys.ALT_LEFT);
    tap(Keys.TAB);
    tick();
    assertThat(command.mode).isEqualTo(Command.UNCHANGED);
    devices.keyUp(Keys.ALT_LEFT);
    tap(Keys.TAB);
    tick();
    assertThat(command.mode).isEqualTo(DIRECT + 1);
  }

  @Test
  void losingTheFocusReleasesAllControls() {
    devices.keyDown(Keys.W);
    devices.keyDown(Keys.UP);
    tap(Keys.NUM_3);
    devices.loseFocus();
    tick();
    assertThat(command.thrustY).isZero();
    assertThat(command.fire).isFalse();
    assertThat(command.mode).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void toggledFireLastsFromPressToPress() {
    playerInput.setPreferences(
        new ControlPreferences(
            FireMode.TOGGLE, HoldMode.HOLD, HoldMode.TOGGLE, AimAssistLevel.OFF));
    devices.touchDown(10, 10, 0, Buttons.LEFT);
    devices.touchUp(10, 10, 0, Buttons.LEFT);
    tick();
    tick();
    assertThat(command.fire).isTrue();
    devices.touchDown(10, 10, 0, Buttons.LEFT);
    tick();
    tick();
    assertThat(command.fire).isFalse();
  }

  @Test
  void autoFireNeedsNoPress() {
    playerInput.setPreferences(
        new ControlPreferences(FireMode.AUTO, HoldMode.HOLD, HoldMode.TOGGLE, AimAssistLevel.OFF));
    tick();
    assertThat(command.fire).isTrue();
  }

  @Test
  void theToggledWinchRunsUntilItIsPressedAgain() {
    playerInput.setPreferences(
        new ControlPreferences(
            FireMode.HOLD, HoldMode.TOGGLE, HoldMode.TOGGLE, AimAssistLevel.OFF));
    tap(Keys.Q);
    tick();
    tick();
    assertThat(command.reelRate).isEqualTo(-1);
    tap(Keys.E);
    tick();
    tick();
    assertThat(command.reelRate).isEqualTo(1);
    tap(Keys.E);
    tick();
    assertThat(command.reelRate).isZero();
  }

  /** Shows two heads: 10 at the mouse, 11 ahead of a gun that points up. */
  private void showFoes(int named) {
    snapshot.set(
        new WorldScenario().ship(48, 27).drone(44, 24, 0).head(51, 31).head(48, 39).snapshot());
    snapshot.droneGun().named = named;
  }

  private void hold(HoldMode naming) {
    playerInput.setPreferences(
        new ControlPreferences(FireMode.HOLD, HoldMode.HOLD, naming, AimAssistLevel.OFF));
  }

  private int rightClick() {
    devices.touchDown(10, 10, 0, Buttons.RIGHT);
    devices.touchUp(10, 10, 0, Buttons.RIGHT);
    tick();
    int ordered = command.named;
    tick();
    assertThat(command.named).as("the tick after").isEqualTo(Command.UNCHANGED);
    return ordered;
  }

  @Test
  void aRightClickNamesTheFoeAtTheMouseAndAnotherReleasesIt() {
    showFoes(0);
    assertThat(rightClick()).isEqualTo(10);
    showFoes(10);
    assertThat(rightClick()).isZero();
    showFoes(11);
    assertThat(rightClick()).as("another foe").isEqualTo(10);
    snapshot.set(new WorldScenario().ship(48, 27).drone(44, 24, 0).head(60, 40).snapshot());
    snapshot.droneGun().named = 10;
    assertThat(rightClick()).as("a click on nothing").isZero();
    snapshot.droneGun().named = 0;
    assertThat(rightClick()).as("nothing to release").isEqualTo(Command.UNCHANGED);
  }

  private int fingerTap() {
    devices.touchDown(640, 360, Devices.FIRST_FINGER, Buttons.LEFT);
    devices.touchUp(640, 360, Devices.FIRST_FINGER, Buttons.LEFT);
    tick();
    return command.named;
  }

  @Test
  void aTapNamesTheFoeUnderItAndATapOnNothingChangesNothing() {
    hold(HoldMode.HOLD);
    showFoes(0);
    assertThat(fingerTap()).isEqualTo(10);
    assertThat(devices.mouseX()).isEqualTo(640);
    tick();
    assertThat(command.named).as("a tap is never held").isEqualTo(Command.UNCHANGED);
    showFoes(10);
    assertThat(fingerTap()).as("again").isZero();
    snapshot.set(new WorldScenario().ship(48, 27).drone(44, 24, 0).head(60, 40).snapshot());
    snapshot.droneGun().named = 10;
    assertThat(fingerTap()).as("a tap on nothing").isEqualTo(Command.UNCHANGED);
  }

  @Test
  void thumbsFlyByTheirPushAndAimByTheirBearing() {
    devices.touch().fit(844, 390, 44, SafeArea.WHOLE);
    devices.touchDown(200, 280, 1, Buttons.LEFT);
    devices.touchDown(700, 280, 2, Buttons.LEFT);
    devices.touchDragged(200 + 25, 280, 1);
    devices.touchDragged(700, 280 - 10, 2);
    tick();
    assertThat(command.thrustX).isBetween(0.3, 0.6);
    assertThat(command.thrustY).isZero();
    assertThat(command.fire).isTrue();
    assertThat(command.bearing).isEqualTo(Math.PI / 2);
    devices.touchUp(700, 270, 2, Buttons.LEFT);
    devices.touchCancelled(225, 280, 1, Buttons.LEFT);
    tick();
    assertThat(command.fire).isFalse();
    assertThat(command.thrustX).isZero();
  }

  @Test
  void aHeldNameLastsAsLongAsTheButton() {
    hold(HoldMode.HOLD);
    showFoes(0);
    devices.touchDown(10, 10, 0, Buttons.RIGHT);
    tick();
    assertThat(command.named).isEqualTo(10);
    showFoes(10);
    tick();
    assertThat(command.named).isEqualTo(Command.UNCHANGED);
    devices.touchUp(10, 10, 0, Buttons.RIGHT);
    tick();
    assertThat(command.named).isZero();
    showFoes(0);
    tick();
    assertThat(command.named).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void keysNameTheFoeInTheDirectionOfAimOrTheNextOne() {
    showFoes(0);
    tap(Keys.UP);
    tick();
    tap(Keys.F);
    tick();
    assertThat(command.named).isEqualTo(11);
    tap(Keys.C);
    tick();
    assertThat(command.named).as("the nearest to the drone").isEqualTo(10);
    showFoes(10);
    tap(Keys.C);
    tick();
    assertThat(command.named).isEqualTo(11);
    showFoes(11);
    tap(Keys.C);
    tick();
    assertThat(command.named).as("after the farthest").isZero();
  }

  @Test
  void withoutAShipNothingIsNamed() {
    snapshot.set(new WorldScenario().without(EntityKind.SHIP).head(3, 4).snapshot());
    assertThat(rightClick()).isEqualTo(Command.UNCHANGED);
    tap(Keys.C);
    tick();
    assertThat(command.named).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void theKeysOfTheLawsSelectTheNextOne() {
    Command chosen = new Command();
    chosen.tankLaw = AvoidanceLaw.values().length - 1;
    chosen.foeAim = 1;
    snapshot.enemyLaws().apply(chosen, new EventList());
    devices.keyDown(Keys.H);
    devices.keyDown(Keys.J);
    devices.keyDown(Keys.T);

    playerInput.fillCommand(command, snapshot, 0, 0);

    assertThat(command.missileLaw).isEqualTo(1);
    assertThat(command.tankLaw).as("the first follows the last").isZero();
    assertThat(command.foeAim).isEqualTo(2);
  }

  @Test
  void twoPressesOfOneLawTakeTwoTicks() {
    devices.keyDown(Keys.H);
    devices.keyDown(Keys.H);

    playerInput.fillCommand(command, snapshot, 0, 0);
    assertThat(command.missileLaw).isEqualTo(1);
    command.clear();
    playerInput.fillCommand(command, snapshot, 0, 0);

    assertThat(command.missileLaw).isEqualTo(1);
    command.clear();
    playerInput.fillCommand(command, snapshot, 0, 0);
    assertThat(command.missileLaw).isEqualTo(Command.UNCHANGED);
  }

  @Test
  void spaceLaunchesAMissile() {
    devices.keyDown(Keys.SPACE);

    playerInput.fillCommand(command, snapshot, 0, 0);

    assertThat(command.launch).isTrue();
  }

  /**
   * The thumb points to the right; the nearer of two enemies is 7 degrees above, others farther.
   */
  @ParameterizedTest
  @CsvSource({"true,7,7", "false,7,0", "true,9,0"})
  void theGunSnapsToTheNearestEnemyBesideAThumb(boolean snap, double above, double wanted) {
    double bearing = Math.toRadians(above);
    Snapshot world =
        new Snapshots(1)
            .moving(EntityKind.SHIP, 1, 40, 20, 0, 0, 1)
            .moving(
                EntityKind.TANK,
                5,
                40 + 10 * Math.cos(bearing),
                20 + 10 * Math.sin(bearing),
                0,
                0,
                1)
            .moving(
                EntityKind.TANK,
                6,
                55,
                20 - 15 * Math.tan(Math.toRadians(wanted == 0 ? 20 : 2)),
                0,
                0,
                1)
            .build();
    devices.touch().setSnap(snap);
    devices.touchDown(900, 400, 2, Buttons.LEFT);
    devices.touchDragged(950, 400, 2);
    command.clear();
    playerInput.fillCommand(command, world, 0, 0);
    assertThat(command.turning).isTrue();
    assertThat(Math.toDegrees(command.bearing)).isCloseTo(wanted, within(1e-6));
    devices.touchUp(950, 400, 2, Buttons.LEFT);
    command.clear();
    playerInput.fillCommand(command, world, 0, 0);
    assertThat(command.bearing).as("without a thumb").isZero();
  }
}
