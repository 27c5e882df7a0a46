package towline.input;

import java.util.Arrays;
import towline.ai.aim.AimMode;
import towline.session.ModeRing;

/**
 * Sticks, buttons and the wheel of aim modes under the fingers on a screen. Lengths are in fingers
 * of 7 mm, times the size that the player has chosen, from the upper left of the screen. A stick
 * begins where its thumb comes down, in its half of the screen; the button MODE opens the ring of
 * aim modes as a wheel, and a slide from it points at a mode.
 */
public final class TouchControls {
  /** Width of a finger, mm. */
  public static final double FINGER_MM = 7;

  /** Radius of the wheel of aim modes. */
  public static final double WHEEL_RADIUS = 1.85;

  static final int NO_FINGER = -1;
  static final int MAX_FINGERS = 32;

  /** Radius in which a finger hits a button, as a multiple of the drawn one. */
  static final double HIT_FACTOR = 1.25;

  /** Length of the slide from the button MODE from which on it points at a mode. */
  static final double SLIDE = 0.5;

  /** Greatest distance that a finger moves, and greatest number of ticks, in a tap. */
  static final double TAP_SLOP = 0.25;

  static final int TAP_TICKS = 18;

  /** Half the width, and the height, of the place at the top where lines are written. */
  private static final double LINE_HALF_WIDTH = 5;

  private static final double LINE_HEIGHT = 3.2;

  /** Place of a resting stick, from the lower corner of its side. */
  private static final double REST_ACROSS = 2.5;

  private static final double REST_ALONG = 2.05;

  /**
   * Height of a screen whose controls are at its foot, and the share by which others raise them.
   */
  private static final double HAND_HEIGHT = 9.5;

  private static final double LIFT_SHARE = 0.42;

  /** Height that the controls need; on a lower screen they are smaller. */
  private static final double MIN_HEIGHT = 7.2;

  private static final int NOT_A_TAP = -1;
  private static final TouchButton[] BUTTONS = TouchButton.values();

  /** Receives the presses. */
  interface Listener {
    /** Handles the press of a button, or the choice of an aim mode. */
    void pressed(Action action);

    /** Handles a tap beside all buttons. */
    void tapped(double x, double y);

    /** Returns true if fingers were used last. */
    boolean isUsed();

    /** Returns true if the menu has the fingers. */
    boolean isMenuOpen();
  }

  private final Listener listener;
  private final TouchStick flying = new TouchStick();
  private final TouchStick aiming = new TouchStick();
  private final int[] holders = new int[BUTTONS.length];
  private final double[] buttonX = new double[BUTTONS.length];
  private final double[] buttonY = new double[BUTTONS.length];

  /**
   * Ticks since each finger came down; {@link #NOT_A_TAP} for those that moved or hold a button.
   */
  private final int[] tapAges = new int[MAX_FINGERS];

  private final double[] tapX = new double[MAX_FINGERS];
  private final double[] tapY = new double[MAX_FINGERS];
  private final int[] wheelModes = new int[AimMode.values().length];
  private ModeRing ring = new ModeRing();
  private int wheelSize;
  private int wheelAge;
  private double wheelX;
  private double wheelY;
  private int pointed = ModeRing.NONE;
  private double screenWidth = 1280;
  private double screenHeight = 720;
  private double finger = 44;
  private SafeArea screenArea = SafeArea.WHOLE;
  private double size = 1;
  private double width;
  private double height;
  private SafeArea safe = SafeArea.WHOLE;
  private int side = 1;
  private boolean snap;

  TouchControls(Listener listener) {
    this.listener = listener;
    Arrays.fill(holders, NO_FINGER);
    Arrays.fill(tapAges, NOT_A_TAP);
    layOut();
  }

  /** Fits the controls to a screen; lengths, with that of a finger, in physical pixels. */
  public void fit(double wide, double high, double fingerWidth, SafeArea area) {
    screenWidth = wide;
    screenHeight = high;
    finger = fingerWidth;
    screenArea = area;
    layOut();
  }

  /**
   * Fits the controls to a player.
   *
   * @param leftHanded true if they are mirrored
   * @param share size of the controls, as a multiple of the designed one
   */
  public void setHand(boolean leftHanded, double share) {
    side = leftHanded ? -1 : 1;
    size = share;
    layOut();
  }

  /** Sets whether the ship's gun turns to an enemy near the bearing of the thumb. */
  public void setSnap(boolean wanted) {
    snap = wanted;
  }

  /** Returns true if a thumb aims and the ship's gun turns to an enemy near its bearing. */
  boolean snaps() {
    return snap && fires();
  }

