'use client';

import { FileUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { countOf, formatBytes } from '@/components/shell/number-words';

/** A place to choose files or to drop them. */
export function FileDrop({
  files,
  onChange,
  accept,
  words = 'Drop a zip file or single files here, or choose them.',
}: {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly accept: string;
  readonly words?: string;
}) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-3 rounded-xl border-2 border-dashed px-4 py-7 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/60',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onChange([...event.dataTransfer.files]);
      }}
    >
      <FileUp aria-hidden size={22} className="text-ink-3" />
      <p className="max-w-md text-pretty text-ink-2">{words}</p>
      <span className="relative">
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            onChange([...(event.currentTarget.files ?? [])]);
            // So that the same file can be chosen again after it was changed.
            event.currentTarget.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'plain',
            'medium',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
          )}
        >
          Choose files
        </label>
      </span>
      <div aria-live="polite" className="w-full empty:-mt-3">
        {files.length > 0 && <Chosen files={files} onClear={() => onChange([])} />}
      </div>
    </div>
  );
}

function Chosen({
  files,
  onClear,
}: {
  readonly files: readonly File[];
  readonly onClear: () => void;
}) {
  const [first] = files;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <p className="mx-auto flex w-fit max-w-full items-center gap-2 rounded-lg bg-sunk py-1 pr-1 pl-3 font-semibold">
      <span className="min-w-0 truncate">
        {files.length === 1 ? first?.name : countOf(files.length, 'file')}
      </span>
      <span className="shrink-0 font-normal text-ink-2">{formatBytes(bytes)}</span>
      <button
        type="button"
        aria-label="Choose none of these"
        onClick={onClear}
        className="grid size-7 shrink-0 place-items-center rounded-md hover:bg-panel"
      >
        <X aria-hidden size={15} />
      </button>
    </p>
  );
}
