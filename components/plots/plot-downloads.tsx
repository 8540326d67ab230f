'use client';

import { Download } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button';
import { saveText } from '@/components/ui/save-text';
import { standaloneSvg } from './standalone-svg';

/** Saves a figure's picture as it is shown, and its numbers. */
export function PlotDownloads({ id, csv }: { readonly id: string; readonly csv: string }) {
  const saveSvg = () => {
    const shown = [...document.querySelectorAll<SVGSVGElement>(`#${id} svg.plot`)].find(
      (svg) => svg.getClientRects().length > 0,
    );
    if (shown !== undefined) saveText(`${id}.svg`, standaloneSvg(shown), 'image/svg+xml');
  };
  return (
    <span className="flex gap-2">
      <Button size="small" onClick={saveSvg}>
        <Download aria-hidden size={14} />
        SVG
      </Button>
      <a href={csv} className={buttonClass('plain', 'small')}>
        <Download aria-hidden size={14} />
        CSV
      </a>
    </span>
  );
}
