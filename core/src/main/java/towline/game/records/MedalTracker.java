package towline.game.records;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import towline.content.MedalSpec;
import towline.game.host.Background;
import towline.game.host.Today;
import towline.session.MedalProgress;
import towline.session.PlayMode;
import towline.session.Run;
import towline.store.Medals;
import towline.store.Store;
import towline.view.medal.MedalIcons;
import towline.view.medal.MedalLine;
import towline.view.medal.MedalTier;
import towline.view.medal.MedalToast;
import towline.view.text.Localization;

/**
 * The player's medals: observes runs, shows the medals earned, and saves them. During a fight it
 * saves in the background.
 */
public final class MedalTracker {
  private final List<MedalSpec> medals;
  private final Store store;
  private final MedalToast toast;
  private final Map<String, Long> earned = new TreeMap<>();
  private final Map<String, Long> unsaved = new TreeMap<>();

  /** Medals that are not shown yet, because a finale is on. */
  private final List<Earned> unshown = new ArrayList<>();

  private final Today today;
  private final BackgroundSave save;

  private record Earned(String medal, MedalTier tier) {}

  /**
   * Creates a tracker of {@code medals}, with those earned from {@code store}; {@code toast} shows
   * new ones.
   */
  public MedalTracker(
      List<MedalSpec> medals, Store store, MedalToast toast, Background background, Today today) {
    save = new BackgroundSave(background, "towline-medals");
    this.medals = List.copyOf(medals);
    this.store = store;
    this.toast = toast;
    this.today = today;
    earned.putAll(store.medals().days());
  }

  /**
   * Returns an observer for the player's run in {@code mode}. A mode without rankings earns
   * nothing.
   */
  public Consumer<Run> observer(PlayMode mode) {
    if (!mode.isRanked()) {
      return run -> {};
    }
    MedalProgress progress = new MedalProgress(medals, mode);
    return run -> observe(progress, run);
  }

  private void observe(MedalProgress progress, Run run) {
    if (run.counted()) {
      count(progress, run);
    }
    if (run.over() || !run.isFinale()) {
      showEarned();
    }
  }

  private void showEarned() {
    for (int i = 0; i < unshown.size(); i++) {
      toast.show(unshown.get(i).medal(), unshown.get(i).tier());
    }
    unshown.clear();
  }

  private void count(MedalProgress progress, Run run) {
    progress.count(run.events());
    for (int i = 0; i < medals.size(); i++) {
      earn(medals.get(i), progress.tier(i));
    }
    saveInBackground();
  }

  /** Earns all tiers of a medal up to {@code tier}; 0 for none. */
  private void earn(MedalSpec medal, int tier) {
    for (int each = 1; each <= tier; each++) {
      String name = medal.kept(each);
      if (!earned.containsKey(name)) {
        long day = today.local().toEpochDay();
        earned.put(name, day);
        unsaved.put(name, day);
        unshown.add(new Earned(medal.name(), MedalTier.of(each, medal.goals().size())));
      }
    }
  }

  /** Saves the medals earned in the background; if a save is running, later. */
  private void saveInBackground() {
    if (!unsaved.isEmpty() && !save.isBusy()) {
      Medals due = new Medals(unsaved);
      unsaved.clear();
      save.start(() -> store.add(due));
    }
  }

  /**
   * Saves the medals that have not been saved yet and waits for the disk. Nothing else may be saved
   * meanwhile.
   */
  public void flush() {
    showEarned();
    save.await();
    if (!unsaved.isEmpty()) {
      store.add(new Medals(unsaved));
      unsaved.clear();
    }
    // Another Towline process may have saved medals of its own.
    store.medals().days().forEach((name, day) -> earned.merge(name, day, Math::min));
  }

  /** Returns the medals in order, in words. */
  public List<MedalLine> lines(Localization words, MedalIcons icons) {
    List<MedalLine> lines = new ArrayList<>();
    for (MedalSpec medal : medals) {
      int tiers = medal.goals().size();
      int tier = 0;
      while (tier < tiers && earned.containsKey(medal.kept(tier + 1))) {
        tier++;
      }
      String goal = String.valueOf(medal.goals().get(Math.min(tier, tiers - 1)));
      String condition = words.of("medal." + medal.name() + ".how", goal);
      boolean isNext = tier > 0 && tier < tiers;
      Long day = tier == 0 ? null : earned.get(medal.kept(tier));
      lines.add(
          new MedalLine(
              medal.name(),
              words.of("medal." + medal.name()),
              isNext ? words.of("menu.medals.next", condition) : condition,
              day == null ? "" : words.date(LocalDate.ofEpochDay(day)),
              MedalTier.of(tier, tiers),
              icons));
    }
    return lines;
  }
}
