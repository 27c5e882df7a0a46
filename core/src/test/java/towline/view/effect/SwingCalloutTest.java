package towline.view.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

  @Test
  void onlyRoundNumbersHaveAWordOnceASwing() {
    for (int swing = 0; swing < 3; swing++) {
      for (int kills = 1; kills <= 320; kills++) {
        kill(kills);
        int round = SwingCallout.round(kills);
        if (kills == round) {
          assertThat(callout.count()).isEqualTo(kills);
          callout.update(SwingCallout.LIFE);
        }
        assertThat(callout.count()).as("%s kills", kills).isZero();
      }
    }
  }

  @Test
  void aLeapPastARoundNumberHasItsWord() {
    kill(9);
    kill(12);
    assertThat(callout.count()).isEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 25, 50, 100, 200, 5000})
  void aWordFades(int kills) {
    kill(kills);
    assertThat(callout.count()).isEqualTo(kills);
    callout.update(SwingCallout.LIFE);
    assertThat(callout.count()).isZero();
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
        snapshot.cable().swingKills = 25;
        EventList events = new EventList();
        TestEvents.add(events, EventType.KILLED_BY_WHIP, EntityKind.MITE, 40, 20, 9, 5, 18);
        callout.clear();
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
