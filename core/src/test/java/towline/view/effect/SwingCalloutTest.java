package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.PlayEvent;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.TestEvents;
import towline.view.Assets;
import towline.view.draw.Palette;
import towline.view.text.Fonts;
import towline.view.text.Localization;

class SwingCalloutTest {
  @BeforeAll
  static void findTheAssets() {
    Assets.find();
  }

  private final SwingCallout callout =
      new SwingCallout(new Fonts(), Palette.load(), Localization.load());

  private void kill(int killsOfSwing) {
    Snapshot snapshot = new Snapshots(1).with(EntityKind.DRONE, 5, 40, 20, 0).build();
    snapshot.cable().swingKills = killsOfSwing;
    EventList events = new EventList();
    TestEvents.add(events, EventType.KILLED_BY_WHIP, EntityKind.MITE, 40, 20, 9, 5, 18);
    callout.onEvents(events, snapshot);
  }

  private void endSwing(int kills) {
    EventList events = new EventList();
    TestEvents.add(events, PlayEvent.WHIP_SWING, null, 40, 20, 5, kills - 1, kills);
    callout.onEvents(events, new Snapshots(1).build());
  }

  @Test
  void itCountsTheKillsOfASwingFromTheSecondOn() {
    kill(1);
    assertThat(callout.count()).isZero();
    for (int kills = 2; kills < 30; kills++) {
      kill(kills);
      assertThat(callout.count()).isEqualTo(kills);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 11, 5000})
  void theEndOfASwingIsCalledOutAndFades(int kills) {
    endSwing(kills);
    assertThat(callout.count()).isEqualTo(Math.min(99, kills));
    callout.update(SwingCallout.LIFE);
    assertThat(callout.count()).isZero();
  }

  @Test
  void itGrowsWithTheCount() {
    for (int kills = SwingCallout.MIN_KILLS; kills < 99; kills++) {
      assertThat(SwingCallout.size(kills + 1)).isGreaterThanOrEqualTo(SwingCallout.size(kills));
    }
    assertThat(SwingCallout.size(10)).isGreaterThan(SwingCallout.size(2));
  }

  /** The kill is at (40, 20); ship and drone are at random places near it. */
  @Test
  void itHidesNeitherShipNorDrone() {
    for (double shipY = 12; shipY < 30; shipY += 0.7) {
      for (double droneY = 12; droneY < 30; droneY += 0.7) {
        Snapshot snapshot =
            new Snapshots(1)
                .with(EntityKind.SHIP, 1, 43, shipY, 0)
                .with(EntityKind.DRONE, 5, 38, droneY, 0)
                .build();
        snapshot.cable().swingKills = 9;
        EventList events = new EventList();
        TestEvents.add(events, EventType.KILLED_BY_WHIP, EntityKind.MITE, 40, 20, 9, 5, 18);
        callout.onEvents(events, snapshot);
        assertThat(callout.foot()).isGreaterThan(20);
        for (double y : new double[] {shipY, droneY}) {
          assertThat(y)
              .as("ship %s, drone %s", shipY, droneY)
              .satisfiesAnyOf(
                  at -> assertThat(at).isLessThan(callout.foot() - 1),
                  at -> assertThat(at).isGreaterThan(callout.foot() + SwingCallout.MAX_HEIGHT + 1));
        }
      }
    }
  }
}
