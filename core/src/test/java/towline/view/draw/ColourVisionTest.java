package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Team;
import towline.view.draw.ColourDistance.Eyes;

/** Any two things with different meanings differ visibly, by shape or by colour. */
class ColourVisionTest {
  /** Difference from which on two colours are distinguishable at a glance. */
  private static final double CLEAR_DIFFERENCE = 15;

  private static final int VIOLET = 0xc77dff;

  /** The silhouettes; things with different ones need no different colours. */
  private enum Shape {
    OPEN_DART,
    HEXAGON,
    DIAMONDS,
    DASH,
    DOTS,
    ROUND,
    CHEVRON,
    TRIANGLE,
    BOX,
    HULL,
    SMALL_DART,
    BARB,
    BEAD,
    CROSS,
    CAPSULE,
    RING,
    POSTS
  }

  private record Role(String name, Shape shape, int rgb) {}

  private static Reader open(String path) {
    InputStream file = ColourVisionTest.class.getResourceAsStream("/" + path);
    return new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8);
  }

  private static Palette palette(String... variants) throws IOException {
    List<Reader> readers = new ArrayList<>();
    readers.add(open(Palette.PATH));
    for (String variant : variants) {
      readers.add(open(Palette.PATH.replace(".properties", "-" + variant + ".properties")));
    }
    return Palette.read(readers.toArray(new Reader[0]));
  }

  /** Returns the silhouette of a kind; a new kind only needs a case here. */
  private static Shape shape(EntityKind kind) {
    return switch (kind) {
      case SHIP -> Shape.OPEN_DART;
      case DRONE -> Shape.HEXAGON;
      case WINGMAN -> Shape.SMALL_DART;
      case SNAKE_HEAD, SNAKE_SEGMENT -> Shape.DIAMONDS;
      case MISSILE, OWN_MISSILE -> Shape.CHEVRON;
      case COURIER -> Shape.BEAD;
      case TANK -> Shape.BOX;
      case MITE -> Shape.BARB;
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE, VESSEL_HULL -> Shape.HULL;
      case SHIP_SHOT, DRONE_SHOT -> Shape.DASH;
      case WINGMAN_SHOT -> Shape.DOTS;
      case FOE_SHOT, SEEKER -> Shape.ROUND;
      case SHELL -> Shape.CROSS;
      case SHARD -> Shape.TRIANGLE;
      case POWER_UP -> Shape.CAPSULE;
      // A fugitive has the colour of what it was.
      case WARP_GATE, FUGITIVE -> Shape.RING;
      case HAUL_GATE -> Shape.POSTS;
    };
  }

  /**
   * Returns the colours of all kinds; a shot of the drone has that of its mode, a gate and a
   * fugitive that of their guest.
   */
  private static List<Role> roles(Palette palette) {
    List<Role> roles = new ArrayList<>();
    EnumSet<EntityKind> own =
        EnumSet.of(EntityKind.DRONE_SHOT, EntityKind.WARP_GATE, EntityKind.FUGITIVE);
    for (EntityKind kind : EnumSet.complementOf(own)) {
      Role role =
          new Role(ColorRole.of(kind).name(), shape(kind), palette.colour(ColorRole.of(kind)));
      if (!roles.contains(role)) {
        roles.add(role);
      }
    }
    for (AimMode mode : AimMode.values()) {
      roles.add(new Role("shot of " + mode, Shape.DASH, palette.modeColour(mode.ordinal())));
    }
    return roles;
  }

  /** Returns the colours of all wanted kinds but couriers, and {@code more}. */
  private static Set<ColorRole> colours(Predicate<EntityKind> wanted, ColorRole... more) {
    Set<ColorRole> colours = EnumSet.noneOf(ColorRole.class);
    for (EntityKind kind : EntityKind.values()) {
      if (kind != EntityKind.COURIER && wanted.test(kind)) {
        colours.add(ColorRole.of(kind));
      }
    }
    colours.addAll(List.of(more));
    return colours;
  }

  private static void checkPairs(Palette palette, Eyes eyes) {
    List<Role> roles = roles(palette);
    for (int i = 0; i < roles.size(); i++) {
      for (int j = 0; j < i; j++) {
        Role one = roles.get(i);
        Role other = roles.get(j);
        if (one.shape() == other.shape()) {
          assertThat(ColourDistance.between(one.rgb(), other.rgb(), eyes))
              .as("%s and %s for %s", one.name(), other.name(), eyes)
              .isGreaterThanOrEqualTo(CLEAR_DIFFERENCE);
        }
      }
    }
  }

  @Test
  void everyPairCanBeToldApart() throws IOException {
    checkPairs(palette(), Eyes.MOST);
    for (Eyes eyes : new Eyes[] {Eyes.PROTAN, Eyes.DEUTAN, Eyes.TRITAN}) {
      String variant = eyes.name().toLowerCase(java.util.Locale.ROOT);
      checkPairs(palette(variant), eyes);
      checkPairs(palette(variant), Eyes.MOST);
      checkPairs(palette(variant, "contrast"), eyes);
    }
  }

  @Test
  void everythingImportantStandsOutFromTheBackground() throws IOException {
    for (Eyes eyes : Eyes.values()) {
      Palette palette =
          eyes == Eyes.MOST ? palette() : palette(eyes.name().toLowerCase(java.util.Locale.ROOT));
      for (Role role : roles(palette)) {
        assertThat(ColourDistance.between(role.rgb(), palette.colour(ColorRole.SKY), eyes))
            .as("%s on the sky for %s", role.name(), eyes)
            .isGreaterThan(2 * CLEAR_DIFFERENCE);
      }
    }
  }

  /** No snake, anywhere along its body, and no missile has the violet of enemy shots. */
  @Test
  void noSnakeAndNoMissileHasTheVioletOfEnemyShots() throws IOException {
    for (Eyes eyes : Eyes.values()) {
      String variant = eyes.name().toLowerCase(java.util.Locale.ROOT);
      boolean usual = eyes == Eyes.MOST;
      for (Palette palette :
          new Palette[] {
            usual ? palette() : palette(variant),
            usual ? palette("contrast") : palette(variant, "contrast")
          }) {
        int shot = palette.colour(ColorRole.FOE_SHOT);
        assertThat(ColourDistance.between(shot, VIOLET, Eyes.MOST)).isLessThan(5);
        for (Eyes who : new Eyes[] {eyes, Eyes.MOST}) {
          assertThat(ColourDistance.between(shot, palette.colour(ColorRole.MISSILE), who))
              .as("missile in the palette for %s, for %s", eyes, who)
              .isGreaterThan(CLEAR_DIFFERENCE);
          for (int part = 0; part <= 20; part++) {
            int snake =
                Palette.mix(
                    palette.colour(ColorRole.SNAKE_HEAD),
                    palette.colour(ColorRole.SNAKE_TAIL),
                    part / 20.0);
            assertThat(ColourDistance.between(shot, snake, who))
                .as("snake at %d of 20 in the palette for %s, for %s", part, eyes, who)
                .isGreaterThan(CLEAR_DIFFERENCE);
          }
        }
      }
    }
  }

  /**
   * White gold is reserved for couriers: no other line is similar to their ribbons, shells and
   * lances.
   */
  @Test
  void nothingThatIsALineHasTheColourOfCouriers() throws IOException {
    ColorRole[] lines = {
      ColorRole.CABLE,
      ColorRole.CABLE_TAUT,
      ColorRole.CABLE_WORN,
      ColorRole.SHIP,
      ColorRole.THRUST,
      ColorRole.SHIP_SHOT,
      ColorRole.DRONE,
      ColorRole.EDGE,
      ColorRole.GRID_STIRRED
    };
    for (Eyes eyes : Eyes.values()) {
      Palette palette =
          eyes == Eyes.MOST ? palette() : palette(eyes.name().toLowerCase(java.util.Locale.ROOT));
      for (ColorRole line : lines) {
        assertThat(
                ColourDistance.between(
                    palette.colour(ColorRole.COURIER), palette.colour(line), eyes))
            .as("%s for %s", line, eyes)
            .isGreaterThan(CLEAR_DIFFERENCE);
      }
    }
  }

  /** With normal vision nothing else that flies or bursts looks similar either. */
  @Test
  void nothingInTheFightHasTheColourOfCouriers() throws IOException {
    for (String[] variants : new String[][] {{}, {"contrast"}}) {
      Palette palette = palette(variants);
      for (Role role : roles(palette)) {
        if (role.shape() != Shape.BEAD) {
          assertThat(
                  ColourDistance.between(palette.colour(ColorRole.COURIER), role.rgb(), Eyes.MOST))
              .as(role.name())
              .isGreaterThan(10);
        }
      }
      for (ColorRole role :
          new ColorRole[] {ColorRole.BLAST, ColorRole.VESSEL_CORE, ColorRole.SNAKE_EYE}) {
        assertThat(
                ColourDistance.between(
                    palette.colour(ColorRole.COURIER), palette.colour(role), Eyes.MOST))
            .as("%s", role)
            .isGreaterThan(10);
      }
    }
  }

  /**
   * Without one kind of cones there are fewer colours than things, so shape, ribbon and light must
   * identify a courier, too. Still, no other flyer has its colour.
   */
  @Test
  void inEveryPaletteNoFlyerHasTheColourOfCouriers() throws IOException {
    Set<EntityKind> players =
        EnumSet.of(EntityKind.SHIP, EntityKind.SHIP_SHOT, EntityKind.DRONE, EntityKind.DRONE_SHOT);
    Set<ColorRole> flyers =
        colours(kind -> !players.contains(kind), ColorRole.VESSEL_CORE, ColorRole.SNAKE_TAIL);
    for (Eyes eyes : new Eyes[] {Eyes.PROTAN, Eyes.DEUTAN, Eyes.TRITAN}) {
      Palette palette = palette(eyes.name().toLowerCase(java.util.Locale.ROOT));
      for (ColorRole flyer : flyers) {
        for (Eyes seen : new Eyes[] {eyes, Eyes.MOST}) {
          assertThat(
                  ColourDistance.between(
                      palette.colour(ColorRole.COURIER), palette.colour(flyer), seen))
              .as("%s for %s in the palette for %s", flyer, seen, eyes)
              .isGreaterThan(8.5);
        }
      }
    }
  }

  /** Text in the colour of a mode is readable, and keeps as much of the colour as possible. */
  @Test
  void textInTheColourOfAModeCanBeRead() throws IOException {
    for (String[] variants :
        new String[][] {{}, {"protan"}, {"deutan"}, {"tritan"}, {"contrast"}}) {
      Palette palette = palette(variants);
      for (AimMode mode : AimMode.values()) {
        int text = palette.modeTextColour(mode.ordinal());
        int plain = palette.modeColour(mode.ordinal());
        assertThat(Palette.contrast(text, palette.colour(ColorRole.SKY)))
            .as("%s in %s", mode, List.of(variants))
            .isGreaterThanOrEqualTo(4.5);
        assertThat(text == plain)
            .isEqualTo(Palette.contrast(plain, palette.colour(ColorRole.SKY)) >= 4.5);
      }
    }
    assertThat(Palette.contrast(0, 0xffffff)).isCloseTo(21, within(1e-9));
  }

  /** Mint is the colour of good things for the player, so no threat has a similar one. */
  @Test
  void noThreatHasTheColourOfPickUps() throws IOException {
    ColorRole[] yours = {ColorRole.SHARD, ColorRole.OWN_MISSILE};
    Set<ColorRole> theirs = colours(kind -> kind.team() == Team.FOE, ColorRole.WARNING);
    for (Eyes eyes : Eyes.values()) {
      Palette palette =
          eyes == Eyes.MOST ? palette() : palette(eyes.name().toLowerCase(java.util.Locale.ROOT));
      for (ColorRole mine : yours) {
        for (ColorRole foe : theirs) {
          assertThat(ColourDistance.between(palette.colour(mine), palette.colour(foe), eyes))
              .as("%s and %s for %s, in the palette of these eyes", mine, foe, eyes)
              .isGreaterThan(CLEAR_DIFFERENCE);
        }
      }
    }
  }

  /** Pairs 1, 7 and 17 of the table of Sharma, Wu and Dalal. */
  @Test
  void theDistanceIsThePublishedOne() {
    double[][] table = {
      {50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425},
      {50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669},
      {50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492}
    };
    for (double[] row : table) {
      assertThat(
              ColourDistance.ciede2000(
                  new double[] {row[0], row[1], row[2]}, new double[] {row[3], row[4], row[5]}))
          .isCloseTo(row[6], within(1e-4));
    }
  }
}
