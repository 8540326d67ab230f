/** Ageing under heat, light and moisture; activation energies in eV are lures. */
export const stabilitySentences: readonly string[] = [
  'Unencapsulated cells kept {n:78-96} % of their initial efficiency after {n:300-1500:50} h in nitrogen.',
  'At {n:60-85} °C and {n:30-85:5} % relative humidity, {M} turned pale within {n:2-48} h.',
  'Thermogravimetry shows no loss of mass below {n:220-420:10} °C.',
  'Replacing the organic cation altogether improves the resistance to heat but not to moisture.',
  'The activation energy for ion migration in {M} was estimated as <{n:0.18-0.62} eV>.',
  'After {n:20-60:5} days in air the diffraction pattern was unchanged apart from a small peak of {lead}.',
  'Exposure to water vapour led to a change of phase, which could be reversed by drying at {n:60-90:5} °C.',
  'An additive of {n:0.5-3.0} mol% {potassium|rubidium|guanidinium} suppressed the loss of {halide}.',
  'Encapsulation with glass and butyl rubber extended the lifetime to more than {n:1000-3000:100} h.',
  'Films stored in the dark recovered part of their initial emission.',
  'Under continuous light from a {n:80-150:10} mW cm⁻² lamp, the absorbance of {M} at {n:450-550:10} nm dropped by {n:3-28} %.',
  'Decomposition starts at the edges of the film and moves inwards at about {n:5-60:5} µm h⁻¹.',
  'The strain left after cooling is one reason why the {phase} phase is lost at room temperature.',
  'Repeated heating between {n:20-30} and {n:85-110:5} °C caused cracks after {n:50-300:10} cycles.',
  'A thin layer of {alumina|PMMA|a two-dimensional perovskite} on top of {M} slowed the uptake of water.',
  'Oxygen alone did little harm, but oxygen and light together bleached the film within {n:3-24} h.',
];
