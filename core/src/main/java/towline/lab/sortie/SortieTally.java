package towline.lab.sortie;

/** The results of one aim mode. */
final class SortieTally {
  int runs;
  int shots;
  int hits;
  int kills;
  int deaths;
  long points;

  void add(SortieTally other) {
    runs += other.runs;
    shots += other.shots;
    hits += other.hits;
    kills += other.kills;
    deaths += other.deaths;
    points += other.points;
  }

  double hitRate() {
    return (double) hits / shots;
  }

  double meanScore() {
    return (double) points / runs;
  }
}
