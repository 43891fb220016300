/** What the contact form shows when the server renders it: nothing yet, what was wrong, or the receipt. */
export type ContactState = {
  values?: { name: string; email: string; message: string };
  errors?: { name?: string; email?: string; message?: string };
  receipt?: string;
  failed?: boolean;
};
