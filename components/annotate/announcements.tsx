'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useActions, useAnnotate } from './annotate-context';

/**
 * What was just done, quietly in the bar; what could not be done, as a notice above it. Both are
 * read out politely.
 */
export function Announcements() {
  const announcement = useAnnotate((state) => state.announcement);
  const { dismissAnnouncement, reopen } = useActions();
  const isProblem = announcement?.tone === 'problem';
  return (
    <div role="status" aria-label="What happened" className="min-w-0 flex-1">
      {announcement !== null && !isProblem && (
        <p
          className="truncate px-1 text-center text-ink-2 max-md:sr-only"
          title={announcement.text}
        >
          {announcement.text}
        </p>
      )}
      {announcement !== null && isProblem && (
        <div className="fixed inset-x-3 bottom-18 z-30 mx-auto max-w-xl shadow-float">
          <Notice
            tone="warn"
            actions={
              <>
                {announcement.remedy === 'reopen' && (
                  <Button
                    size="small"
                    onClick={() => {
                      dismissAnnouncement();
                      reopen();
                    }}
                  >
                    Reopen
                  </Button>
                )}
                <button
                  type="button"
                  aria-label="Dismiss"
                  onClick={dismissAnnouncement}
                  className="grid size-7 place-items-center rounded-md text-ink-2 hover:bg-warn/15"
                >
                  <X aria-hidden size={16} />
                </button>
              </>
            }
          >
            <p>{announcement.text}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
