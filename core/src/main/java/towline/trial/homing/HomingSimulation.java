package towline.trial.homing;

import java.util.ArrayList;
import java.util.List;
import towline.internal.RandomStream;
import towline.trial.ParameterValues;

/**
 * The experiment behind lab homing: homing laws against equal targets at one frame rate. Equal
 * options give equal bytes.
 *
 * <p>All laws fly an engagement at the same time, frame by frame, and the next begins when the last
 * missile is done; the manoeuvres of the targets alternate.
 */
public final class HomingSimulation {
  /** Least number of engagements: one with each manoeuvre. */
  public static final int MIN_ENGAGEMENTS = TargetManoeuvre.values().length;

  private final List<TunedLaw> laws;
  private final int frameRate;
  private final int engagements;
  private final RandomStream root;
  private final List<TargetManoeuvre> manoeuvres;
  private final ParameterValues parameters;
  private final List<HomingTally> tallies = new ArrayList<>();
  private final List<HomingFlight> flights = new ArrayList<>();
  private int engagement = -1;

  /**
   * Creates an experiment at the start of its first engagement.
   *
   * @param laws the laws, which fly each engagement side by side
   * @param frameRate decisions of a missile per second, Hz, 1 to 720
   * @param engagements number of engagements of each law, 1 or more
   * @param seed the seed of the engagements, which are equal for every law and rate
   */
  public HomingSimulation(List<TunedLaw> laws, int frameRate, int engagements, long seed) {
    this(
        laws,
        frameRate,
        engagements,
        seed,
        List.of(TargetManoeuvre.values()),
        ParameterValues.standard(HomingParameters.TABLE));
  }

  /**
   * Creates an experiment with certain targets; see the constructor without them.
   *
   * @param manoeuvres manoeuvres of the targets, which alternate
   * @param parameters the values of {@link HomingParameters#TABLE}
   */
  public HomingSimulation(
      List<TunedLaw> laws,
      int frameRate,
      int engagements,
      long seed,
      List<TargetManoeuvre> manoeuvres,
      ParameterValues parameters) {
    this.manoeuvres = manoeuvres;
    this.parameters = parameters;
    this.laws = laws;
    this.frameRate = frameRate;
    this.engagements = engagements;
    root = new RandomStream(seed);
    laws.forEach(law -> tallies.add(new HomingTally(engagements)));
    begin();
  }

  /** Returns true if all engagements are over. */
  public boolean isDone() {
    return engagement == engagements;
  }

  /** Advances the current engagement by a frame; when it is over, counts it and begins the next. */
  public void tick() {
    if (isDone()) {
      return;
    }
    boolean isOver = true;
    for (HomingFlight flight : flights) {
      flight.tick();
      isOver &= flight.isOver();
    }
    if (isOver) {
      for (int i = 0; i < flights.size(); i++) {
        tallies.get(i).add(flights.get(i), manoeuvre());
      }
      begin();
    }
  }

  /** Runs to the end. */
  public void finish() {
    while (!isDone()) {
      tick();
    }
  }

  /** Returns the flights of the current engagement, one for each law. */
  public List<HomingFlight> flights() {
    return List.copyOf(flights);
  }

  /** Returns the live tallies, one for each law. */
  public List<HomingTally> tallies() {
    return List.copyOf(tallies);
  }

  private void begin() {
    engagement++;
    if (isDone()) {
      return;
    }
    flights.clear();
    for (TunedLaw law : laws) {
      RandomStream random = root.split(engagement);
      HomingTarget target = manoeuvre().draw(random, parameters);
      flights.add(new HomingFlight(law, frameRate, target, random, engagement, parameters));
    }
  }

  private TargetManoeuvre manoeuvre() {
    return manoeuvres.get(engagement % manoeuvres.size());
  }
}
