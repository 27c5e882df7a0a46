package towline.sim.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened in a tick. Its type lists the fields that it carries. Each field is
 * written and read by the method of its name, which throws an {@link IllegalArgumentException} if
 * the type does not carry it. An event belongs to its {@link EventList}, which reuses it after the
 * tick.
 */
public final class Event extends FieldRow<Event.Field> {
  private static final PowerUpKind[] POWER_UPS = PowerUpKind.values();

  /** A number that an event can carry, read by the method of the same name. */
  public enum Field {
    NONE,
    SHOT,
    TARGET,
    FOE,
    ENTITY,
    CAUSE,
    SHOOTER,
    AIM_MODE,
    DAMAGE,
    SPEED,
    IMPACT,
    BEARING,
    RADIUS,
    GAP,
    SECONDS,
    HULL_LEFT,
    WEAR,
    MODULE,
    LINK,
    SNAKE,
    KILLS,
    HARPOONS,
    STATION,
    GUEST,
    SCHOOL,
    COURIER_KIND,
    CRACKS,
    VESSEL_KIND,
    PHASE,
    POWER_UP,
    INDEX,
    CHOICES,
    WAVE,
    MULTIPLIER,
    MISS_CAUSE,
    POINTS,
    HAUL,
    OWN_MODE
  }

  private GameEvent type;
  private @Nullable EntityKind kind;
  private double x;
  private double y;

  Event(GameEvent type) {
    this.type = type;
  }

  void begin(GameEvent type, @Nullable EntityKind kind, double x, double y) {
    this.type = type;
    this.kind = kind;
    this.x = x;
    this.y = y;
    begin(Field.NONE);
  }

  @Override
  List<Field> fields() {
    return type.fields();
  }

  @Override
  String typeName() {
    return type.name();
  }

  /** Returns the type, an enum constant. */
  public GameEvent type() {
    return type;
  }

  /** Returns the kind of the subject, or null if it was not given. */
  public @Nullable EntityKind kind() {
    return kind;
  }

  /** Returns the x coordinate of the place, m. */
  public double x() {
    return x;
  }

  /** Returns the y coordinate of the place, m. */
  public double y() {
    return y;
  }

  /**
   * Returns the type's first field, for readers that treat all types alike, such as effects: the id
   * of the entity that it happened to, or of the shot that left; 0 if the type has none.
   */
  public int subject() {
    return (int) column(0);
  }

  /** Returns the type's second field, mostly the id of the cause; 0 if the type has none. */
  public int object() {
    return (int) column(1);
  }

  /** Returns the type's third field, which scales effects; 0 if the type has none. */
  public double amount() {
    return column(2);
  }

  private Event with(Field field, double value) {
    set(field, value);
    return this;
  }

  /** Returns the id of the shot, shell or missile. */
  public int shot() {
    return (int) get(Field.SHOT);
  }

  public Event shot(int id) {
    return with(Field.SHOT, id);
  }

  /** Returns the id of the entity that was aimed at, or passed; 0 if the drone fired at nothing. */
  public int target() {
    return (int) get(Field.TARGET);
  }

  public Event target(int id) {
    return with(Field.TARGET, id);
  }

  /** Returns the id of the foe, or of the part of a foe, that it happened to. */
  public int foe() {
    return (int) get(Field.FOE);
  }

  public Event foe(int id) {
    return with(Field.FOE, id);
  }

  /** Returns the id of the entity in the event's name: ship, drone, wingman, gate, pickup. */
  public int entity() {
    return (int) get(Field.ENTITY);
  }

  public Event entity(int id) {
    return with(Field.ENTITY, id);
  }

  /** Returns the id of the cause, such as a shot, the drone or a head; 0 without a cause. */
  public int cause() {
    return (int) get(Field.CAUSE);
  }

  public Event cause(int id) {
    return with(Field.CAUSE, id);
  }

  /** Returns the id of the entity that fired; 0 for a missile that enters the sector by itself. */
  public int shooter() {
    return (int) get(Field.SHOOTER);
  }

  public Event shooter(int id) {
    return with(Field.SHOOTER, id);
  }

  /** Returns the index of the drone's aim mode. */
  public int aimMode() {
    return (int) get(Field.AIM_MODE);
  }

  public Event aimMode(int index) {
    return with(Field.AIM_MODE, index);
  }

  /** Returns the damage, in points of health. */
  public double damage() {
    return get(Field.DAMAGE);
  }

  public Event damage(double points) {
    return with(Field.DAMAGE, points);
  }

  /** Returns the speed of a blow, of the drone or of a missile, m/s. */
  public double speed() {
    return get(Field.SPEED);
  }

  public Event speed(double speed) {
    return with(Field.SPEED, speed);
  }

  /** Returns the damage of the shot, or the speed of the drone's blow, m/s. */
  public double impact() {
    return get(Field.IMPACT);
  }

  public Event impact(double impact) {
    return with(Field.IMPACT, impact);
  }

  /** Returns the bearing of the shot, rad. */
  public double bearing() {
    return get(Field.BEARING);
  }

  public Event bearing(double bearing) {
    return with(Field.BEARING, bearing);
  }

  /** Returns the radius of a blast or of a part, m; 0 for a missile that was shot down. */
  public double radius() {
    return get(Field.RADIUS);
  }

  public Event radius(double radius) {
    return with(Field.RADIUS, radius);
  }

