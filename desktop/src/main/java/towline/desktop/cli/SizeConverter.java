package towline.desktop.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import towline.settings.WindowSize;

/** Parses the size of a window, WxH. */
public final class SizeConverter implements ITypeConverter<WindowSize> {
  @Override
  public WindowSize convert(String text) {
    return WindowSize.parse(text)
        .orElseThrow(
            () ->
                new TypeConversionException("'%s' is not a %s".formatted(text, WindowSize.RANGE)));
  }
}
