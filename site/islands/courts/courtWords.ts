/** What is said of a court, as build/2-assets/hall.tsx writes it. */
export type CourtWords = { message: string; ask: string; hour: string; scan: string; lesson?: string };