  /** Returns the gap between the threat and the ship, m. */
  public double gap() {
    return get(Field.GAP);
  }

  public Event gap(double gap) {
    return with(Field.GAP, gap);
  }

  /** Returns the duration, or the time until it happens, s. */
  public double seconds() {
    return get(Field.SECONDS);
  }

  public Event seconds(double seconds) {
    return with(Field.SECONDS, seconds);
  }

  /** Returns the share of the hull that is left, 0 to 1. */
  public double hullLeft() {
    return get(Field.HULL_LEFT);
  }

  public Event hullLeft(double share) {
    return with(Field.HULL_LEFT, share);
  }

  /** Returns the wear of the cable, 0 to 1. */
  public double wear() {
    return get(Field.WEAR);
  }

  public Event wear(double share) {
    return with(Field.WEAR, share);
  }

  /** Returns the ordinal of the module. */
  public int module() {
    return (int) get(Field.MODULE);
  }

  public Event module(int ordinal) {
    return with(Field.MODULE, ordinal);
  }

  /** Returns the place of a mite's burst in its chain, from 0 on. */
  public int link() {
    return (int) get(Field.LINK);
  }

  public Event link(int link) {
    return with(Field.LINK, link);
  }

  /** Returns the id of the snake, which differs from those of its segments. */
  public int snake() {
    return (int) get(Field.SNAKE);
  }

  public Event snake(int id) {
    return with(Field.SNAKE, id);
  }

  /** Returns the kills of the swing. */
  public int kills() {
    return (int) get(Field.KILLS);
  }

  public Event kills(int kills) {
    return with(Field.KILLS, kills);
  }

  /** Returns the number of loaded harpoons. */
  public int harpoons() {
    return (int) get(Field.HARPOONS);
  }

  public Event harpoons(int number) {
    return with(Field.HARPOONS, number);
  }

  /** Returns the wingman's side of the ship: +1 left, -1 right. */
  public int station() {
    return (int) get(Field.STATION);
  }

  public Event station(int station) {
    return with(Field.STATION, station);
  }

  /** Returns the kind of entity that comes through the gate. */
  public EntityKind guest() {
    return EntityKind.arrived((int) get(Field.GUEST));
  }

  public Event guest(EntityKind kind) {
    return with(Field.GUEST, kind.arrival());
  }

  /** Returns the number of the school that it came with; 0 for a tank from a gate. */
  public int school() {
    return (int) get(Field.SCHOOL);
  }

  public Event school(int number) {
    return with(Field.SCHOOL, number);
  }

  /** Returns the index of the courier's kind. */
  public int courierKind() {
    return (int) get(Field.COURIER_KIND);
  }

  public Event courierKind(int index) {
    return with(Field.COURIER_KIND, index);
  }

  /** Returns the points of health that the courier's shell has lost. */
  public double cracks() {
    return get(Field.CRACKS);
  }

  public Event cracks(double points) {
    return with(Field.CRACKS, points);
  }

  /** Returns the index of the vessel's kind. */
  public int vesselKind() {
    return (int) get(Field.VESSEL_KIND);
  }

  public Event vesselKind(int index) {
    return with(Field.VESSEL_KIND, index);
  }

  /** Returns the index of the vessel's new phase. */
  public int phase() {
    return (int) get(Field.PHASE);
  }

  public Event phase(int index) {
    return with(Field.PHASE, index);
  }

  /** Returns the kind of power-up. */
  public PowerUpKind powerUp() {
    return POWER_UPS[(int) get(Field.POWER_UP)];
  }

  public Event powerUp(PowerUpKind kind) {
    return with(Field.POWER_UP, kind.ordinal());
  }

  /** Returns the index of the law, difficulty, build, hazard or sector that the type names. */
  public int index() {
    return (int) get(Field.INDEX);
  }

  public Event index(int index) {
    return with(Field.INDEX, index);
  }

  /** Returns the number of modules or hazards on offer. */
  public int choices() {
    return (int) get(Field.CHOICES);
  }

  public Event choices(int number) {
    return with(Field.CHOICES, number);
  }

  /** Returns the number of the wave, from 1 on. */
  public int wave() {
    return (int) get(Field.WAVE);
  }

  public Event wave(int number) {
    return with(Field.WAVE, number);
  }

  /** Returns the multiplier that was reached or lost. */
  public int multiplier() {
    return (int) get(Field.MULTIPLIER);
  }

  public Event multiplier(int factor) {
    return with(Field.MULTIPLIER, factor);
  }

  /** Returns the ordinal of the cause of the miss. */
  public int missCause() {
    return (int) get(Field.MISS_CAUSE);
  }

  public Event missCause(int ordinal) {
    return with(Field.MISS_CAUSE, ordinal);
  }

  /** Returns the points of the score. */
  public double points() {
    return get(Field.POINTS);
  }

  public Event points(double points) {
    return with(Field.POINTS, points);
  }

  /** Returns the haul, a factor of 1 or more. */
  public double haul() {
    return get(Field.HAUL);
  }

  public Event haul(double factor) {
    return with(Field.HAUL, factor);
  }

  /** Returns true if the courier was opened in its own mode. */
  public boolean ownMode() {
    return get(Field.OWN_MODE) != 0;
  }

  public Event ownMode(boolean own) {
    return with(Field.OWN_MODE, own ? 1 : 0);
  }
}
