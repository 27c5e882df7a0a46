package towline.lab.figures;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** A picture of a figure, drawn from its table alone. */
@FunctionalInterface
interface Chart {
  /** Returns the text of the file, as SVG. */
  String of(PlainTable table);

  int LEFT = 110;
  int TOP = 46;

  /** Returns a chart with a cell for each number from 0 to 1; larger ones are warmer. */
  static Chart heat(String title) {
    return table -> {
      int cell = 84;
      int barHeight = 26;
      int columns = table.header().size() - 1;
      ChartSvg svg =
          new ChartSvg(LEFT + cell * columns + 12, TOP + 24 + barHeight * table.rows().size() + 12);
      svg.title(title);
      for (int column = 1; column <= columns; column++) {
        svg.text(LEFT + cell * (column - 0.5), TOP + 14, 10, "middle", table.header().get(column));
      }
      for (int row = 0; row < table.rows().size(); row++) {
        double top = TOP + 24 + barHeight * row;
        svg.text(LEFT - 10, top + 17, 12, "end", table.rows().get(row).get(0));
        for (int column = 1; column <= columns; column++) {
          double share = table.number(row, column);
          double left = LEFT + cell * (column - 1);
          svg.box(left + 1, top + 1, cell - 2, barHeight - 2, ChartSvg.heat(share));
          svg.text(left + cell / 2.0, top + 17, 12, "middle", table.rows().get(row).get(column));
        }
      }
      return svg.toString();
    };
  }

  /**
   * Returns a chart with a group of bars for each column but the first, a value of {@code across},
   * and a bar for each row. Bars are multiples of the group's median without the row {@code
   * marked}, which is highlighted.
   */
  static Chart bars(String title, String across, String marked) {
    return table -> {
      int bar = 11;
      int gap = 26;
      int plotHeight = 190;
      int rows = table.rows().size();
      int columns = table.header().size() - 1;
      int group = bar * rows + gap;
      double greatest = 0;
      double[][] height = new double[columns][rows];
      for (int column = 0; column < columns; column++) {
        double median = median(table, column + 1, marked);
        for (int row = 0; row < rows; row++) {
          height[column][row] = median > 0 ? table.number(row, column + 1) / median : 0;
          greatest = Math.max(greatest, height[column][row]);
        }
      }
      ChartSvg svg = new ChartSvg(60 + group * columns, TOP + plotHeight + 60);
      svg.title(title);
      double foot = TOP + 20 + plotHeight;
      for (int line = 1; line <= greatest; line++) {
        double y = foot - plotHeight * line / greatest;
        svg.line(44, y, 50 + group * columns, y, ChartSvg.GRID);
        svg.text(38, y + 4, 11, "end", "\u00d7" + line);
      }
      for (int column = 0; column < columns; column++) {
        double left = 50 + group * column + gap / 2.0;
        for (int row = 0; row < rows; row++) {
          double barHeight = plotHeight * height[column][row] / Math.max(1e-9, greatest);
          boolean isMarked = table.rows().get(row).get(0).equals(marked);
          svg.box(
              left + bar * row,
              foot - barHeight,
              bar - 2,
              barHeight,
              isMarked ? ChartSvg.GOLD : ChartSvg.BLUE);
        }
        String name = across + " " + table.header().get(column + 1);
        svg.text(left + bar * rows / 2.0, foot + 18, 12, "middle", name);
      }
      return svg.toString();
    };
  }

  /**
   * Returns a chart with a line for each value of the first column: the share in column {@code
   * share} by the number in column {@code across}.
   */
  static Chart lines(String title, String across, String share) {
    return table -> {
      int plotWidth = 520;
      int plotHeight = 170;
      ChartSvg svg = new ChartSvg(plotWidth + 150, TOP + plotHeight + 60);
      svg.title(title);
      double foot = TOP + 16 + plotHeight;
      for (int tenth = 0; tenth <= 10; tenth += 5) {
        double y = foot - plotHeight * tenth / 10.0;
        svg.line(44, y, 50 + plotWidth, y, ChartSvg.GRID);
        svg.text(38, y + 4, 11, "end", tenth * 10 + " %");
      }
      double last = 1;
      for (int row = 0; row < table.rows().size(); row++) {
        last = Math.max(last, table.number(row, table.column(across)));
      }
      for (int number = 1; number <= last; number++) {
        String name = (number == 1 ? across + " " : "") + number;
        svg.text(place(number, last, plotWidth), foot + 18, 11, "middle", name);
      }
      Map<String, StringBuilder> lines = new LinkedHashMap<>();
      Map<String, Double> ends = new LinkedHashMap<>();
      for (int row = 0; row < table.rows().size(); row++) {
        String name = table.rows().get(row).get(0);
        double x = place(table.number(row, table.column(across)), last, plotWidth);
        double y = foot - plotHeight * table.number(row, table.column(share));
        lines
            .computeIfAbsent(name, any -> new StringBuilder())
            .append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
        ends.put(name, y);
      }
      String[] colours = {ChartSvg.GOLD, ChartSvg.BLUE};
      int next = 0;
      for (Map.Entry<String, StringBuilder> line : lines.entrySet()) {
        svg.path(line.getValue().toString().strip(), colours[next++ % colours.length]);
        svg.text(
            56 + plotWidth, ends.getOrDefault(line.getKey(), foot) + 4, 12, "start", line.getKey());
      }
      return svg.toString();
    };
  }

  private static double place(double number, double last, int plotWidth) {
    return 60 + (plotWidth - 20) * (number - 1) / Math.max(1, last - 1);
  }

  private static double median(PlainTable table, int column, String excluded) {
    List<Double> others =
        IntStream.range(0, table.rows().size())
            .filter(row -> !table.rows().get(row).get(0).equals(excluded))
            .mapToObj(row -> table.number(row, column))
            .sorted()
            .toList();
    int half = others.size() / 2;
    return others.size() % 2 == 1
        ? others.get(half)
        : (others.get(half - 1) + others.get(half)) / 2;
  }
}
