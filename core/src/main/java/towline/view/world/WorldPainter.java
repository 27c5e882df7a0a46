package towline.view.world;

import java.util.EnumMap;
import java.util.Map;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HarpoonReturn;
import towline.view.effect.ShockWaves;
import towline.view.effect.Sparks;
import towline.view.effect.Trails;
import towline.view.scene.InterpolatedScene;
import towline.view.world.painter.CablePainter;
import towline.view.world.painter.CourierPainter;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.EnemyShotPainter;
import towline.view.world.painter.FugitivePainter;
import towline.view.world.painter.HaulGatePainter;
import towline.view.world.painter.KindPainter;
import towline.view.world.painter.MissilePainter;
import towline.view.world.painter.MitePainter;
import towline.view.world.painter.ModulePainter;
import towline.view.world.painter.PaintFrame;
import towline.view.world.painter.PlatePainter;
import towline.view.world.painter.PowerUpPainter;
import towline.view.world.painter.ShardPainter;
import towline.view.world.painter.ShellPainter;
import towline.view.world.painter.ShieldPainter;
import towline.view.world.painter.ShipPainter;
import towline.view.world.painter.ShotPainter;
import towline.view.world.painter.SnakePainter;
import towline.view.world.painter.TankPainter;
import towline.view.world.painter.WarpGatePainter;
import towline.view.world.painter.WingmanPainter;
import towline.view.world.vessel.VesselBodies;
import towline.view.world.vessel.VesselPainter;
import towline.view.world.vessel.VolleyPainter;
import towline.view.world.vessel.Wrecks;

/** Draws everything in the sector in layers, from back to front. */
final class WorldPainter {
  private static final EntityKind[] KINDS = EntityKind.values();

  /** Width of a shadow, in radii of its entity. */
  private static final double SHADOW_WIDTH = 2;

  /**
   * The layers of kinds, from back to front: swarms below armed enemies, ship and drone above every
   * foe and blast, shots on top.
   */
  private enum Layer {
    GATES,
    SWARMS,
    GROUND,
    PICK_UPS,
    SNAKES,
    MISSILES,
    WINGMEN,
    DRONE,
    SHIP,
    SHELLS,
    SHOTS,
    ENEMY_SHOTS
  }

  private record Picture(Layer layer, KindPainter painter) {}

  private final Palette palette;
  private final Wrecks wrecks;
  private final Trails trails;
  private final Sparks sparks;
  private final ShockWaves shockWaves;
  private final HarpoonReturn harpoonReturn;
  private final CablePainter cable;
  private final DronePainter drones;
  private final PlatePainter plates;
  private final MissilePainter missiles;
  private final CourierPainter couriers;
  private final ShellPainter shells;
  private final HaulGatePainter haulGates;
  private final ShieldPainter shield;
  private final ModulePainter modules;
  private final VesselPainter vessels;
  private final VolleyPainter volleys;
  private final Map<EntityKind, Picture> pictures = new EnumMap<>(EntityKind.class);
  private boolean shipAlone;

  WorldPainter(
      Palette palette,
      CourierPainter couriers,
      VesselBodies vesselBodies,
      Wrecks wrecks,
      Trails trails,
      Sparks sparks,
      ShockWaves shockWaves,
      HarpoonReturn harpoonReturn) {
    this.palette = palette;
    this.wrecks = wrecks;
    this.trails = trails;
    this.sparks = sparks;
    this.shockWaves = shockWaves;
    this.harpoonReturn = harpoonReturn;
    cable = new CablePainter(palette);
    drones = new DronePainter(palette);
    plates = new PlatePainter(palette);
    missiles = new MissilePainter(palette);
    this.couriers = couriers;
    shells = new ShellPainter(palette);
    haulGates = new HaulGatePainter(palette);
    shield = new ShieldPainter(palette);
    modules = new ModulePainter(palette);
    vessels = new VesselPainter(palette, vesselBodies);
    volleys = new VolleyPainter(palette);
    for (EntityKind kind : KINDS) {
      pictures.put(kind, picture(kind));
    }
  }

