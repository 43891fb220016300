export function machineNode(path?: string): string | undefined;
