'use client';

import { useCallback, useMemo } from 'react';
import { markAsRead } from '@/lib/actions/guideline';
import { AnnotateScreen, type AnnotateScreenProps } from './annotate-screen';
import { requestsOf } from './assignment-requests';

/** The annotator's screen on this program's own API. */
export function AnnotateClient(
  props: Omit<AnnotateScreenProps, 'loadAssignment' | 'sendOperations' | 'markGuidelineRead'>,
) {
  const requests = useMemo(() => requestsOf(props.user.id), [props.user.id]);
  const projectId = props.project.id;
  const markGuidelineRead = useCallback(
    (version: number) =>
      markAsRead({ projectId, version }).then(
        ({ ok }) => ok,
        () => false,
      ),
    [projectId],
  );
  return <AnnotateScreen {...props} {...requests} markGuidelineRead={markGuidelineRead} />;
}
