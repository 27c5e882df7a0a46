package towline.game.run;

import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.game.frame.GameServices;
import towline.game.frame.OverlayController;
import towline.game.frame.PlayerProfile;
import towline.input.Device;
import towline.input.Devices;
import towline.session.Tutorial;
import towline.session.TutorialLine;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sound.GameAudio;

/**
 * Follows the lessons of a run: plays a sound for each finished one, and saves what has been
 * learned.
 */
final class LessonKeeper {
  private final Tutorial tutorial;
  private final PlayerProfile profile;
  private final OverlayController overlays;
  private final GameAudio sound;
  private final Devices devices;
  private @Nullable TutorialLine finished;
  private int learned;
  private String savedLessons;

  /** Creates a keeper at the first tick of a run; opening the overlays may finish a lesson. */
  LessonKeeper(Tutorial tutorial, GameServices services) {
    this.tutorial = tutorial;
    profile = services.profile();
    overlays = services.overlays();
    sound = services.sound();
    devices = services.controls().devices();
    learned = tutorial.learnedCount();
    savedLessons = tutorial.learned();
  }

  /** Follows the run. Called once a frame. */
  void update() {
    tutorial.setTouched(devices.lastUsed() == Device.TOUCH);
    if (overlays.vision()) {
      tutorial.overlayOpened();
    }
    if (tutorial.learnedCount() > learned) {
      learned = tutorial.learnedCount();
      keep();
    }
    TutorialLine line = tutorial.line();
    if (line != null && line.isDone() && line != finished) {
      finished = line;
      sound.play(Cue.LESSON_DONE);
    }
  }

  /** Saves at once, because the next run begins before the screen of this one is left. */
  private void keep() {
    Settings settings = profile.settings();
    // Skipped if the player has meanwhile chosen to see all lessons again.
    if (settings.get(Options.LESSONS).equals(savedLessons)) {
      savedLessons = tutorial.learned();
      profile.set(settings.with(Options.LESSONS, savedLessons));
    }
  }

  /** Returns the name of the lesson shown; empty if there is none. */
  String shown() {
    TutorialLine line = tutorial.line();
    return line == null || line.kind() == TutorialLine.Kind.WAVE ? "" : line.name();
  }
}
