package towline.shots;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.trial.duel.DuelTurret;
import towline.trial.shots.ShotFamily;
import towline.trial.shots.Situation;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.world.painter.DronePainter;

/** The picture of the field: the target with the dots of its path, the gun, and the shots. */
final class FieldPicture {
  /** Ticks between two dots of a path. */
  private static final int DOT_TICKS = 6;

  /** Distance of grid lines, m. */
  private static final int GRID_SPACING = 4;

  /** Ticks for which the ring of a hit grows. */
  private static final int BURST_TICKS = 24;

  /** Distance of two targets that are shown as one, m. */
  private static final double SAME = 0.4;

  /** Ticks between two points of a shot's trail. */
  private static final int TRAIL_STEP = 2;

  /** Length of a dash of the line of fire, m. */
  private static final double DASH = 1.5;

  /** Length of the line of fire, m; farther than the picture. */
  private static final double REACH = 60;

  /** Scale of the gun against the arena's, so that a phone shows it. */
  private static final double GUN_SCALE = 1.2;

  /** Outline of the target, a dart, in its radii. */
  private static final Polygon TARGET = Polygon.closed(1.3, 0, -0.8, 0.8, -0.4, 0, -0.8, -0.8);

  private final Brush brush;
  private final Pen pen;
  private final Box box;
  private final ShotFilm film;
  private final Situation situation;
  private final double metre;
  private final double flash;

  /** Creates the picture of {@code film} in a box for one frame. */
  FieldPicture(Brush brush, Box box, ShotFilm film, double flash) {
    this.brush = brush;
    pen = brush.pen();
    this.box = box;
    this.film = film;
    this.flash = flash;
    situation = film.puzzle().situation();
    metre = box.width() / Situation.WIDTH;
  }

  private double x(double metres) {
    return box.x() + (metres - situation.left()) * metre;
  }

  private double y(double metres) {
    return box.y() + (metres - situation.bottom()) * metre;
  }

  /** Draws the ground and the grid, and restricts drawing to the picture until {@link #end}. */
  void begin() {
    pen.box(
        brush.colour(ColorRole.SKY), 0.72, box.x(), box.y(), box.width(), box.height(), corner());
    pen.clip(box.x(), box.y(), box.width(), box.height());
    int rgb = brush.colour(ColorRole.GRID);
    for (int at = first(situation.left()); x(at) < box.right(); at += GRID_SPACING) {
      pen.line(rgb, strength(at), brush.px(1), x(at), box.y(), x(at), box.top());
    }
    for (int at = first(situation.bottom()); y(at) < box.top(); at += GRID_SPACING) {
      pen.line(rgb, strength(at), brush.px(1), box.x(), y(at), box.right(), y(at));
    }
  }

  private static int first(double from) {
    return GRID_SPACING * (int) Math.ceil(from / GRID_SPACING);
  }

  private static double strength(int at) {
    return at % (4 * GRID_SPACING) == 0 ? 0.8 : 0.42;
  }

  private double corner() {
    return brush.px(6);
  }

  /** Ends the restriction, and draws the frame. */
  void end() {
    pen.endClip();
    pen.frame(
        brush.colour(ColorRole.EDGE),
        0.55,
        brush.px(1.2),
        box.x(),
        box.y(),
        box.width(),
        box.height(),
        corner());
  }

  /** Draws the target as it is watched, at a tick. */
  void watched(int tick) {
    ShotFilm.Track track = film.watched();
    dots(track, 0, tick);
    if (situation.doesTargetDodge()) {
      warningShot(tick);
    }
    int neutral = brush.colour(ColorRole.DRONE);
    lineOfFire(track.gunX(tick), situation.facing(), neutral);
    gun(track.gunX(tick), situation.facing(), neutral, List.of());
    target(track, tick, 1);
  }

