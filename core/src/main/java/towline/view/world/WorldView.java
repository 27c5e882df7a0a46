package towline.view.world;

import towline.content.SectorSpec;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;
import towline.view.draw.ColorRole;
import towline.view.draw.GradientMesh;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.effect.CosmeticRandom;
import towline.view.effect.DamageSmoke;
import towline.view.effect.EffectKit;
import towline.view.effect.HitFeedback;
import towline.view.effect.Ribbon;
import towline.view.effect.Shake;
import towline.view.effect.ShockWaves;
import towline.view.effect.Sparks;
import towline.view.effect.SpringGrid;
import towline.view.effect.Trails;
import towline.view.scene.Camera;
import towline.view.scene.CameraFraming;
import towline.view.scene.InterpolatedScene;
import towline.view.world.backdrop.Backdrops;
import towline.view.world.painter.CablePainter;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.EnemyShotPainter;
import towline.view.world.painter.EngineGlow;
import towline.view.world.painter.FloorPainter;
import towline.view.world.painter.MissilePainter;
import towline.view.world.painter.MitePainter;
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
import towline.view.world.vessel.Wrecks;

/** The picture of a run: keeps what moves for the eye, and draws all layers from back to front. */
public final class WorldView {
  private static final long COSMETIC_SEED = 20_250;

  /** The drone leaves a trail from this speed on, m/s: the speed at which it rams. */
  private static final double TRAIL_FROM = 7;

  /** ... which is strongest at this speed, m/s. */
  private static final double TRAIL_FULL = 26;

  /** How wide a shadow is, in radii of what throws it. */
  private static final double SHADOW = 2;

  private final Palette palette;
  private final Camera camera = new Camera();
  private final InterpolatedScene scene = new InterpolatedScene();
  private final CameraFraming cameraFraming = new CameraFraming();
  private final HitFeedback hitFeedback = new HitFeedback();
  private final CosmeticRandom random = new CosmeticRandom(COSMETIC_SEED);
  private final Sparks sparks = new Sparks(random);
  private final ShockWaves shockWaves = new ShockWaves();
  private final Shake shake = new Shake();
  private final Ribbon droneTrail = new Ribbon(30, 1.0 / 60);
  private final Ribbon shipTrail = new Ribbon(26, 1.0 / 60);
  private final Trails trails = new Trails();
  private final VesselBodies vesselBodies = new VesselBodies();
  private final Wrecks wrecks;
  private final SpringGrid grid;
  private final Spectacle spectacle;
  private final EngineGlow engineGlow = new EngineGlow();
  private final Backdrops backdrops;
  private final FloorPainter floorPainter;
  private final CablePainter cable;
  private final ShipPainter shipPainter;
  private final DronePainter dronePainter;
  private final SnakePainter snakePainter;
  private final ShotPainter shotPainter;
  private final ShardPainter shardPainter;
  private final MissilePainter missilePainter;
  private final TankPainter tankPainter;
  private final MitePainter mitePainter;
  private final WarpGatePainter warpGatePainter;
  private final VesselPainter vesselPainter;
  private final WingmanPainter wingmanPainter;
  private final EnemyShotPainter enemyShotPainter;
  private final ShellPainter shellPainter;
  private final PowerUpPainter powerUpPainter;
  private final ShieldPainter shieldPainter;
  private final double width;
  private final double height;
  private double time;

