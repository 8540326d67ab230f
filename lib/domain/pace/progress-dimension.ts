/** What progress is told by. */
export const progressDimensions = ['annotator', 'round', 'material'] as const;
export type ProgressDimension = (typeof progressDimensions)[number];
