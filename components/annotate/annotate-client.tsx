'use client';

import { AnnotateScreen, type AnnotateScreenProps } from './annotate-screen';
import { loadAssignment, sendOperations } from './assignment-requests';

/** The annotator's screen on this program's own API. */
export function AnnotateClient(
  props: Omit<AnnotateScreenProps, 'loadAssignment' | 'sendOperations'>,
) {
  return (
    <AnnotateScreen {...props} loadAssignment={loadAssignment} sendOperations={sendOperations} />
  );
}
