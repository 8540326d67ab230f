/**
 * Sentences that state the bandgap of the material. The slots {E} {C} {L} {U} are values with the
 * label Experimental, Computational, Literature or Unknown; `2` makes two values joined by "and",
 * `#` a bare number, `!` a plain number with its unit, `~` a range written with "and".
 */
export type ValueSource = 'E' | 'C' | 'L' | 'U';

/** One value a sentence, by the label that the sentence makes right. */
export const singleValueSentences: Readonly<Record<ValueSource, readonly string[]>> = {
  E: [
    'A linear fit to the Tauc plot gives a bandgap of {E} for our {M} films.',
    'From the onset of absorption we determined the bandgap of {M} to be {E}.',
    'The bandgap of our {M} crystals, measured by diffuse reflectance, is {E}.',
    'Our ellipsometry data place the bandgap of {M} at {E}.',
    'The inflection point of the quantum efficiency that we measured corresponds to a bandgap of {E} for {M}.',
    'We obtained a bandgap of {E} from the spectra of the as-prepared {M} layers (Fig. {n:2-5}b).',
    'In our samples {M} has an optical bandgap of {E}, independent of the thickness.',
    'The bandgap of {M} (in eV) that we measured is {E#} at room temperature.',
    'As shown in Fig. {n:2-6}, the (αhν)² plot of {M} crosses the axis at {E!}, which we take as its bandgap.',
    'The films prepared here show an energy gap of {E}, as expected for phase-pure {M}.',
    'Our transmission measurements yield E_g = {E!} for {M} annealed at {n:100-180:10} °C.',
    'After passivation, we measured a bandgap of {E} for {M}, the same as before.',
    'The nanocrystals of {M} made in this work have an optical bandgap of {E}.',
  ],
  C: [
    'With the hybrid functional we calculate a bandgap of {C} for {phase} {M}.',
    'The present GW calculation yields {C!} for the fundamental bandgap of {M}.',
    'Our PBE bandgap of {M} is {C}, without any scissor correction.',
    'The band structure calculated here has a direct bandgap of {C} for {M}.',
    'For the relaxed cell of {M} we compute a bandgap of {C}.',
    'At the level of theory used in this work, the bandgap of {M} comes out as {C}.',
    'Averaging over {n:20-100:10} snapshots of our dynamics run, we arrive at a bandgap of {C} for {M}.',
    'Neglecting spin–orbit coupling, our simulated {M} has a bandgap of {C}.',
    'The density of states in Fig. {n:1-5} corresponds to a calculated bandgap of {C} for {M}.',
    'We computed the bandgap of {M} (in eV) as {C#} in the static limit.',
    'Our tight-binding model gives a bandgap of {C} for {M}.',
  ],
  L: [
    'A bandgap of {L} has been reported for {M} {cite}.',
    'According to earlier work, the bandgap of {M} is {L} {cite}.',
    'Previous studies {cite} found a bandgap of {L} for films of {M}.',
    'With its bandgap of {L} {cite}, {M} is well suited to optoelectronics.',
    'The literature value for the bandgap of {M} is {L} {cite}.',
    'Photoemission data published before {cite} put the bandgap of {M} at {L}.',
    'In ref. {n:4-60}, the bandgap of {M} was given as {L}.',
    'This agrees with the bandgap of {L} that other groups obtained for {M} {cite}.',
    'Calculations by others predicted a bandgap of {L} for {M} {cite}.',
    'The bandgap of {M} is usually reported as {L} {cite}.',
    'Absorption studies on {M} nanocrystals gave an energy gap of {L} {cite}.',
    '{M} (bandgap {L!} {cite}) was chosen as the absorber.',
    'As was shown more than {five|eight|ten} years ago, {M} has a bandgap of {L} {cite}.',
    'The cited data sheet lists the bandgap of {M} (in eV) as {L#} {cite}.',
    'Reported bandgaps of {M} lie between {L~} {cite}.',
  ],
  U: [
    'With a bandgap of {U}, {M} is a suitable {absorber|emitter|semiconductor} for such devices.',
    '{M} is a direct semiconductor with a bandgap of {U}.',
    'The bandgap of {M} is {U}, and its absorption coefficient is high.',
    'Because of the bandgap of {U}, the absorption of {M} ends near {nm} nm.',
    'The bandgap of {M} enters the equation of the device as {U!}.',
    'A bandgap of {U} makes {M} attractive for multijunction cells.',
    '{M}, whose bandgap is {U}, crystallises in the {phase} phase.',
    'Input parameters for the {M} layer were a bandgap of {U!}, a relative permittivity of {n:6-30} and a thickness of {n:300-600:50} nm.',
    'Since the bandgap of {M} is {U}, photons of lower energy are lost.',
    'Typical of {M} are a bandgap of {U} and a small exciton binding energy.',
    'The energy gap of {U} in {M} matches the spectrum of the lamp.',
    'In {M} the bandgap (E_g = {U!}) is set by the lead {halide} framework.',
    'The parameter set for {M} (bandgap in eV: {U#}; relative permittivity: {n:12-32}) is listed in Table {n:1-3}.',
    'The {M} layer, with its bandgap of {U}, absorbs the short-wave part of the light.',
    '{M} and {other} have bandgaps of {U#} and <{otherGap} eV>, respectively.',
    'The bandgaps of {other} and {M} are <{otherGap}> and {U!}, respectively.',
    'Compared with {other} (<{otherGap} eV>), {M} has a bandgap of {U}.',
  ],
};

/** Two values a sentence, by the label of the first. */
export const doubleValueSentences: Readonly<Record<ValueSource, readonly string[]>> = {
  E: [
    'Our Tauc plots give bandgaps of {E2} for {M} annealed at {n:90-110:5} and {n:120-150:5} °C, respectively.',
    'We measured bandgaps of {E2} for thin films and single crystals of {M}.',
    'The bandgap of our {M} films was {E!} before and {E!} after annealing.',
    'On cooling, the measured bandgap of {M} goes from {E!} at 300 K to {E!} at {n:90-150:10} K.',
    'The measured bandgap of our {M} films, {E!}, is close to the {L!} in the literature {cite}.',
    'While a bandgap of {L!} has been published for {M} {cite}, our optical data give {E!}.',
  ],
  C: [
    'Our calculated bandgaps of {M} are {C2} without and with the correction, respectively.',
    'For {M} we calculate a bandgap of {C!} with PBEsol and of {C!} with the hybrid functional.',
    'We calculate a bandgap of {C!} for {M}, somewhat away from the {L!} reported earlier {cite}.',
  ],
  L: [
    'Bandgaps of {L2} have been reported for {M} {cite}.',
    'For {M}, one group found a bandgap of {L!} {cite}, another a bandgap of {L!} {cite}.',
    'Earlier values for the bandgap of {M} are {L2}, depending on the method {cite}.',
  ],
  U: [
    'Bandgaps of {U2} are typical of {M}, depending on the sample.',
    'The bandgap of {M} is {U!} in the bulk and {U!} in nanocrystals.',
  ],
};
