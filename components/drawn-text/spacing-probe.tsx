/**
 * A bit of invisible text that grows and shrinks with letter and word spacing and with the font,
 * also where that moves no line: whoever measures the text beside it watches its size.
 */
export function SpacingProbe() {
  return (
    <span
      data-chrome
      data-spacing-probe
      aria-hidden
      className="pointer-events-none invisible absolute whitespace-pre select-none before:content-['a_b_c_d']"
    />
  );
}
