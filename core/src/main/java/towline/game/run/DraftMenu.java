package towline.game.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.content.HazardSpec;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.records.BuildWords;
import towline.menu.Menu;
import towline.session.Run;
import towline.sim.loadout.ModuleKind;
import towline.store.Progress;
import towline.view.Renderer;
import towline.view.hud.ModuleIcons;
import towline.view.text.Localization;

/** The page of modules or hazards, open while a run waits for a choice. */
public final class DraftMenu {
  /**
   * Time for which a new draft ignores input, s, because keys of the fight may still be pressed.
   */
  private static final double LOCK_SECONDS = 0.6;

  private final GameServices services;
  private final FlownRun flight;
  private final Runnable pause;
  private final Menu menu;
  private @Nullable DraftPage page;

  /** Creates the menu of {@code flight}; {@code pause} pauses the run. */
  public DraftMenu(GameServices services, FlownRun flight, Runnable pause) {
    this.services = services;
    this.flight = flight;
    this.pause = pause;
    menu = services.menu();
  }

  /** Opens or closes the page to match the run; does not open it while the run is paused. */
  public void update(boolean paused) {
    Run run = flight.run();
    boolean offered = run.isChoiceOpen() && !paused;
    if (offered && !menu.isOpen()) {
      page =
          new DraftPage(
              run.draft().isOpen() ? "menu.draft" : "menu.danger",
              offers(run),
              flight::choose,
              pause,
              services.picture().shapes());
      services.openPage(page);
      menu.lock(LOCK_SECONDS);
    } else if (!offered && menu.isShowing(page)) {
      services.closePages();
    }
  }

  private List<DraftOffer> offers(Run run) {
    Renderer picture = services.picture();
    ModuleIcons icons = new ModuleIcons(picture.palette(), picture.shapes());
    return run.draft().isOpen()
        ? run.draft().items().stream()
            .map(one -> DraftOffer.of(one.module(), promises(one.module()), icons))
            .toList()
        : run.hazardDraft().items().stream()
            .map(one -> DraftOffer.of(one, List.of(pay(one))))
            .toList();
  }

  private String pay(HazardSpec hazard) {
    Localization words = services.picture().localization();
    return words.of("menu.danger.pay", words.percent(hazard.pay() - 1, 0));
  }

  /** Returns the builds that the offered module would complete with the fitted ones. */
  private List<String> promises(ModuleKind offered) {
    Localization words = services.picture().localization();
    Progress known = services.profile().store().progress();
    return services.content().builds().stream()
        .filter(build -> build.completes(flight.current().loadout(), offered))
        .map(build -> BuildWords.promise(build, offered, known.has(build.name()), words))
        .toList();
  }
}
