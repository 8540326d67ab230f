/** Luminescence and carrier dynamics; peak energies in eV are lures, not bandgaps. */
export const emissionSentences: readonly string[] = [
  'Steady-state photoluminescence of {M} peaks at {nm} nm with a full width at half maximum of {n:18-52} nm.',
  'The emission maximum at <{peak} eV> has a small Stokes shift of {n:12-60} meV.',
  'Time-resolved traces were fitted with two exponentials, giving lifetimes of {n:2-25} and {n:60-900:10} ns.',
  'The quantum yield rose from {n:8-35} to {n:45-92} % after treatment with {thiocyanate|a zwitterionic ligand|tetrafluoroborate salts}.',
  'Under pulsed excitation at {400|405|450|515} nm the spectra did not shift up to a fluence of {n:5-50:5} µJ cm⁻².',
  'Cathodoluminescence maps show that the grain boundaries of {M} are darker than the interiors.',
  'At {n:4-20} K the line narrows to <{n:9-28} meV>, and a second, weaker peak appears on its low-energy side.',
  'Amplified spontaneous emission set in above {n:12-90} µJ cm⁻².',
  'The blueshift of the nanocrystals against the bulk is explained by weak confinement.',
  'Neither the position nor the width of the line depended on the excitation power in the range tested.',
  'Bimolecular recombination coefficients of about {n:1-9} × 10⁻¹⁰ cm³ s⁻¹ were found from transient absorption.',
  'Photon recycling complicates the analysis of the lifetimes in thick crystals of {M}.',
  'Electroluminescence of the diodes was observed above {n:1.9-3.2} V, with coordinates that hardly changed with bias.',
  'Light soaking for {n:10-90:10} min caused no phase segregation, unlike in mixed halides.',
  'A Huang–Rhys factor of {n:1.2-4.9} indicates sizeable coupling to phonons of <{n:11-22} meV>.',
  'Excitation spectra follow the absorption, so that the emission of {M} must come from the band edge.',
];
