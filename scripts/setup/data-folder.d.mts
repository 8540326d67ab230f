export declare function openDataFolder(given?: string): string;
