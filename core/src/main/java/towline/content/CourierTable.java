package towline.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import towline.ai.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.spec.CourierSpec;
import towline.sim.spec.HaulGateSpec;

/**
 * The couriers: their kinds, the decks of the waves, and the pay for opening them.
 *
 * @param kinds every kind, by its index
 * @param first the time from the beginning of the run to the first courier, s
 * @param pause the time from the end of a courier to the next one, s
 * @param withBoss the least time from one courier to the next while a boss lives, s
 * @param introduction the first courier of all
 * @param namesModeUntil the last wave in which the display names the mode that opens a courier, and
 *     other modes break half of its shell at most; later it describes the courier's motion only
 * @param falling the least gravity at which shots count as falling, m/s^2: couriers then have other
 *     decks, layers and modes
 * @param decks the decks, by their first waves
 * @param decksFalling the decks where shots fall
 * @param pay the pay for opening a courier
 * @param gate the haul gates
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
    CourierPay pay,
    HaulGateSpec gate) {
  /** Greatest size of a figure, m or m/s. */
  private static final double MAX_SIZE = 20;

  /** Greatest reach of a figure, m, for which every sector has room. */
  private static final double MAX_REACH = 10;

  /**
   * A kind of courier.
   *
   * @param spec its abilities
   * @param falling its abilities where shots fall
   * @param mode the aim mode with the belief that fits its motion
   * @param modeFalling that aim mode where shots fall
   */
  public record Kind(CourierSpec spec, CourierSpec falling, AimMode mode, AimMode modeFalling) {
    /** Returns its abilities where shots fall or do not. */
    public CourierSpec spec(boolean falls) {
      return falls ? falling : spec;
    }

    /** Returns its abilities while its mode is named: no other mode opens it. */
    public CourierSpec taught(boolean falls) {
      return spec(falls).openedOnlyBy(mode(falls).ordinal());
    }

    /** Returns the aim mode with the belief that fits its motion, where shots fall or do not. */
    public AimMode mode(boolean falls) {
      return falls ? modeFalling : mode;
    }
  }

  /**
   * The kinds that are equally frequent from some wave on.
   *
   * @param from the number of that wave
   * @param kinds the indices of the kinds
   */
  public record Deck(int from, List<Integer> kinds) {
    /** Copies the list. */
    public Deck {
      kinds = List.copyOf(kinds);
    }
  }

  /**
   * The courier with which a run begins: it enters alone, and the wave waits for it. In a player's
   * first run it enters later, and no wave waits.
   *
   * @param wave the first wave of such a run
   * @param kind the index of its kind, if that is in the deck of that wave
   * @param after the time from the beginning of a run to its arrival, s
   * @param inFirstRun that time in a player's first run, s
   * @param stay the duration of its stay, s
   * @param breath the greatest time for which the wave waits for it, s
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
    int previous = 0;
    for (Deck deck : decks) {
      if (previous == 0 ? deck.from != 1 : deck.from <= previous) {
        throw new IllegalArgumentException(
            "decks must begin with wave 1 and come in the order of their waves, not with "
                + deck.from
                + " after "
                + previous);
      }
      previous = deck.from;
    }
  }

  /** Returns true if shots count as falling under {@code gravity}, m/s^2. */
  public boolean falls(double gravity) {
    return gravity >= falling;
  }

  /** Returns the deck of a wave. */
  public Deck deck(int wave, boolean falls) {
    List<Deck> all = decks(falls);
    int i = all.size() - 1;
    while (all.get(i).from > wave) {
      i--;
    }
    return all.get(i);
  }

  /** Returns true if a kind is in any deck where shots fall or do not. */
  public boolean comes(int kind, boolean falls) {
    return decks(falls).stream().anyMatch(deck -> deck.kinds.contains(kind));
  }

  private List<Deck> decks(boolean falls) {
    return falls ? decksFalling : decks;
  }

  /** Returns a deck of those of the kinds that are in any deck where shots fall or do not. */
  private List<Deck> only(List<Integer> indices, boolean falls) {
    List<Integer> coming = indices.stream().filter(kind -> comes(kind, falls)).toList();
    return coming.isEmpty() ? decks(falls) : List.of(new Deck(1, coming));
  }

  /**
   * Returns a table with the kinds {@code indices} only, the first of them as the introduction. If
   * none of them is in any deck where shots fall, those decks stay as they are; likewise where
   * shots do not fall.
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
        pay,
        gate);
  }

  /** Returns the aim mode with the belief that fits a kind, by its index, in a gravity, m/s^2. */
  public AimMode ownMode(int kind, double gravity) {
    return kinds.get(kind).mode(falls(gravity));
  }

  /** Returns true if the display names the mode that opens a courier in {@code wave}. */
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
        in.part("pay", CourierPay::read),
        in.part("gate", HaulGateSpec::read));
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

  /** Reads the layers that each mode breaks; 1 for a mode without a field. */
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
            CourierSpec.ANY_MODE,
            station);
    if (spec.reach() > MAX_REACH) {
      throw in.error(
          "size",
          String.valueOf(spec.figure().size()),
          "so small that the figure reaches at most " + MAX_REACH + " m");
    }
    return new Kind(
        spec,
        spec.withLayers(in.integer("layersFalling", 1, 20)),
        in.constant("mode", AimMode.class),
        in.constant("modeFalling", AimMode.class));
  }

  /** Reads the numbers that {@code motion} uses. */
  private static CourierSpec.Figure readFigure(JsonFields in, CourierSpec.Motion motion) {
    return switch (motion) {
      case TREMBLING, CIRCLING -> figure(in, MAX_SIZE, "size", "rate");
      case STRAIGHT -> figure(in, MAX_SIZE, "pace");
      case PULSING, HOPPING -> figure(in, MAX_SIZE, "size", "rate", "pace");
      case WEAVING -> figure(in, CourierSpec.WIDEST_SWING, "size", "rate", "pace");
      case EVADING -> figure(in, MAX_SIZE, "size", "rate", "time");
      case SHADOWING -> figure(in, MAX_SIZE, "size", "time");
    };
  }

  private static CourierSpec.Figure figure(JsonFields in, double largest, String... fields) {
    Set<String> used = Set.of(fields);
    return new CourierSpec.Figure(
        used.contains("size") ? in.number("size", 0.01, largest) : 0,
        used.contains("rate") ? in.number("rate", 0.01, 100) : 0,
        used.contains("pace") ? in.number("pace", 0.01, 60) : 0,
        used.contains("time") ? in.number("time", 0.01, 10) : 0);
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
