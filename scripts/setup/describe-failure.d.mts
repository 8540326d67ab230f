export declare function describeFailure(error: unknown): string;
