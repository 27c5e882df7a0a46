package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.data.JsonFields;

/**
 * The arcade: sectors with their waves, one after the other.
 *
 * @param pressure the numbers by which crowds are weighed and topped up
 * @param pause the time between two waves, s
 * @param distress the numbers of a ship in distress
 * @param sectors the sector of each wave
 * @param waves all waves in their order
 */
public record ArcadeSpec(
    SpawnBudget pressure,
    double pause,
    DistressSpec distress,
    List<SectorSpec> sectors,
    List<WaveSpec> waves)
    implements Campaign {
  private record Sector(SectorSpec spec, List<WaveSpec> waves) {}

  /** Copies the lists. */
  public ArcadeSpec {
    sectors = List.copyOf(sectors);
    waves = List.copyOf(waves);
  }

  static ArcadeSpec read(JsonFields in, EntityCatalogue catalogue) {
    List<SectorSpec> sectorOfWave = new ArrayList<>();
    List<WaveSpec> waves = new ArrayList<>();
    int[] index = {0};
    List<Sector> sectors =
        in.parts(
            "sectors",
            sector ->
                new Sector(
                    SectorSpec.read(index[0]++, sector),
                    sector.parts("waves", wave -> WaveSpec.read(wave, catalogue))));
    for (Sector sector : sectors) {
      for (WaveSpec wave : sector.waves) {
        sectorOfWave.add(sector.spec);
        waves.add(wave);
      }
    }
    return new ArcadeSpec(
        in.part("pressure", SpawnBudget::read),
        in.number("pause", 0.05, 60),
        in.part("distress", DistressSpec::read),
        sectorOfWave,
        waves);
  }

  /** Returns a copy with sectors of another gravity, m/s^2. */
  public ArcadeSpec withGravity(double gravity) {
    List<SectorSpec> others = sectors.stream().map(each -> each.withGravity(gravity)).toList();
    return new ArcadeSpec(pressure, pause, distress, others, waves);
  }

  @Override
  public WaveSpec wave(int number) {
    return waves.get(number - 1);
  }

  @Override
  public SectorSpec sector(int number) {
    return sectors.get(number - 1);
  }

  @Override
  public int last() {
    return waves.size();
  }

  /** Returns 1: bosses of the arcade keep their tuning. */
  @Override
  public double fury(int number) {
    return 1;
  }
}
