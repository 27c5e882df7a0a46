package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import towline.content.PlayEvent;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.view.Assets;
import towline.view.draw.Palette;
import towline.view.text.Fonts;
import towline.view.text.Localization;

class EventCalloutTest {
  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private final Localization words = Localization.load();
  private final EventCallout callout = new EventCallout(new Fonts(), Palette.load(), words);
  private final Snapshot snapshot = new Snapshots(1).with(EntityKind.SHIP, 1, 43, 20, 0).build();

  private void tell(GameEvent type, double amount) {
    EventList events = new EventList();
    TestEvents.add(events, type, null, 40, 20, 1, 0, amount);
    callout.onEvents(events, snapshot);
  }

  private void expect(String key, String rest) {
    assertThat(callout.announced()).isEqualTo(words.of(key) + rest);
  }

  @Test
  void aLossTellsThePartThatWasAtRisk() {
    for (int banked = 10; banked < 40; banked += 7) {
      for (int atRisk = 1; atRisk < 30; atRisk += 5) {
        tell(PlayEvent.HAUL_BANKED, banked / 10.0);
        tell(PlayEvent.HAUL_RAISED, (banked + atRisk) / 10.0);
        tell(PlayEvent.HAUL_LOST, banked / 10.0);
        String loss = atRisk % 10 == 0 ? "" + atRisk / 10 : atRisk / 10 + "." + atRisk % 10;
        assertThat(callout.announced()).startsWith(words.of("hud.haul.lost")).endsWith(loss);
      }
    }
    expect("hud.haul.lost", " \u22122.6");
  }

  @Test
  void aLossOfAnUnknownPartHasNoNumber() {
    tell(PlayEvent.HAUL_LOST, 2.5);
    expect("hud.haul.lost", "");
  }

  @Test
  void aSweepTellsItsPoints() {
    tell(PlayEvent.WAVE_SWEPT, 12_400);
    expect("hud.sweep", " +12 400");
    callout.update(EventCallout.LIFE);
    assertThat(callout.announced()).isEmpty();
  }

  @Test
  void aFlightHasItsWordOnceAWave() {
    for (int wave = 1; wave < 4; wave++) {
      tell(PlayEvent.WAVE_STARTED, wave);
      tell(EventType.FOE_FLED, 1);
      expect("hud.flee", "");
      callout.update(EventCallout.LIFE);
      tell(EventType.FOE_FLED, 1);
      assertThat(callout.announced()).isEmpty();
    }
  }

  @Test
  void aFlightReplacesNoOtherWord() {
    tell(PlayEvent.HAUL_BANKED, 2);
    tell(EventType.FOE_FLED, 1);
    expect("hud.haul.banked", " \u00d72");
  }
}