  private void layOut() {
    cancelAll();
    width = screenWidth / pixels();
    height = screenHeight / pixels();
    safe = screenArea.in(pixels());
    for (int i = 0; i < BUTTONS.length; i++) {
      TouchButton.Corner corner = BUTTONS[i].corner;
      buttonX[i] = across(corner.side, BUTTONS[i].across);
      buttonY[i] = corner.lower ? above(BUTTONS[i].along) : safe.top() + BUTTONS[i].along;
    }
    restSticks();
  }

  private double across(int ofSide, double fromEdge) {
    double half = (width - safe.left() - safe.right()) / 2;
    return safe.left() + half + side * ofSide * (half - fromEdge);
  }

  private double above(double along) {
    return height - safe.bottom() - Math.max(0, (height - HAND_HEIGHT) * LIFT_SHARE) - along;
  }

  private void restSticks() {
    flying.rest(across(-1, REST_ACROSS), above(REST_ALONG));
    aiming.rest(across(1, REST_ACROSS), above(REST_ALONG));
  }

  /** Makes {@code modes} the modes of the next wheel that opens. */
  public void setModes(ModeRing modes) {
    ring = modes;
  }

  void down(int finger, double x, double y) {
    if (finger >= MAX_FINGERS) {
      return;
    }
    int hit = buttonAt(x, y);
    if (hit >= 0) {
      holders[hit] = finger;
      if (BUTTONS[hit] == TouchButton.MODE) {
        openWheel(x, y);
      } else {
        listener.pressed(BUTTONS[hit].action());
      }
      return;
    }
    tapAges[finger] = 0;
    tapX[finger] = x;
    tapY[finger] = y;
    TouchStick stick = side * (x - width / 2) < 0 ? flying : aiming;
    if (!stick.isHeld()) {
      stick.press(finger, x, y);
    }
  }

  private int buttonAt(double x, double y) {
    int best = -1;
    double least = HIT_FACTOR;
    for (int i = 0; i < BUTTONS.length; i++) {
      double off = Math.hypot(x - buttonX[i], y - buttonY[i]) / BUTTONS[i].radius();
      if (off <= least && holders[i] == NO_FINGER) {
        best = i;
        least = off;
      }
    }
    return best;
  }

  private void openWheel(double x, double y) {
    wheelSize = ring.size();
    for (int place = 0; place < wheelSize; place++) {
      wheelModes[place] = ring.mode(place);
    }
    wheelX = x;
    wheelY = y;
    wheelAge = 0;
    pointed = ModeRing.NONE;
  }

  void drag(int finger, double x, double y) {
    if (finger >= MAX_FINGERS) {
      return;
    }
    if (Math.hypot(x - tapX[finger], y - tapY[finger]) > TAP_SLOP) {
      tapAges[finger] = NOT_A_TAP;
    }
    if (flying.isHeldBy(finger)) {
      flying.drag(x, y);
    } else if (aiming.isHeldBy(finger)) {
      aiming.drag(x, y);
    } else if (holders[TouchButton.MODE.ordinal()] == finger) {
      boolean slid = Math.hypot(x - wheelX, y - wheelY) >= SLIDE;
      pointed = slid ? placeAt(Math.atan2(wheelY - y, x - wheelX)) : ModeRing.NONE;
    }
  }

  private int placeAt(double bearing) {
    int best = ModeRing.NONE;
    double least = Double.POSITIVE_INFINITY;
    for (int place = 0; place < wheelSize; place++) {
      double off =
          Math.abs(Math.IEEEremainder(ModeRing.bearing(place, wheelSize) - bearing, 2 * Math.PI));
      if (off < least) {
        best = place;
        least = off;
      }
    }
    return best;
  }

  void up(int finger, double x, double y) {
    if (finger >= MAX_FINGERS) {
      return;
    }
    drag(finger, x, y);
    boolean tapped = tapAges[finger] != NOT_A_TAP && tapAges[finger] <= TAP_TICKS;
    boolean chooses = holders[TouchButton.MODE.ordinal()] == finger;
    cancel(finger);
    if (chooses) {
      choose();
    } else if (tapped) {
      listener.tapped(tapX[finger], tapY[finger]);
      if (Math.abs(tapX[finger] - width / 2) < LINE_HALF_WIDTH
          && tapY[finger] < safe.top() + LINE_HEIGHT) {
        listener.pressed(Action.DISMISS);
      }
    }
  }

