package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PicturesFolderTest {
  @TempDir private Path home;

  private Path find(String file) throws IOException {
    Path config = Files.createDirectories(home.resolve(".config"));
    Files.writeString(config.resolve("user-dirs.dirs"), file);
    return PicturesFolder.find(Map.of(), home);
  }

  @Test
  void theDesktopsOwnFileNamesTheFolder() throws IOException {
    assertThat(find("# a note\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"))
        .isEqualTo(home.resolve("Bilder"));
    assertThat(find("XDG_PICTURES_DIR=\"" + home.resolve("shared/art") + "\"\n"))
        .isEqualTo(home.resolve("shared/art"));
  }

  @Test
  void theEnvironmentComesFirst() throws IOException {
    find("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n");
    assertThat(
            PicturesFolder.find(Map.of("XDG_PICTURES_DIR", home.resolve("mine").toString()), home))
        .isEqualTo(home.resolve("mine"));
    assertThat(PicturesFolder.find(Map.of("XDG_PICTURES_DIR", "relative"), home))
        .isEqualTo(home.resolve("Bilder"));
  }

  /** In the locale C letters outside ASCII are as impossible as the letter 0 is in any other. */
  @Test
  void aPathThatTheLocaleCannotExpressIsIgnored() throws IOException {
    find("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n");
    assertThat(PicturesFolder.find(Map.of("XDG_PICTURES_DIR", "/a/\0"), home))
        .isEqualTo(home.resolve("Bilder"));
    assertThat(PicturesFolder.find(Map.of("XDG_CONFIG_HOME", "/a/\0"), home))
        .isEqualTo(home.resolve("Bilder"));
  }

  @Test
  void anythingButASeparateFolderMeansPictures() throws IOException {
    Path usual = home.resolve("Pictures");
    assertThat(PicturesFolder.find(Map.of(), home)).isEqualTo(usual);
    assertThat(find("XDG_PICTURES_DIR=\"$HOME/\"\n")).isEqualTo(usual);
    assertThat(find("XDG_PICTURES_DIR=\"Bilder\"\n")).isEqualTo(usual);
    assertThat(find("XDG_PICTURES_DIR=\"" + home + "\"\n")).isEqualTo(usual);
    assertThat(find("XDG_PICTURES_DIR=$HOME\n")).isEqualTo(usual);
  }
}
