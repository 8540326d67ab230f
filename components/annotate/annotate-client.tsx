'use client';

import { useMemo } from 'react';
import { AnnotateScreen, type AnnotateScreenProps } from './annotate-screen';
import { requestsOf } from './assignment-requests';

/** The annotator's screen on this program's own API. */
export function AnnotateClient(
  props: Omit<AnnotateScreenProps, 'loadAssignment' | 'sendOperations'>,
) {
  const requests = useMemo(() => requestsOf(props.user.id), [props.user.id]);
  return <AnnotateScreen {...props} {...requests} />;
}
