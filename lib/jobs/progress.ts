/** Says how far a job is, from 0 to 1. */
export type Progress = (done: number) => Promise<void>;
