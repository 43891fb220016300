/** What is said of a court, as ssg/assets/hall.tsx writes it. */
export type CourtWords = { message: string; ask: string; hour: string; scan: string; lesson?: string };
