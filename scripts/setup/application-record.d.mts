import type { ProcessIdentity } from './processes.mjs';

export type ApplicationRecord = ProcessIdentity & { readonly url: string };

export declare function applicationRecordFile(dataFolder: string): string;
export declare function recordApplication(file: string, record: ApplicationRecord): void;
export declare function findRecordedApplication(file: string): ApplicationRecord | null;
