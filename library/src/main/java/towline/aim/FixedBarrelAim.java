package towline.aim;

/** Never turns its barrel. */
final class FixedBarrelAim extends PredictiveAim {
  FixedBarrelAim(MotionModel model) {
    super(model.and(seen -> seen.slewRate = 0));
  }

  @Override
  public AimStrategy believing(MotionModel further) {
    return new FixedBarrelAim(model().and(further));
  }

  @Override
  public String name() {
    return "HOLD";
  }

  @Override
  public boolean turns() {
    return false;
  }
}
