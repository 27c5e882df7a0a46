package towline.web.math;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a browser computes is what every Java computes, to the bit. */
class FdlibmTest {
  enum OfOne {
    ASIN(StrictMath::asin, Fdlibm::asin),
    ACOS(StrictMath::acos, Fdlibm::acos),
    ATAN(StrictMath::atan, Fdlibm::atan),
    SIN(StrictMath::sin, Fdlibm::sin),
    COS(StrictMath::cos, Fdlibm::cos),
    EXP(StrictMath::exp, Fdlibm::exp),
    EXPM1(StrictMath::expm1, Fdlibm::expm1),
    LOG(StrictMath::log, Fdlibm::log),
    ULP(Math::ulp, ExactMath::ulp),
    RINT(Math::rint, ExactMath::rint),
    ROUND(Math::round, ExactMath::round),
    ROUND_FLOAT(x -> Math.round((float) x), x -> ExactMath.round((float) x)),
    TO_RADIANS(Math::toRadians, ExactMath::toRadians),
    TO_DEGREES(Math::toDegrees, ExactMath::toDegrees);

    private final DoubleUnaryOperator javas;
    private final DoubleUnaryOperator ours;

    OfOne(DoubleUnaryOperator javas, DoubleUnaryOperator ours) {
      this.javas = javas;
      this.ours = ours;
    }
  }

  enum OfTwo {
    ATAN2(StrictMath::atan2, Fdlibm::atan2),
    HYPOT(StrictMath::hypot, Fdlibm::hypot),
    POW(StrictMath::pow, Fdlibm::pow),
    REMAINDER(StrictMath::IEEEremainder, Fdlibm::IEEEremainder),
    COPY_SIGN(StrictMath::copySign, ExactMath::copySign);

    private final DoubleBinaryOperator javas;
    private final DoubleBinaryOperator ours;

    OfTwo(DoubleBinaryOperator javas, DoubleBinaryOperator ours) {
      this.javas = javas;
      this.ours = ours;
    }
  }

  @ParameterizedTest
  @EnumSource
  void aFunctionOfOneNumberIsThatOfJava(OfOne function) {
    SameBits.hold(function.javas, function.ours);
  }

  @ParameterizedTest
  @EnumSource
  void aFunctionOfTwoNumbersIsThatOfJava(OfTwo function) {
    SameBits.hold(function.javas, function.ours);
  }

  /** Beyond what any number can be scaled by, and all in between. */
  @Test
  void scalingByAPowerOfTwoRoundsOnce() {
    for (int scale = -2_300; scale <= 2_300; scale += 23) {
      int by = scale;
      SameBits.holdBriefly(x -> Math.scalb(x, by), x -> ExactMath.scalb(x, by));
      SameBits.holdBriefly(
          x -> Math.scalb((float) x, by / 6), x -> ExactMath.scalb((float) x, by / 6));
    }
  }
}
