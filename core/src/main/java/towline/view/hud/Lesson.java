package towline.view.hud;

import towline.aim.AimMode;
import towline.session.Run;

/** The idea that a wave's line teaches, and whether the player has taken it up. */
final class Lesson {
  private String prompt = "";
  private int ramsBefore;
  private int luresBefore;

  /** Begins to teach what the line with that key says; empty teaches nothing. */
  void start(String key, Run run) {
    prompt = key;
    ramsBefore = run.score().whipKills();
    luresBefore = run.score().luredKills() + run.score().missileKills();
  }

  /** Whether it was taken up; what only has to be read never is. */
  boolean isDone(Run run) {
    return switch (prompt) {
      case "prompt.whip" -> run.score().whipKills() > ramsBefore;
      case "prompt.hornets" -> run.score().luredKills() + run.score().missileKills() > luresBefore;
      default -> {
        AimMode asked = run.promptMode();
        yield asked != null && run.current().turret().mode == asked.ordinal();
      }
    };
  }
}
