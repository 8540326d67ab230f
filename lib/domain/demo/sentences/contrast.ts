/** Bandgaps of other materials and of mixtures, and differences: every value here is a lure. */
export const contrastSentences: readonly string[] = [
  'For {other}, prepared in the same run, a bandgap of <{otherGap} eV> was found.',
  'The reference compound {other} has a bandgap of <{otherGap} eV> {cite}.',
  'The bandgap of {M} differs from that of {other} (<{otherGap} eV>) for reasons that are discussed below.',
  'Mixing {M} with {n:10-50:5} % of {other} gave a solid solution whose bandgap of <{mixedGap} eV> was stable under light.',
  'Zinc oxide and tin dioxide, with bandgaps of <3.3> and <3.6 eV>, were compared as contacts.',
  'A buffer of cadmium sulfide, whose bandgap is <2.4 eV>, was left out in the final design.',
  'The bandgap of {other} shrinks by <{n:0.03-0.12} eV> under a pressure of {n:0.5-2.5} GPa.',
  'Unlike {M}, {other} degrades quickly in air, although its bandgap of <{otherGap} eV> would be better suited.',
  'Doping with {n:1-8} % of bismuth lowered the apparent bandgap by <{n:60-280:10} meV>, which was later put down to defects.',
  'Crystalline silicon (<1.12 eV>) and gallium arsenide (<1.42 eV>) are given as benchmarks.',
  'Two-dimensional layers on top of {M} have a bandgap of <{n:2.3-2.9} eV> and act as a barrier.',
  'Alloys of {other} with tin reach <{n:1.22-1.30} eV> and serve as bottom absorbers.',
  'In the mixed compound the bandgap could be set anywhere between <{n:1.60-1.75} and {n:1.90-2.25} eV> by the halide ratio.',
  'The gap of {other} opens by <{n:30-120:10} meV> between {n:80-120:10} and {n:290-300} K.',
  'Data for {other} are therefore shown only where its bandgap matters for the comparison.',
];
