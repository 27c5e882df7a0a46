package towline.view.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.math.Matrix4;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.content.PlayEvent;
import towline.content.look.EffectTable;
import towline.content.look.EffectTexts;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.view.draw.LineBatch;
import towline.view.draw.Palettes;
import towline.view.draw.ShapeDrawer;

class EventEffectsTest {
  private static final double FRAME = 1.0 / 60;
  private static final int SHIP = 7;

  private final Snapshot world =
      new Snapshots(1)
          .with(EntityKind.SHIP, SHIP, 48, 27, 0)
          .with(EntityKind.DRONE, 8, 44, 27, 0)
          .withMissile(EntityKind.MISSILE, 9, 46, 28, 9)
          .build();
  private int floats;

  private void count(float[] vertices, int drawn, Matrix4 projection) {
    floats += drawn;
  }

  /** Returns the amount drawn a moment after an event of a type, or without one if null. */
  private int drawnAfter(EffectTable effects, @org.jspecify.annotations.Nullable GameEvent type)
      throws IOException {
    WorldView view = new WorldView(Palettes.shipped(), effects, GameContent.load());
    view.camera().resize(1280, 720);
    view.reset(world);
    EventList events = new EventList();
    if (type != null) {
      TestEvents.add(events, type, EntityKind.MISSILE, 47, 27, 9, 9, 1);
    }
    view.onEvents(events, world);
    view.update(world, world, 1, FRAME);
    floats = 0;
    view.draw(new ShapeDrawer(new LineBatch(this::count)), 26.7);
    return floats;
  }

  @ParameterizedTest
  @EnumSource(
      value = EventType.class,
      names = {"SHIP_FIRED", "DRONE_FIRED", "KILLED_BY_SHIP", "NEAR_MISS", "SHIP_DIED"})
  void eventsAreVisible(EventType type) throws IOException {
    EffectTable effects = EffectTable.load();
    assertThat(drawnAfter(effects, type)).isGreaterThan(drawnAfter(effects, null));
  }

  @Test
  void theFileSaysHowManySparksFly() throws IOException {
    EffectTable more = EffectTable.read(EffectTexts.with("\"count\": 30,", "\"count\": 130,"));
    int shipped = drawnAfter(EffectTable.load(), EventType.SHIP_HURT);
    assertThat(drawnAfter(more, EventType.SHIP_HURT)).isGreaterThan(shipped + 90);
  }

  @Test
  void anEventWithoutEffectsDrawsNothing() throws IOException {
    EffectTable effects = EffectTable.load();
    assertThat(drawnAfter(effects, PlayEvent.WAVE_CLEARED)).isEqualTo(drawnAfter(effects, null));
  }

  @Test
  void aHitStopAndAPopupAreNoPartOfThePicture() throws IOException {
    EffectTable effects = EffectTable.load();
    assertThat(drawnAfter(effects, PlayEvent.POINTS)).isEqualTo(drawnAfter(effects, null));
  }
}
