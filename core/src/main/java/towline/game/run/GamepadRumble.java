package towline.game.run;

import towline.game.frame.RunObserver;
import towline.input.Devices;
import towline.session.Run;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/**
 * Makes the player's gamepad rumble at damage to the ship, the end of the ship, a parted cable, and
 * kills by the whip.
 */
public final class GamepadRumble implements RunObserver {
  /** Duration of a jolt, s. */
  private static final double JOLT_SECONDS = 0.18;

  /** Duration of the rumble at the end of the ship, s. */
  private static final double END_SECONDS = 0.7;

  private final Devices devices;

  public GamepadRumble(Devices devices) {
    this.devices = devices;
  }

  @Override
  public void onTick(Run run) {
    EventList events = run.events();
    double strongest = 0;
    double seconds = JOLT_SECONDS;
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      double felt = event.type() instanceof EventType type ? strength(type) : 0;
      if (felt > strongest) {
        strongest = felt;
        seconds = felt == 1 ? END_SECONDS : JOLT_SECONDS;
      }
    }
    if (strongest > 0) {
      devices.rumble(strongest, seconds);
    }
  }

  private static double strength(EventType type) {
    return switch (type) {
      case SHIP_DIED -> 1;
      case SHIP_HURT -> 0.8;
      case CABLE_PARTED -> 0.6;
      case KILLED_BY_WHIP -> 0.45;
      default -> 0;
    };
  }
}
