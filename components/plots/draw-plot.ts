/**
 * Plots are drawn on the server: a page carries the finished picture and no code for it. Colours are
 * the tokens of the program, so that the picture follows the colour scheme of the reader.
 */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

/** The SVG of a plot, as text. @param label what it shows, for those who do not see it */
export function drawPlot(options: Plot.PlotOptions, label: string): string {
  const svg = Plot.plot({
    ...options,
    document: document,
    figure: false,
    style: { background: 'none' },
  });
  // Inline style sheets are not allowed on our pages; what it says stands in globals.css.
  svg.querySelector('style')?.remove();
  // The whole is one image: its groups have no role that a name could belong to.
  for (const group of svg.querySelectorAll('g')) group.removeAttribute('aria-label');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('class', 'plot');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return svg.outerHTML;
}
