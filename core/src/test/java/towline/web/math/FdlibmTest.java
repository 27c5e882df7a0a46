package towline.web.math;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A browser computes the results of every Java, to the bit. */
class FdlibmTest {
  private record OfOne(String name, DoubleUnaryOperator javas, DoubleUnaryOperator ours) {
    @Override
    public String toString() {
      return name;
    }
  }

  private record OfTwo(String name, DoubleBinaryOperator javas, DoubleBinaryOperator ours) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Stream<OfOne> ofOne() {
    return Stream.of(
        new OfOne("asin", StrictMath::asin, Fdlibm::asin),
        new OfOne("acos", StrictMath::acos, Fdlibm::acos),
        new OfOne("atan", StrictMath::atan, Fdlibm::atan),
        new OfOne("sin", StrictMath::sin, Fdlibm::sin),
        new OfOne("cos", StrictMath::cos, Fdlibm::cos),
        new OfOne("exp", StrictMath::exp, Fdlibm::exp),
        new OfOne("expm1", StrictMath::expm1, Fdlibm::expm1),
        new OfOne("log", StrictMath::log, Fdlibm::log),
        new OfOne("ulp", Math::ulp, ExactMath::ulp),
        new OfOne("rint", Math::rint, ExactMath::rint),
        new OfOne("round", Math::round, ExactMath::round),
        new OfOne("round float", x -> Math.round((float) x), x -> ExactMath.round((float) x)),
        new OfOne("to radians", Math::toRadians, ExactMath::toRadians),
        new OfOne("to degrees", Math::toDegrees, ExactMath::toDegrees));
  }

  private static Stream<OfTwo> ofTwo() {
    return Stream.of(
        new OfTwo("atan2", StrictMath::atan2, Fdlibm::atan2),
        new OfTwo("hypot", StrictMath::hypot, Fdlibm::hypot),
        new OfTwo("pow", StrictMath::pow, Fdlibm::pow),
        new OfTwo("remainder", StrictMath::IEEEremainder, Fdlibm::IEEEremainder),
        new OfTwo("copy sign", StrictMath::copySign, ExactMath::copySign));
  }

  @ParameterizedTest
  @MethodSource("ofOne")
  void aFunctionOfOneNumberIsThatOfJava(OfOne function) {
    SameBits.hold(function.javas(), function.ours());
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("ofTwo")
  void aFunctionOfTwoNumbersIsThatOfJava(OfTwo function) {
    SameBits.hold(function.javas(), function.ours());
  }

  /** Exponents beyond the range of any number, and all in between. */
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
