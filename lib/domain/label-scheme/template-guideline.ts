/**
 * The guideline texts that a new project starts from. Clauses are numbered so that a decision can
 * cite one (`lib/domain/guideline/clauses.ts` reads them); a lead edits the text freely afterwards.
 */

export const pv600Guideline = `# Guideline: bandgap values

Read the question, then the whole snippet, then mark every value that answers the question. Judge by what stands in the snippet; do not look the article up.

## 1 What counts as a value

**1.1 The right quantity.** Mark a number that the text gives as the bandgap (band gap, energy gap, optical gap, E_g) of the material in the question. In "MAPI has a bandgap of 1.55 eV" that is \`1.55 eV\`.

**1.2 Other quantities.** Leave emission peaks, binding and Urbach energies, band positions and work functions, even when they are in eV, unless the text calls the number a bandgap.

**1.3 Every mention.** A value that is stated twice is marked twice.

**1.4 Bounds and differences.** Leave bounds ("below 1.6 eV") and changes ("wider by 0.05 eV"): neither is a value.

## 2 Where a span starts and ends

**2.1 Number and unit.** Start at the first digit. If eV follows in the same stretch of text, take it in: \`1.55 eV\`, not \`1.55\`.

**2.2 Unit elsewhere.** If the unit stands apart, mark the number alone. In "bandgap (in eV) of 1.55" that is \`1.55\`.

**2.3 Words before the number.** Leave out "about", "ca.", "~" and "E_g =".

**2.4 Margins.** Take the margin in: \`1.55 ± 0.03 eV\`. It reads as 1.55.

**2.5 Other units.** Leave values in meV, nm or any unit but eV, also when they could be converted. If one value is given in both, mark the one in eV.

## 3 Ranges and several values

**3.1 What a range is.** Two ends for one quantity, joined by a dash, by "to", or by "between … and …".

**3.2 Whole range.** Select the whole range as one span, from the first digit to the unit: \`2.2–2.4 eV\` reads as 2.3. A range given for other people's work is Literature.

**3.3 Values joined by "and".** These are separate spans. "1.5 eV and 1.6 eV" gives \`1.5 eV\` and \`1.6 eV\`; "1.5 and 1.6 eV" gives \`1.5\` and \`1.6 eV\`.

**3.4 From one state to another.** "falls from 1.73 eV at 300 K to 1.55 eV at 100 K" names two values, not a range.

## 4 Which label

**4.1 Experimental.** Measured by the authors of this article: "we measured", "our films", "Fig. 3 shows".

**4.2 Computational.** Calculated or simulated by the authors of this article: "we calculate", "our GW result".

**4.3 Literature.** Taken from elsewhere, shown by a citation number, a bracket or a clear reference such as "earlier work". This goes before 4.1 and 4.2: a cited measurement is Literature.

**4.4 Unknown.** The snippet does not say where the value comes from: "MAPI, with its bandgap of 1.55 eV, …". Do not guess.

## 5 Several materials

**5.1 Only the one in the question.** Values of other materials stay unmarked. Asked for MAPI, mark only the first number in "MAPI and FAPI have bandgaps of 1.55 and 1.48 eV, respectively".

**5.2 Forms of the same material.** Films, crystals, nanocrystals and phases of the material all count.

**5.3 Mixtures.** Alloys and stacks with another material are not the material in the question.

## 6 No value, not sure, not readable

**6.1 No value here.** If nothing is to be marked, say so with "No value here". It is an answer like any other.

**6.2 NOT CLEAR.** If you are still unsure after a second reading, flag the snippet and pick a reason. Mark what you can; the meeting decides. If one span alone is in doubt, give it the label NOT CLEAR.

**6.3 Unreadable.** If the text is so damaged that nobody could answer, finish it as unreadable.

**6.4 Damaged, but clear.** Broken words do not matter as long as the number, the material and the quantity can be told.
`;

export const blankGuideline = `# Guideline

Say in one sentence what this project is for, and what the dataset will be used for.

## 1 What to mark

**1.1 What counts.** Describe what is to be marked, with an example.

**1.2 What does not count.** Name what looks alike but stays unmarked.

## 2 Where a span starts and ends

**2.1 Edges.** Say what belongs to a span and what does not.

## 3 Which label

**3.1 Choosing a label.** Give a sentence and an example for each label.

## 4 Nothing, not sure, not readable

**4.1 Nothing here.** If nothing is to be marked, say so: it is an answer like any other.

**4.2 NOT CLEAR.** If you are unsure after a second reading, flag the snippet and pick a reason.

**4.3 Unreadable.** If nobody could answer from this text, finish it as unreadable.
`;
