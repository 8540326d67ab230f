export declare function isInstalled(withDevelopment: boolean, root?: string): boolean;
export declare function linkPostgresLibraries(root?: string): void;
