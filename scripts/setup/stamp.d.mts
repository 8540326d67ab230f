export declare function hashSources(
  root: string,
  sources: readonly string[],
  counts?: (file: string) => boolean,
): string;
export declare function readStamp(file: string): string | null;
export declare function writeStamp(file: string, hash: string): void;
export declare function removeStamp(file: string): void;