  /** Chooses the mode that is pointed at; after a tap the next one; after a look none. */
  private void choose() {
    if (pointed != ModeRing.NONE) {
      listener.pressed(Action.modes().get(wheelModes[pointed]));
    } else if (wheelAge <= TAP_TICKS && wheelSize > 0) {
      int next = 0;
      for (int place = 0; place < wheelSize; place++) {
        if (wheelModes[place] == ring.chosen()) {
          next = (place + 1) % wheelSize;
        }
      }
      listener.pressed(Action.modes().get(wheelModes[next]));
    }
  }

  /** Releases everything that a finger holds, without any effect. */
  void cancel(int finger) {
    if (finger >= MAX_FINGERS) {
      return;
    }
    tapAges[finger] = NOT_A_TAP;
    for (int i = 0; i < holders.length; i++) {
      if (holders[i] == finger) {
        holders[i] = NO_FINGER;
      }
    }
    if (flying.isHeldBy(finger)) {
      flying.release();
    }
    if (aiming.isHeldBy(finger)) {
      aiming.release();
    }
    restSticks();
  }

  void cancelAll() {
    for (int finger = 0; finger < MAX_FINGERS; finger++) {
      cancel(finger);
    }
  }

  /** Releases the buttons and forgets taps; the sticks stay held. */
  void cancelButtons() {
    Arrays.fill(holders, NO_FINGER);
    Arrays.fill(tapAges, NOT_A_TAP);
  }

  /** Advances by a tick. */
  void tick() {
    wheelAge++;
    for (int finger = 0; finger < MAX_FINGERS; finger++) {
      if (tapAges[finger] != NOT_A_TAP) {
        tapAges[finger]++;
      }
    }
  }

  /** Returns the pressed fraction of an action, 0 to 1. A stick aims with its bearing alone. */
  double strength(Action action) {
    double aim = Math.max(1e-9, Math.hypot(aiming.right(), aiming.up()));
    return Math.max(
        0,
        switch (action) {
          case UP -> flying.up();
          case DOWN -> -flying.up();
          case LEFT -> -flying.right();
          case RIGHT -> flying.right();
          case AIM_UP -> aiming.up() / aim;
          case AIM_DOWN -> -aiming.up() / aim;
          case AIM_LEFT -> -aiming.right() / aim;
          case AIM_RIGHT -> aiming.right() / aim;
          default -> isHeld(action) ? 1 : 0;
        });
  }

  private boolean isHeld(Action action) {
    for (int i = 0; i < BUTTONS.length; i++) {
      if (holders[i] != NO_FINGER && BUTTONS[i].action() == action) {
        return true;
      }
    }
    return false;
  }

  /** Returns true from the first push of the stick that aims until its thumb is lifted. */
  boolean fires() {
    return aiming.hasPushed();
  }

  /** Returns the length of a finger, times the size of the controls, in physical pixels. */
  public double pixels() {
    double highest = screenHeight - screenArea.top() - screenArea.bottom();
    return Math.min(finger * size, highest / MIN_HEIGHT);
  }

  /** Returns the width of a finger, physical pixels. */
  public double fingerPixels() {
    return finger;
  }

  /** Returns true if fingers were used last. */
  public boolean isUsed() {
    return listener.isUsed();
  }

  /** Returns true if fingers were used last and no menu has them. */
  public boolean isShown() {
    return listener.isUsed() && !listener.isMenuOpen();
  }

  /** Returns the stick that flies. */
  public TouchStick flying() {
    return flying;
  }

  /** Returns the stick that aims. */
  public TouchStick aiming() {
    return aiming;
  }

  /** Returns the x of a button's middle. */
  public double x(TouchButton button) {
    return buttonX[button.ordinal()];
  }

  /** Returns the y of a button's middle. */
  public double y(TouchButton button) {
    return buttonY[button.ordinal()];
  }

  /** Returns true if a finger holds a button. */
  public boolean isHeld(TouchButton button) {
    return holders[button.ordinal()] != NO_FINGER;
  }

  /** Returns true while the wheel is open. */
  public boolean isWheelOpen() {
    return isHeld(TouchButton.MODE);
  }

  /** Returns the x of the wheel's middle. */
  public double wheelX() {
    return wheelX;
  }

  /** Returns the y of the wheel's middle. */
  public double wheelY() {
    return wheelY;
  }

  /** Returns the number of modes on the wheel, as of its opening. */
  public int wheelSize() {
    return wheelSize;
  }

  /** Returns the index of the mode at a place of the wheel. */
  public int wheelMode(int place) {
    return wheelModes[place];
  }

  /** Returns the place of the wheel that the finger points at, or {@link ModeRing#NONE}. */
  public int pointed() {
    return pointed;
  }

  /** Returns true if the controls are mirrored for a left-handed player. */
  public boolean isLeftHanded() {
    return side < 0;
  }
}
