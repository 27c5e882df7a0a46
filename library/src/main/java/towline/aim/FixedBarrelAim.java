package towline.aim;

import java.util.function.Consumer;
import towline.aim.situation.FireProblem;

/** Never turns its barrel. */
final class FixedBarrelAim extends PredictiveAim {
  FixedBarrelAim(Consumer<FireProblem> model) {
    super(model.andThen(seen -> seen.slewRate = 0));
  }

  @Override
  public AimStrategy believing(Consumer<FireProblem> further) {
    return new FixedBarrelAim(model().andThen(further));
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
