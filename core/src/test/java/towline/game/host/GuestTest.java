package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.frame.PictureFolder;
import towline.game.range.SetupFile;
import towline.game.range.WorkbenchScreen;
import towline.menu.LayoutChecker;
import towline.settings.Options;
import towline.settings.WindowSize;
import towline.store.AtomicFile;

/** The game as the guest of a page, without a window of its own, and with links. */
class GuestTest {
  @TempDir Path folder;

  /** Links that record their content. */
  private static final class PlainLinks implements Links {
    private String setup = "";

    @Override
    public boolean exist() {
      return true;
    }

    @Override
    public Optional<String> toRange(String text) {
      setup = text;
      return Optional.of("link");
    }
  }

  private HeadlessGame game(ScreenName screen, Host host) {
    return new HeadlessGame(folder, HeadlessGame.options(screen), code -> null, host);
  }

  private static Host guest() {
    return guest(new PlainLinks());
  }

  private static Host guest(Links links) {
    Host desktop = Host.desktop();
    return new Host(
        desktop.physics(),
        desktop.background(),
        desktop.process(),
        desktop.sound(),
        desktop.pictures(),
        links,
        desktop.today(),
        false);
  }

  private List<String> texts(ScreenName screen, Host host) {
    try (HeadlessGame game = game(screen, host)) {
      game.frames(2);
      return List.copyOf(LayoutChecker.texts(game.game.services().menu()));
    }
  }

  @Test
  void aGuestOffersNoQuitButton() {
    assertThat(texts(ScreenName.TITLE, Host.desktop())).contains("QUIT");
    assertThat(texts(ScreenName.TITLE, guest())).doesNotContain("QUIT").contains("PLAY");
  }

  @Test
  void aGuestOffersNoOptionsOfTheWindow() {
    List<String> ofWindow = List.of("Display mode", "Window size", "VSync", "FPS limit");
    assertThat(texts(ScreenName.OPTIONS, Host.desktop())).containsAll(ofWindow);
    assertThat(texts(ScreenName.OPTIONS, guest()))
        .doesNotContainAnyElementsOf(ofWindow)
        .contains("Render scale", "UI scale");
  }

  @Test
  void aGuestDoesNotSaveTheSizeOfThePage() {
    WindowSize usual = Options.WINDOW_SIZE.defaultValue();
    Stream.of(guest(), Host.desktop())
        .forEach(
            host -> {
              try (HeadlessGame game = game(ScreenName.TITLE, host)) {
                game.game.resize(1000, 700);
                WindowSize kept =
                    game.game.services().profile().settings().get(Options.WINDOW_SIZE);
                assertThat(kept.equals(usual)).isEqualTo(!host.ownsWindow());
              }
            });
  }

  @Test
  void aGuestReportsThatAPictureWasDownloaded() {
    PictureFiles desktop = Host.desktop().pictures();
    assertThat(new PictureFolder(folder, desktop).messageKey("toast.clip")).isEqualTo("toast.clip");
    PictureFiles downloads =
        new PictureFiles() {
          @Override
          public Path save(Path file, AtomicFile.Content<RuntimeException> picture) {
            return file;
          }

          @Override
          public boolean downloads() {
            return true;
          }
        };
    assertThat(new PictureFolder(folder, downloads).messageKey("toast.clip"))
        .isEqualTo("toast.downloaded");
  }

  @Test
  void aGuestCopiesALinkToTheRangeInsteadOfTheCommand() throws Exception {
    PlainLinks links = new PlainLinks();
    try (HeadlessGame game = game(ScreenName.WORKBENCH, guest(links))) {
      game.frames(2);
      assertThat(LayoutChecker.texts(game.game.services().menu()))
          .contains("COPY LINK")
          .doesNotContain("COPY COMMAND");
      WorkbenchScreen range = (WorkbenchScreen) game.game.current();
      range.copy();
      assertThat(range.message()).isEqualTo("Link copied. It opens the range as it is now.");
      SetupFile setup = SetupFile.parse(links.setup, "link");
      assertThat(setup.bench()).contains("aim");
      assertThat(setup.assignments()).contains("seed=1");
    }
  }
}
