package towline.view.overlay;

import towline.ai.aim.AimMode;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Localization;

/**
 * The belief of an aim mode about its targets, written beside the drone after a switch to that
 * mode.
 */
final class BeliefMark {
  /** Time for which the text is shown, s. */
  static final double LIFE = 2.4;

  /** Distance above the drone, m; used while the ship is below it. */
  private static final double DISTANCE_ABOVE = 2.7;

  /** Distance below the drone, m, clear of the times that the overlay writes there. */
  private static final double DISTANCE_BELOW = 3.8;

  private final String[] beliefs;
  private int mode;
  private double age = LIFE;

  BeliefMark(Localization words) {
    AimMode[] modes = AimMode.values();
    beliefs = new String[modes.length];
    for (int i = 0; i < modes.length; i++) {
      beliefs[i] = words.of("vision.belief." + modes[i].name());
    }
  }

  void clear() {
    age = LIFE;
  }

  void onEvents(EventList events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.MODE_CHANGED) {
        mode = event.aimMode();
        age = 0;
      }
    }
  }

  void update(double seconds) {
    age += seconds;
  }

  void draw(OverlayCanvas canvas, InterpolatedScene scene) {
    int drone = scene.only(EntityKind.DRONE);
    if (age < LIFE && drone >= 0) {
      double x = scene.x(drone);
      int ship = scene.only(EntityKind.SHIP);
      boolean shipBelow = ship >= 0 && scene.y(ship) < scene.y(drone);
      double y = scene.y(drone) + (shipBelow ? DISTANCE_ABOVE : -DISTANCE_BELOW);
      canvas.write(beliefs[mode], canvas.modeTextColour(mode), x, y, -canvas.pixels(70), 0);
    }
  }
}
