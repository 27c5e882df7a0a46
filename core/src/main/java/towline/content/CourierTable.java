package towline.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.spec.CourierSpec;

/**
 * The couriers: their kinds, which of them a wave sends, and what opening them earns.
 *
 * @param kinds every kind, by its index
 * @param first when the first one comes, s after the run began
 * @param pause when the next one comes, s after one has gone
 * @param withBoss while a boss lives, the time from one to the next at least, s
 * @param introduction the first one of all
 * @param namesModeUntil the last wave in which it is said in which mode one opens; later, only what
 *     it does
 * @param falling gravity from which shots count as falling, m/s^2: couriers then have other decks,
 *     layers and modes
 * @param decks what comes from which wave on
 * @param decksFalling the same where shots fall
 * @param pay what opening one earns
 */
public record CourierTable(
    List<Kind> kinds,
    double first,
    double pause,
    double withBoss,
    Introduction introduction,
    int namesModeUntil,
    double falling,
    List<Deck> decks,
    List<Deck> decksFalling,
    CourierPay pay) {
  /** Largest size of a figure, m or m/s. */
  private static final double LARGEST_SIZE = 20;

  /** Farthest reach of a figure for which every sector has room, m. */
  private static final double FARTHEST_REACH = 10;

  /**
   * A kind of courier.
   *
   * @param spec what it can do
   * @param falling the same where shots fall
   * @param mode the aim mode whose belief it flies by
   * @param modeFalling the same where shots fall
   */
  public record Kind(CourierSpec spec, CourierSpec falling, AimMode mode, AimMode modeFalling) {
    /** What it can do where shots fall, or do not. */
    public CourierSpec spec(boolean falls) {
      return falls ? falling : spec;
    }

    /** The aim mode whose belief it flies by where shots fall, or do not. */
    public AimMode mode(boolean falls) {
      return falls ? modeFalling : mode;
    }
  }

  /**
   * What comes equally often from some wave on.
   *
   * @param from the number of that wave
   * @param kinds the indices of what comes
   */
  public record Deck(int from, List<Integer> kinds) {
    /** Copies the list. */
    public Deck {
      kinds = List.copyOf(kinds);
    }
  }

  /**
   * The courier with which a run begins: it comes alone, and the wave waits for it. In a player's
   * first run it comes later, and no wave waits.
   *
   * @param wave the wave with which such a run starts
   * @param kind the index of what comes, if it is in the deck of that wave
   * @param after the time from the beginning of a run to its arrival, s
   * @param inFirstRun the same time in a player's first run, s
   * @param stay how long it stays, s
   * @param breath how long the wave waits for it at most, s
   */
  public record Introduction(
      int wave, int kind, double after, double inFirstRun, double stay, double breath) {
    Introduction of(int other) {
      return new Introduction(wave, other, after, inFirstRun, stay, breath);
    }
  }

  /** Copies the lists, and checks the decks. */
  public CourierTable {
    kinds = List.copyOf(kinds);
    decks = List.copyOf(decks);
    decksFalling = List.copyOf(decksFalling);
    check(decks);
    check(decksFalling);
  }

  private static void check(List<Deck> decks) {
    int before = 0;
    for (Deck deck : decks) {
      if (before == 0 ? deck.from != 1 : deck.from <= before) {
        throw new IllegalArgumentException(
            "decks must begin with wave 1 and come in the order of their waves, not with "
                + deck.from
                + " after "
                + before);
      }
      before = deck.from;
    }
  }

  /** True if shots fall under a gravity of that size, m/s^2. */
  public boolean falls(double gravity) {
    return gravity >= falling;
  }

  /** What comes in that wave. */
  public Deck deck(int wave, boolean falls) {
    List<Deck> all = decks(falls);
    int last = all.size() - 1;
    while (all.get(last).from > wave) {
      last--;
    }
    return all.get(last);
  }

  /** True if a kind comes in any wave where shots fall, or do not. */
  public boolean comes(int kind, boolean falls) {
    return decks(falls).stream().anyMatch(deck -> deck.kinds.contains(kind));
  }

  private List<Deck> decks(boolean falls) {
    return falls ? decksFalling : decks;
  }

  /** Returns a deck of the kinds that come at all where shots fall, or do not. */
  private List<Deck> only(List<Integer> indices, boolean falls) {
    List<Integer> coming = indices.stream().filter(kind -> comes(kind, falls)).toList();
    return coming.isEmpty() ? decks(falls) : List.of(new Deck(1, coming));
  }

  /**
   * Returns a table that deals those kinds alone; the first of them comes first. Where shots fall
   * and none of them ever comes, the decks stay as they are; likewise where shots do not fall.
   */
  public CourierTable dealing(List<Integer> indices) {
    return new CourierTable(
        kinds,
        first,
        pause,
        withBoss,
        introduction.of(indices.get(0)),
        namesModeUntil,
        falling,
        only(indices, false),
        only(indices, true),
        pay);
  }

  /** Whether it is said in that wave in which mode a courier opens. */
  public boolean namesMode(int wave) {
    return wave <= namesModeUntil;
  }

  static CourierTable read(JsonFields in) {
    CourierSpec.Station station = in.part("station", CourierTable::readStation);
    List<Kind> kinds = in.part("couriers", part -> readKinds(part, station));
    return new CourierTable(
        kinds,
        in.number("first", 0, 600),
        in.number("pause", 0.05, 600),
        in.number("withBoss", 0, 600),
        in.part("introduction", part -> readIntroduction(part, kinds)),
        in.integer("namesModeUntil", 0, 1000),
        in.number("falling", 0.1, 100),
        in.parts("decks", deck -> readDeck(deck, kinds)),
        in.parts("decksFalling", deck -> readDeck(deck, kinds)),
        in.part("pay", CourierPay::read));
  }

  private static CourierSpec.Station readStation(JsonFields in) {
    return new CourierSpec.Station(
        in.number("stay", 0.5, 600),
        in.integer("shards", 0, 100),
        in.part("cracks", CourierTable::readCracks),
        in.number("away", 1, 50),
        in.number("aside", 1, 50),
        in.number("leash", 0.1, 50),
        in.number("tooNear", 0, 50),
        in.number("haste", 0.1, 60),
        in.number("push", 0.1, 1000),
        in.number("edge", 0, 20),
        in.number("reach", 1, 50),
        in.number("flatness", 0.1, 1),
        in.number("foresight", 0, 10));
  }

  /** A mode that is not named breaks one layer. */
  private static List<Integer> readCracks(JsonFields in) {
    List<Integer> cracks = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      cracks.add(in.has(mode.name()) ? in.integer(mode.name(), 1, 100) : 1);
    }
    return cracks;
  }

  private static List<Kind> readKinds(JsonFields in, CourierSpec.Station station) {
    List<Kind> kinds = new ArrayList<>();
    for (String name : in.names()) {
      int index = kinds.size();
      kinds.add(in.part(name, kind -> readKind(index, name, kind, station)));
    }
    return kinds;
  }

  private static Kind readKind(int index, String name, JsonFields in, CourierSpec.Station station) {
    CourierSpec.Motion motion = in.constant("motion", CourierSpec.Motion.class);
    CourierSpec spec =
        new CourierSpec(
            index,
            name,
            motion,
            readFigure(in, motion),
            in.number("radius", 0.1, 5),
            in.number("speed", 0.1, 60),
            in.has("acceleration") ? in.number("acceleration", 0.1, 1000) : 0,
            in.integer("layers", 1, 20),
            in.flag("lockable"),
            in.number("keepOff", 0, 30),
            station);
    if (spec.reach() > FARTHEST_REACH) {
      throw in.error(
          "size",
          String.valueOf(spec.figure().size()),
          "so small that the figure reaches at most " + FARTHEST_REACH + " m");
    }
    return new Kind(
        spec,
        spec.withLayers(in.integer("layersFalling", 1, 20)),
        in.constant("mode", AimMode.class),
        in.constant("modeFalling", AimMode.class));
  }

  /** Each motion has only some of the numbers. */
  private static CourierSpec.Figure readFigure(JsonFields in, CourierSpec.Motion motion) {
    return switch (motion) {
      case TREMBLING, CIRCLING -> figure(in, LARGEST_SIZE, "size", "rate");
      case STRAIGHT -> figure(in, LARGEST_SIZE, "pace");
      case PULSING, HOPPING -> figure(in, LARGEST_SIZE, "size", "rate", "pace");
      case WEAVING -> figure(in, CourierSpec.WIDEST_SWING, "size", "rate", "pace");
      case EVADING -> figure(in, LARGEST_SIZE, "size", "rate", "time");
      case SHADOWING -> figure(in, LARGEST_SIZE, "size", "time");
    };
  }

  private static CourierSpec.Figure figure(JsonFields in, double largest, String... fields) {
    Set<String> of = Set.of(fields);
    return new CourierSpec.Figure(
        of.contains("size") ? in.number("size", 0.01, largest) : 0,
        of.contains("rate") ? in.number("rate", 0.01, 100) : 0,
        of.contains("pace") ? in.number("pace", 0.01, 60) : 0,
        of.contains("time") ? in.number("time", 0.01, 10) : 0);
  }

  private static Introduction readIntroduction(JsonFields in, List<Kind> kinds) {
    return new Introduction(
        in.integer("wave", 1, 1000),
        in.reference("courier", kinds, kind -> kind.spec.name()).spec.index(),
        in.number("after", 0, 600),
        in.number("inFirstRun", 0, 600),
        in.number("stay", 0.5, 600),
        in.number("breath", 0, 600));
  }

  private static Deck readDeck(JsonFields in, List<Kind> kinds) {
    List<Kind> named = in.references("kinds", kinds, kind -> kind.spec.name());
    if (named.isEmpty()) {
      throw in.error("kinds", "empty", "a list of at least one courier");
    }
    return new Deck(
        in.integer("from", 1, 1000), named.stream().map(kind -> kind.spec.index()).toList());
  }
}
