package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FoldersTest {
  @Test
  void theCacheFollowsTheConventionsOfTheSystem() {
    Path home = Path.of("/home/ada");
    assertThat(Folders.cache(OperatingSystem.LINUX, Map.of(), home))
        .isEqualTo(Path.of("/home/ada/.cache/towline"));
    assertThat(Folders.cache(OperatingSystem.LINUX, Map.of("XDG_CACHE_HOME", "/c"), home))
        .isEqualTo(Path.of("/c/towline"));
    assertThat(Folders.cache(OperatingSystem.WINDOWS, Map.of("LOCALAPPDATA", "/l"), home))
        .isEqualTo(Path.of("/l/Towline/Cache"));
    assertThat(Folders.cache(OperatingSystem.MACOS, Map.of(), home))
        .isEqualTo(Path.of("/home/ada/Library/Caches/Towline"));
  }

  private static final Path HOME = Path.of("/home/ada");

  private static Folders of(OperatingSystem system, Map<String, String> environment) {
    return Folders.of(system, environment, HOME);
  }

  @Test
  void linuxFollowsTheRulesOfTheDesktops() {
    assertThat(of(OperatingSystem.LINUX, Map.of()))
        .isEqualTo(
            new Folders(HOME.resolve(".config/towline"), HOME.resolve(".local/share/towline")));
    assertThat(
            of(
                OperatingSystem.LINUX,
                Map.of("XDG_CONFIG_HOME", "/etc/mine", "XDG_DATA_HOME", "/srv/mine")))
        .isEqualTo(new Folders(Path.of("/etc/mine/towline"), Path.of("/srv/mine/towline")));
  }

  @Test
  void aRelativeOrEmptyXdgPathIsIgnored() {
    for (String path : new String[] {"", " ", "mine", "~/x", "./x"}) {
      assertThat(of(OperatingSystem.LINUX, Map.of("XDG_CONFIG_HOME", path, "XDG_DATA_HOME", path)))
          .as(path)
          .isEqualTo(of(OperatingSystem.LINUX, Map.of()));
    }
  }

  @Test
  void windowsAndMacHaveOneFolderForAll() {
    Path roaming = Path.of("C:\\Users\\ada\\AppData\\Roaming");
    Folders windows = of(OperatingSystem.WINDOWS, Map.of("APPDATA", roaming.toString()));
    assertThat(windows.settings()).isEqualTo(roaming.resolve("Towline"));
    assertThat(windows.data()).isEqualTo(windows.settings());
    assertThat(of(OperatingSystem.WINDOWS, Map.of()).data())
        .isEqualTo(HOME.resolve("AppData/Roaming/Towline"));
    assertThat(of(OperatingSystem.MACOS, Map.of("XDG_DATA_HOME", "/srv")).data())
        .isEqualTo(HOME.resolve("Library/Application Support/Towline"));
  }

  @Test
  void portableIsAFolderBesideTheProgram() {
    assertThat(Folders.portable(Path.of("/opt/games")).settings())
        .isEqualTo(Path.of("/opt/games/towline-files"));
  }

  @Test
  void nothingIsEverInTheBareHomeFolder() {
    for (OperatingSystem system : OperatingSystem.values()) {
      Folders folders = of(system, Map.of());
      assertThat(folders.settings().getParent()).isNotEqualTo(HOME);
      assertThat(folders.data().getParent()).isNotEqualTo(HOME);
    }
  }

  @Test
  void homeComesFromTheShellElseFromTheSystem() {
    Path chosen = Path.of("/tmp/elsewhere");
    Map<String, String> environment = Map.of("HOME", chosen.toString());
    assertThat(Folders.home(OperatingSystem.LINUX, environment, HOME)).isEqualTo(chosen);
    assertThat(Folders.home(OperatingSystem.MACOS, environment, HOME)).isEqualTo(chosen);
    assertThat(Folders.home(OperatingSystem.WINDOWS, environment, HOME)).isEqualTo(HOME);
    for (Map<String, String> none :
        List.of(Map.<String, String>of(), Map.of("HOME", ""), Map.of("HOME", "relative"))) {
      assertThat(Folders.home(OperatingSystem.LINUX, none, HOME)).isEqualTo(HOME);
    }
  }

  @Test
  void systemsAreRecognisedByJavasNames() {
    assertThat(OperatingSystem.named("Windows 11")).isEqualTo(OperatingSystem.WINDOWS);
    assertThat(OperatingSystem.named("Mac OS X")).isEqualTo(OperatingSystem.MACOS);
    assertThat(OperatingSystem.named("Linux")).isEqualTo(OperatingSystem.LINUX);
    assertThat(OperatingSystem.named("FreeBSD")).isEqualTo(OperatingSystem.LINUX);
  }
}
