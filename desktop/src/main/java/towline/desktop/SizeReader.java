package towline.desktop;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import towline.settings.WindowSize;

/** Reads the size of a window, WxH. */
final class SizeReader implements ITypeConverter<WindowSize> {
  @Override
  public WindowSize convert(String text) {
    return WindowSize.read(text)
        .orElseThrow(
            () -> new TypeConversionException("'%s' is no %s".formatted(text, WindowSize.RANGE)));
  }
}
