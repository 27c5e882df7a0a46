package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.ApplicationAdapter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.data.ContentException;
import towline.game.diagnostics.CrashGuard;
import towline.game.diagnostics.FrameProgress;
import towline.settings.Language;
import towline.store.Folders;
import towline.store.Store;

/** A failure is described in the player's language, without a window and without libGDX. */
class FailureWordsTest {
  @TempDir Path folder;

  /** Returns the exception of a crashed game. */
  private RuntimeException crash() {
    CrashGuard guard =
        new CrashGuard(
            new ApplicationAdapter() {},
            Optional::empty,
            new FrameProgress(),
            new Store(Folders.portable(folder)).crashes(),
            "1.2.3");
    return guard.report(new IllegalStateException("boom"));
  }

  private Path report() throws Exception {
    try (Stream<Path> files = Files.list(Folders.portable(folder).data().resolve("crashes"))) {
      return files.filter(file -> file.toString().endsWith(".txt")).findFirst().orElseThrow();
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aCrashNamesItsReport(Language language) throws Exception {
    RuntimeException crash = crash();
    FailureWords words = FailureWords.of(crash, language, Locale.JAPANESE);
    assertThat(words.text()).contains("boom", report().toString());
    if (language == Language.ENGLISH || language == Language.SYSTEM) {
      assertThat(words.text()).isEqualTo(crash.getMessage());
      assertThat(words.labels().openFolder()).isEqualTo("OPEN FOLDER");
    }
  }

  @Test
  void theSystemsLanguageIsUsedUnlessThePlayerChoseOne() {
    FailureWords words = FailureWords.of(crash(), Language.SYSTEM, Locale.GERMANY);
    assertThat(words.text()).contains("Towline ist abgest\u00fcrzt (IllegalStateException: boom).");
    assertThat(words.labels().copy()).isEqualTo("KOPIEREN");
  }

  @Test
  void anyOtherFailureIsQuoted() {
    Set<String> texts = new HashSet<>();
    for (Language language : Language.values()) {
      ContentException fault = new ContentException("x.json: speed is missing.");
      String text = FailureWords.of(fault, language, Locale.ENGLISH).text();
      assertThat(text).contains("x.json: speed is missing.");
      texts.add(text);
    }
    // An untranslated text stays English.
    assertThat(texts).hasSizeGreaterThan(1);
  }
}