  /** The picture of a sector of that size, m. */
  public WorldView(Palette palette, double width, double height) {
    this.palette = palette;
    this.width = width;
    this.height = height;
    camera.sector(width, height);
    grid = new SpringGrid(width, height);
    EffectKit effects = new EffectKit(palette, sparks, shockWaves, grid, shake, hitFeedback);
    wrecks = new Wrecks(effects);
    spectacle = new Spectacle(effects, vesselBodies, wrecks);
    backdrops = new Backdrops(palette);
    floorPainter = new FloorPainter(palette);
    cable = new CablePainter(palette);
    shipPainter = new ShipPainter(palette);
    dronePainter = new DronePainter(palette);
    snakePainter = new SnakePainter(palette);
    shotPainter = new ShotPainter(palette);
    shardPainter = new ShardPainter(palette);
    missilePainter = new MissilePainter(palette);
    tankPainter = new TankPainter(palette);
    mitePainter = new MitePainter(palette);
    warpGatePainter = new WarpGatePainter(palette);
    vesselPainter = new VesselPainter(palette);
    wingmanPainter = new WingmanPainter(palette);
    enemyShotPainter = new EnemyShotPainter(palette);
    shellPainter = new ShellPainter(palette);
    powerUpPainter = new PowerUpPainter(palette);
    shieldPainter = new ShieldPainter(palette);
  }

  /** Where the camera is. */
  public Camera camera() {
    return camera;
  }

  /** The world as it is drawn. */
  public InterpolatedScene scene() {
    return scene;
  }

  /** How fresh the last hurt of the ship is: 1 just now, falling to 0. */
  public double hurt() {
    return hitFeedback.hurt();
  }

  /** The shake, to set its strength. */
  public Shake shake() {
    return shake;
  }

  /** How brightly it flashes, 0: not at all, 1: as drawn, up to 1.5. */
  public void flashes(double share) {
    shockWaves.flashes(share);
    hitFeedback.flashes(share);
  }

  /**
   * Lets it look like that sector from here on: at once for the first one of a run, in a passage
   * for one after it.
   */
  public void setTheme(SectorSpec.Look look) {
    backdrops.enter(look);
  }

  /** Forgets the last run. */
  public void reset(Snapshot first) {
    sparks.clear();
    shockWaves.clear();
    hitFeedback.clear();
    shake.clear();
    backdrops.leave();
    droneTrail.clear();
    shipTrail.clear();
    trails.clear();
    vesselBodies.clear();
    wrecks.clear();
    cable.clear();
    engineGlow.clear();
    scene.update(first, first, 1);
    int ship = scene.only(EntityKind.SHIP);
    if (ship >= 0) {
      camera.cut(scene.x(ship), scene.y(ship));
    }
  }

  /** Shows what happened in a tick, after which the world is as {@code now} says. */
  public void onEvents(EventList events, Snapshot now) {
    spectacle.show(events, now);
  }

  /** Takes in where the world is and lets time pass for the eye, s: 0 while paused. */
  public void update(Snapshot previous, Snapshot current, double alpha, double seconds) {
    scene.update(previous, current, alpha);
    time += seconds;
    engineGlow.update(scene, seconds, sparks, random, palette.of(ColorRole.THRUST));
    disturbGrid(seconds);
    grid.update(seconds);
    cable.update(scene, seconds);
    vesselBodies.update(scene.now(), seconds);
    wrecks.update(seconds);
    missilePainter.update(scene, trails, seconds);
    DamageSmoke.emit(scene, seconds, sparks, random, palette);
    sparks.update(seconds);
    shockWaves.update(seconds);
    backdrops.update(seconds);
    shake.feltAt(camera.x(), camera.y());
    int ship = scene.only(EntityKind.SHIP);
    hitFeedback.update(seconds, ship < 0 ? 0 : scene.now().health(ship));
    shake.update(seconds);
    trail(seconds);
    cameraFraming.update(camera, scene, seconds);
    camera.shake(shake.x(), shake.y());
  }

  private void disturbGrid(double seconds) {
    Snapshot now = scene.now();
    for (int i = now.first(EntityKind.DRONE_SHOT); i < now.end(EntityKind.DRONE_SHOT); i++) {
      grid.drag(scene.x(i), scene.y(i), 2.2, seconds * 2.6 * now.vx(i), seconds * 2.6 * now.vy(i));
    }
    for (int i = now.first(EntityKind.SHIP_SHOT); i < now.end(EntityKind.SHIP_SHOT); i++) {
      grid.drag(scene.x(i), scene.y(i), 1.6, seconds * 1.3 * now.vx(i), seconds * 1.3 * now.vy(i));
    }
    int ship = scene.only(EntityKind.SHIP);
    if (ship >= 0) {
      double push = -seconds * 34 * engineGlow.thrust();
      double heading = scene.heading(ship);
      grid.drag(
          scene.x(ship), scene.y(ship), 3, push * Math.cos(heading), push * Math.sin(heading));
    }
    int drone = scene.only(EntityKind.DRONE);
    if (drone >= 0) {
      double share = seconds * 1.4;
      grid.drag(scene.x(drone), scene.y(drone), 2.6, share * now.vx(drone), share * now.vy(drone));
    }
  }