  private Picture picture(EntityKind kind) {
    return switch (kind) {
      case WARP_GATE -> new Picture(Layer.GATES, new WarpGatePainter(palette));
      case HAUL_GATE -> new Picture(Layer.GATES, haulGates);
      case FUGITIVE -> new Picture(Layer.SWARMS, new FugitivePainter(palette));
      case MITE -> new Picture(Layer.SWARMS, new MitePainter(palette));
      case TANK -> new Picture(Layer.GROUND, new TankPainter(palette));
      case VESSEL_CORE -> new Picture(Layer.GROUND, vessels);
      case SHARD -> new Picture(Layer.PICK_UPS, new ShardPainter(palette));
      case POWER_UP -> new Picture(Layer.PICK_UPS, new PowerUpPainter(palette));
      case SNAKE_HEAD -> new Picture(Layer.SNAKES, new SnakePainter(palette));
      case MISSILE, OWN_MISSILE -> new Picture(Layer.MISSILES, missiles);
      case WINGMAN -> new Picture(Layer.WINGMEN, new WingmanPainter(palette));
      case COURIER -> new Picture(Layer.WINGMEN, couriers);
      case DRONE -> new Picture(Layer.DRONE, drones);
      case SHIP -> new Picture(Layer.SHIP, new ShipPainter(palette));
      case SHELL -> new Picture(Layer.SHELLS, shells);
      case SHIP_SHOT, DRONE_SHOT, WINGMAN_SHOT ->
          new Picture(Layer.SHOTS, new ShotPainter(palette));
      case FOE_SHOT, SEEKER -> new Picture(Layer.ENEMY_SHOTS, new EnemyShotPainter(palette));
      // Drawn with the head of the snake, or the core of the vessel.
      case SNAKE_SEGMENT, VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_HULL ->
          new Picture(Layer.GROUND, (frame, drawnElsewhere) -> {});
    };
  }

  /** Removes the traces of the last run. */
  void clear() {
    shipAlone = false;
    cable.clear();
    couriers.clear();
  }

  /** Sets the strength of pulses, 0 for none to 1.5; 1 is the designed strength. */
  void setFlashBrightness(double share) {
    couriers.setFlashBrightness(share);
    cable.setFlashBrightness(share);
    haulGates.setFlashBrightness(share);
    drones.setFlashBrightness(share);
  }

  /** Sets whether a part of the haul is at risk, which gates would bank. */
  void setHaulAtRisk(boolean wanted) {
    haulGates.setPrize(wanted);
  }

  /** Moves cable and trails along with the scene, {@code seconds} after the last call. */
  void update(InterpolatedScene scene, double seconds) {
    cable.update(scene, seconds);
    couriers.update(scene, seconds);
    missiles.update(scene, trails, seconds);
  }

  boolean isShipAlone() {
    return shipAlone;
  }

  /** Sets whether ship, drone and cable are drawn alone. */
  void showShipAlone(boolean alone) {
    shipAlone = alone;
  }

  /** Draws the soft shadows of everything but shots. */
  void drawShadows(PaintFrame frame) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    ShapeDrawer pen = frame.shapes();
    pen.ink(0, 0.55);
    for (int i = 0; i < snapshot.first(EntityKind.SHIP_SHOT); i++) {
      if ((!shipAlone || isOfShip(snapshot.kind(i)))
          && frame.camera().intersects(scene.x(i), scene.y(i), 2)) {
        pen.halo(scene.x(i) + 0.25, scene.y(i) - 0.35, SHADOW_WIDTH * snapshot.radius(i));
      }
    }
  }

  private static boolean isOfShip(EntityKind kind) {
    return kind == EntityKind.SHIP || kind == EntityKind.DRONE;
  }

  void draw(PaintFrame frame) {
    if (shipAlone) {
      cable.draw(frame);
      draw(frame, Layer.DRONE);
      draw(frame, Layer.SHIP);
      return;
    }
    ShapeDrawer pen = frame.shapes();
    wrecks.draw(pen, palette);
    volleys.draw(frame);
    draw(frame, Layer.GATES);
    draw(frame, Layer.SWARMS);
    draw(frame, Layer.GROUND);
    shells.drawMarkers(frame);
    draw(frame, Layer.PICK_UPS);
    draw(frame, Layer.SNAKES);
    plates.draw(frame);
    trails.draw(pen);
    draw(frame, Layer.MISSILES);
    sparks.draw(pen);
    shockWaves.draw(pen);
    couriers.drawRibbons(frame);
    modules.drawBelow(frame);
    cable.draw(frame);
    modules.drawOnCable(frame, cable.rope());
    draw(frame, Layer.WINGMEN);
    draw(frame, Layer.DRONE);
    modules.drawAbove(frame);
    draw(frame, Layer.SHIP);
    shield.draw(frame);
    draw(frame, Layer.SHELLS);
    draw(frame, Layer.SHOTS);
    harpoonReturn.draw(pen, frame.scene(), palette);
    draw(frame, Layer.ENEMY_SHOTS);
  }

  private void draw(PaintFrame frame, Layer layer) {
    for (EntityKind kind : KINDS) {
      Picture picture = pictures.get(kind);
      if (picture != null && picture.layer() == layer) {
        picture.painter().draw(frame, kind);
      }
    }
  }
}
