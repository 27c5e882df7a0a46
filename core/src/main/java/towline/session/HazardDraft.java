package towline.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import towline.content.HazardSpec;
import towline.content.SurvivalSpec;
import towline.internal.RandomStream;

/**
 * The choice in survival between {@link #MAX_ITEMS} hazards, one of which lasts from then on.
 * Hazards that the run already has come again when there are no others, as long as their effect
 * grows; after that there are no more choices. Bots prefer the one that pays most.
 */
public final class HazardDraft extends Offer<HazardSpec, Hazards> {
  /** Number of hazards on offer at a time. */
  public static final int MAX_ITEMS = 2;

  private final SurvivalSpec.Dangers spec;

  HazardDraft(SurvivalSpec.Dangers spec, RandomStream chance) {
    super(MAX_ITEMS, chance, Comparator.comparing(HazardSpec::pay).reversed(), spec.every());
    this.spec = spec;
  }

  @Override
  List<HazardSpec> candidates(Hazards faced) {
    List<HazardSpec> left = new ArrayList<>(spec.hazards());
    left.removeIf(faced::has);
    if (left.size() < MAX_ITEMS) {
      left = new ArrayList<>(spec.hazards());
      left.removeIf(hazard -> !faced.accepts(hazard));
    }
    return left;
  }

  @Override
  double pause() {
    return spec.every();
  }

  @Override
  int number(HazardSpec hazard) {
    return hazard.index();
  }
}