  private void trail(double seconds) {
    int drone = scene.only(EntityKind.DRONE);
    if (drone >= 0) {
      double speed = Math.hypot(scene.now().vx(drone), scene.now().vy(drone));
      double weight = Math.max(0, Math.min(1, (speed - TRAIL_FROM) / (TRAIL_FULL - TRAIL_FROM)));
      droneTrail.update(seconds, scene.x(drone), scene.y(drone), weight);
    }
    int ship = scene.only(EntityKind.SHIP);
    if (ship >= 0) {
      shipTrail.update(seconds, scene.x(ship), scene.y(ship), engineGlow.thrust());
    } else {
      shipTrail.clear();
    }
  }

  /** Covers the picture with the sky. */
  public void drawSky(GradientMesh cloth) {
    backdrops.drawSky(cloth, camera);
  }

  /** Draws everything in front of the sky into the projection of the camera. */
  public void draw(Pen pen, double pixelsPerMetre) {
    pen.begin(camera.projection(), pixelsPerMetre);
    backdrops.draw(pen, camera, time);
    floorPainter.draw(pen, camera, grid, backdrops.grid(), backdrops.gridLight());
    floorPainter.drawEdge(pen, width, height);
    shadows(pen);
    shipTrail.draw(pen, palette.of(ColorRole.THRUST), 0.35, 0.4);
    droneTrail.draw(pen, palette.of(ColorRole.CABLE_TAUT), 0.6, 1.1);
    drawFoes(pen);
    drawFriends(pen);
    sparks.draw(pen);
    shockWaves.draw(pen);
    shellPainter.drawShells(pen, scene, camera, time);
    shotPainter.draw(pen, scene, camera);
    enemyShotPainter.draw(pen, scene, camera, time);
    pen.end();
  }

  private void drawFoes(Pen pen) {
    wrecks.draw(pen, palette);
    warpGatePainter.draw(pen, scene, camera);
    mitePainter.draw(pen, scene, camera);
    tankPainter.draw(pen, scene, camera, hitFeedback);
    vesselPainter.draw(pen, scene, vesselBodies, camera, hitFeedback, time);
    shellPainter.drawMarkers(pen, scene, camera, time);
    shardPainter.draw(pen, scene, camera, time);
    powerUpPainter.draw(pen, scene, camera, time);
    snakePainter.draw(pen, scene, camera, hitFeedback, time);
    trails.draw(pen);
    missilePainter.draw(pen, scene, camera, hitFeedback, time);
  }

  private void drawFriends(Pen pen) {
    cable.draw(pen, scene, time);
    wingmanPainter.draw(pen, scene, hitFeedback, time);
    dronePainter.draw(pen, scene, hitFeedback, engineGlow.slew(), time);
    shipPainter.draw(pen, scene, hitFeedback, engineGlow.thrust(), time);
    shieldPainter.draw(pen, scene, time);
  }

  /** What the barrel still has to turn, rad, as somebody knows who may look into the drone. */
  public void slew(double signedAngle) {
    engineGlow.slew(signedAngle);
  }

  private void shadows(Pen pen) {
    Snapshot now = scene.now();
    pen.ink(0, 0.55);
    for (int i = 0; i < now.first(EntityKind.SHIP_SHOT); i++) {
      if (camera.sees(scene.x(i), scene.y(i), 2)) {
        pen.halo(scene.x(i) + 0.25, scene.y(i) - 0.35, SHADOW * now.radius(i));
      }
    }
  }
}
