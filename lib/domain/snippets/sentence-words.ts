/**
 * Words that decide whether a full stop ends a sentence in scientific prose.
 */

const words = (list: string) => new Set(list.split(/\s+/u));

/** Always followed by what they introduce; their full stop never ends a sentence. */
export const introducingWords = words(
  'e.g i.e cf vs viz Dr Prof Mr Mrs Ms Fig Figs fig figs Eq Eqs eq eqs Ref Refs ref refs Tab Sec Sect Chap',
);

/**
 * Abbreviations that may also stand last in a sentence: their full stop ends it when a word follows
 * that usually opens one.
 */
export const abbreviations = words(
  `al etc ca approx resp no No nos Nos vol Vol pp ed eds et ibid est max min avg std temp conc calc
  exp expt theor wt at mol vol sec hr hrs mins St Inc Ltd Corp Univ Dept Inst Natl Int Soc
  Acad Sci Chem Phys Lett Rev Mater Adv Appl Nat Commun Struct Surf Opt Electron Eng Technol
  Proc Trans Am Eur Jpn Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec supp suppl Suppl r.t a.u b.p m.p
  i.v w.r.t U.S U.K`,
);

/** Words that usually open a sentence; next to an abbreviation they tell that it ended one. */
export const openingWords = words(
  `The This These That Those It Its We Our They Their There Here He She In On At For From With Without By
  As To A An However Moreover Furthermore Therefore Thus Hence Consequently Accordingly When While Whereas
  Where Although Though Since Because If After Before During Both Each All Some Such No Not Using Based Upon
  Under Between Among Despite Due Compared Finally First Firstly Second Secondly Third Then Additionally
  Interestingly Notably Recently Similarly Indeed Nevertheless Instead Another Other One Two Three Most Many
  Several Various Figure Table Note`,
);
