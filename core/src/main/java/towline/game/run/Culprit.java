package towline.game.run;

import towline.game.frame.RunObserver;
import towline.session.Run;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;

/**
 * The kind of enemy that destroyed the ship. A shot or a shell counts for the enemy that fired it,
 * which is remembered because it may be dead by then.
 */
final class Culprit implements RunObserver {
  /** Number of remembered shots; more than fly at a time. */
  private static final int SHOTS = 1024;

  private final int[] shots = new int[SHOTS];
  private final String[] shooters = new String[SHOTS];
  private String key = "";

  @Override
  public void onTick(Run run) {
    EventList events = run.events();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event.type() == EventType.FOE_FIRED || event.type() == EventType.MORTAR_FIRED) {
        int slot = event.shot() % SHOTS;
        shots[slot] = event.shot();
        shooters[slot] = nameOf(event.shooter(), run);
      } else if (event.type() == EventType.SHIP_DIED) {
        key = culprit(event.cause(), run);
      }
    }
  }

  private String culprit(int cause, Run run) {
    int slot = cause % SHOTS;
    return cause > 0 && shots[slot] == cause ? shooters[slot] : nameOf(cause, run);
  }

  private static String nameOf(int id, Run run) {
    String name = nameOf(id, run.current());
    return name.isEmpty() ? nameOf(id, run.previous()) : name;
  }

  private static String nameOf(int id, Snapshot snapshot) {
    int row = id > 0 ? snapshot.indexOf(id) : -1;
    return row < 0 ? "" : EnemyText.key(snapshot.row(row));
  }

  /** Returns the text key of its name; empty if it is unknown or the ship is not lost. */
  String key() {
    return key;
  }
}
