package towline.aim;

/** Never turns its barrel, and takes what it sees for standing still. */
final class FixedBarrelAim extends PredictiveAim {
  FixedBarrelAim() {
    super(TargetModels::fixedBarrel);
  }

  @Override
  public boolean turns() {
    return false;
  }
}
