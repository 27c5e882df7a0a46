package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.store.DailyAttempt;
import towline.store.Folders;
import towline.store.Store;

/**
 * The game can be played and saved in every language of the system, even one with digits of its
 * own.
 */
class LocaleTest {
  /** A day whose run is short. */
  private static final Instant DAY = Instant.parse("2026-12-14T12:00:00Z");

  @TempDir Path folder;

  private final Locale usual = Locale.getDefault();

  @AfterEach
  void back() {
    Locale.setDefault(usual);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"bn-BD", "ne-NP", "th-TH", "ur-PK", "tr-TR"})
  void aDailyRunIsPlayedSavedAndRead(String tag) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    assertKept(new DailyPlayer());
  }

  /**
   * Loads the classes again in each locale, because some create texts and patterns when they are
   * loaded: three scripts of digits, two of them written from right to left.
   */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "fa-IR", "my-MM"})
  void aDailyRunIsPlayedSavedAndReadByClassesOfTheLocale(String tag) throws Exception {
    Locale.setDefault(Locale.forLanguageTag(tag));
    Class<?> player = new FreshClasses().loadClass(DailyPlayer.class.getName());
    @SuppressWarnings("unchecked")
    Function<Path, String> daily =
        (Function<Path, String>) player.getDeclaredConstructor().newInstance();
    assertKept(daily);
  }

  private void assertKept(Function<Path, String> daily) {
    assertThat(daily.apply(folder)).matches("[0-9]+ points, wave [0-9]+, [OFE]{0,8}");
  }

  /**
   * Plays today's run to its end, starts the game again, and returns the attempt as read from disk.
   */
  public static final class DailyPlayer implements Function<Path, String> {
    @Override
    public String apply(Path folder) {
      long day;
      try (HeadlessGame game = open(folder, ScreenName.DAILY)) {
        day = game.run().setup().seed();
        game.hold(Keys.SPACE);
        game.hurryToResults();
      }
      try (HeadlessGame game = open(folder, ScreenName.TITLE)) {
        game.frames(5);
      }
      DailyAttempt kept =
          new Store(Folders.portable(folder)).progress().attemptOf(day).orElseThrow();
      return kept.points() + " points, wave " + kept.wave() + ", " + kept.couriers();
    }

    private static HeadlessGame open(Path folder, ScreenName screen) {
      return new HeadlessGame(
          folder, HeadlessGame.options(screen), code -> null, HeadlessGame.hostAt(() -> DAY));
    }
  }

  /** Loads the game's classes again, and leaves all others to the loader of the tests. */
  private static final class FreshClasses extends ClassLoader {
    FreshClasses() {
      super(LocaleTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("towline.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? define(name) : loaded;
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
