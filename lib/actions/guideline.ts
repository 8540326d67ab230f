'use server';

import { z } from 'zod';
import { markGuidelineRead } from '../data/projects/guideline-shelf';
import { defineAction } from './define-action';

export const markAsRead = defineAction(
  z.object({ projectId: z.string().max(100), version: z.int().min(1) }),
  (actor, { projectId, version }) => markGuidelineRead(actor, projectId, version),
);
