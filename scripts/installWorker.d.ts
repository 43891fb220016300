export function installWorker(): Promise<boolean>;
