package towline.content;

import java.util.List;
import towline.sim.spec.CourierSpec;

/** The content of the game with other couriers. */
public final class CourierDecks {
  private CourierDecks() {}

  /** Returns a copy of {@code game} with couriers of {@code kind} only, and without pauses. */
  public static GameContent only(CourierSpec kind, GameContent game) {
    CourierTable table = game.couriers();
    List<CourierTable.Deck> decks = List.of(new CourierTable.Deck(1, List.of(kind.index())));
    CourierTable.Introduction none = new CourierTable.Introduction(1000, 0, 0, 0, 1, 0);
    return game.withCouriers(
        new CourierTable(
            table.kinds(),
            0,
            0.1,
            0.1,
            none,
            0,
            table.falling(),
            decks,
            decks,
            table.pay(),
            table.gate()));
  }
}