  /** Draws the line along which the barrel points. */
  private void lineOfFire(double gunX, double bearing, int rgb) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    for (double from = DASH; from < REACH; from += 2 * DASH) {
      pen.line(
          rgb,
          0.22,
          brush.px(1),
          x(gunX + from * cos),
          y(from * sin),
          x(gunX + (from + DASH) * cos),
          y((from + DASH) * sin));
    }
  }

  /** Draws the shot that frightens a dodger. */
  private void warningShot(int tick) {
    ShotFilm.Track track = film.watched();
    double fromX = track.gunX(Situation.WARNING_TICK);
    double bearing =
        Math.atan2(track.y(Situation.WARNING_TICK), track.x(Situation.WARNING_TICK) - fromX);
    double flown = (tick - Situation.WARNING_TICK) * DuelTurret.TICK * situation.gun().muzzleSpeed;
    double toX = fromX + flown * Math.cos(bearing);
    double toY = flown * Math.sin(bearing);
    if (flown > 0) {
      double tail = Math.min(flown, 1.6);
      int rgb = brush.colour(ColorRole.WARNING);
      pen.line(
          rgb,
          0.9,
          0.22 * metre,
          x(toX - tail * Math.cos(bearing)),
          y(toY - tail * Math.sin(bearing)),
          x(toX),
          y(toY));
      brush.glow(rgb, 0.7, x(toX), y(toY), 0.8 * metre);
    }
  }

  /** Draws the shot of one mode, some ticks after the choice. */
  void fired(AimMode mode, int tick) {
    ShotFilm.Shot shot = film.shot(mode);
    int rgb = brush.modeColour(mode.ordinal());
    dots(film.watched(), 0, film.watched().last());
    dots(shot.target(), DOT_TICKS, tick);
    trail(shot, tick, rgb, 0.55, 0.12 * metre);
    gun(shot.target().gunX(tick), shot.facing(tick), rgb, List.of());
    if (shot.hasHit(tick)) {
      burst(shot, tick, rgb);
    } else {
      target(shot.target(), tick, 1);
    }
    if (shot.isFlying(tick) && !shot.hasHit(tick)) {
      bullet(shot, tick, rgb, 0.3 * metre);
    }
  }

  /** Draws the shots of all modes, the chosen one thick, some ticks after the choice. */
  void ghosts(AimMode chosen, int tick) {
    ShotFilm.Shot longest = film.longest();
    dots(film.watched(), 0, film.watched().last());
    dots(longest.target(), DOT_TICKS, tick);
    List<ShotFilm.Shot> shots = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      if (mode != chosen) {
        shots.add(film.shot(mode));
      }
    }
    ShotFilm.Shot own = film.shot(chosen);
    shots.add(own);
    for (ShotFilm.Shot shot : shots) {
      boolean isOwn = shot == own;
      int rgb = brush.modeColour(shot.mode().ordinal());
      trail(shot, tick, rgb, isOwn ? 1 : 0.6, (isOwn ? 0.26 : 0.09) * metre);
      if (shot.isFlying(tick) && !shot.hasHit(tick)) {
        bullet(shot, tick, rgb, (isOwn ? 0.34 : 0.2) * metre);
      }
    }
    int rgb = brush.modeColour(chosen.ordinal());
    gun(own.target().gunX(tick), own.facing(tick), rgb, shots);
    for (ShotFilm.Shot shot : shots) {
      double apart =
          Math.hypot(
              shot.target().x(tick) - longest.target().x(tick),
              shot.target().y(tick) - longest.target().y(tick));
      if (!shot.hasHit(tick) && tick <= shot.lastTick() && apart > SAME) {
        target(shot.target(), tick, 0.3);
      }
    }
    target(longest.target(), tick, own.hasHit(tick) ? 0.5 : 1);
    hitKeys(shots, own, tick);
  }

  private void dots(ShotFilm.Track track, int from, int to) {
    int rgb = brush.colour(ColorRole.SNAKE_HEAD);
    for (int tick = from; tick <= Math.min(to, track.last()); tick += DOT_TICKS) {
      double age = Math.min(1, (to - tick) / (double) Situation.WATCH_TICKS);
      pen.disc(
          rgb,
          0.85 - 0.45 * age,
          x(track.x(tick)),
          y(track.y(tick)),
          Math.max(brush.px(1.7), 0.16 * metre));
    }
  }

  private void target(ShotFilm.Track track, int tick, double opacity) {
    double x = x(track.x(tick));
    double y = y(track.y(tick));
    // A tremor on the spot has no course to point along.
    boolean isOnSpot = film.puzzle().family().motion() == ShotFamily.Motion.STAYS;
    double heading = isOnSpot ? 0 : track.heading(tick);
    double size = Math.max(brush.px(5.5), 1.12 * situation.gun().targetRadius * metre);
    double line = Math.max(brush.px(1.1), 0.09 * metre);
    int rgb = brush.colour(ColorRole.SNAKE_HEAD);
    int face = Palette.mix(brush.colour(ColorRole.HULL), rgb, 0.16);
    if (opacity >= 1) {
      brush.glow(rgb, 0.6, x, y, 2.1 * size);
    }
    brush.fill(TARGET, x, y, heading, size, face, opacity);
    brush.outline(TARGET, x, y, heading, size, rgb, opacity, line);
    pen.disc(brush.colour(ColorRole.SNAKE_EYE), opacity, x, y, 0.2 * size);
  }

  /** Draws the gun, with the barrels of {@code others} behind its own. */
  private void gun(double gunX, double facing, int rgb, List<ShotFilm.Shot> others) {
    double x = x(gunX);
    double y = y(0);
    double size = GUN_SCALE * metre;
    double line = Math.max(brush.px(1.1), 0.085 * size);
    int hull = brush.colour(ColorRole.HULL);
    int drone = brush.colour(ColorRole.DRONE);
    brush.glow(rgb, 0.5, x, y, 2.4 * size);
    double body = DronePainter.SIZE * size;
    brush.fill(DronePainter.BODY, x, y, Math.PI / 2, body, hull, 0.94);
    brush.outline(DronePainter.BODY, x, y, Math.PI / 2, body, drone, 0.95, line);
    pen.ring(rgb, 0.75, line * 0.8, x, y, DronePainter.RING * size);
    for (ShotFilm.Shot other : others) {
      double bearing = other.facing(other.firstTick());
      int ghost = brush.modeColour(other.mode().ordinal());
      double from = DronePainter.RING * size;
      double to = DronePainter.MUZZLE * size;
      double cos = Math.cos(bearing);
      double sin = Math.sin(bearing);
      pen.line(ghost, 0.7, line, x + from * cos, y + from * sin, x + to * cos, y + to * sin);
    }
    brush.fill(DronePainter.BARREL, x, y, facing, size, hull, 1);
    brush.outline(DronePainter.BARREL, x, y, facing, size, rgb, line);
    pen.disc(hull, 1, x, y, 0.3 * size);
    pen.ring(rgb, 1, line, x, y, 0.3 * size);
  }

  private void trail(ShotFilm.Shot shot, int tick, int rgb, double opacity, double width) {
    int to = Math.min(tick, shot.lastTick());
    double thick = Math.max(brush.px(1), width);
    for (int from = shot.firstTick(); from < to; from += TRAIL_STEP) {
      int next = Math.min(to, from + TRAIL_STEP);
      pen.line(
          rgb, opacity, thick, x(shot.x(from)), y(shot.y(from)), x(shot.x(next)), y(shot.y(next)));
    }
  }

  private void bullet(ShotFilm.Shot shot, int tick, int rgb, double radius) {
    double x = x(shot.x(tick));
    double y = y(shot.y(tick));
    double size = Math.max(brush.px(2), radius);
    brush.glow(rgb, 0.8, x, y, 3.4 * size);
    pen.disc(rgb, 1, x, y, size);
    pen.disc(brush.colour(ColorRole.CORE), 1, x, y, 0.55 * size);
  }

  /** Draws a hit: rings that grow, and a flash. */
  private void burst(ShotFilm.Shot shot, int tick, int rgb) {
    double x = x(shot.target().x(shot.lastTick()));
    double y = y(shot.target().y(shot.lastTick()));
    double age = Math.min(1, (double) (tick - shot.lastTick()) / BURST_TICKS);
    double radius = situation.gun().targetRadius * metre;
    if (flash > 0) {
      brush.glow(
          brush.colour(ColorRole.CORE), 1.6 * flash * (1 - age), x, y, radius * (2.5 + 2.5 * age));
      for (int ray = 0; ray < 10; ray++) {
        double bearing = ray * 0.2 * Math.PI + 0.3;
        double from = radius * (0.6 + 2.2 * age);
        double to = radius * (1 + 2.9 * age);
        pen.line(
            brush.colour(ColorRole.BLAST),
            flash * (1 - age),
            0.14 * metre,
            x + from * Math.cos(bearing),
            y + from * Math.sin(bearing),
            x + to * Math.cos(bearing),
            y + to * Math.sin(bearing));
      }
    }
    pen.ring(rgb, 1 - 0.6 * age, Math.max(brush.px(1.5), 0.18 * metre), x, y, radius * (1 + age));
    pen.ring(
        brush.colour(ColorRole.SNAKE_HEAD), 0.8 * (1 - age), brush.px(1.5), x, y, radius * 0.8);
  }

  /**
   * Draws the key of each mode that has hit, beside the place of its hit, and that of the chosen
   * one where its shot ended.
   */
  private void hitKeys(List<ShotFilm.Shot> shots, ShotFilm.Shot own, int tick) {
    double radius = Math.max(brush.px(9), 0.7 * metre);
    List<double[]> places = new ArrayList<>();
    List<ShotFilm.Shot> hits = new ArrayList<>(shots);
    boolean hasMissed = own.hasMissed(tick);
    hits.removeIf(shot -> !shot.hasHit(tick) && !(shot == own && hasMissed));
    for (ShotFilm.Shot shot : hits) {
      boolean isMiss = shot == own && hasMissed;
      int last = shot.lastTick();
      double hitX =
          within(x(isMiss ? shot.x(last) : shot.target().x(last)), box.x(), box.right(), 0);
      double hitY = within(y(isMiss ? shot.y(last) : shot.target().y(last)), box.y(), box.top(), 0);
      double[] place = freePlace(hitX, hitY, radius, places);
      places.add(place);
      int rgb = brush.modeColour(shot.mode().ordinal());
      pen.disc(rgb, 1, hitX, hitY, brush.px(2.2));
      pen.line(rgb, 0.7, brush.px(1), hitX, hitY, place[0], place[1]);
    }
    for (int i = 0; i < places.size(); i++) {
      double x = places.get(i)[0];
      double y = places.get(i)[1];
      int mode = hits.get(i).mode().ordinal();
      double line = brush.px(hits.get(i) == own ? 2.6 : 1.2);
      pen.disc(brush.colour(ColorRole.HULL), 1, x, y, radius);
      pen.ring(brush.modeColour(mode), 1, line, x, y, radius);
      double side = radius * 1.3;
      brush.words(
          String.valueOf(mode + 1),
          brush.modeTextColour(mode),
          1,
          side,
          Pen.Align.CENTRE,
          new Box(x - side / 2, y - side / 2, side, side));
    }
  }

  /** Returns the first place around a hit that no other key takes. */
  private double[] freePlace(double x, double y, double radius, List<double[]> taken) {
    double[] place = {x, y};
    for (int ring = 0; ring < 6; ring++) {
      int places = 8 + 4 * ring;
      for (int i = 0; i < places; i++) {
        double bearing = Math.PI / 2 + 2 * Math.PI * i / places;
        double away = radius * (2.6 + 2.3 * ring);
        place[0] = within(x + away * Math.cos(bearing), box.x(), box.right(), radius);
        place[1] = within(y + away * Math.sin(bearing), box.y(), box.top(), radius);
        boolean isFree =
            taken.stream()
                .noneMatch(
                    other -> Math.hypot(other[0] - place[0], other[1] - place[1]) < 2.15 * radius);
        if (isFree) {
          return place;
        }
      }
    }
    return place;
  }

  private static double within(double at, double from, double to, double radius) {
    return Math.max(from + 1.2 * radius, Math.min(to - 1.2 * radius, at));
  }
}
