'use client';

import { useRef, useState } from 'react';
import { usePreview } from '@/components/forms/use-preview';
import { previewRowsOfFile } from '@/lib/actions/imports';
import { nothingChosen, type TableChoice } from './column-mapper';
import { readTableStart, type TableStart } from './table-file';

/** The file of rows that is about to be imported, with what was chosen of its columns. */
export function useTable(projectId: string) {
  const [start, setStart] = useState<TableStart | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [choice, setChoice] = useState(nothingChosen);
  const latest = useRef(0);
  const { preview, isOld, again } = usePreview(
    previewRowsOfFile,
    start === null ? null : { projectId, ...start, ...choice },
  );

  /** Anything but one file of rows closes the table. */
  const open = async (files: readonly File[]): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    const read = await readTableStart(files);
    // Another file was chosen meanwhile.
    if (turn !== latest.current) return;
    const isSameFile = read?.fileName === start?.fileName;
    setIsBroken(read?.isUtf8 === false);
    setStart(
      read?.isUtf8 === true
        ? { fileName: read.fileName, head: read.head, isCut: read.isCut }
        : null,
    );
    if (!isSameFile) setChoice(nothingChosen);
  };

  const data = preview.kind === 'shown' ? preview.data : null;
  const isReady = data !== null && data.fault === null && !isOld;
  const agreed: TableChoice | null =
    start === null || data === null ? null : { delimiter: data.delimiter, mapping: data.mapping };
  return {
    open,
    choose: setChoice,
    isOpen: start !== null,
    isBroken,
    /** The file cannot be sent as it stands. */
    isBlocked: isBroken || (start !== null && !isReady),
    /** As it is shown, whether or not anything was changed by hand. */
    agreed,
    shown: { preview, isOld, choice, onAgain: again },
  };
}
