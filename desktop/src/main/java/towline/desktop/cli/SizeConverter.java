package towline.desktop.cli;

import java.util.Locale;
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
                new TypeConversionException(
                    String.format(Locale.ROOT, "'%s' is not a %s", text, WindowSize.RANGE)));
  }
}
