package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.belief.MissCause;
import towline.sim.api.Event;
import towline.sim.api.Event.Field;
import towline.sim.api.EventList;
import towline.sim.api.GameEvent;
import towline.sim.api.Snapshot;
import towline.sim.loadout.ModuleKind;

/** The events of runs obey their types: ids of existing things, indices in range. */
class EventsOfRunsTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int SECONDS_A_WAVE = 25;

  private final Set<GameEvent> seen = new HashSet<>();

  @Tag("long")
  @Test
  void eventsOfAllWavesHaveTheFieldsOfTheirTypes() {
    int waves = CONTENT.arcade().waves().size();
    for (int wave = 1; wave <= waves; wave++) {
      fly(new RunSetup(wave, PlayMode.ARCADE, wave, AimMode.LEARN.ordinal()));
    }
    fly(new RunSetup(7, PlayMode.SURVIVAL, waves, AimMode.DIRECT.ordinal()));
    assertThat(seen).as("types of event that happened").hasSizeGreaterThan(55);
  }

  private void fly(RunSetup setup) {
    BitSet known = new BitSet();
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      note(known, flight.run().current());
      for (int tick = 0; tick < SECONDS_A_WAVE * 60 && !flight.run().over(); tick++) {
        flight.tick();
        note(known, flight.run().current());
        EventList events = flight.run().events();
        for (int i = 0; i < events.size(); i++) {
          Event event = events.get(i);
          seen.add(event.type());
          for (Field field : event.type().fields()) {
            assertThat(isRight(event, field, known))
                .as(
                    "%s of %s: %s, %s, %s",
                    field, event.type(), event.subject(), event.object(), event.amount())
                .isTrue();
          }
        }
      }
    }
  }

  private static void note(BitSet known, Snapshot snapshot) {
    for (int i = 0; i < snapshot.size(); i++) {
      known.set(snapshot.id(i));
    }
  }

  private static boolean isRight(Event event, Field field, BitSet known) {
    return switch (field) {
      case NONE -> true;
      case SHOT -> known.get(event.shot());
      case FOE -> known.get(event.foe());
      case ENTITY -> known.get(event.entity());
      case TARGET -> event.target() == 0 || known.get(event.target());
      case CAUSE -> event.cause() == 0 || known.get(event.cause());
      case SHOOTER -> event.shooter() == 0 || known.get(event.shooter());
      case SNAKE -> event.snake() > 0;
      case AIM_MODE -> isIndex(event.aimMode(), CONTENT.aimModes().size());
      case MODULE -> isIndex(event.module(), ModuleKind.values().length);
      case COURIER_KIND -> isIndex(event.courierKind(), CONTENT.couriers().kinds().size());
      case VESSEL_KIND -> isIndex(event.vesselKind(), CONTENT.vessels().size());
      case MISS_CAUSE -> isIndex(event.missCause(), MissCause.values().length);
      case GUEST -> event.guest().arrives();
      case POWER_UP -> event.powerUp() != null;
      case OWN_MODE -> isIndex(event.object(), 2);
      case STATION -> Math.abs(event.station()) == 1;
      case HULL_LEFT -> isShare(event.hullLeft());
      case WEAR -> isShare(event.wear());
      case BEARING -> Math.abs(event.bearing()) <= Math.PI;
      case HAUL -> event.haul() >= 1;
      case KILLS, CHOICES, WAVE, MULTIPLIER, PHASE ->
          event.amount() >= 1 && isWhole(event.amount());
      case LINK, SCHOOL, INDEX, HARPOONS -> event.amount() >= 0 && isWhole(event.amount());
      case DAMAGE, SPEED, IMPACT, RADIUS, GAP, SECONDS, CRACKS, POINTS ->
          event.amount() >= 0 && Double.isFinite(event.amount());
    };
  }

  private static boolean isIndex(int index, int size) {
    return index >= 0 && index < size;
  }

  private static boolean isShare(double share) {
    return share >= 0 && share <= 1;
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number);
  }
}
