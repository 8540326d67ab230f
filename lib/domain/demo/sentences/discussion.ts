/** Sentences that draw conclusions or hold a paragraph together. No bandgap values. */
export const discussionSentences: readonly string[] = [
  'These findings suggest that the bandgap of {M} is governed by the tilt of the octahedra rather than by the cation itself.',
  'Taken together, the results show that {M} tolerates a wide window of processing conditions.',
  'More work is needed to separate the influence of strain from that of composition.',
  'The same procedure can be applied to {other} without changes.',
  'We conclude that the quality of the interface, not of the bulk, limits the present devices.',
  'Details are given in the supporting information.',
  'The differences between batches were smaller than {n:2-6} % and are not discussed further.',
  'Error bars denote the standard deviation over {n:3-12} samples.',
  'A quantitative model of the bandgap is beyond the scope of this paper.',
  'This trend is the opposite of that in conventional semiconductors.',
  'Such a view is supported by the weak dependence on temperature.',
  'Whether the bandgap of {M} can be lowered further without loss of stability remains open.',
  'Table {n:1-4} lists the parameters used.',
  'A different explanation, based on trapped charge, cannot be ruled out at present.',
];
