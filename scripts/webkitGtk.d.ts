export const withoutWebKit: string;
