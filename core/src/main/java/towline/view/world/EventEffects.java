package towline.view.world;

import java.util.List;
import towline.content.look.EffectReaction;
import towline.content.look.EffectRow;
import towline.content.look.EffectTable;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;
import towline.view.effect.EffectPlayer;
import towline.view.effect.HitFeedback;
import towline.view.world.vessel.VesselBodies;
import towline.view.world.vessel.VesselBody;
import towline.view.world.vessel.Wrecks;

/** Shows every event according to its rows in the {@link EffectTable}. */
final class EventEffects {
  private final EffectTable table;
  private final EffectPlayer player;
  private final HitFeedback hitFeedback;
  private final VesselBodies vesselBodies;
  private final Wrecks wrecks;

  EventEffects(
      EffectTable table,
      EffectPlayer player,
      HitFeedback hitFeedback,
      VesselBodies vesselBodies,
      Wrecks wrecks) {
    this.table = table;
    this.player = player;
    this.hitFeedback = hitFeedback;
    this.vesselBodies = vesselBodies;
    this.wrecks = wrecks;
  }

  /** Shows the events of a tick; {@code snapshot} is the world after it. */
  void onEvents(EventList events, Snapshot snapshot) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      List<EffectRow> rows = table.rows(event.type());
      for (int n = 0; n < rows.size(); n++) {
        EffectRow row = rows.get(n);
        if (row.condition().holds(event.kind(), event.amount())) {
          show(row, event, snapshot);
          for (int r = 0; r < row.reactions().size(); r++) {
            react(row.reactions().get(r), event);
          }
        }
      }
    }
  }

  private void show(EffectRow row, Event event, Snapshot snapshot) {
    double x = event.x();
    double y = event.y();
    double amount = event.amount();
    EntityKind kind = event.kind();
    switch (row.origin()) {
      case EVENT -> player.play(row, x, y, 0, amount, kind);
      case EVENT_ALONG_AMOUNT -> player.play(row, x, y, amount, amount, kind);
      case EVENT_ALONG_BARREL -> player.play(row, x, y, barrel(snapshot), amount, kind);
      case EVENT_ALONG_FLYBY -> showFlyby(row, event, snapshot);
      case SHIP -> {
        if (snapshot.count(EntityKind.SHIP) > 0) {
          int ship = snapshot.first(EntityKind.SHIP);
          player.play(row, snapshot.x(ship), snapshot.y(ship), 0, amount, kind);
        }
      }
    }
  }

  private static double barrel(Snapshot snapshot) {
    return snapshot.count(EntityKind.DRONE) > 0
        ? snapshot.heading(snapshot.first(EntityKind.DRONE))
        : 0;
  }

  private void showFlyby(EffectRow row, Event event, Snapshot snapshot) {
    int subject = snapshot.indexOf(event.subject());
    if (subject >= 0 && snapshot.count(EntityKind.SHIP) > 0) {
      int ship = snapshot.first(EntityKind.SHIP);
      double vx = snapshot.vx(subject) - snapshot.vx(ship);
      double vy = snapshot.vy(subject) - snapshot.vy(ship);
      player.play(row, event.x(), event.y(), Math.atan2(vy, vx), Math.hypot(vx, vy), event.kind());
    }
  }

  private void react(EffectReaction reaction, Event event) {
    switch (reaction) {
      case SUBJECT_LIGHTS_UP -> hitFeedback.lightUp(event.subject());
      case OBJECT_RECOILS -> hitFeedback.startRecoil(event.object());
      case SHIP_RECOILS -> hitFeedback.shipFired();
      case DRONE_RECOILS -> hitFeedback.droneFired();
      case DRONE_CONTENT -> hitFeedback.setDroneMood(1);
      case DRONE_WINCES -> hitFeedback.setDroneMood(-1);
      case SHIP_HURT -> hitFeedback.shipHurt();
      case VESSEL_FLASHES -> {
        VesselBody body = vesselBodies.withCore(event.subject());
        if (body != null) {
          body.flash();
        }
      }
      case PART_WRECKED ->
          wrecks.lose(event.object(), event.kind(), event.x(), event.y(), event.amount());
      case VESSEL_WRECKED -> {
        VesselBody body = vesselBodies.withCore(event.subject());
        wrecks.add(event.subject(), event.x(), event.y(), body == null ? 0 : body.heading());
      }
    }
  }
}
