'use client';

import { useCallback, useMemo } from 'react';
import { PreferencesProvider } from '@/components/workspace/preferences';
import { saveOwnPreferences } from '@/components/workspace/save-own-preferences';
import { markAsRead } from '@/lib/actions/guideline';
import type { Preferences } from '@/lib/domain/preferences/preferences';
import { AnnotateScreen, type AnnotateScreenProps } from './annotate-screen';
import { requestsOf } from './assignment-requests';

/** The annotator's screen on this program's own API. */
export function AnnotateClient({
  preferences,
  ...props
}: Omit<AnnotateScreenProps, 'loadAssignment' | 'sendOperations' | 'markGuidelineRead'> & {
  readonly preferences: Preferences;
}) {
  const requests = useMemo(() => requestsOf(props.user.id), [props.user.id]);
  const projectId = props.practice?.id ?? props.project.id;
  const markGuidelineRead = useCallback(
    (version: number) =>
      markAsRead({ projectId, version }).then(
        ({ ok }) => ok,
        () => false,
      ),
    [projectId],
  );
  return (
    <PreferencesProvider initial={preferences} save={saveOwnPreferences}>
      <AnnotateScreen {...props} {...requests} markGuidelineRead={markGuidelineRead} />
    </PreferencesProvider>
  );
}
